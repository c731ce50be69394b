import type { GraphQLRequestListener } from '@apollo/server';
import type { FormattedExecutionResult } from 'graphql';
import { endOperationSpan, type RecordedOperation, type RequestRecord } from './requestRecord.ts';

/** Characters of an operation's name that are told; a client may send more. */
const longestName = 64;
/** Most codes of one request that are told. */
const mostCodes = 10;
/** Codes are words of ours; a client may give another field the alias `code`. */
const codeForm = /^[A-Z][A-Z_]{1,39}$/;

/** Codes of what a user can mend, where a mutation's payload brings them. */
function userErrorCodes(data: FormattedExecutionResult['data']): unknown[] {
  return Object.values(data ?? {}).flatMap((payload) => {
    const { userErrors } = (payload ?? {}) as { userErrors?: unknown };
    return Array.isArray(userErrors) ? userErrors.map((error: { code?: unknown } | null) => error?.code) : [];
  });
}

/** Tells a request's record what became of its operation. */
export function recordOperation(
  record: RequestRecord,
  { name, type }: RecordedOperation,
  { data, errors = [] }: Pick<FormattedExecutionResult, 'data' | 'errors'>,
): void {
  record.operation = { name: name?.slice(0, longestName), type };
  const codes = [
    ...errors.map(({ extensions }) => extensions?.['code']),
    ...(type === 'mutation' ? userErrorCodes(data) : []),
  ];
  for (const code of codes) {
    if (record.codes.length >= mostCodes) break;
    if (typeof code === 'string' && codeForm.test(code) && !record.codes.includes(code)) record.codes.push(code);
  }
  endOperationSpan(record);
}

const done = Promise.resolve();

/** Tells the record of operations that were executed. Stands after the policy that writes their errors. */
export const operationRecording: Pick<GraphQLRequestListener<{ record?: RequestRecord }>, 'willSendResponse'> = {
  willSendResponse({ contextValue: { record }, operation, response: { body } }) {
    if (!record) return done;
    const result = body.kind === 'single' ? body.singleResult : body.initialResult;
    // Without one, it could not be read or is none of the document's.
    const type = operation?.operation ?? 'unknown';
    recordOperation(record, { name: operation?.name?.value, type }, result);
    return done;
  },
};
