import { getOperationAST, type DocumentNode, type GraphQLSchema, type OperationDefinitionNode } from 'graphql';
import type { Context } from '../graph/context.ts';
import type { KnownDocuments } from './graphDocuments.ts';
import { documentedResult } from './graphErrors.ts';
import type { Execute } from './graphExecution.ts';
import { recordOperation } from './operationRecord.ts';
import { answerRefusals, type QueryLimits } from './queryLimits.ts';

/** What the shortcut shares with the GraphQL server. */
export interface ShortcutParts {
  schema: GraphQLSchema;
  documents: KnownDocuments;
  execute: Execute;
  limits: QueryLimits;
}

/** An operation that needs nothing but its execution. */
export interface KnownOperation {
  document: DocumentNode;
  operation: OperationDefinitionNode;
  operationName: string | undefined;
  variables: Record<string, unknown>;
}

/** An operation that was executed. */
export interface ExecutedOperation {
  status: number;
  /** Seconds to wait, where the status is 429 and says so. */
  retryAfter: number | undefined;
  /** JSON. */
  text: string;
  /** Whether nothing of it has failed. */
  faultless: boolean;
}

/** Most, and longest, `Accept` headers that are remembered: clients send a handful. */
const mostAccepts = 100;
const longestAccept = 200;

/** What of a request says how its operation is to be executed. */
export interface OperationInput {
  query: string;
  operationName: string | undefined;
  variables: Record<string, unknown>;
}

const isAbsentOr = (type: 'string' | 'object', value: unknown): boolean =>
  value === undefined || value === null || (typeof value === type && !Array.isArray(value));

/**
 * The parameters of a request; null where one of them is of a wrong type, which Apollo Server then tells.
 * @param body of a POST of JSON
 * @param text of the operation, where the body names it otherwise
 */
export function inputOf(body: object, text?: string): OperationInput | null {
  const { query = text, operationName, variables, extensions } = body as Record<string, unknown>;
  if (typeof query !== 'string' || !isAbsentOr('string', operationName)) return null;
  if (!isAbsentOr('object', variables) || !isAbsentOr('object', extensions)) return null;
  return {
    query,
    operationName: (operationName ?? undefined) as string | undefined,
    variables: (variables ?? {}) as Record<string, unknown>,
  };
}

/**
 * Executes what Apollo Server has found in order before: a document that it has validated, for a client that accepts what
 * one before it did. All else is Apollo Server's, and whatever is wrong with a request: here, nothing is ever refused. Its
 * way through hooks, media types and hashes costs a light query as much as everything else together.
 */
export class GraphShortcut {
  private readonly parts: ShortcutParts;
  /** Media types that Apollo Server has answered with, by what was accepted. */
  private readonly types = new Map<string, string>();

  constructor(parts: ShortcutParts) {
    this.parts = parts;
  }

  /** Learns with which media type Apollo Server answers an executed operation. */
  learn(accept: string | undefined, type: string | undefined): void {
    if (type === undefined || this.types.size >= mostAccepts || (accept?.length ?? 0) > longestAccept) return;
    this.types.set(accept ?? '', type);
  }

  /** Media type in which a client is answered; undefined before Apollo Server has answered one that accepts the same. */
  typeFor(accept: string | undefined): string | undefined {
    return this.types.get(accept ?? '');
  }

  /** @param parameters of a POST of JSON @returns null where Apollo Server is to be asked */
  find({ query, operationName, variables }: OperationInput): KnownOperation | null {
    const document = this.parts.documents.find(query);
    const operation = document && getOperationAST(document, operationName);
    if (!operation) return null;
    const { schema, limits } = this.parts;
    if (answerRefusals(schema, document, operation, variables, limits).length) return null;
    return { document, operation, operationName: operation.name?.value, variables };
  }

  /**
   * @param answer is given what came of it, before this resolves: a promise would keep it for longer (`ownAnswers.ts`)
   * @returns false when the variables do not fit: nothing was executed, and Apollo Server says what is wrong with them
   */
  async execute(
    known: KnownOperation,
    context: Context,
    answer: (executed: ExecutedOperation) => void,
  ): Promise<boolean> {
    const { operation, operationName } = known;
    const executed = await this.parts.execute({ ...known, context });
    if (!('data' in executed)) return false;
    const { status = 200, retryAfter, ...result } = documentedResult(executed, context, operationName ?? null);
    if (context.record) recordOperation(context.record, { name: operationName, type: operation.operation }, result);
    answer({ status, retryAfter, text: JSON.stringify(result), faultless: !executed.errors?.length });
    // It is held by what has waited for it.
    const { data } = executed;
    if (data) for (const field of Object.keys(data)) data[field] = null;
    return true;
  }
}
