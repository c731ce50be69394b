import { sql } from 'kysely';
import { keyOf } from '../../people/accounts/repository.ts';
import type { Db } from '../../platform/database/database.ts';
import { rowBatches } from '../rowCursor.ts';
import type { Finding, Rule } from './finding.ts';

/** Accounts (docs/product.md §6). */
export const accountRules: Rule[] = [
  {
    name: 'account-password',
    broken: sql`
      select 'account ' || id as subject, 'being active and having a password do not belong together' as detail
      from account where (activated_at is null) <> (password_hash is null) or password_hash not like '$argon2id$%'`,
  },
  {
    name: 'administrator',
    broken: sql`
      select 'accounts' as subject, 'nobody of ' || count(*) || ' can administer' as detail from account
      having count(*) > 0 and count(*) filter (where administrator and enabled and activated_at is not null) = 0`,
  },
];

/** Names and addresses are compared by keys that only the service can make. */
export async function checkAccountKeys(view: Db): Promise<Finding[]> {
  const findings: Finding[] = [];
  const query = sql<{ id: number; username: string; username_key: string; email: string; email_key: string }>`
    select id, username, username_key, email, email_key from account order by id`;
  for await (const rows of rowBatches(view, query))
    for (const { id, ...row } of rows)
      if (keyOf(row.username) !== row.username_key || keyOf(row.email) !== row.email_key) {
        const detail = 'its name or address is found under another key than its own';
        findings.push({ severity: 'error', rule: 'account-key', subject: `account ${id}`, detail });
      }
  return findings;
}
