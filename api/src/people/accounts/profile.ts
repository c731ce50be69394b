import type { components } from '@photo-competition/schema/rest';
import type { Db } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/http/operation.ts';
import { fieldProblem, Problem } from '../../platform/http/problem.ts';
import type { Outbox } from '../../mail/outbox.ts';
import type { EmailChangeService } from './emailChange.ts';
import { checkNames } from './names.ts';
import * as repository from './repository.ts';
import { sessionUser } from './sessionUser.ts';

type Schemas = components['schemas'];

interface Parts {
  db: Db;
  outbox: Outbox;
  emailChange: EmailChangeService;
}

/** Operations of people on their own account (docs/product.md §6). */
export const profileService = ({ db, outbox, emailChange }: Parts) => ({
  async me(viewer: Viewer, now: Date): Promise<Schemas['SessionUser']> {
    const account = await repository.accountById(db, viewer.accountId);
    if (!account) throw new Problem('UNAUTHENTICATED');
    return sessionUser(db, account, viewer, now);
  },

  /**
   * Another address waits until it is confirmed.
   * @throws Problem EMAIL_TAKEN, WRONG_PASSWORD, RATE_LIMITED; 422 for a name, or where the password is missing
   */
  async updateProfile(
    viewer: Viewer,
    { current, ...profile }: Schemas['ProfileRequest'],
    now: Date,
  ): Promise<Schemas['SessionUser']> {
    checkNames(profile);
    const { accountId: id, username } = viewer;
    const before = await repository.accountById(db, id);
    if (!before) throw new Problem('UNAUTHENTICATED');
    const moves = !emailChange.isSame(before, profile.email);
    if (moves) await emailChange.allow(before, profile.email, current);
    const account = await db.transaction().execute(async (tx) => {
      const row = await repository.lockAccount(tx, id);
      if (!row) throw new Problem('UNAUTHENTICATED');
      // The password was that of before; the address may have been changed meanwhile.
      if (moves && row.password_hash !== before.password_hash) throw fieldProblem('WRONG_PASSWORD', 'current');
      await repository.noteChange(tx, id, username, now);
      const email = emailChange.isSame(row, profile.email) ? profile.email : row.email;
      const changed = await repository.updateProfileRow(tx, id, { ...profile, email });
      if (moves) await emailChange.ask(tx, changed, profile.email, now);
      return changed;
    });
    if (moves) outbox.wake();
    return sessionUser(db, account, viewer, now);
  },

  /** Keeps the language that somebody has chosen in the interface for their mails and their next login. */
  async setLocale(viewer: Viewer, locale: Schemas['Locale'], now: Date): Promise<Schemas['SessionUser']> {
    const account = await db.transaction().execute(async (tx) => {
      const before = await repository.lockAccount(tx, viewer.accountId);
      if (!before) throw new Problem('UNAUTHENTICATED');
      if (before.locale === locale) return before;
      await repository.noteChange(tx, before.id, viewer.username, now);
      return repository.setLocale(tx, before.id, locale);
    });
    return sessionUser(db, account, viewer, now);
  },
});

export type ProfileService = ReturnType<typeof profileService>;
