import { Button } from '@chakra-ui/react/button';
import { List } from '@chakra-ui/react/list';
import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useFormat } from '../../i18n/format.ts';
import { notify } from '../../notifications/notify.ts';
import { DangerDialog } from '../../ui/DangerDialog.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useAction } from '../../ui/useAction.ts';
import { useDeleteUserMutation, type AdminUserQuery } from './generated/graphql.ts';
import { useListAddress } from './useListAddress.ts';

type User = NonNullable<AdminUserQuery['user']>;

/** Consequences of a deletion, in numbers. */
function Consequences({ removal }: { removal: NonNullable<User['removal']> }) {
  const { t } = useTranslation();
  const format = useFormat();
  const numbers = [
    { n: removal.entriesWithdrawn, text: t('adminUsers.removalEntriesWithdrawn') },
    { n: removal.entriesKept, text: t('adminUsers.removalEntriesKept') },
    { n: removal.comments, text: t('adminUsers.removalComments') },
    { n: removal.votes, text: t('adminUsers.removalVotes') },
  ];
  return (
    <List.Root gap="1" ps="5">
      {numbers.map(({ n, text }) => (
        <List.Item key={text}>
          <strong>{format.number(n)}</strong> {text}
        </List.Item>
      ))}
    </List.Root>
  );
}

/** Deletes the account, once its username has been typed. */
export function UserRemoval({ user }: { user: User }) {
  const { t } = useTranslation();
  const format = useFormat();
  const navigate = useNavigate();
  const list = useListAddress();
  const [remove] = useDeleteUserMutation();
  const [asking, setAsking] = useState(false);
  const { id, version, username, removal } = user;
  const name = format.personName(user) || username;

  const action = useAction(async () => {
    const { data } = await remove({
      variables: { input: { id, version } },
      update: (cache, { data: answer }) => {
        if (answer?.deleteUser.deletedId) cache.evict({ id: cache.identify({ __typename: 'AdminUser', id }) });
      },
    });
    if (data?.deleteUser.current) return [{ code: 'VERSION_CONFLICT', message: t('adminUsers.stateConflict') }];
    if (data?.deleteUser.deletedId) {
      notify.positive(t('adminUsers.deleted', { name }));
      await navigate(list);
    }
    return data?.deleteUser.userErrors;
  });

  if (!removal) return null;
  return (
    <Panel title={t('adminUsers.removal')}>
      {removal.lastAdministrator ? (
        <Text>{t('adminUsers.removalLast')}</Text>
      ) : (
        <>
          <Text>{t('adminUsers.removalText')}</Text>
          <Consequences removal={removal} />
          <Button variant="outline" colorPalette="red" width="fit-content" onClick={() => setAsking(true)}>
            {t('adminUsers.delete')}
          </Button>
        </>
      )}
      {asking ? (
        <DangerDialog
          title={t('adminUsers.deleteTitle', { name })}
          typed={{ label: t('adminUsers.deleteType', { username }), word: username }}
          confirmLabel={t('adminUsers.delete')}
          action={action}
          onCancel={() => setAsking(false)}
        >
          <Text>{t('adminUsers.removalText')}</Text>
          <Consequences removal={removal} />
        </DangerDialog>
      ) : null}
    </Panel>
  );
}
