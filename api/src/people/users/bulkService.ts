import type { components } from '@photo-competition/schema/rest';
import type { Actor } from '../../platform/http/actor.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { UserService } from './service.ts';

type Schemas = components['schemas'];
type Chosen = Schemas['ChosenUser'];

const refusals: readonly string[] = ['NOT_FOUND', 'VERSION_CONFLICT', 'LAST_ADMINISTRATOR'];

const isRefusal = (code: string): code is Schemas['UserRefusal'] => refusals.includes(code);

/** Changes of many accounts at once, each by itself: what is refused for one leaves the others. */
export function bulkUserService(users: UserService) {
  /** The account as it is now; null when there is none. */
  async function present(id: number, now: Date): Promise<Schemas['AdminUser'] | null> {
    try {
      return await users.read(id, now);
    } catch (error) {
      if (error instanceof Problem && error.code === 'NOT_FOUND') return null;
      throw error;
    }
  }

  async function changeOne(
    { id, ifVersion }: Chosen,
    now: Date,
    work: (id: number, version: number | undefined) => Promise<Schemas['AdminUser']>,
  ): Promise<Schemas['UserResult']> {
    try {
      return { id, refusal: null, changedBy: null, changedAt: null, user: await work(id, ifVersion) };
    } catch (error) {
      if (!(error instanceof Problem) || !isRefusal(error.code)) throw error;
      const { code: refusal, conflict } = error;
      const { changedBy = null, changedAt = null } = conflict ?? {};
      return { id, refusal, changedBy, changedAt, user: await present(id, now) };
    }
  }

  async function changeAll(
    accounts: readonly Chosen[],
    actor: Actor,
    work: (id: number, version: number | undefined) => Promise<Schemas['AdminUser']>,
  ): Promise<Schemas['UserResults']> {
    const results: Schemas['UserResult'][] = [];
    for (const account of accounts) results.push(await changeOne(account, actor.clock(), work));
    return { results };
  }

  return {
    setStates: ({ accounts, enabled }: Schemas['UserStates'], actor: Actor) =>
      changeAll(accounts, actor, (id, version) =>
        users.setState(id, { value: enabled, ...(version === undefined ? {} : { version }) }, actor),
      ),

    setNewsletters: ({ accounts, list, subscribed }: Schemas['UserNewsletters'], actor: Actor) =>
      changeAll(accounts, actor, (id, version) => users.setNewsletter(id, { list, subscribed, version }, actor)),
  };
}

export type BulkUserService = ReturnType<typeof bulkUserService>;
