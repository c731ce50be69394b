import type { components } from '@photo-competition/schema/rest';
import { checkNames } from '../../people/accounts/names.ts';
import { accountByEmail, keyOf } from '../../people/accounts/repository.ts';
import type { NewUser } from '../../people/users/service.ts';
import type { Db } from '../../platform/database/database.ts';
import type { AccountRow } from '../../platform/database/tables.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { invalidField, Problem } from '../../platform/http/problem.ts';
import { holdAccount } from './repository.ts';

type Schemas = components['schemas'];
type Invitation = Schemas['JudgeInvitation'];

/** Makes an account, in a transaction of the caller's. @throws Problem USERNAME_TAKEN, EMAIL_TAKEN */
export type PersonMaker = (tx: Db, user: NewUser, actor: Actor, now: Date) => Promise<AccountRow>;

/** The account of somebody who is invited. */
export interface Invited {
  account: AccountRow;
  /** Whether the invitation has made it. */
  isMade: boolean;
}

/** Shortest and longest username. */
const shortest = 3;
const longest = 32;

/** A name as usernames are written: letters without their accents, digits, and a dot between its parts. */
function plainName(parts: readonly string[]): string {
  const plain = parts
    .map((part) =>
      part
        .normalize('NFKD')
        .replace(/[^A-Za-z0-9]+/g, '')
        .toLowerCase(),
    )
    .filter((part) => part !== '')
    .join('.');
  return plain.length < shortest ? `judge${plain}` : plain;
}

/** The first username of a row that nobody has: `anna.kiss`, `anna.kiss2`, `anna.kiss3` and so on. */
async function freeUsername(tx: Db, { firstName, lastName }: Schemas['InvitedPerson']): Promise<string> {
  const name = plainName([firstName, lastName]);
  for (let n = 1; ; n++) {
    const suffix = n === 1 ? '' : String(n);
    const username = name.slice(0, longest - suffix.length) + suffix;
    const taken = tx.selectFrom('account').select('id').where('username_key', '=', keyOf(username));
    if (!(await taken.executeTakeFirst())) return username;
  }
}

/** @throws Problem 422 for an account that cannot judge */
function checkJudge(account: AccountRow | undefined, field: string): AccountRow {
  if (!account) throw invalidField(field, 'JUDGE_UNKNOWN');
  if (account.administrator) throw invalidField(field, 'JUDGE_ADMINISTRATOR');
  if (!account.enabled) throw invalidField(field, 'JUDGE_DISABLED');
  return account;
}

const isMadeMeanwhile = (error: unknown): boolean =>
  error instanceof Problem && (error.code === 'EMAIL_TAKEN' || error.code === 'USERNAME_TAKEN');

/** A person who is invited to a jury: an account, or an address that gets an account where there is none. */
export const invitedPeople = (makePerson: PersonMaker) => ({
  /** @throws Problem 422 unless exactly one is named, and where a name is none */
  check({ accountId, person }: Invitation): void {
    if ((accountId === undefined) === (person === undefined)) throw invalidField('accountId', 'JUDGE_ONE_OF');
    if (person) checkNames(person, 'person.');
  },

  /**
   * The account, held until the transaction ends.
   * @returns with whether it was made here, so that the mail to activate it is under way
   * @throws Problem 422
   */
  async find(tx: Db, { accountId, person }: Invitation, actor: Actor, now: Date): Promise<Invited> {
    const id = accountId ?? (person && (await accountByEmail(tx, person.email))?.id);
    const field = person ? 'person.email' : 'accountId';
    if (id !== undefined || !person)
      return { account: checkJudge(id === undefined ? undefined : await holdAccount(tx, id), field), isMade: false };
    const username = await freeUsername(tx, person);
    const made = { ...person, username, newsletter: [], administrator: false };
    return { account: await makePerson(tx, made, actor, now), isMade: true };
  },

  /** Invites once more where somebody has made an account with the same address or name at the same time. */
  async againWhenMadeMeanwhile<T>(invite: () => Promise<T>): Promise<T> {
    try {
      return await invite();
    } catch (error) {
      if (!isMadeMeanwhile(error)) throw error;
      return invite();
    }
  },
});
