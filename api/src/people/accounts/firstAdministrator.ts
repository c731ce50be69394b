import type { Platform } from '../../platform/wing.ts';
import { Problem } from '../../platform/http/problem.ts';
import { countAccounts } from './repository.ts';
import type { AccountService } from './service.ts';

/** The account that the settings name. */
export interface FirstAdministrator {
  username: string | undefined;
  email: string | undefined;
  password: string | undefined;
}

/** Makes the first administrator on a database without accounts (docs/product.md §6); nothing where the settings name none. */
export async function makeFirstAdministrator(
  { db, clock, log }: Pick<Platform, 'db' | 'clock' | 'log'>,
  accounts: AccountService,
  { username, email, password }: FirstAdministrator,
): Promise<void> {
  if (username === undefined || email === undefined || password === undefined || (await countAccounts(db)) > 0) return;
  const person = { firstName: 'Admin', lastName: 'Admin', locale: 'hu', newsletter: [] } as const;
  try {
    await accounts.createActive({ ...person, newsletter: [], username, email }, password, true, clock());
    log.info({ username }, 'the first administrator was made');
  } catch (error) {
    // Another instance that starts at the same moment was quicker.
    if (!(error instanceof Problem) || !/^(USERNAME|EMAIL)_TAKEN$/.test(error.code)) throw error;
  }
}
