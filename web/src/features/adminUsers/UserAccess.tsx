import { Button } from '@chakra-ui/react/button';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/format.ts';
import { notify } from '../../notifications/notify.ts';
import { ActionFailure } from '../../ui/ActionFailure.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useAction } from '../../ui/useAction.ts';
import { useSetUserStateMutation, type AdminUserFieldsFragment } from './generated/graphql.ts';

/** Whether the account may log in, and the switch for it; it can be taken back, so that it asks nothing. */
export function UserAccess({ user }: { user: AdminUserFieldsFragment }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [setState] = useSetUserStateMutation();
  const { id, version, enabled, activated, createdAt } = user;
  const name = format.personName(user);

  const action = useAction(async () => {
    const { data } = await setState({ variables: { input: { id, version, enabled: !enabled } } });
    const answer = data?.setUserState;
    // The answer has brought the present state to the screen.
    if (answer?.current) return [{ code: 'VERSION_CONFLICT', message: t('adminUsers.stateConflict') }];
    if (answer?.user)
      notify.positive(answer.user.enabled ? t('adminUsers.enabled', { name }) : t('adminUsers.disabled', { name }));
    return answer?.userErrors;
  });

  return (
    <Panel title={t('adminUsers.access')}>
      <Text role="status">
        {enabled ? (activated ? t('adminUsers.enabledText') : null) : t('adminUsers.disabledText')}
      </Text>
      {activated ? null : <Text>{t('adminUsers.notActivatedText', { date: format.date(createdAt) })}</Text>}
      {enabled ? (
        <Text textStyle="sm" color="fg.muted">
          {t('adminUsers.disableHint')}
        </Text>
      ) : null}
      <ActionFailure action={action} />
      <Button variant="outline" width="fit-content" loading={action.pending} onClick={action.run}>
        {enabled ? t('adminUsers.disable') : t('adminUsers.enable')}
      </Button>
    </Panel>
  );
}
