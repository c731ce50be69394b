import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useNavigate } from 'react-router-dom';
import { useRegisterMutation } from './generated/graphql.ts';
import { paths } from '../../routes/paths.ts';
import { currentLocale } from '../../i18n/i18n.ts';
import { email, mailLocale, newsletter, personNames, username } from '../../ui/form/accountSchema.ts';
import { CheckboxField } from '../../ui/form/CheckboxField.tsx';
import { DraftNotice } from '../../ui/form/DraftNotice.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { MailLocaleField } from '../../ui/form/MailLocaleField.tsx';
import { NameFields } from '../../ui/form/NameFields.tsx';
import { NewsletterFields } from '../../ui/form/NewsletterFields.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { useDraft } from '../../ui/form/useDraft.ts';
import { UsernameField } from '../../ui/form/UsernameField.tsx';
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts';
import { useSubmission } from '../../ui/form/useSubmission.ts';
import { LinkedText } from '../../ui/LinkedText.tsx';
import { PhotoBeside } from '../../ui/beside/PhotoBeside.tsx';
import { Page } from '../../ui/Page.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { UnsavedChanges } from '../../ui/UnsavedChanges.tsx';

const schemaOf = (t: TFunction) =>
  z.object({
    username: username(t),
    email: email(t),
    ...personNames(t),
    locale: mailLocale,
    newsletter,
    acceptRules: z.boolean().check(z.refine((accepted) => accepted, t('registration.mustAccept'))),
  });

/** Fields that the draft keeps. */
const kept = ['username', 'email', 'firstName', 'lastName', 'locale', 'newsletter', 'acceptRules'] as const;

/** Registers an account; its password is chosen at activation (docs/product.md §6). */
export function Component() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [register] = useRegisterMutation();
  const schema = useMemo(() => schemaOf(t), [t]);
  const form = useSchemaForm(schema, {
    username: '',
    email: '',
    firstName: '',
    lastName: '',
    locale: currentLocale(),
    newsletter: [],
    acceptRules: false,
  });
  const { errors, isDirty } = form.formState;
  const draft = useDraft(form, 'registration', kept);

  const submission = useSubmission(form, async (input) => {
    const { data } = await register({ variables: { input } });
    if (!data) return [];
    const { email: sentTo, userErrors } = data.register;
    if (sentTo !== null) {
      draft.remove();
      await navigate(paths.registration.completed(), { state: { email: sentTo } });
    }
    return userErrors;
  });

  return (
    <Page width="form" beside={<PhotoBeside />}>
      <Stack gap="8">
        <Stack gap="3">
          <PageHeading>{t('registration.title')}</PageHeading>
          <Text color="fg.muted">{t('registration.intro')}</Text>
        </Stack>
        <Form submission={submission}>
          <DraftNotice draft={draft} />
          <UsernameField
            hint={t('registration.usernameHint')}
            error={errors.username?.message}
            {...form.register('username')}
          />
          <TextField
            label={t('shell.form.email')}
            hint={t('registration.emailHint')}
            error={errors.email?.message}
            type="email"
            autoComplete="email"
            {...form.register('email')}
          />
          <NameFields
            firstName={{ input: form.register('firstName'), error: errors.firstName?.message }}
            lastName={{ input: form.register('lastName'), error: errors.lastName?.message }}
          />
          <MailLocaleField input={form.register('locale')} />
          <NewsletterFields input={form.register('newsletter')} />
          <CheckboxField error={errors.acceptRules?.message} required {...form.register('acceptRules')}>
            <LinkedText textKey="registration.acceptRules" links={{ rules: paths.rules() }} target="_blank" />
          </CheckboxField>
          <SubmitButton pending={submission.pending}>{t('registration.submit')}</SubmitButton>
        </Form>
        <UnsavedChanges unsaved={isDirty && !draft.isKept} />
        <Text color="fg.muted">
          {t('registration.haveAccount')} <TextLink to={paths.login()}>{t('registration.login')}</TextLink>
        </Text>
      </Stack>
    </Page>
  );
}
