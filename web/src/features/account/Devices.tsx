import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack, Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccountDevicesQuery, useEndDeviceMutation, type AccountDevicesQuery } from './generated/graphql.ts';
import { useFormat } from '../../i18n/format.ts';
import { notify } from '../../notifications/notify.ts';
import { ActionFailure } from '../../ui/ActionFailure.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useAction } from '../../ui/useAction.ts';

type Device = NonNullable<NonNullable<AccountDevicesQuery['me']>['devices']>[number];

function Item({ device: { name, lastUsedAt }, onEnd }: { device: Device; onEnd: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <HStack as="li" justify="space-between" wrap="wrap" gap="3" py="3" borderTopWidth="1px">
      <Box minW="0">
        <Text fontWeight="medium" overflowWrap="anywhere">
          <bdi>{name}</bdi>
        </Text>
        <Text color="fg.muted">{t('account.devices.used', { at: format.dateTime(lastUsedAt) })}</Text>
      </Box>
      <Button variant="outline" size="sm" aria-label={t('account.devices.endNamed', { name })} onClick={onEnd}>
        {t('account.devices.end')}
      </Button>
    </HStack>
  );
}

/** The devices on which the viewer is logged in by an app, each with a way to log it out. Nothing while there are none. */
export function Devices() {
  const { t } = useTranslation();
  // An app may have logged in or refreshed its token since.
  const { data, error, refetch } = useAccountDevicesQuery({ fetchPolicy: 'no-cache' });
  const [endDevice] = useEndDeviceMutation();
  const [asked, setAsked] = useState<Device | null>(null);
  const [hasEnded, setHasEnded] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const reread = () => refetch().catch(() => undefined);

  const action = useAction(async () => {
    if (!asked) return [];
    try {
      const answer = await endDevice({ variables: { input: { id: asked.id } } });
      if (!answer.data?.endDevice.ended) return answer.data?.endDevice.userErrors;
      notify.positive(t('account.devices.done', { name: asked.name }));
      setHasEnded(true);
      return [];
    } finally {
      // Also where it was refused: the device may be gone already.
      await reread();
      setAsked(null);
      // The button that was pressed is gone with its device.
      list.current?.focus();
    }
  });

  if (error && !data)
    return (
      <Panel title={t('account.devices.title')}>
        <ErrorNotice error={error} onRetry={() => void reread()} />
      </Panel>
    );
  const devices = data?.me?.devices ?? [];
  if (devices.length === 0 && !hasEnded) return null;
  return (
    <Panel title={t('account.devices.title')}>
      <Stack ref={list} tabIndex={-1} outline="none" gap="4">
        <Text>{t(devices.length > 0 ? 'account.devices.text' : 'account.devices.none')}</Text>
        {devices.length > 0 ? (
          <Box as="ul" listStyleType="none">
            {devices.map((device) => (
              <Item key={device.id} device={device} onEnd={() => setAsked(device)} />
            ))}
          </Box>
        ) : null}
      </Stack>
      <ActionFailure action={action} />
      <ConfirmDialog
        open={asked !== null}
        title={t('account.devices.ask')}
        text={t('account.devices.askText', { name: asked?.name ?? '' })}
        confirmLabel={t('account.devices.end')}
        pending={action.pending}
        onConfirm={action.run}
        onCancel={() => setAsked(null)}
      />
    </Panel>
  );
}
