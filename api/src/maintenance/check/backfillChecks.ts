import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { Finding } from './finding.ts';

/** Images that are named one by one. */
const told = 100;

interface Waiting {
  id: number;
  error: string | null;
  total: number;
  small: number;
  colours: number;
  exposures: number;
}

/** Files still to be made of stored photos (images/backfill), with the number of photos and the reasons of failures. */
export async function checkBackfill(view: Db): Promise<Finding[]> {
  const { rows } = await sql<Waiting>`
    select image_id as id, error, (count(*) over ())::int as total,
      (count(*) filter (where wants_small) over ())::int as small,
      (count(*) filter (where wants_colours) over ())::int as colours,
      (count(*) filter (where wants_exposure) over ())::int as exposures
    from derivative_backfill order by error is null, image_id limit ${sql.lit(told)}`.execute(view);
  const [first] = rows;
  if (!first) return [];
  const warning = (subject: string, detail: string): Finding => ({
    severity: 'warning',
    rule: 'image-backfill',
    subject,
    detail,
  });
  const { total, small, colours, exposures } = first;
  const detail = `${small} wait for small derivatives, ${colours} for a look at their colours, ${exposures} for exposure data`;
  return [
    warning(`${total} images`, detail),
    ...rows.flatMap(({ id, error }) =>
      error === null ? [] : [warning(`image ${id}`, `what it lacks could not be made: ${error}`)],
    ),
  ];
}
