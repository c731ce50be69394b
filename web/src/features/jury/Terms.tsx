import { List } from '@chakra-ui/react/list';
import { useTranslation } from 'react-i18next';
import type { JurySeatFragment } from './generated/graphql.ts';

/** Terms of a seat: acts that its judge gives up, and facts that become public. */
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
