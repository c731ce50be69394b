import {
  getNamedType,
  getNullableType,
  isAbstractType,
  isCompositeType,
  isListType,
  isObjectType,
  isInterfaceType,
  Kind,
  visit,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql';
import { largestPage, usualPage } from '../../graph/connection.ts';

/** The size of the largest answer of an operation. */
export interface AnswerSize {
  /** Items of lists. */
  nodes: number;
  /** 1 for each object, and `callCost` for each field that needs a call of the REST service. */
  cost: number;
}

/** How large an operation is. Computed once per document; only `answer` depends on the request. */
export interface OperationSize {
  tokens: number;
  /** Fields below one another. */
  depth: number;
  /** Fields with another name than their own, each fragment counted wherever it is spread. */
  aliases: number;
  directives: number;
  rootFields: number;
  /** @param variables as sent; where they leave a page size open, and without them, the largest page is counted */
  answer(variables?: Record<string, unknown>): AnswerSize;
}

/** Points of a field that needs a call of the REST service of its own. */
const callCost = 100;

/** Fields below the root that need such a call, once for each object that they are asked of. */
export const callingFields: ReadonlySet<string> = new Set([
  'AddCommentPayload.image',
  'AdminCompetition.exclusions',
  'AdminCompetition.jury',
  'AdminCompetition.observer',
  'AdminCompetition.originals',
  'AdminCompetition.radar',
  'AdminCompetition.rankingWithout',
  'AdminJuryRound.lines',
  'AdminUser.removal',
  'CastVotePayload.image',
  'CastVotePayload.votingInfo',
  'Competition.count',
  'Competition.excludedBallots',
  'Competition.images',
  'Competition.jury',
  'Competition.myEntry',
  'Competition.myEntries',
  'Competition.robustness',
  'Competition.statistics',
  'Count.consistency',
  'Count.inclusion',
  'Count.mine',
  'Image.competition',
  'Image.jury',
  'JuryDesk.competition',
  'JuryDesk.photo',
  'JuryDesk.photos',
]);

/** Items that are counted for a list without a page size. */
const assumedItems = 10;

/** The lists that a page size of the field above them governs. */
const pagedLists = new Set(['nodes', 'edges', 'items']);

/** A page size, or how many ids are named: numbers, and variables that bring them as a number or a list; one of them is asked for. */
interface PageSize {
  given: (number | { variable: string })[];
  /** Where none of them is a number. */
  otherwise: number;
}

/** A part of a selection: a field with a selection of its own, or a fragment. */
interface Part {
  below: Selection;
  /** Absent for a fragment, whose fields count to the selection around it. */
  field?: { cost: number; items: 'one' | 'page' | 'assumed' | 'listed'; page: PageSize | null };
  /** Of a fragment in the selection of an abstract type: the object type that alone has it. An object is of one type. */
  only?: string;
}

/** A selection with all that its size depends on. Shared by the places that spread the same fragment. */
interface Selection {
  depth: number;
  aliases: number;
  fields: number;
  parts: Part[];
}

const fieldsOf = (type: GraphQLNamedType | undefined): Record<string, GraphQLField<unknown, unknown>> =>
  isObjectType(type) || isInterfaceType(type) ? type.getFields() : {};

/** The argument that names the objects of a list one by one: `nodes(ids:)`. */
const listsByIds = (definition: GraphQLField<unknown, unknown>): boolean =>
  isListType(getNullableType(definition.type)) && definition.args.some(({ name }) => name === 'ids');

/** The sizes in a value. @param isIds whether it is a list of ids, for which a single one may stand */
function sizesIn(value: ValueNode, isIds: boolean): PageSize['given'] {
  if (value.kind === Kind.VARIABLE) return [{ variable: value.name.value }];
  if (isIds) return [value.kind === Kind.LIST ? value.values.length : 1];
  return value.kind === Kind.INT ? [Number(value.value)] : [];
}

/** The page size by a field's arguments `first` and `last`, `size`, or `ids`; null where it has none. */
function pageOf(node: FieldNode, definition: GraphQLField<unknown, unknown>, coordinate: string): PageSize | null {
  const isIds = listsByIds(definition);
  const names = isIds ? ['ids'] : ['first', 'last', 'size'];
  const sizes = definition.args.filter(({ name }) => names.includes(name));
  const [size] = sizes;
  if (!size) return null;
  const given = (node.arguments ?? [])
    .filter(({ name }) => sizes.some((one) => one.name === name.value))
    .flatMap(({ value }) => sizesIn(value, isIds));
  // Without `last` the default of the schema decides, and a null is refused.
  const isConnection = sizes.some(({ name }) => name === 'last');
  if (isConnection) return { given, otherwise: usualPage(coordinate) };
  const isOpen = given.length === 0 && typeof size.defaultValue === 'number';
  return { given, otherwise: isOpen ? (size.defaultValue as number) : largestPage };
}

/** The type of a fragment's condition where the type around it is abstract; null where it has none of its own. */
const onlyOf = (around: GraphQLNamedType | undefined, condition: string | undefined): string | null =>
  isAbstractType(around) && condition !== undefined && condition !== around.name ? condition : null;

/** Reads selections into what their size depends on; total for documents that are not valid, too. */
class Reader {
  readonly #schema: GraphQLSchema;
  readonly #definitions = new Map<string, FragmentDefinitionNode>();
  readonly #fragments = new Map<string, Selection>();

  constructor(schema: GraphQLSchema, document: DocumentNode) {
    this.#schema = schema;
    for (const one of document.definitions) {
      if (one.kind === Kind.FRAGMENT_DEFINITION) this.#definitions.set(one.name.value, one);
    }
  }

  read(set: SelectionSetNode, type: GraphQLNamedType | undefined): Selection {
    const selection: Selection = { depth: 0, aliases: 0, fields: 0, parts: [] };
    for (const node of set.selections) {
      if (node.kind === Kind.FIELD) this.#addField(selection, node, type);
      else if (node.kind === Kind.FRAGMENT_SPREAD) {
        const condition = this.#definitions.get(node.name.value)?.typeCondition.name.value;
        this.#addFragment(selection, this.#fragment(node.name.value), onlyOf(type, condition));
      } else {
        const condition = node.typeCondition?.name.value;
        const below = this.read(node.selectionSet, condition === undefined ? type : this.#schema.getType(condition));
        this.#addFragment(selection, below, onlyOf(type, condition));
      }
    }
    return selection;
  }

  #addField(selection: Selection, node: FieldNode, type: GraphQLNamedType | undefined): void {
    selection.fields += 1;
    selection.depth = Math.max(selection.depth, 1);
    if (node.alias) selection.aliases += 1;
    // Introspection is not data: it is on or off, and graphql-js bounds its depth itself.
    if (!node.selectionSet || node.name.value.startsWith('__')) return;
    const definition = fieldsOf(type)[node.name.value];
    const named = definition && getNamedType(definition.type);
    const below = this.read(node.selectionSet, isCompositeType(named) ? named : undefined);
    selection.depth = Math.max(selection.depth, below.depth + 1);
    selection.aliases += below.aliases;
    if (!definition) return;
    const isList = isListType(getNullableType(definition.type));
    const isRoot = type === this.#schema.getQueryType() || type === this.#schema.getMutationType();
    const cost = isRoot || callingFields.has(`${type?.name}.${node.name.value}`) ? callCost : 0;
    const items = !isList
      ? 'one'
      : listsByIds(definition)
        ? 'listed'
        : pagedLists.has(node.name.value)
          ? 'page'
          : 'assumed';
    const page = pageOf(node, definition, `${type?.name}.${node.name.value}`);
    selection.parts.push({ below, field: { cost, items, page } });
  }

  #addFragment(selection: Selection, below: Selection, only: string | null): void {
    selection.depth = Math.max(selection.depth, below.depth);
    selection.aliases += below.aliases;
    selection.fields += below.fields;
    selection.parts.push(only === null ? { below } : { below, only });
  }

  #fragment(name: string): Selection {
    const known = this.#fragments.get(name);
    if (known) return known;
    const definition = this.#definitions.get(name);
    const empty: Selection = { depth: 0, aliases: 0, fields: 0, parts: [] };
    // A fragment that spreads itself finds this; validation refuses it.
    this.#fragments.set(name, empty);
    if (!definition) return empty;
    const read = this.read(definition.selectionSet, this.#schema.getType(definition.typeCondition.name.value));
    this.#fragments.set(name, read);
    return read;
  }
}

