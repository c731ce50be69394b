import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useChangePasswordMutation } from './generated/graphql.ts';
import { notify } from '../../notifications/notify.ts';
import { useUser } from '../../session/session.ts';
import { newPassword, presentPassword } from '../../ui/form/accountSchema.ts';
import { Form } from '../../ui/form/Form.tsx';
import { NewPasswordField } from '../../ui/form/NewPasswordField.tsx';
import { PasswordField } from '../../ui/form/PasswordField.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts';
import { useSubmission } from '../../ui/form/useSubmission.ts';
import { PhotoBeside } from '../../ui/beside/PhotoBeside.tsx';
import { Page } from '../../ui/Page.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { UnsavedChanges } from '../../ui/UnsavedChanges.tsx';

const schemaOf = (t: TFunction, forbidden: readonly string[]) =>
  z.object({ current: presentPassword(t), newPassword: newPassword(t, forbidden) });

/** Changes the password; every other session of the account ends (docs/product.md §6). */
export function Component() {
  const { t } = useTranslation();
  const { username = '', email = '' } = useUser();
  const [change] = useChangePasswordMutation();
  const forbidden = useMemo(() => [username, email].filter(Boolean), [username, email]);
  const schema = useMemo(() => schemaOf(t, forbidden), [t, forbidden]);
  const form = useSchemaForm(schema, { current: '', newPassword: '' });
  const { errors, isDirty } = form.formState;
  const password = useWatch({ control: form.control, name: 'newPassword' });

  const submission = useSubmission(form, async (input) => {
    const { data } = await change({ variables: { input } });
    if (!data) return [];
    const { changed, userErrors } = data.changePassword;
    if (changed) {
      form.reset();
      notify.positive(t('password.done'));
    }
    return userErrors;
  });

  return (
    <Page width="form" beside={<PhotoBeside />}>
      <Stack gap="8">
        <Stack gap="3">
          <PageHeading>{t('password.title')}</PageHeading>
          <Text color="fg.muted">{t('password.intro')}</Text>
        </Stack>
        <Form submission={submission}>
          <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
          <PasswordField
            label={t('password.current')}
            error={errors.current?.message}
            autoComplete="current-password"
            {...form.register('current')}
          />
          <NewPasswordField
            label={t('shell.form.newPassword')}
            error={errors.newPassword?.message}
            input={form.register('newPassword')}
            password={password}
            forbidden={forbidden}
          />
          <SubmitButton pending={submission.pending}>{t('password.submit')}</SubmitButton>
        </Form>
        {/* Passwords are never kept: leaving loses them. */}
        <UnsavedChanges unsaved={isDirty} />
      </Stack>
    </Page>
  );
}
