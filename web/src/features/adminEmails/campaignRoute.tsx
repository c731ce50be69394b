import { HStack, Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useListState } from '../../routes/listState.ts';
import { paths } from '../../routes/paths.ts';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { LoadingState } from '../../ui/LoadingState.tsx';
import { Page } from '../../ui/Page.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { DeleteDraft, RetryFailed } from './campaign/CampaignActs.tsx';
import { CampaignFacts } from './campaign/CampaignFacts.tsx';
import { CancelCampaign } from './campaign/CancelCampaign.tsx';
import { Recipients } from './campaign/Recipients.tsx';
import { useCampaign } from './campaign/useCampaign.ts';
import { EmailPreview } from './EmailPreview.tsx';
import { EmailStateBadge } from './EmailStateBadge.tsx';
import { campaignState } from './emailsState.ts';
import { useEmailName } from './useAudienceText.ts';

/** A campaign; while it is being sent it is read again every three seconds. */
export function Component() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const [state, setState] = useListState(campaignState);
  const nameOf = useEmailName();
  const { shown, isGone, error, refetch } = useCampaign(id, state);
  if (!shown)
    return (
      <Page desk>
        <Stack gap="6">
          <PageHeading>{t('adminEmails.campaign.title')}</PageHeading>
          {error ? (
            <ErrorNotice error={error} onRetry={() => void refetch()} />
          ) : isGone ? (
            <Text role="alert">{t('adminEmails.notFound')}</Text>
          ) : (
            <LoadingState />
          )}
        </Stack>
      </Page>
    );
  const { email } = shown;
  const isWaiting = email.state === 'DRAFT' || email.state === 'SCHEDULED';
  return (
    <Page desk>
      <Stack gap="6">
        <TextLink to={paths.admin.emails()} width="fit-content">
          {t('adminEmails.back')}
        </TextLink>
        <Stack gap="2" align="flex-start">
          <PageHeading>{nameOf(email)}</PageHeading>
          <EmailStateBadge email={email} />
        </Stack>
        {error ? <ErrorNotice error={error} onRetry={() => void refetch()} /> : null}
        <CampaignFacts email={email} />
        <HStack gap="5" wrap="wrap">
          {isWaiting ? <TextLink to={`${paths.admin.emails()}?edit=${id}`}>{t('adminEmails.edit')}</TextLink> : null}
          {email.state === 'DRAFT' ? (
            <TextLink to={`${paths.admin.emails()}?check=${id}`}>{t('adminEmails.toCheck')}</TextLink>
          ) : null}
          <TextLink to={`${paths.admin.emails()}?copy=${id}`}>{t('adminEmails.copyThis')}</TextLink>
          <RetryFailed email={email} />
          <CancelCampaign email={email} />
          <DeleteDraft email={email} />
        </HStack>
        {email.state === 'DRAFT' ? null : (
          <Panel title={t('adminEmails.campaign.recipients')}>
            <Recipients messages={shown} state={state} onState={setState} />
          </Panel>
        )}
        <Panel title={t('adminEmails.preview')}>
          <EmailPreview key={email.version} id={id} />
        </Panel>
      </Stack>
    </Page>
  );
}
