import type { TestService } from './service.ts';

/** Columns of an image that are written; those that the database computes are left out. */
export async function imageColumns(service: Pick<TestService, 'query'>): Promise<string[]> {
  const rows = await service.query<{ column_name: string }>(`select column_name from information_schema.columns
    where table_name = 'image' and table_schema = 'public' and is_generated = 'NEVER' order by ordinal_position`);
  return rows.map(({ column_name: name }) => name);
}

/**
 * Copies images, without their bytes.
 * @param changes columns of a copy and their values by SQL, as arguments of `jsonb_build_object`, about an image `i` and a number `n`
 * @param from where images and numbers come from, as `image i, generate_series(1, 60) n`
 */
export async function copyImages(service: Pick<TestService, 'query'>, changes: string, from: string): Promise<void> {
  const columns = (await imageColumns(service)).join(', ');
  await service.query(`insert into image (${columns}) overriding system value
    select ${columns} from (select (jsonb_populate_record(i, jsonb_build_object(${changes}))).* from ${from}) copy`);
}
