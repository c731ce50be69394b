import { HeaderMap, type BaseContext } from '@apollo/server';
import {
  getNamedType,
  isAbstractType,
  OperationTypeNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type FieldNode,
  type FormattedExecutionResult,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import { withoutFragments } from './inlinedFragments.ts';
import type { Policy } from '../operations/policy.ts';

type Compiled = CompiledQuery['query'];

/** The plan of an operation that was executed before. */
interface Plan {
  /** Executions so far, until it is compiled. */
  uses: number;
  /** Null for what is never compiled. */
  compiled: Compiled | null | undefined;
}

export interface CompilingOptions {
  /** Executions after which a query is compiled: compiling costs as much as a hundred of them. */
  afterUses?: number;
}

/**
 * Conditions on fragments cannot be inlined, and introspection is rare. Below a field of an abstract type (`node`, `nodes`) a
 * fragment's fields belong to some objects alone, and graphql-jit can mix up the types there.
 */
function isCompilable(schema: GraphQLSchema, document: DocumentNode, { operation }: OperationDefinitionNode): boolean {
  let compilable = operation === OperationTypeNode.QUERY;
  const types = new TypeInfo(schema);
  const refuseConditions = ({ directives }: { directives?: readonly unknown[] | undefined }) => {
    if (directives?.length) compilable = false;
  };
  const visitor = {
    FragmentSpread: refuseConditions,
    InlineFragment: refuseConditions,
    Field({ name }: FieldNode) {
      if (name.value === '__schema' || name.value === '__type') compilable = false;
      if (isAbstractType(getNamedType(types.getType()))) compilable = false;
    },
  };
  visit(document, visitWithTypeInfo(types, visitor));
  return compilable;
}

function compile(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): Compiled | null {
  if (!isCompilable(schema, document, operation)) return null;
  const options = { disablingCapturingStackErrors: true };
  // graphql-jit would put the fields of fragments behind all others.
  const inlined = withoutFragments(document, operation);
  if (!inlined) return null;
  const compiled = compileQuery(schema, inlined, operation.name?.value ?? '', options);
  return isCompiledQuery(compiled) ? compiled.query : null;
}

/** Apollo Server reads it and sets headers elsewhere. */
const noHeaders = new HeaderMap();

/**
 * Executes queries that come again with code compiled for them (graphql-jit), which costs a tenth of interpreting them.
 * Apollo Server executes the rest: mutations, which wait for the service anyway, and requests whose variables do not fit.
 */
export function compiledQueries<C extends BaseContext>(
  schema: GraphQLSchema,
  { afterUses = 1 }: CompilingOptions = {},
): Policy<C> {
  const plans = new WeakMap<OperationDefinitionNode, Plan>();

  function compiledOf(document: DocumentNode, operation: OperationDefinitionNode): Compiled | null {
    const plan = plans.get(operation) ?? { uses: 0, compiled: undefined };
    plans.set(operation, plan);
    if (plan.compiled === undefined) {
      plan.uses += 1;
      if (plan.uses <= afterUses) return null;
      plan.compiled = compile(schema, document, operation);
    }
    return plan.compiled;
  }

  return {
    async responseForOperation({ document, operation, request, contextValue }) {
      const compiled = operation && compiledOf(document, operation);
      if (!compiled) return null;
      const result = await compiled(undefined, contextValue, request.variables ?? {});
      // Without data nothing was executed: variables do not fit, which Apollo Server tells.
      return 'data' in result
        ? { http: { headers: noHeaders }, body: { kind: 'single', singleResult: result as FormattedExecutionResult } }
        : null;
    },
  };
}
