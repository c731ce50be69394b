import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/format.ts';
import { notify } from '../../notifications/notify.ts';
import { session } from '../../session/session.ts';
import type { SessionUser } from '../../session/store.ts';
import type { Refusal } from '../../ui/form/useSubmission.ts';
import { useLoginMutation, type LoginInput } from './generated/graphql.ts';

/** What came of a login: the user, or why there is none. */
export interface LoginResult {
  user: SessionUser | null;
  refusals: readonly Refusal[];
}

/** Opens a session (docs/product.md §13). */
export function useLogin(): (input: LoginInput) => Promise<LoginResult> {
  const { t } = useTranslation();
  const format = useFormat();
  const [login] = useLoginMutation();
  return async (input) => {
    const { data } = await login({ variables: { input } });
    if (!data) return { user: null, refusals: [] };
    const { token, user, userErrors } = data.login;
    if (token === null || user === null) return { user: null, refusals: userErrors };
    session.login(token, user);
    notify.positive(t('login.welcome', { name: format.personName(user) }));
    return { user, refusals: userErrors };
  };
}
