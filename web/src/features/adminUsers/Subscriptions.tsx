import { Fieldset } from '@chakra-ui/react/fieldset';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionFailure } from '../../ui/ActionFailure.tsx';
import { newsletterTypes } from '../../ui/form/accountSchema.ts';
import { CheckboxField } from '../../ui/form/CheckboxField.tsx';
import type { Refusal } from '../../ui/form/useSubmission.ts';
import { Panel } from '../../ui/Panel.tsx';
import { useAction } from '../../ui/useAction.ts';
import {
  useSetUserNewsletterMutation,
  useSetUserNewslettersMutation,
  type AdminUserFieldsFragment,
} from './generated/graphql.ts';
import type { mailingLists } from './useUserBulk.ts';
import { isSubscribed } from './useUserBulk.ts';

type List = (typeof mailingLists)[number];

/**
 * Which campaign mail the account takes: its newsletters, and what organisers write to the people of a competition. Each is
 * changed at once, like the switch of logging in, and one at a time: the answer to an earlier change would show the later one
 * undone.
 */
export function Subscriptions({ user }: { user: AdminUserFieldsFragment }) {
  const { t } = useTranslation();
  // The last choice: the account changes a moment before the action is over.
  const chosen = useRef<{ list: List; on: boolean } | null>(null);
  const [shown, setShown] = useState<{ list: List; on: boolean } | null>(null);
  const [setNewsletter] = useSetUserNewsletterMutation();
  const [setNewsletters] = useSetUserNewslettersMutation();
  const { id, version } = user;

  async function setOrganiserMail(subscribed: boolean): Promise<readonly Refusal[] | undefined> {
    const accounts = [{ id, ifVersion: version }];
    const { data } = await setNewsletters({ variables: { input: { accounts, list: 'ORGANISER', subscribed } } });
    const refusal = data?.setUserNewsletters.results[0]?.refusal;
    // The answer has brought the present state to the screen.
    if (refusal) return [{ code: refusal, message: t('adminUsers.stateConflict') }];
    return data?.setUserNewsletters.userErrors;
  }

  const action = useAction(async () => {
    if (!chosen.current) return [];
    const { list, on: subscribed } = chosen.current;
    if (list === 'ORGANISER') return setOrganiserMail(subscribed);
    const { data } = await setNewsletter({ variables: { input: { id, type: list, subscribed } } });
    return data?.setUserNewsletter.userErrors;
  });

  const field = (list: List, label: string) => (
    <CheckboxField
      key={list}
      checked={action.pending && shown?.list === list ? shown.on : isSubscribed(user, list)}
      disabled={action.pending}
      onChange={({ target }) => {
        chosen.current = { list, on: target.checked };
        setShown(chosen.current);
        action.run();
      }}
    >
      {label}
    </CheckboxField>
  );

  return (
    <Panel title={t('adminUsers.subscriptions')}>
      <Fieldset.Root>
        <Fieldset.HelperText textStyle="sm">{t('adminUsers.subscriptionsHint')}</Fieldset.HelperText>
        <Fieldset.Content mt="1" gap="0">
          {newsletterTypes.map((type) => field(type, t(`shell.form.${type}`)))}
          {field('ORGANISER', t('adminUsers.organiserMailTakes'))}
        </Fieldset.Content>
      </Fieldset.Root>
      <ActionFailure action={action} />
    </Panel>
  );
}
