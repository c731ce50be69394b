import { HeaderMap, type ApolloServerPlugin, type GraphQLRequestListener } from '@apollo/server';
import {
  execute,
  getOperationAST,
  OperationTypeNode,
  visit,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import type { Context } from '../graph/context.ts';
import { conditionsOf, conditionVariables, underConditions, type Conditions } from './graphConditions.ts';
import { documentedResult } from './graphErrors.ts';
import { withoutFragments } from './graphFragments.ts';

/** A valid operation, and with what it is executed. */
export interface Execution {
  document: DocumentNode;
  operation: OperationDefinitionNode;
  operationName: string | null | undefined;
  variables: Record<string, unknown>;
  context: Context;
}

/** Executes an operation. Without `data`, its variables do not fit and nothing was executed. */
export type Execute = (execution: Execution) => Promise<ExecutionResult> | ExecutionResult;
type Compiled = CompiledQuery['query'];

/** How an operation is executed, found out once. */
interface Plan {
  /** Variables that choose between its forms; null when it is never compiled. */
  conditions: string[] | null;
  /** How often it was asked for, until it is worth compiling. */
  uses: number;
  /** By the values of the conditions; null where compiling has failed. */
  compiled: Map<string, Compiled | null>;
}

/** Compiling costs a hundred executions: what is asked for once is not worth it. */
const usesBeforeCompiling = 2;
/** Most conditions of an operation, each of which doubles its forms. */
const mostConditions = 4;

function asksForSchema(document: DocumentNode): boolean {
  let found = false;
  visit(document, {
    Field({ name }) {
      if (name.value === '__schema' || name.value === '__type') found = true;
    },
  });
  return found;
}

function planOf(document: DocumentNode, { operation }: OperationDefinitionNode): Plan {
  const names = operation === OperationTypeNode.QUERY && !asksForSchema(document) ? conditionVariables(document) : null;
  const conditions = names && names.length <= mostConditions ? names : null;
  return { conditions, uses: 0, compiled: new Map() };
}

function compile(
  schema: GraphQLSchema,
  document: DocumentNode,
  { name }: OperationDefinitionNode,
  conditions: Conditions,
): Compiled | null {
  const decided = underConditions(document, conditions);
  const operation = getOperationAST(decided, name?.value);
  if (!operation) return null;
  // The compiler would put what fragments bring behind everything else.
  const compiled = compileQuery(schema, withoutFragments(decided, operation), name?.value ?? '', {
    disablingCapturingStackErrors: true,
  });
  return isCompiledQuery(compiled) ? compiled.query : null;
}

/**
 * Executes operations. A query that comes again is compiled (graphql-jit): its execution then costs a tenth. graphql-js
 * executes the rest: mutations, which are rare and wait for the service anyway, introspection, and whatever has variables
 * that do not fit, so that all errors of a request are its own.
 */
export function graphExecution(schema: GraphQLSchema): Execute {
  const plans = new WeakMap<OperationDefinitionNode, Plan>();

  function compiledFor(document: DocumentNode, operation: OperationDefinitionNode, variables: Record<string, unknown>) {
    let plan = plans.get(operation);
    if (!plan) plans.set(operation, (plan = planOf(document, operation)));
    plan.uses += 1;
    if (!plan.conditions || plan.uses < usesBeforeCompiling) return null;
    const conditions = conditionsOf(plan.conditions, operation, variables);
    if (!conditions) return null;
    const form = plan.conditions.length ? [...conditions.values()].join() : '';
    let compiled = plan.compiled.get(form);
    if (compiled === undefined) plan.compiled.set(form, (compiled = compile(schema, document, operation, conditions)));
    return compiled;
  }

  return ({ document, operation, operationName, variables, context }) => {
    const interpreted = () =>
      execute({ schema, document, operationName, variableValues: variables, contextValue: context });
    const compiled = compiledFor(document, operation, variables);
    if (!compiled) return interpreted();
    const result = compiled(undefined, context, variables);
    // Only variables that do not fit leave no data: nothing has been executed yet.
    return 'data' in result || 'then' in result ? result : interpreted();
  };
}

/** Apollo Server only reads it. */
const noHeaders = new HeaderMap();

/** Executes the operations that Apollo Server has found to be in order. Errors of variables it then writes itself. */
export function executionPlugin(run: Execute): ApolloServerPlugin<Context> {
  const listener: GraphQLRequestListener<Context> = {
    async responseForOperation({ document, operation, operationName, request, contextValue }) {
      if (!operation) return null;
      const execution = { document, operation, operationName: request.operationName, context: contextValue };
      const result = await run({ ...execution, variables: request.variables ?? {} });
      if (!('data' in result)) return null;
      const { status, retryAfter, ...singleResult } = documentedResult(result, contextValue, operationName);
      return {
        http: {
          headers: retryAfter === undefined ? noHeaders : new HeaderMap([['retry-after', String(retryAfter)]]),
          ...(status === undefined ? {} : { status }),
        },
        body: { kind: 'single', singleResult },
      };
    },
  };
  const started = Promise.resolve(listener);
  return { requestDidStart: () => started };
}
