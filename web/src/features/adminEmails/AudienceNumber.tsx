import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/format.ts';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { isOfCompetition } from './emailSchema.ts';
import { useAudienceCount, type Audience } from './audience.ts';

/** How many people would get it now, and who is left out. */
export function AudienceNumber({ about }: { about: Audience }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { count, error, refetch } = useAudienceCount(about);
  if (error) return <ErrorNotice error={error} onRetry={() => void refetch()} />;
  if (!count || (isOfCompetition(about.group) && about.competitionId === null)) return null;
  const total = count.hu + count.en;
  return (
    <Text role="status" bg="bg.subtle" borderWidth="1px" borderRadius="l2" px="4" py="3">
      {total === 0
        ? t('adminEmails.audienceNobody')
        : t('adminEmails.audienceNumber', {
            n: format.number(total),
            hu: format.number(count.hu),
            en: format.number(count.en),
          })}{' '}
      {t('adminEmails.leftOut')}
    </Text>
  );
}
