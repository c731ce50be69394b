import { Button } from '@chakra-ui/react/button';
import { Grid } from '@chakra-ui/react/grid';
import { HStack, Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useFormat } from '../../../i18n/format.ts';
import { notify } from '../../../notifications/notify.ts';
import { paths } from '../../../routes/paths.ts';
import { ActionFailure } from '../../../ui/ActionFailure.tsx';
import { DangerDialog } from '../../../ui/DangerDialog.tsx';
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx';
import { useTimeZone } from '../../../ui/admin/useTimeZone.ts';
import { LoadingState } from '../../../ui/LoadingState.tsx';
import { Page } from '../../../ui/Page.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { useAction } from '../../../ui/useAction.ts';
import { useActivateEmailMutation } from '../generated/graphql.ts';
import { EmailPreview } from '../EmailPreview.tsx';
import { testedVersion } from '../tested.ts';
import { TestMail } from '../TestMail.tsx';
import { useAudienceText, useEmailName } from '../useAudienceText.ts';
import { AudienceFacts } from '../AudienceNumber.tsx';
import { FindingList } from './FindingList.tsx';
import { findingsOf, totalOf, type FindingName, type Known } from './findings.ts';
import { useFindingText } from './useFindingText.ts';
import { useKnown } from './useKnown.ts';

/** From how many people on their number has to be typed. */
const many = 200;

function Check({ known, onTested }: { known: Known; onTested: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const timeZone = useTimeZone();
  const navigate = useNavigate();
  const textOf = useFindingText(known);
  const audienceText = useAudienceText();
  const nameOf = useEmailName();
  const [activate] = useActivateEmailMutation();
  const [seen, setSeen] = useState<ReadonlySet<FindingName>>(new Set());
  const [asking, setAsking] = useState(false);
  const { email } = known;
  const findings = findingsOf(known);
  const total = totalOf(known) ?? 0;
  const isReady = findings.every(
    ({ name, severity }) => severity === 'good' || (severity === 'look' && seen.has(name)),
  );
  const sendLabel = email.scheduledAt
    ? t('adminEmails.check.sendAt', {
        count: total,
        n: format.number(total),
        time: format.zoned(email.scheduledAt, timeZone),
      })
    : t('adminEmails.check.send', { count: total, n: format.number(total) });

  const action = useAction(async () => {
    const { data } = await activate({ variables: { input: { id: email.id } } });
    if (data?.activateEmail.email) {
      notify.positive(email.scheduledAt ? t('adminEmails.check.scheduled') : t('adminEmails.check.started'));
      await navigate(paths.admin.email(email.number));
    }
    return data?.activateEmail.userErrors;
  });

  return (
    <Stack gap="6">
      <Stack gap="1">
        <Text fontWeight="medium">{nameOf(email)}</Text>
        <Text color="fg.muted">{audienceText(email)}</Text>
        {known.check.audience ? <AudienceFacts count={known.check.audience} /> : null}
      </Stack>
      <FindingList
        findings={findings}
        textOf={textOf}
        seen={seen}
        onSeen={(name, isSeen) => {
          const next = new Set(seen);
          if (isSeen) next.add(name);
          else next.delete(name);
          setSeen(next);
        }}
        helpFor={(name) => (name === 'test' ? <TestMail email={email} onSent={onTested} /> : null)}
      />
      {asking ? null : <ActionFailure action={action} />}
      <HStack wrap="wrap" gap="4">
        <Button
          disabled={!isReady}
          loading={action.pending}
          whiteSpace="normal"
          maxW="full"
          height="auto"
          minH="11"
          onClick={total > many ? () => setAsking(true) : action.run}
        >
          {sendLabel}
        </Button>
        <TextLink to={`?edit=${email.number}`}>{t('adminEmails.check.back')}</TextLink>
      </HStack>
      {isReady ? null : <Text color="fg.muted">{t('adminEmails.check.notReady')}</Text>}
      {asking ? (
        <DangerDialog
          title={t('adminEmails.check.confirmTitle')}
          typed={{ label: t('adminEmails.check.typeNumber', { n: total }), word: String(total) }}
          confirmLabel={sendLabel}
          action={action}
          onCancel={() => setAsking(false)}
        >
          <Text>{t('adminEmails.check.confirmText', { count: total, n: format.number(total) })}</Text>
        </DangerDialog>
      ) : null}
    </Stack>
  );
}

/** The page before a campaign is sent: what is as it should be, what somebody has to see, what is in the way. */
export function FlightCheck({ id }: { id: string }) {
  const { t } = useTranslation();
  const [tested, setTested] = useState(() => testedVersion(id));
  const { email, known, isGone, error, again } = useKnown(id, tested);
  return (
    <Page desk>
      <Stack gap="6">
        <TextLink to={paths.admin.emails()} width="fit-content">
          {t('adminEmails.back')}
        </TextLink>
        <PageHeading>{t('adminEmails.check.title')}</PageHeading>
        {error ? (
          <ErrorNotice error={error} onRetry={again} />
        ) : isGone ? (
          <Text role="alert">{t('adminEmails.notFound')}</Text>
        ) : known?.email.state === 'DRAFT' ? (
          <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }} gap="10">
            <Check known={known} onTested={() => setTested(testedVersion(id))} />
            <Panel title={t('adminEmails.preview')}>
              <EmailPreview id={id} />
            </Panel>
          </Grid>
        ) : !email || email.state === 'DRAFT' ? (
          <LoadingState />
        ) : (
          <Text role="alert">
            {t('adminEmails.check.already')}{' '}
            <TextLink to={paths.admin.email(Number(id))}>{t('adminEmails.openCampaign')}</TextLink>
          </Text>
        )}
      </Stack>
    </Page>
  );
}
