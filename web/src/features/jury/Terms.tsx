import { List } from '@chakra-ui/react/list';
import { useTranslation } from 'react-i18next';
import type { JurySeatFragment } from './generated/graphql.ts';

/** What comes with a seat: what its judge may do no more, and what everyone will be told. */
export function Terms({ seat }: { seat: JurySeatFragment }) {
  const { t } = useTranslation();
  const terms = [
    seat.competition.judgedBy === 'JURY' ? t('jury.terms.alone') : t('jury.terms.both'),
    seat.judgesMayEnter ? t('jury.terms.mayEnter') : t('jury.terms.noEntering'),
    t(`jury.terms.names.${seat.namesPublic}`),
    t('jury.terms.leaving'),
  ];
  return (
    <List.Root ps="5" gap="2" maxW="prose">
      {terms.map((term) => (
        <List.Item key={term}>{term}</List.Item>
      ))}
    </List.Root>
  );
}
