import { List } from '@chakra-ui/react/list';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/format.ts';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { useAudience, type Audience, type AudienceCount } from './audience.ts';
import { useAudienceSentence } from './useAudienceText.ts';

/** How many people there are, some of them, and who is left out and why. */
export function AudienceFacts({ count: { hu, en, sample, leftOut } }: { count: AudienceCount }) {
  const { t } = useTranslation();
  const format = useFormat();
  const names = sample.map((person) => format.personName(person) || person.username);
  const total = hu + en;
  return (
    <>
      <Text>
        {total === 0
          ? t('adminEmails.audienceNobody')
          : t('adminEmails.audienceNumber', {
              count: total,
              n: format.number(total),
              hu: format.number(hu),
              en: format.number(en),
            })}
      </Text>
      {names.length > 0 ? (
        <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
          {t(total > names.length ? 'adminEmails.audienceSample' : 'adminEmails.audienceAll', {
            names: format.list(names),
          })}
        </Text>
      ) : null}
      {leftOut.length > 0 ? (
        <>
          <Text textStyle="sm" fontWeight="medium">
            {t('adminEmails.leftOutTitle')}
          </Text>
          <List.Root ps="5" textStyle="sm">
            {leftOut.map(({ reason, people }) => (
              <List.Item key={reason}>{t(`adminEmails.leftOut.${reason}`, { n: format.number(people) })}</List.Item>
            ))}
          </List.Root>
        </>
      ) : null}
    </>
  );
}

/** The audience as a sentence, with how many people would get it now, and who is left out. */
export function AudienceNumber({ about }: { about: Audience }) {
  const { t } = useTranslation();
  const { count, isHidden, error, refetch } = useAudience(about);
  const sentence = useAudienceSentence();
  return (
    <Stack bg="bg.subtle" borderWidth="1px" borderRadius="l2" px="4" py="3" gap="2" role="status">
      <Text fontWeight="medium">{sentence(about)}</Text>
      {error ? (
        <ErrorNotice error={error} onRetry={() => void refetch()} />
      ) : isHidden ? (
        <Text>{t(about.group === 'VOTERS' ? 'adminEmails.audienceHidden' : 'adminEmails.audienceUndecided')}</Text>
      ) : count ? (
        <AudienceFacts count={count} />
      ) : null}
    </Stack>
  );
}
