import type { CompiledQuery, RawBuilder } from 'kysely';
import type { Db } from './database.ts';

/** Stands in a compiled statement where a value goes. */
class Parameter {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

const parameters = new Proxy({}, { get: (_, name) => new Parameter(String(name)) });

/** A query of Kysely's, or a text with parameters. */
type Built<Row> = { compile(): CompiledQuery<Row> } | RawBuilder<Row>;

const compile = <Row>(built: Built<Row>, db: Db): CompiledQuery<Row> => (built as RawBuilder<Row>).compile(db);

/**
 * A statement that is built and compiled when it is first run, and from then on takes new values only: building one anew
 * costs several times what sending it does.
 * @param build is given a stand-in for each value; it must not look at them
 * @returns what runs it, in a database or a transaction
 */
export function statement<Values extends object, Row>(
  build: (db: Db, values: Values) => Built<Row>,
): (db: Db, values: Values) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | undefined;
  return async (db, values) => {
    compiled ??= compile(build(db, parameters as Values), db);
    const given = compiled.parameters.map((value) =>
      value instanceof Parameter ? (values as Record<string, unknown>)[value.name] : value,
    );
    const { rows } = await db.executeQuery<Row>({ ...compiled, parameters: given });
    return rows;
  };
}
