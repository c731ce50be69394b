import { Client } from 'pg';

/** Rows of a statement on a PostgreSQL. */
export async function queryServer<T>(url: string, sql: string): Promise<T[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows as T[];
  } finally {
    await client.end();
  }
}
