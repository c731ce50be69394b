import { serverClock } from '../../connection/serverClock.ts';
import { formatFor } from '../../i18n/format.ts';
import { changeLocale, currentLocale, i18n } from '../../i18n/i18n.ts';
import { notify } from '../../notifications/notify.ts';
import { session } from '../../session/session.ts';
import { sessionUserOf, type SessionUser } from '../../session/store.ts';
import { tokenExpiry } from '../../session/token.ts';
import type { Refusal } from '../../ui/form/useSubmission.ts';
import { useLoginMutation, type LoginInput } from './generated/graphql.ts';

/** Result of a login: the user, or the reasons of its refusal. */
export interface LoginResult {
  user: SessionUser | null;
  refusals: readonly Refusal[];
}

/** Opens a session (docs/product.md §13). */
export function useLogin(): (input: LoginInput) => Promise<LoginResult> {
  const [login] = useLoginMutation();
  return async (input) => {
    const { data } = await login({ variables: { input } });
    if (!data) return { user: null, refusals: [] };
    const { token, user: account, userErrors } = data.login;
    if (token === null || account === null) return { user: null, refusals: userErrors };
    // The service's clock is behind that of the gateway, as while demo data are loaded: a session would end as it begins.
    if ((tokenExpiry(token) ?? Infinity) < serverClock.now())
      return { user: null, refusals: [{ code: 'CLOCK', message: i18n.t('login.clock') }] };
    const user = sessionUserOf(account);
    // A user who logs in after the session has ended keeps the language of the page.
    const goesOn = session.lastEnded() === user.id;
    session.login(token, user);
    // Else the account's language wins; where its texts cannot be fetched the page stays as it is.
    if (!goesOn && user.locale !== currentLocale()) await changeLocale(user.locale).catch(() => undefined);
    notify.positive(i18n.t('login.welcome', { name: formatFor(currentLocale()).personName(user) }));
    return { user, refusals: userErrors };
  };
}
