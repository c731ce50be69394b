import { Button } from '@chakra-ui/react/button';
import { HStack, Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/format.ts';
import { ActionFailure } from '../../ui/ActionFailure.tsx';
import { Panel } from '../../ui/Panel.tsx';
import type { TextFieldsFragment } from './generated/graphql.ts';
import { useTextRemoval } from './useTextRemoval.ts';

function Orphan({ text }: { text: TextFieldsFragment }) {
  const { t } = useTranslation();
  const action = useTextRemoval(text);
  const { key, locale } = text;
  return (
    <Stack gap="2" borderWidth="1px" borderRadius="l2" p="3">
      <Text dir="auto" lang={locale} lineClamp={2} overflowWrap="anywhere">
        {text.text}
      </Text>
      <HStack wrap="wrap">
        <Button
          size="sm"
          variant="outline"
          height="auto"
          minH="9"
          whiteSpace="normal"
          loading={action.pending}
          onClick={action.run}
        >
          {t('adminTexts.deleteOrphan', { key, locale: t(`shell.localeName.${locale}`) })}
        </Button>
      </HStack>
      <ActionFailure action={action} />
    </Stack>
  );
}

/** Texts of administrators whose keys no page knows any more; they can only be deleted. */
export function Orphans({ texts }: { texts: readonly TextFieldsFragment[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (texts.length === 0) return null;
  return (
    <Panel title={t('adminTexts.orphans', { n: format.number(texts.length) })}>
      <Text color="fg.muted">{t('adminTexts.orphansHint')}</Text>
      {texts.map((text) => (
        <Orphan key={text.id} text={text} />
      ))}
    </Panel>
  );
}
