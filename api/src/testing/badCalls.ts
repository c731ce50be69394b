import { resolved, type ParameterObject } from '../platform/http/contractDocument.ts';
import type { WalkedOperation } from './contractCall.ts';
import type { Parts } from './goodCases/goodCase.ts';
import { mutationsOf } from './mutations.ts';

/** A call with one thing wrong with it. */
export interface BadCall {
  name: string;
  parts: Parts;
  status: 404 | 422;
  /** The field that the refusal must name; absent where it names none. */
  field?: string;
}

/** Texts that a parameter's schema refuses, URL-encoded. */
function wrongTexts(parameter: ParameterObject): string[] {
  const { type, enum: values, format, pattern, minimum, maximum, maxLength } = resolved(parameter.schema);
  const wrong: string[] = [];
  if (type === 'integer') wrong.push('abc', '1.5', '1e3x', '٣', 'NaN', '0x', '9'.repeat(30), '-');
  if (minimum !== undefined) wrong.push(String(minimum - 1));
  if (maximum !== undefined) wrong.push(String(maximum + 1));
  if (values) wrong.push(`${String(values[0])}X`, String(values[0]).toLowerCase() === values[0] ? 'HU' : 'approved');
  if (format === 'uuid') wrong.push('x', '0b9c2f0e6a3d4a539f0e1f2d3c4b5a69', '0b9c2f0e-6a3d-4a53-9f0e-1f2d3c4b5a6g');
  if (pattern !== undefined) wrong.push('UPPER-1', 'a b', "' or 1=1");
  if (maxLength !== undefined) wrong.push('x'.repeat(maxLength + 1));
  return wrong;
}

/** Whether any text will do as far as the contract says: the operation refuses what names nothing. */
function isFree(parameter: ParameterObject): boolean {
  const { type, enum: values, format, pattern } = resolved(parameter.schema);
  return type === 'string' && !values && format === undefined && pattern === undefined;
}

function* wrongPath({ parameters }: WalkedOperation, good: Parts): Generator<BadCall> {
  for (const parameter of parameters.filter((one) => one.in === 'path'))
    for (const text of [...wrongTexts(parameter), '%00'])
      yield {
        name: `${parameter.name} is ${text.slice(0, 40)}`,
        parts: {
          ...good,
          params: { ...good.params, [parameter.name]: text === '%00' ? text : encodeURIComponent(text) },
        },
        status: text === '%00' && isFree(parameter) ? 422 : 404,
      };
}

function* wrongQuery({ parameters }: WalkedOperation, good: Parts): Generator<BadCall> {
  for (const parameter of parameters.filter((one) => one.in === 'query')) {
    const { name, required } = parameter;
    const { [name]: _, ...without } = good.query ?? {};
    if (required) yield { name: `${name} missing`, parts: { ...good, query: without }, status: 422, field: name };
    for (const text of [...wrongTexts(parameter), '\0'])
      yield {
        name: `${name} is ${JSON.stringify(text.slice(0, 40))}`,
        parts: { ...good, query: { ...good.query, [name]: text } },
        status: 422,
        field: name,
      };
  }
}

function* wrongBody({ bodySchema, multipart, bodyRequired }: WalkedOperation, good: Parts): Generator<BadCall> {
  if (!bodySchema) return;
  const body = multipart ? good.multipart?.data : good.json;
  for (const { name, value, field } of mutationsOf(bodySchema, body)) {
    const parts = multipart ? { ...good, multipart: { ...good.multipart, data: value } } : { ...good, json: value };
    yield { name: `body: ${name}`, parts, status: 422, field };
  }
  const headers = { 'content-type': 'application/json' };
  if (bodyRequired && !multipart && resolved(bodySchema).required)
    yield { name: 'no body', parts: { ...good, headers, json: undefined }, status: 422 };
}

/** Every call that differs from a good one in one part that the contract refuses. */
export const badCalls = (operation: WalkedOperation, good: Parts): BadCall[] => [
  ...wrongPath(operation, good),
  ...wrongQuery(operation, good),
  ...wrongBody(operation, good),
];
