import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckboxField } from '../../../ui/form/CheckboxField.tsx';

/** Props of the bar that sends chosen photos. */
export interface SendBarProps {
  /** Photos that can be sent as they are. */
  ready: number;
  /** Those of them and the others. */
  chosen: number;
  sending: boolean;
  onSend: () => void;
  onCancel: () => void;
}

/** Sends what is chosen, once its author has declared it to be the own. */
export function SendBar({ ready, chosen, sending, onSend, onCancel }: SendBarProps) {
  const { t } = useTranslation();
  const [declared, setDeclared] = useState(false);
  const [missing, setMissing] = useState(false);
  const send = () => {
    setMissing(!declared);
    if (declared) onSend();
  };
  return (
    <Stack
      as="section"
      aria-label={t('upload.batch.send', { count: ready })}
      position="sticky"
      bottom="0"
      zIndex="docked"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
      boxShadow="lg"
      p="4"
      gap="3"
    >
      <CheckboxField
        error={missing && !declared ? t('upload.ownImageMissing') : undefined}
        checked={declared}
        onChange={(event) => setDeclared(event.target.checked)}
      >
        {t('upload.batch.declare')}
      </CheckboxField>
      <Flex gap="3" align="center" wrap="wrap">
        {sending ? (
          <Button variant="outline" onClick={onCancel}>
            {t('upload.cancel')}
          </Button>
        ) : (
          <Button aria-disabled={ready === 0} onClick={() => ready > 0 && send()}>
            {t('upload.batch.send', { count: ready })}
          </Button>
        )}
        <Text role="status" textStyle="sm" color="fg.muted">
          {sending
            ? t('upload.batch.sending')
            : ready < chosen
              ? t('upload.batch.notReady', { count: chosen - ready })
              : t('upload.batch.kept')}
        </Text>
      </Flex>
    </Stack>
  );
}
