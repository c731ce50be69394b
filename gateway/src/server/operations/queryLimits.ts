import {
  GraphQLError,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type ValidationRule,
} from 'graphql';
import type { Config } from '../../config.ts';
import { badUserInput } from '../../graph/errors.ts';
import { sizesOf, type OperationSize } from './operationSize.ts';

/** Measures of an operation that are limited. */
export type LimitKind = 'characters' | 'tokens' | 'depth' | 'aliases' | 'directives' | 'rootFields' | 'nodes' | 'cost';

/** The treatment of an operation over a limit: it is refused, or only counted. */
export type LimitMode = 'enforce' | 'report';

/** Called once for each limit that an operation exceeds: metrics count them. */
export type OnLimit = (kind: LimitKind, mode: LimitMode) => void;

export interface QueryLimits {
  mode: LimitMode;
  /** The largest allowed value of each. */
  most: Record<LimitKind, number>;
  onLimit: OnLimit;
}

/** The limits as the settings have them. @param onLimit told of each limit that an operation exceeds */
export const queryLimitsOf = (config: Config, onLimit: OnLimit): QueryLimits => ({
  mode: config.QUERY_LIMITS,
  most: {
    characters: config.QUERY_MAX_CHARACTERS,
    tokens: config.QUERY_MAX_TOKENS,
    depth: config.QUERY_MAX_DEPTH,
    aliases: config.QUERY_MAX_ALIASES,
    directives: config.QUERY_MAX_DIRECTIVES,
    rootFields: config.QUERY_MAX_ROOT_FIELDS,
    nodes: config.QUERY_MAX_NODES,
    cost: config.QUERY_MAX_COST,
  },
  onLimit,
});

/** Most tokens that are parsed where the limit is only reported: reading a document must stay cheap. */
const mostTokensEver = 15_000;

/** The parser's limit: `parse(text, { maxTokens })`. */
export const maxTokensOf = ({ mode, most }: QueryLimits): number =>
  mode === 'enforce' ? most.tokens : Math.max(most.tokens, mostTokensEver);

/** Whether the parser has refused a document for its number of tokens. */
export const isTokenRefusal = (error: unknown): boolean =>
  error instanceof GraphQLError && /tokens\. Parsing aborted/.test(error.message);

const sentences: Record<LimitKind, (most: number) => string> = {
  characters: (most) => `The operation is longer than ${most} characters.`,
  tokens: (most) => `The operation has more than ${most} tokens.`,
  depth: (most) => `The operation is nested deeper than ${most} fields.`,
  aliases: (most) => `The operation has more than ${most} aliases.`,
  directives: (most) => `The operation has more than ${most} directives.`,
  rootFields: (most) => `The operation asks for more than ${most} fields at its root.`,
  nodes: (most) => `The operation may bring more than ${most} items of lists: ask for smaller pages.`,
  cost: (most) => `The operation costs more than ${most} points: ask for less at once.`,
};

/** Limits that the document alone decides. */
const documentKinds = ['tokens', 'depth', 'aliases', 'directives', 'rootFields'] as const;
/** Limits that depend on page sizes, which variables may bring. */
const answerKinds = ['nodes', 'cost'] as const;

function refusals(values: Partial<Record<LimitKind, number>>, { mode, most, onLimit }: QueryLimits): GraphQLError[] {
  const over = (Object.entries(values) as [LimitKind, number][]).filter(([kind, value]) => value > most[kind]);
  for (const [kind] of over) onLimit(kind, mode);
  return mode === 'enforce' ? over.map(([kind]) => badUserInput(sentences[kind](most[kind]))) : [];
}

const pick = <K extends string>(from: Record<K, number>, kinds: readonly K[]): Partial<Record<K, number>> =>
  Object.fromEntries(kinds.map((kind) => [kind, from[kind]])) as Partial<Record<K, number>>;

/** Why a document is refused before it is parsed; empty when it is not. */
export const textRefusals = (text: string, limits: QueryLimits): GraphQLError[] =>
  refusals({ characters: text.length }, limits);

/**
 * Why a document is refused by itself, whatever its variables; empty when it is not. It need not be valid yet, so that
 * the work of validation can be spared.
 */
export function documentRefusals(schema: GraphQLSchema, document: DocumentNode, limits: QueryLimits): GraphQLError[] {
  return [...sizesOf(schema, document).values()].flatMap((size) => refusals(pick(size, documentKinds), limits));
}

/** The limits of a document as a rule of validation. */
export const limitRule =
  (limits: QueryLimits): ValidationRule =>
  (context) => ({
    Document(document) {
      for (const error of documentRefusals(context.getSchema(), document, limits)) context.reportError(error);
    },
  });

const harmless = new WeakMap<OperationSize, QueryLimits>();

/** Whether an operation stays within the limits whatever its variables say; computed once. */
function neverOver(size: OperationSize, limits: QueryLimits): boolean {
  if (harmless.get(size) === limits) return true;
  const { nodes, cost } = size.answer();
  if (nodes > limits.most.nodes || cost > limits.most.cost) return false;
  harmless.set(size, limits);
  return true;
}

/** Why an operation is refused with these variables; empty when it is not. A single look-up for most operations. */
export function answerRefusals(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
  limits: QueryLimits,
): GraphQLError[] {
  const size = sizesOf(schema, document).get(operation);
  if (!size || neverOver(size, limits)) return [];
  return refusals(pick(size.answer(variables), answerKinds), limits);
}

/** Why an operation may not be listed: what it may grow to with any variables counts. */
export function listingRefusals(schema: GraphQLSchema, document: DocumentNode, limits: QueryLimits): GraphQLError[] {
  const answers = [...sizesOf(schema, document).values()].map((size) => size.answer());
  return [
    ...documentRefusals(schema, document, limits),
    ...answers.flatMap((answer) => refusals(pick(answer, answerKinds), limits)),
  ];
}
