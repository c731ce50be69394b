import {
  AliasNode,
  ColumnNode,
  IdentifierNode,
  OperationNodeTransformer,
  ReferenceNode,
  SelectAllNode,
  SelectionNode,
  sql,
  TableNode,
  type DeleteQueryNode,
  type InsertQueryNode,
  type Kysely,
  type KyselyPlugin,
  type OperationNode,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  type ReturningNode,
  type RootOperationNode,
  type SelectQueryNode,
  type UpdateQueryNode,
} from 'kysely';
import type { Tables } from './tables.ts';

/** Names of the columns of each table and view, in their order. */
export type Columns = ReadonlyMap<string, readonly string[]>;

/** The tables and views of the database as they are now. */
export async function readColumns(db: Kysely<Tables>): Promise<Columns> {
  const { rows } = await sql<{ table: string; columns: string[] }>`
    select c.relname as table, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relkind in ('r', 'v') and c.relnamespace = current_schema()::regnamespace and a.attnum > 0 and not a.attisdropped
    group by c.relname`.execute(db);
  return new Map(rows.map(({ table, columns }) => [table, columns]));
}

/** Sources of a statement: the name used in it, and the table; null for a source that is no table. */
type Sources = [name: string, table: string | null][];

function sourceOf(node: OperationNode): Sources {
  if (TableNode.is(node)) return [[node.table.identifier.name, node.table.identifier.name]];
  if (!AliasNode.is(node)) return [];
  const name = IdentifierNode.is(node.alias) ? node.alias.name : '';
  return [[name, TableNode.is(node.node) ? node.node.table.identifier.name : null]];
}

class Naming extends OperationNodeTransformer {
  readonly #columns: Columns;

  constructor(columns: Columns) {
    super();
    this.#columns = columns;
  }

  protected override transformSelectQuery(node: SelectQueryNode): SelectQueryNode {
    const query = super.transformSelectQuery(node);
    if (!query.selections) return query;
    const joined = (query.joins ?? []).flatMap(({ table }) => sourceOf(table));
    const sources = [...(query.from?.froms ?? []).flatMap(sourceOf), ...joined];
    return { ...query, selections: this.#named(query.selections, sources) };
  }

  protected override transformInsertQuery(node: InsertQueryNode): InsertQueryNode {
    const query = super.transformInsertQuery(node);
    return { ...query, ...this.#returning(query.returning, query.into ? sourceOf(query.into) : []) };
  }

  protected override transformUpdateQuery(node: UpdateQueryNode): UpdateQueryNode {
    const query = super.transformUpdateQuery(node);
    // With further tables `*` is more than the row that is changed.
    const sources = query.table && !query.from && !query.joins ? sourceOf(query.table) : [];
    return { ...query, ...this.#returning(query.returning, sources) };
  }

  protected override transformDeleteQuery(node: DeleteQueryNode): DeleteQueryNode {
    const query = super.transformDeleteQuery(node);
    const sources = query.using || query.joins ? [] : query.from.froms.flatMap(sourceOf);
    return { ...query, ...this.#returning(query.returning, sources) };
  }

  #returning(node: ReturningNode | undefined, sources: Sources): { returning?: ReturningNode } {
    return node ? { returning: { ...node, selections: this.#named(node.selections, sources) } } : {};
  }

  #named(selections: readonly SelectionNode[], sources: Sources): SelectionNode[] {
    return selections.flatMap((one) => this.#columnsOf(one, sources) ?? [one]);
  }

  /** The columns in the place of a `*`; undefined for anything else, and where they are not known. */
  #columnsOf({ selection }: SelectionNode, sources: Sources): SelectionNode[] | undefined {
    const isAll = SelectAllNode.is(selection);
    if (!isAll && !(ReferenceNode.is(selection) && SelectAllNode.is(selection.column))) return undefined;
    const wanted = isAll ? undefined : selection.table?.table.identifier.name;
    const found = sources.filter(([name]) => wanted === undefined || name === wanted);
    const columns = found.map(([name, table]) => [name, this.#columns.get(table ?? '')] as const);
    if (columns.length === 0 || columns.some(([, names]) => names === undefined)) return undefined;
    return columns.flatMap(([name, names = []]) =>
      names.map((column) =>
        SelectionNode.create(ReferenceNode.create(ColumnNode.create(column), TableNode.create(name))),
      ),
    );
  }
}

/**
 * Names the columns where a query says `*`, as they are when the database is opened: a prepared statement with `*` fails once on
 * every connection after a migration has added a column, which the instances of the version before would notice.
 */
export class NamedColumns implements KyselyPlugin {
  readonly #naming: Naming;

  constructor(columns: Columns) {
    this.#naming = new Naming(columns);
  }

  transformQuery({ node }: PluginTransformQueryArgs): RootOperationNode {
    return this.#naming.transformNode(node);
  }

  transformResult({ result }: PluginTransformResultArgs): Promise<PluginTransformResultArgs['result']> {
    return Promise.resolve(result);
  }
}
