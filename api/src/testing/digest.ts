import { until, type TestService } from './service.ts';

/** A hash of each table's rows, by its name. */
export type Digest = Record<string, string>;

/** All but stored results: the service computes and sweeps them in the background, at any time, from the other tables. */
const tables = `select table_name as name from information_schema.tables
  where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in ('image_result', 'result_computation')
  order by 1`;

const digestOf = (name: string) =>
  `select '${name}' as name, md5(coalesce(string_agg(one::text, E'\\n' order by one::text), '')) as hash from "${name}" one`;

/** Mails and campaigns that the worker has still to process: it changes their rows at any time. */
const inHand = `select (
    select count(*) from mail left join campaign on campaign.id = mail.campaign_id
    where mail.status = 'QUEUED' and coalesce(campaign.state, 'RUNNING') = 'RUNNING'
  )::int + (select count(*) from campaign where state = 'RUNNING')::int as n`;

/** Hashes of every table but stored results, once the worker has nothing left to do. */
export async function digestDatabase(service: TestService): Promise<Digest> {
  await until('the mails to be sent', async () => (await service.query<{ n: number }>(inHand))[0]?.n === 0);
  const names = (await service.query<{ name: string }>(tables)).map(({ name }) => name);
  const rows = await service.query<{ name: string; hash: string }>(names.map(digestOf).join(' union all '));
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]));
}
