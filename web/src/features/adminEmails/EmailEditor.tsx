import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { notify } from '../../notifications/notify.ts';
import { paths } from '../../routes/paths.ts';
import type { EmailStart } from '../../ui/admin/newEmail.ts';
import { useTimeZone } from '../../ui/admin/useTimeZone.ts';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { LoadingState } from '../../ui/LoadingState.tsx';
import { Page } from '../../ui/Page.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { EmailForm } from './EmailForm.tsx';
import { atField, contentOf, startedEmail, valuesOf } from './emailSchema.ts';
import { useAdminEmailQuery, useCreateEmailMutation } from './generated/graphql.ts';
import { SavedEmailForm } from './SavedEmailForm.tsx';

function Frame({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Page desk>
      <Stack gap="6">
        <TextLink to={paths.admin.emails()} width="fit-content">
          {t('adminEmails.back')}
        </TextLink>
        <PageHeading>{title}</PageHeading>
        {children}
      </Stack>
    </Page>
  );
}

/** Reads one campaign for an editor. */
function useEmail(id: string | undefined) {
  const { data, error, refetch } = useAdminEmailQuery({
    variables: { number: Number(id), page: 0, size: 1, state: null },
    skip: id === undefined,
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  return { email: data?.emailMessages?.email, isGone: data?.emailMessages === null, error, refetch };
}

function Waiting({ error, isGone, onRetry }: { error: Error | undefined; isGone: boolean; onRetry: () => void }) {
  const { t } = useTranslation();
  if (error) return <ErrorNotice error={error} onRetry={onRetry} />;
  return isGone ? <Text role="alert">{t('adminEmails.notFound')}</Text> : <LoadingState />;
}

/** A campaign to begin. @param copyOf whose content it begins with @param start what is known of it, without one */
export function NewEmail({ copyOf, start }: { copyOf: string | undefined; start: EmailStart }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const timeZone = useTimeZone();
  const [create] = useCreateEmailMutation();
  const { email, isGone, error, refetch } = useEmail(copyOf);
  const isReady = copyOf === undefined || email !== undefined;
  // A date of the past would only be refused.
  const initial = email ? { ...valuesOf(email, timeZone), scheduledAt: '' } : startedEmail(start, timeZone);
  const known = [start.competition, start.template ?? start.group, start.newsletter, start.locale];
  // Another start has another draft.
  const about = known.some(Boolean) ? `.${known.map((one) => one ?? '').join('.')}` : '';
  return (
    <Frame title={t('adminEmails.newTitle')}>
      {isReady ? (
        <EmailForm
          key={timeZone}
          initial={initial}
          draftName={copyOf === undefined ? `email.new${about}` : `email.copy.${copyOf}`}
          submitLabel={t('adminEmails.saveDraft')}
          onSend={async (values, { draft }) => {
            const { data } = await create({ variables: { input: contentOf(values, timeZone) } });
            const made = data?.createEmail.email;
            if (made) {
              draft.remove();
              notify.positive(t('adminEmails.saved'));
              await navigate(`${paths.admin.emails()}?edit=${made.number}`, { replace: true });
            }
            return (data?.createEmail.userErrors ?? []).map(atField);
          }}
        />
      ) : (
        <Waiting error={error} isGone={isGone} onRetry={() => void refetch()} />
      )}
    </Frame>
  );
}

/** A campaign to go on with. */
export function EditEmail({ id }: { id: string }) {
  const { t } = useTranslation();
  const timeZone = useTimeZone();
  const { email, isGone, error, refetch } = useEmail(id);
  const canEdit = email?.state === 'DRAFT' || email?.state === 'SCHEDULED';
  return (
    <Frame title={t('adminEmails.editTitle')}>
      {email && canEdit ? (
        <SavedEmailForm key={timeZone} email={email} timeZone={timeZone} />
      ) : email ? (
        <Text role="alert">
          {t('adminEmails.cannotEdit')}{' '}
          <TextLink to={paths.admin.email(Number(id))}>{t('adminEmails.openCampaign')}</TextLink>
        </Text>
      ) : (
        <Waiting error={error} isGone={isGone} onRetry={() => void refetch()} />
      )}
    </Frame>
  );
}
