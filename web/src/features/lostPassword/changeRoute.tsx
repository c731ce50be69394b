import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import * as z from 'zod/mini';
import { useResetPasswordMutation } from './generated/graphql.ts';
import { paths } from '../../routes/paths.ts';
import { notify } from '../../notifications/notify.ts';
import { session } from '../../session/session.ts';
import { newPassword } from '../../ui/form/accountSchema.ts';
import { Form } from '../../ui/form/Form.tsx';
import { InvalidLink } from '../../ui/form/InvalidLink.tsx';
import { NewPasswordField } from '../../ui/form/NewPasswordField.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts';
import { useSubmission } from '../../ui/form/useSubmission.ts';
import { LinkedText } from '../../ui/LinkedText.tsx';
import { PhotoBeside } from '../../ui/beside/PhotoBeside.tsx';
import { Page } from '../../ui/Page.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';

const schemaOf = (t: TFunction, username: string) => z.object({ password: newPassword(t, [username]) });

/** Chooses a new password with the mailed code; every session of the account ends. */
export function Component() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { username = '', validationCode = '' } = useParams();
  const [reset] = useResetPasswordMutation();
  const schema = useMemo(() => schemaOf(t, username), [t, username]);
  const form = useSchemaForm(schema, { password: '' });
  const password = useWatch({ control: form.control, name: 'password' });

  const submission = useSubmission(form, async (values) => {
    const { data } = await reset({ variables: { input: { username, validationCode, ...values } } });
    if (!data) return [];
    const { reset: done, userErrors } = data.resetPassword;
    if (done) {
      // The server has ended this one too, when it was of the same account.
      if (session.user().username?.toLowerCase() === username.toLowerCase()) session.clear();
      notify.positive(t('lostPassword.change.done'));
      await navigate(session.token() === null ? paths.login() : paths.home());
    }
    return userErrors;
  });
  const invalidCode = submission.refusals.some(({ code }) => code === 'INVALID_CODE');

  return (
    <Page width="form" beside={<PhotoBeside />}>
      <Stack gap="8">
        <Stack gap="3">
          <PageHeading>{t('lostPassword.change.title')}</PageHeading>
          <Text color="fg.muted">{t('lostPassword.change.intro', { username })}</Text>
        </Stack>
        <Form
          submission={submission}
          refused={
            invalidCode ? (
              <InvalidLink title={t('lostPassword.change.invalidTitle')}>
                <span>{t('lostPassword.change.invalidText')}</span>
                <span>
                  <LinkedText
                    textKey="lostPassword.change.invalidNew"
                    links={{ lost: paths.lostPassword.request() }}
                    color="inherit"
                  />
                </span>
              </InvalidLink>
            ) : undefined
          }
        >
          {/* Tells password managers whose password this is. */}
          <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
          <NewPasswordField
            label={t('shell.form.newPassword')}
            error={form.formState.errors.password?.message}
            input={form.register('password')}
            password={password}
            forbidden={[username]}
          />
          <SubmitButton pending={submission.pending}>{t('lostPassword.change.submit')}</SubmitButton>
        </Form>
      </Stack>
    </Page>
  );
}
