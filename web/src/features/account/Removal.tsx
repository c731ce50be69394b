import { List } from '@chakra-ui/react/list';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useNavigate } from 'react-router-dom';
import { useDeleteAccountMutation, type AccountRemovalQuery } from './generated/graphql.ts';
import { removeDraftsOf } from '../../drafts/drafts.ts';
import { removeFileDraftsOf } from '../../drafts/fileDrafts.ts';
import { notify } from '../../notifications/notify.ts';
import { paths } from '../../routes/paths.ts';
import { session } from '../../session/session.ts';
import { presentPassword } from '../../ui/form/accountSchema.ts';
import { Form } from '../../ui/form/Form.tsx';
import { PasswordField } from '../../ui/form/PasswordField.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts';
import { useSubmission } from '../../ui/form/useSubmission.ts';
import { Panel } from '../../ui/Panel.tsx';

type Me = NonNullable<AccountRemovalQuery['me']>;

const schemaOf = (t: TFunction) => z.object({ current: presentPassword(t) });

/** Numbers that are shown, in this order. */
const told = ['entriesWithdrawn', 'entriesKept', 'comments', 'votes'] as const;

function Consequences({ removal }: { removal: NonNullable<Me['removal']> }) {
  const { t } = useTranslation();
  const concerned = told.filter((name) => removal[name] > 0);
  if (concerned.length === 0) return <Text>{t('account.removal.nothing')}</Text>;
  return (
    <Stack gap="2">
      <Text fontWeight="medium">{t('account.removal.listTitle')}</Text>
      <List.Root ps="5">
        {concerned.map((name) => (
          <List.Item key={name}>{t(`account.removal.${name}`, { count: removal[name] })}</List.Item>
        ))}
      </List.Root>
      <Text color="fg.muted">{t('account.removal.hint')}</Text>
    </Stack>
  );
}

/** Deletes the viewer's account (docs/product.md §6): the numbers are told before, and the password is asked for. */
export function Removal({ me: { id, removal } }: { me: Me }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [deleteAccount] = useDeleteAccountMutation();
  const schema = useMemo(() => schemaOf(t), [t]);
  const form = useSchemaForm(schema, { current: '' });

  const submission = useSubmission(form, async (input) => {
    const { data } = await deleteAccount({ variables: { input } });
    if (!data) return [];
    const { deleted, userErrors } = data.deleteAccount;
    if (deleted) {
      removeDraftsOf(id);
      void removeFileDraftsOf(id);
      session.logout();
      notify.info(t('account.removal.done'));
      void navigate(paths.home());
    }
    return userErrors;
  });

  return (
    <Panel title={t('account.removal.title')}>
      <Text>{t('account.removal.text')}</Text>
      {removal ? <Consequences removal={removal} /> : null}
      <Form submission={submission} refusedTitle={t('account.removal.refused')}>
        <PasswordField
          label={t('account.removal.password')}
          error={form.formState.errors.current?.message}
          autoComplete="current-password"
          {...form.register('current')}
        />
        <SubmitButton pending={submission.pending} colorPalette="red" alignSelf="flex-start">
          {t('account.removal.submit')}
        </SubmitButton>
      </Form>
    </Panel>
  );
}