/** The size of a selection's answer; each selection once per page size around it, so that no document can make it grow. */
function answerOf(
  selection: Selection,
  page: number | null,
  pageSize: (page: PageSize) => number,
  known = new Map<Selection, Map<number | null, AnswerSize>>(),
): AnswerSize {
  const sizes = known.get(selection) ?? new Map<number | null, AnswerSize>();
  known.set(selection, sizes);
  const done = sizes.get(page);
  if (done) return done;
  const total: AnswerSize = { nodes: 0, cost: 0 };
  const byType = new Map<string, AnswerSize>();
  for (const { below, field, only } of selection.parts) {
    if (!field) {
      const size = answerOf(below, page, pageSize, known);
      if (only === undefined) add(total, size);
      else byType.set(only, add(byType.get(only) ?? { nodes: 0, cost: 0 }, size));
      continue;
    }
    const own = field.page === null ? null : pageSize(field.page);
    const { nodes, cost } = answerOf(below, own, pageSize, known);
    const items = itemsOf(field.items, field.items === 'listed' ? own : page);
    total.nodes += (field.items === 'one' ? 0 : items) + items * nodes;
    // Each id is a call of its own.
    total.cost += field.cost * (field.items === 'listed' ? items : 1) + items * (1 + cost);
  }
  // An object is of one type: the largest of them.
  const each = [...byType.values()];
  add(total, {
    nodes: Math.max(0, ...each.map(({ nodes }) => nodes)),
    cost: Math.max(0, ...each.map(({ cost }) => cost)),
  });
  sizes.set(page, total);
  return total;
}

