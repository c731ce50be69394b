import { Text } from '@chakra-ui/react/text';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useUpdateProfileMutation } from './generated/graphql.ts';
import { notify } from '../../notifications/notify.ts';
import { session } from '../../session/session.ts';
import type { SessionUser } from '../../session/store.ts';
import { email, mailLocale, newsletter, requiredText } from '../../ui/form/accountSchema.ts';
import { DraftNotice } from '../../ui/form/DraftNotice.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { MailLocaleField } from '../../ui/form/MailLocaleField.tsx';
import { NameFields } from '../../ui/form/NameFields.tsx';
import { NewsletterFields } from '../../ui/form/NewsletterFields.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { useDraft } from '../../ui/form/useDraft.ts';
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts';
import { useSubmission } from '../../ui/form/useSubmission.ts';
import { UnsavedChanges } from '../../ui/UnsavedChanges.tsx';

/** Longest name, in characters. */
const longestName = 100;

const schemaOf = (t: TFunction) =>
  z.object({
    email: email(t),
    firstName: requiredText(t, longestName),
    lastName: requiredText(t, longestName),
    locale: mailLocale,
    newsletter,
  });

const valuesOf = ({ email: address, firstName, lastName, locale, newsletter: types }: SessionUser) => ({
  email: address,
  firstName,
  lastName,
  locale,
  newsletter: types,
});

/** Fields that the draft keeps. */
const kept = ['email', 'firstName', 'lastName', 'locale', 'newsletter'] as const;

/** The profile to change. @param user as it was when the page opened */
export function ProfileForm({ user }: { user: SessionUser }) {
  const { t } = useTranslation();
  const [update] = useUpdateProfileMutation();
  const schema = useMemo(() => schemaOf(t), [t]);
  const form = useSchemaForm(schema, valuesOf(user));
  const { errors, isDirty } = form.formState;
  const draft = useDraft(form, 'profile', kept);

  const submission = useSubmission(form, async (input) => {
    const { data } = await update({ variables: { input } });
    if (!data) return [];
    const { user: changed, userErrors } = data.updateProfile;
    if (changed !== null) {
      session.replaceUser(changed);
      form.reset(valuesOf(changed));
      draft.remove();
      notify.positive(t('profile.saved'));
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
