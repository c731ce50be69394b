/**
 * Loaded into a service under test before its own program: lets the test look into the embedded database, whose one
 * connection is in the service's hands, and at the memory in use.
 */
import { PglitePool } from '../database/pglitePool.ts';

/** What the test asks. */
export interface TapRequest {
  id: number;
  /** Absent: the question is for the memory. */
  sql?: string;
}

/** What it hears. */
export interface TapAnswer {
  id: number;
  rows?: Record<string, unknown>[];
  /** Bytes of living objects and buffers, after a collection. */
  memory?: number;
  error?: string;
}

declare const gc: (() => void) | undefined;

let pool: PglitePool | null = null;
const open = PglitePool.open.bind(PglitePool);
PglitePool.open = async (folder) => (pool = await open(folder));

async function query(sql: string): Promise<Record<string, unknown>[]> {
  if (!pool) throw new Error('This service has no embedded database');
  const client = await pool.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(sql, []);
    return rows;
  } finally {
    client.release();
  }
}

function memory(): number {
  gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

async function answer({ id, sql }: TapRequest): Promise<TapAnswer> {
  try {
    return sql === undefined ? { id, memory: memory() } : { id, rows: await query(sql) };
  } catch (error) {
    return { id, error: (error as Error).message };
  }
}

process.on('message', (request: TapRequest) => void answer(request).then((reply) => process.send?.(reply)));
// The channel alone keeps no service alive.
process.channel?.unref();