/** Adds a size to a total. @returns the total */
function add(total: AnswerSize, { nodes, cost }: AnswerSize): AnswerSize {
  total.nodes += nodes;
  total.cost += cost;
  return total;
}

/** How many objects a field has. @param size of the page, or number of ids; null where nothing says it */
function itemsOf(items: NonNullable<Part['field']>['items'], size: number | null): number {
  if (items === 'one') return 1;
  return items !== 'assumed' && size !== null ? size : assumedItems;
}

/** Default values of the variables that are numbers. */
const defaultsOf = ({ variableDefinitions = [] }: OperationDefinitionNode): Record<string, unknown> =>
  Object.fromEntries(
    variableDefinitions.flatMap(({ variable, defaultValue }) =>
      defaultValue?.kind === Kind.INT ? [[variable.name.value, Number(defaultValue.value)]] : [],
    ),
  );

function directivesIn(document: DocumentNode): number {
  let count = 0;
  visit(document, { Directive: () => void (count += 1) });
  return count;
}

const sizes = new WeakMap<DocumentNode, Map<OperationDefinitionNode, OperationSize>>();

/** The size of each operation of a document; the document need not be valid. Computed once per document. */
export function sizesOf(schema: GraphQLSchema, document: DocumentNode): Map<OperationDefinitionNode, OperationSize> {
  const known = sizes.get(document);
  if (known) return known;
  const reader = new Reader(schema, document);
  const [tokens, directives] = [document.tokenCount ?? 0, directivesIn(document)];
  const read = new Map<OperationDefinitionNode, OperationSize>();
  for (const operation of document.definitions) {
    if (operation.kind !== Kind.OPERATION_DEFINITION) continue;
    const { depth, aliases, fields, ...rest } = reader.read(
      operation.selectionSet,
      schema.getRootType(operation.operation) ?? undefined,
    );
    const root: Selection = { depth, aliases, fields, ...rest };
    const defaults = defaultsOf(operation);
    const answer = (variables?: Record<string, unknown>) => {
      // Not copied into one object: a request may bring thousands of variables.
      const sentOrDefault = (name: string) =>
        variables && Object.hasOwn(variables, name) ? variables[name] : defaults[name];
      return answerOf(root, null, ({ given, otherwise }) => {
        const sizes = given.flatMap((one) => {
          if (typeof one === 'number') return one;
          if (!variables) return largestPage;
          const sent: unknown = sentOrDefault(one.variable);
          if (Array.isArray(sent)) return sent.length;
          // A single id stands for a list of it.
          if (typeof sent === 'string') return 1;
          return typeof sent === 'number' ? sent : [];
        });
        // The resolvers answer no page beyond the largest one: what is sent above it is refused there.
        return Math.min(Math.max(0, sizes.length ? Math.max(...sizes) : otherwise), largestPage);
      });
    };
    read.set(operation, { tokens, depth, aliases, directives, rootFields: fields, answer });
  }
  sizes.set(document, read);
  return read;
}
