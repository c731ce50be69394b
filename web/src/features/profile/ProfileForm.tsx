import { Text } from '@chakra-ui/react/text';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useUpdateProfileMutation, type ProfileUserFragment } from './generated/graphql.ts';
import { notify } from '../../notifications/notify.ts';
import { session } from '../../session/session.ts';
import { sessionUserOf } from '../../session/store.ts';
import type { SessionUser } from '../../session/store.ts';
import { email, mailLocale, newsletter, personNames } from '../../ui/form/accountSchema.ts';
import { DraftNotice } from '../../ui/form/DraftNotice.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { MailLocaleField } from '../../ui/form/MailLocaleField.tsx';
import { NameFields } from '../../ui/form/NameFields.tsx';
import { NewsletterFields } from '../../ui/form/NewsletterFields.tsx';
import { PasswordField } from '../../ui/form/PasswordField.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { useDraft } from '../../ui/form/useDraft.ts';
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts';
import { useSubmission } from '../../ui/form/useSubmission.ts';
import { UnsavedChanges } from '../../ui/UnsavedChanges.tsx';
import { PendingEmail } from './PendingEmail.tsx';

/** Whether two addresses are one: case does not matter (docs/product.md §6). */
const isSame = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

/** @param address of the account: another one takes the present password */
const schemaOf = (t: TFunction, address: string) =>
  z.object({ email: email(t), ...personNames(t), locale: mailLocale, newsletter, current: z.string() }).check(
    z.refine((values) => isSame(values.email, address) || values.current !== '', {
      path: ['current'],
      error: t('shell.form.required'),
    }),
  );

const valuesOf = ({ email: address, firstName, lastName, locale, newsletter: types }: SessionUser) => ({
  email: address,
  firstName,
  lastName,
  locale,
  newsletter: types,
  current: '',
});

/** Fields that the draft keeps: no password. */
const kept = ['email', 'firstName', 'lastName', 'locale', 'newsletter'] as const;

/** The profile to change. @param user as it was when the page opened */
export function ProfileForm({ user }: { user: ProfileUserFragment }) {
  const { t } = useTranslation();
  const [update] = useUpdateProfileMutation();
  const schema = useMemo(() => schemaOf(t, user.email), [t, user.email]);
  const form = useSchemaForm(schema, valuesOf(user));
  const { errors, isDirty } = form.formState;
  const moves = !isSame(useWatch({ control: form.control, name: 'email' }), user.email);
  const draft = useDraft(form, 'profile', kept);

  const submission = useSubmission(form, async ({ current, ...profile }) => {
    const input = { ...profile, ...(isSame(profile.email, user.email) ? {} : { current }) };
    const { data } = await update({ variables: { input } });
    if (!data) return [];
    const { user: changed, userErrors } = data.updateProfile;
    if (changed !== null) {
      const { pendingEmail, ...account } = changed;
      session.replaceUser(sessionUserOf(account));
      form.reset(valuesOf(account));
      draft.remove();
      notify.positive(
        'current' in input && pendingEmail !== null
          ? t('profile.emailAsked', { email: pendingEmail })
          : t('profile.saved'),
      );
    }
    return userErrors;
  });

  return (
    <>
      <Form submission={submission}>
        <DraftNotice draft={draft} />
        <TextField
          label={t('profile.username')}
          hint={t('profile.usernameHint')}
          value={user.username}
          autoComplete="username"
          readOnly
          bg="bg.muted"
        />
        <NameFields
          firstName={{ input: form.register('firstName'), error: errors.firstName?.message }}
          lastName={{ input: form.register('lastName'), error: errors.lastName?.message }}
        />
        <TextField
          label={t('shell.form.email')}
          error={errors.email?.message}
          type="email"
          autoComplete="email"
          {...form.register('email')}
        />
        {moves ? (
          <PasswordField
            label={t('profile.current')}
            hint={t('profile.currentHint')}
            error={errors.current?.message}
            autoComplete="current-password"
            {...form.register('current')}
          />
        ) : null}
        {user.pendingEmail === null ? null : <PendingEmail email={user.pendingEmail} />}
        <div>
          <MailLocaleField input={form.register('locale')} />
          <Text mt="1.5" textStyle="sm" color="fg.muted">
            {t('profile.localeHint')}
          </Text>
        </div>
        <NewsletterFields input={form.register('newsletter')} />
        <SubmitButton pending={submission.pending}>{t('profile.submit')}</SubmitButton>
      </Form>
      <UnsavedChanges unsaved={isDirty && !draft.isKept} />
    </>
  );
}
