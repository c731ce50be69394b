import { Box } from '@chakra-ui/react/box';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useFormat } from '../../i18n/format.ts';
import { currentLocale } from '../../i18n/i18n.ts';
import { notify } from '../../notifications/notify.ts';
import { paths } from '../../routes/paths.ts';
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
import { Page } from '../../ui/Page.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { UnsavedChanges } from '../../ui/UnsavedChanges.tsx';
import { useCreateUserMutation } from './generated/graphql.ts';
import { RoleField } from './RoleField.tsx';
import { useListAddress } from './useListAddress.ts';
import { newUserSchema, userFields } from './userSchema.ts';

/** Fields that the draft keeps. */
const kept = ['username', ...userFields] as const;

/** Makes an account; the person gets a mail and chooses the password. */
export function NewUser() {
  const { t } = useTranslation();
  const format = useFormat();
  const navigate = useNavigate();
  const list = useListAddress();
  const [create] = useCreateUserMutation();
  const schema = useMemo(() => newUserSchema(t), [t]);
  const form = useSchemaForm(schema, {
    username: '',
    email: '',
    firstName: '',
    lastName: '',
    locale: currentLocale(),
    newsletter: [],
    administrator: false,
  });
  const { errors, isDirty } = form.formState;
  const draft = useDraft(form, 'user.new', kept);
  const administrator = useWatch({ control: form.control, name: 'administrator' });

  const submission = useSubmission(form, async (input) => {
    const { data } = await create({ variables: { input } });
    const user = data?.createUser.user;
    if (user) {
      draft.remove();
      notify.positive(t('adminUsers.created', { name: format.personName(user), email: user.email }));
      await navigate(`${paths.admin.users()}?user=${user.number}`, { replace: true });
    }
    return data?.createUser.userErrors ?? [];
  });

  return (
    <Page desk>
      <Box
        display="grid"
        gap="6"
        columnGap="16"
        maxW={{ base: 'md', xl: '5xl' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 22rem) minmax(0, 1fr)' }}
      >
        <TextLink to={list} width="fit-content" gridColumn="1 / -1">
          {t('adminUsers.back')}
        </TextLink>
        <Stack gap="2">
          <PageHeading>{t('adminUsers.newTitle')}</PageHeading>
          <Text color="fg.muted">{t('adminUsers.newText')}</Text>
        </Stack>
        <Form submission={submission}>
          <DraftNotice draft={draft} />
          <UsernameField error={errors.username?.message} {...form.register('username')} />
          <NameFields
            firstName={{ input: form.register('firstName'), error: errors.firstName?.message }}
            lastName={{ input: form.register('lastName'), error: errors.lastName?.message }}
          />
          <TextField
            label={t('shell.form.email')}
            error={errors.email?.message}
            type="email"
            {...form.register('email')}
          />
          <MailLocaleField input={form.register('locale')} />
          <NewsletterFields input={form.register('newsletter')} />
          <RoleField input={form.register('administrator')} error={errors.administrator?.message} is={administrator} />
          <SubmitButton pending={submission.pending}>{t('adminUsers.createSubmit')}</SubmitButton>
        </Form>
        <UnsavedChanges byQuery unsaved={isDirty && !draft.isKept} />
      </Box>
    </Page>
  );
}
