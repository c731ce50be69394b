import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBulk, type BulkOutcome } from '../../ui/table/useBulk.ts';
import {
  useSetUserNewslettersMutation,
  useSetUserStatesMutation,
  type AdminUserFieldsFragment,
  type UserOutcomeFragment,
} from './generated/graphql.ts';

/** Campaign mail that can be turned on and off for many. */
export const mailingLists = ['NEWS', 'COMPETITION', 'RESULT', 'ORGANISER'] as const;

/** Acts on many accounts; the same act with the other `on` undoes it. */
export type UserBulkAct =
  { kind: 'state'; on: boolean } | { kind: 'list'; list: (typeof mailingLists)[number]; on: boolean };

/** Whether an account takes a kind of campaign mail. */
export const isSubscribed = (user: AdminUserFieldsFragment, list: (typeof mailingLists)[number]): boolean =>
  list === 'ORGANISER' ? user.organiserMail : user.newsletter.includes(list);

const isSo = (user: AdminUserFieldsFragment, act: UserBulkAct): boolean =>
  act.kind === 'state' ? user.enabled : isSubscribed(user, act.list);

/** Acts on many accounts, each at the version that was seen, and undoing for those that were changed. */
export function useUserBulk() {
  const { t } = useTranslation();
  const [setStates] = useSetUserStatesMutation();
  const [setNewsletters] = useSetUserNewslettersMutation();
  const bulk = useBulk();
  /** Every account that the list has shown or that an answer has told of, as it was known last. */
  const known = useRef(new Map<string, AdminUserFieldsFragment>());
  const [undo, setUndo] = useState<{ act: UserBulkAct; ids: readonly string[] } | null>(null);

  const remember = useCallback((users: readonly AdminUserFieldsFragment[]): void => {
    for (const user of users) {
      const before = known.current.get(user.id);
      // An answer that was under way may be older.
      if (!before || before.version <= user.version) known.current.set(user.id, user);
    }
  }, []);

  const outcomeOf = ({ accountId: id, refusal, changedBy, user }: UserOutcomeFragment): BulkOutcome => {
    if (user) remember([user]);
    const who = changedBy ?? t('admin.conflict.somebody');
    return { id, refusal: refusal ? t(`adminUsers.bulk.refusal.${refusal}`, { who }) : null };
  };

  async function ask(ids: readonly string[], act: UserBulkAct): Promise<BulkOutcome[]> {
    const accounts = ids.map((id) => ({ id, ifVersion: known.current.get(id)?.version ?? null }));
    if (act.kind === 'state') {
      const { data } = await setStates({ variables: { input: { accounts, enabled: act.on } } });
      return answered(data?.setUserStates);
    }
    const { data } = await setNewsletters({ variables: { input: { accounts, list: act.list, subscribed: act.on } } });
    return answered(data?.setUserNewsletters);
  }

  /** Results for each account; throws where the whole was refused. */
  function answered(
    payload: { results: UserOutcomeFragment[]; userErrors: readonly { message: string }[] } | undefined,
  ): BulkOutcome[] {
    const [refusal] = payload?.userErrors ?? [];
    if (refusal) throw new Error(refusal.message);
    return (payload?.results ?? []).map(outcomeOf);
  }

  async function run(ids: readonly string[], act: UserBulkAct): Promise<void> {
    const before = new Map(known.current);
    const { changed } = await bulk.run(ids, (portion) => ask(portion, act));
    // Undoing leaves an account alone that was so before.
    const differing = changed.filter((id) => {
      const user = before.get(id);
      return user !== undefined && isSo(user, act) !== act.on;
    });
    setUndo(differing.length > 0 ? { act, ids: differing } : null);
  }

  return {
    bulk,
    remember,
    find: (id: string) => known.current.get(id),
    run,
    undo: undo
      ? async () => {
          setUndo(null);
          await bulk.run(undo.ids, (portion) => ask(portion, { ...undo.act, on: !undo.act.on }));
        }
      : null,
    forget: () => {
      setUndo(null);
      bulk.forget();
    },
  };
}
