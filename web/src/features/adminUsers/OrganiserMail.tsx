import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionFailure } from '../../ui/ActionFailure.tsx';
import { CheckboxField } from '../../ui/form/CheckboxField.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useAction } from '../../ui/useAction.ts';
import { useSetUserNewslettersMutation, type AdminUserFieldsFragment } from './generated/graphql.ts';

/** Whether the account takes what organisers write to the people of a competition; changed at once, like the switch of logging in. */
export function OrganiserMail({ user: { id, version, organiserMail } }: { user: AdminUserFieldsFragment }) {
  const { t } = useTranslation();
  // What was chosen: the account changes a moment before the action is over.
  const [chosen, setChosen] = useState(organiserMail);
  const [setNewsletters] = useSetUserNewslettersMutation();
  const action = useAction(async () => {
    const accounts = [{ id, ifVersion: version }];
    const { data } = await setNewsletters({
      variables: { input: { accounts, list: 'ORGANISER', subscribed: !organiserMail } },
    });
    const refusal = data?.setUserNewsletters.results[0]?.refusal;
    // What stands there now is on the screen with the answer.
    if (refusal) return [{ code: refusal, message: t('adminUsers.stateConflict') }];
    return data?.setUserNewsletters.userErrors;
  });
  return (
    <Panel title={t('adminUsers.organiserMail')}>
      <Text textStyle="sm" color="fg.muted">
        {t('adminUsers.organiserMailHint')}
      </Text>
      <CheckboxField
        checked={action.pending ? chosen : organiserMail}
        disabled={action.pending}
        onChange={({ target }) => {
          setChosen(target.checked);
          action.run();
        }}
      >
        {t('adminUsers.organiserMailTakes')}
      </CheckboxField>
      <ActionFailure action={action} />
    </Panel>
  );
}
