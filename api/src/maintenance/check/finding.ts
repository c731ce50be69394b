import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

/** A finding of a check. */
export interface Finding {
  /** An `error` is something that must not be; a `warning` something to know of. */
  severity: 'error' | 'warning';
  /** Name of the rule, for programs. */
  rule: string;
  /** The object it was found at: `image 12`. */
  subject: string;
  detail: string;
}

/** A rule as a query for what breaks it: columns `subject` and `detail`. */
export interface Rule {
  name: string;
  broken: RawBuilder<{ subject: string; detail: string }>;
}

/** Largest number of findings of one rule that are listed one by one. */
const mostListed = 100;

/** Looks for what breaks rules. */
export async function applyRules(view: Db, rules: Rule[]): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { name: rule, broken } of rules) {
    const { rows } = await sql<{ subject: string; detail: string; total: number }>`
      select subject, detail, (count(*) over ())::int as total from (${broken}) as broken limit ${sql.lit(mostListed)}`.execute(
      view,
    );
    for (const { subject, detail } of rows) findings.push({ severity: 'error', rule, subject, detail });
    const more = (rows[0]?.total ?? 0) - rows.length;
    if (more > 0) findings.push({ severity: 'error', rule, subject: 'others', detail: `${more} more of the same` });
  }
  return findings;
}
