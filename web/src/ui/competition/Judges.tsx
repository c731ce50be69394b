import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/format.ts';
import type { JudgesOfCompetitionFragment } from './generated/graphql.ts';

/** Judges of a competition beside or instead of its voters, by name as soon as the names are public. */
export function Judges({ competition: { judgedBy, jury } }: { competition: JudgesOfCompetitionFragment }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (judgedBy === 'VOTERS') return null;
  const names = (jury?.judges ?? []).map(({ chair, ...name }) => {
    const shown = format.personName(name);
    return chair ? t('shell.jury.chair', { name: shown }) : shown;
  });
  return (
    <Text color="fg.muted" maxW="prose">
      {t(`shell.jury.${judgedBy}`)}{' '}
      {names.length > 0
        ? t('shell.jury.judges', { names: format.list(names) })
        : jury?.namesPublic === 'AT_AWARD' && jury.judges === null
          ? t('shell.jury.later')
          : null}
    </Text>
  );
}
