import { sql, type Kysely } from 'kysely';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

type Files = Record<'count_file', { competition_id: number; ballots: Buffer; compressed_ballots: Buffer }>;

const compress = promisify(brotliCompress);
const fast = { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } };

/** Published ballots are stored as they are downloaded: compressed with Brotli, once instead of for each download. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run('alter table count_file add column compressed_ballots bytea');
  await run('alter table count_file disable trigger count_file_append_only');
  const files = db.withTables<Files>();
  for (const { competition_id: id } of await files.selectFrom('count_file').select('competition_id').execute()) {
    const row = files.selectFrom('count_file').select('ballots').where('competition_id', '=', id);
    const { ballots } = await row.executeTakeFirstOrThrow();
    await files
      .updateTable('count_file')
      .set({ compressed_ballots: await compress(ballots, fast) })
      .where('competition_id', '=', id)
      .execute();
  }
  await run('alter table count_file enable trigger count_file_append_only');
  await run(`alter table count_file alter column compressed_ballots set not null, drop column ballots`);
}
