import { useApolloClient } from '@apollo/client/react';
import { Button } from '@chakra-ui/react/button';
import { Text } from '@chakra-ui/react/text';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { notify } from '../../notifications/notify.ts';
import type { Refusal } from '../../ui/form/useSubmission.ts';
import { Panel } from '../../ui/Panel.tsx';
import { EmailForm, type EmailFormTools } from './EmailForm.tsx';
import { atField, contentOf, draftNameOf, valuesOf, type EmailValues } from './emailSchema.ts';
import { AdminEmailDocument, useUpdateEmailMutation, type EmailFieldsFragment } from './generated/graphql.ts';
import { TestMail } from './TestMail.tsx';

const versionOf = (email: EmailFieldsFragment, timeZone: string) => ({
  version: email.version,
  values: valuesOf(email, timeZone),
});

/** A saved campaign in its editor, with its preview and the way to its sending. */
export function SavedEmailForm({ email, timeZone }: { email: EmailFieldsFragment; timeZone: string }) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const navigate = useNavigate();
  const [update] = useUpdateEmailMutation();
  const { id, number, state } = email;
  const opened = useMemo(() => versionOf(email, timeZone), [email, timeZone]);

  async function send(values: EmailValues, tools: EmailFormTools): Promise<readonly Refusal[]> {
    const { form, draft, versioned, onSaved } = tools;
    const { data } = await update({
      variables: { input: { id, version: versioned.version(), content: contentOf(values, timeZone) } },
    });
    if (!data) return [];
    const { email: changed, current, changedBy, changedAt, userErrors } = data.updateEmail;
    if (current)
      return versioned.meet(versionOf(current, timeZone), { changedBy, changedAt }) ? send(values, tools) : [];
    if (changed) {
      versioned.saved(versionOf(changed, timeZone));
      form.reset(valuesOf(changed, timeZone));
      draft.remove();
      notify.positive(t('adminEmails.saved'));
      onSaved();
    }
    return userErrors.map(atField);
  }

  async function read() {
    const variables = { number, page: 0, size: 1, state: null };
    const { data } = await client.query({ query: AdminEmailDocument, variables, fetchPolicy: 'network-only' });
    const now = data?.emailMessages?.email;
    return now ? versionOf(now, timeZone) : null;
  }

  return (
    <EmailForm
      initial={valuesOf(email, timeZone)}
      opened={opened}
      draftName={draftNameOf(String(number))}
      submitLabel={state === 'DRAFT' ? t('adminEmails.saveDraft') : t('adminEmails.saveScheduled')}
      onSend={send}
      saved={{ id, read }}
      aside={({ isDirty, saveThen }) => (
        <Panel title={t('adminEmails.next')}>
          {isDirty ? <Text role="status">{t('adminEmails.savesFirst')}</Text> : null}
          {state === 'DRAFT' ? (
            <Button asChild width="fit-content">
              <Link
                to={`?check=${number}`}
                onClick={(event) => {
                  if (!isDirty) return;
                  event.preventDefault();
                  saveThen(() => void navigate(`?check=${number}`));
                }}
              >
                {t('adminEmails.toCheck')}
              </Link>
            </Button>
          ) : (
            <Text>{t('adminEmails.scheduledAlready')}</Text>
          )}
          <TestMail email={email} before={saveThen} />
        </Panel>
      )}
    />
  );
}
