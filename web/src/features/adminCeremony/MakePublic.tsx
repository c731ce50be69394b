import { Button } from '@chakra-ui/react/button';
import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/format.ts';
import { notify } from '../../notifications/notify.ts';
import { paths } from '../../routes/paths.ts';
import { Card } from '../../ui/admin/Card.tsx';
import { useServerNow } from '../../ui/competition/useServerNow.ts';
import { DangerDialog } from '../../ui/DangerDialog.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { useAction } from '../../ui/useAction.ts';
import { useMakePublicNowMutation, type CeremonyQuery } from './generated/graphql.ts';

const second = 1000;
/** A date that is moved has to lie ahead when the service reads it. */
const soon = 5 * second;

type Administered = NonNullable<CeremonyQuery['adminCompetition']>;

/** Moves the announcement of the results to now, once that is confirmed. */
export function MakePublic({ item, timeZone }: { item: Administered; timeZone: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { competition, version } = item;
  const now = useServerNow(competition.now);
  const [isAsking, setAsking] = useState(false);
  const [update] = useMakePublicNowMutation();
  const action = useAction(async () => {
    const content = {
      // The four dates stay in their order.
      ...(Date.parse(competition.votingEnd) > now ? { votingEnd: new Date(now + soon - second).toISOString() } : {}),
      award: new Date(now + soon).toISOString(),
    };
    const { data } = await update({ variables: { input: { id: item.id, version, content } } });
    const { userErrors = [] } = data?.updateCompetition ?? {};
    if (userErrors.length === 0) {
      setAsking(false);
      notify.positive(t('adminCeremony.public.done'));
    }
    return userErrors;
  });
  const isPublic = competition.ended || Date.parse(competition.award) < now;
  return (
    <Card title={t('adminCeremony.public.title')}>
      {isPublic ? (
        <Text>
          {t('adminCeremony.public.already')}{' '}
          <TextLink to={paths.competition.browse(item.number)}>{t('adminCeremony.public.see')}</TextLink>
        </Text>
      ) : (
        <>
          <Text mb="4">{t('adminCeremony.public.planned', { when: format.zoned(competition.award, timeZone) })}</Text>
          <Button variant="outline" onClick={() => setAsking(true)}>
            {t('adminCeremony.public.now')}
          </Button>
        </>
      )}
      {isAsking ? (
        <DangerDialog
          title={t('adminCeremony.public.question')}
          confirmLabel={t('adminCeremony.public.now')}
          action={action}
          onCancel={() => setAsking(false)}
        >
          <Text>{t('adminCeremony.public.planned', { when: format.zoned(competition.award, timeZone) })}</Text>
          <Text>{t('adminCeremony.public.warning')}</Text>
        </DangerDialog>
      ) : null}
    </Card>
  );
}
