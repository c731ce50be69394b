import {
  CompiledQuery,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type QueryResult,
} from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';

/** A database that an earlier version has left, with the single connection that PGlite has. */
export interface OldDatabase {
  db: Db;
  close(): Promise<void>;
}

/**
 * Opens a database of PGlite, the engine of earlier versions. The package is loaded for this alone.
 * @param folder of it; PGlite writes into it
 */
export async function openPglite(folder: string): Promise<OldDatabase> {
  const { PGlite } = await import('@electric-sql/pglite');
  const engine = await PGlite.create(folder);
  const connection: DatabaseConnection = {
    // Without parameters a text may hold several statements.
    executeQuery: async <R>({ sql, parameters }: CompiledQuery) =>
      ((parameters.length ? [await engine.query(sql, [...parameters])] : await engine.exec(sql)).at(-1) ?? {
        rows: [],
      }) as QueryResult<R>,
    streamQuery: () => {
      throw new Error('rows of PGlite are read by cursors');
    },
  };
  const run = (text: string) => async () => void (await connection.executeQuery(CompiledQuery.raw(text)));
  const nothing = () => Promise.resolve();
  const dialect: Dialect = {
    createAdapter: () => new PostgresAdapter(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createDriver: () => ({
      init: nothing,
      destroy: nothing,
      acquireConnection: () => Promise.resolve(connection),
      releaseConnection: nothing,
      beginTransaction: run('begin'),
      commitTransaction: run('commit'),
      rollbackTransaction: run('rollback'),
    }),
  };
  return { db: new Kysely<Tables>({ dialect }), close: () => engine.close() };
}
