import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/format.ts';
import { notify } from '../../notifications/notify.ts';
import { useUser } from '../../session/session.ts';
import { ChangedMeanwhile } from '../../ui/admin/ChangedMeanwhile.tsx';
import { DraftNotice } from '../../ui/form/DraftNotice.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { MailLocaleField } from '../../ui/form/MailLocaleField.tsx';
import { NameFields } from '../../ui/form/NameFields.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { useDraft } from '../../ui/form/useDraft.ts';
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts';
import { useSubmission, type Refusal } from '../../ui/form/useSubmission.ts';
import { useVersioned, type Wording } from '../../ui/form/useVersioned.tsx';
import { UnsavedChanges } from '../../ui/UnsavedChanges.tsx';
import { AdminUserDocument, useUpdateUserMutation, type AdminUserFieldsFragment } from './generated/graphql.ts';
import { RoleField } from './RoleField.tsx';
import { userFields, userSchema, valuesOf, type UserValues } from './userSchema.ts';

const versionOf = (user: AdminUserFieldsFragment) => ({ version: user.version, values: valuesOf(user) });

/** How the fields are called, and read out where two administrators differ. */
function useWording(): Wording<UserValues> {
  const { t } = useTranslation();
  return {
    labels: {
      lastName: t('shell.form.lastName'),
      firstName: t('shell.form.firstName'),
      email: t('shell.form.email'),
      locale: t('adminUsers.column.locale'),
      administrator: t('adminUsers.administrator'),
    },
    show: (name, value) => {
      if (name === 'administrator') return value ? t('adminUsers.yes') : t('adminUsers.no');
      return name === 'locale' ? t(`shell.localeName.${value as UserValues['locale']}`) : String(value);
    },
  };
}

/** An account to change. @param user as it is known now */
export function UserForm({ user }: { user: AdminUserFieldsFragment }) {
  const { t } = useTranslation();
  const format = useFormat();
  const client = useApolloClient();
  const [update] = useUpdateUserMutation();
  const schema = useMemo(() => userSchema(t), [t]);
  const form = useSchemaForm(schema, valuesOf(user));
  const { errors, isDirty } = form.formState;
  const draft = useDraft(form, `user.${user.number}`, userFields);
  const isOwn = useUser().username === user.username;
  const administrator = useWatch({ control: form.control, name: 'administrator' });
  const opened = useMemo(() => versionOf(user), [user]);
  const versioned = useVersioned(form, opened, useWording());

  /** @param known the account at the version that is sent: its newsletters stay as they are there */
  async function send(values: UserValues, known = user): Promise<readonly Refusal[]> {
    const input = { id: user.id, version: versioned.version(), newsletter: known.newsletter, ...values };
    const { data } = await update({ variables: { input } });
    if (!data) return [];
    const { user: changed, current, changedBy, changedAt, userErrors } = data.updateUser;
    if (current) return versioned.meet(versionOf(current), { changedBy, changedAt }) ? send(values, current) : [];
    if (changed) {
      versioned.saved(versionOf(changed));
      form.reset(valuesOf(changed));
      draft.remove();
      notify.positive(t('adminUsers.saved', { name: format.personName(changed) }));
    }
    return userErrors;
  }
  async function read() {
    const variables = { number: user.number };
    const { data } = await client.query({ query: AdminUserDocument, variables, fetchPolicy: 'network-only' });
    return data?.user ? versionOf(data.user) : null;
  }
  const submission = useSubmission(form, (values) => send(values));

  return (
    <>
      <Form submission={submission}>
        <DraftNotice draft={draft} />
        <ChangedMeanwhile object={{ kind: 'ACCOUNT', id: user.id }} versioned={versioned} read={read} />
        <TextField
          label={t('adminUsers.column.username')}
          hint={t('adminUsers.usernameFixed')}
          value={user.username}
          readOnly
          bg="bg.muted"
        />
        <NameFields
          firstName={{ input: form.register('firstName'), error: errors.firstName?.message }}
          lastName={{ input: form.register('lastName'), error: errors.lastName?.message }}
        />
        <TextField
          label={t('shell.form.email')}
          hint={isOwn ? t('adminUsers.ownEmail') : undefined}
          error={errors.email?.message}
          type="email"
          readOnly={isOwn}
          {...form.register('email')}
        />
        <MailLocaleField input={form.register('locale')} />
        <RoleField
          input={form.register('administrator')}
          error={errors.administrator?.message}
          was={user.administrator}
          is={administrator}
        />
        <SubmitButton pending={submission.pending}>{t('adminUsers.save')}</SubmitButton>
      </Form>
      {versioned.dialog(submission.sendAgain)}
      <UnsavedChanges byQuery unsaved={isDirty && !draft.isKept} />
    </>
  );
}
