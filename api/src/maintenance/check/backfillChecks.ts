import { sql } from 'kysely';
import type { Db } from '../../database/database.ts';
import type { Finding } from './finding.ts';

/** Images that are named one by one. */
const told = 100;

/** How many photos wait for a derivative (images/backfill), and why those that have failed did. */
export async function checkBackfill(view: Db): Promise<Finding[]> {
  const { rows } = await sql<{ id: number; error: string | null; total: number }>`
    select image_id as id, error, (count(*) over ())::int as total from derivative_backfill
    order by error is null, image_id limit ${sql.lit(told)}`.execute(view);
  const [first] = rows;
  if (!first) return [];
  const warning = (subject: string, detail: string): Finding => ({
    severity: 'warning',
    rule: 'image-backfill',
    subject,
    detail,
  });
  return [
    warning(`${first.total} images`, 'their small derivatives are still to be made'),
    ...rows.flatMap(({ id, error }) =>
      error === null ? [] : [warning(`image ${id}`, `its small derivative could not be made: ${error}`)],
    ),
  ];
}
