import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { isAddress } from '../mailAddress.ts';
import {
  contractDocument,
  resolved,
  rooted,
  type OperationId,
  type OperationObject,
  type ResponseObject,
  type SchemaObject,
} from './contractDocument.ts';

/** An answer as its caller gets it. */
export interface SentAnswer {
  /** Of the request. */
  method: string;
  /** Of the request, without query string. */
  pathname: string;
  status: number;
  /** @returns the header's value; null when it is absent */
  header(name: string): string | null;
  /** Null when it is not known: of an answer to HEAD, or of one that is streamed. */
  body: Buffer | null;
  /** Whether the request asked for a preview. */
  preview?: boolean;
}

/** Failures that any operation may answer with: HTTP's own, and those of the service itself. Others must be documented. */
const anywhere = new Set([400, 405, 406, 408, 413, 415, 429, 431, 500, 503]);

/** Failures that a preview of any operation may answer with: the caller may have none, or the operation is none of a preview. */
const ofPreviews = new Set([401, 403, 409]);

// Optimized, the code checks no faster what a test sends, and takes twice as long to make: a second for each test file.
const ajv = new Ajv2020({ strict: false, validateSchema: false, code: { optimize: false } });
addFormats.default(ajv);
ajv.addFormat('binary', true);
ajv.addFormat('idn-email', isAddress);
ajv.addSchema(contractDocument, 'contract');

// Compiled when first needed: a service in production checks no answers.
const compiled = new Map<SchemaObject, ValidateFunction>();

function check(schema: SchemaObject): ValidateFunction {
  const validate = compiled.get(schema) ?? ajv.compile(rooted(schema));
  compiled.set(schema, validate);
  return validate;
}

interface Operation {
  id: OperationId;
  method: string;
  pattern: RegExp;
  responses: OperationObject['responses'];
}

/** A path as Express matches it: without regard to case, a slash at the end or none. */
const patternOf = (path: string) => new RegExp(`^${path.replace(/\/$/, '').replace(/\{\w+\}/g, '[^/]+')}/?$`, 'i');

const operations: Operation[] = Object.entries(contractDocument.paths)
  .sort(([a], [b]) => (a.replaceAll('{', '~') < b.replaceAll('{', '~') ? -1 : 1))
  .flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => method !== 'parameters')
      .map(([method, { operationId, responses }]) => ({
        id: operationId,
        method: method.toUpperCase(),
        pattern: patternOf(path),
        responses,
      })),
  );

const find = (method: string, pathname: string): Operation | undefined =>
  operations.find(
    (operation) => operation.method === (method === 'HEAD' ? 'GET' : method) && operation.pattern.test(pathname),
  );

const problemSchema: SchemaObject = { $ref: '#/components/schemas/Problem' };
/** Response for every failure of a path that the contract does not name. */
const problemResponse: ResponseObject = { content: { 'application/problem+json': { schema: problemSchema } } };

function headerDifference(response: ResponseObject, answer: SentAnswer): string | null {
  for (const [name, header] of Object.entries(response.headers ?? {})) {
    const { required, schema } = resolved(header);
    const value = answer.header(name);
    if (value === null) {
      if (required) return `without the header ${name}`;
      continue;
    }
    const numeric = schema.type === 'integer' || schema.type === 'number';
    const validate = check(schema);
    if (!validate(numeric ? Number(value) : value)) return `with the header ${name}: ${validate.errors?.[0]?.message}`;
  }
  return null;
}

/** Checks the rule for a problem that a schema cannot express: that it describes this very response. */
function problemDifference(problem: { status: number; code: string; type: string; requestId: string }, at: SentAnswer) {
  if (problem.status !== at.status) return `with the status ${problem.status} in its body`;
  if (problem.type !== `/problems/${problem.code}`) return `with the type ${problem.type} of the code ${problem.code}`;
  if (problem.requestId !== at.header('x-request-id')) return 'with a requestId that its header does not name';
  return null;
}

function jsonDifference(schema: SchemaObject, mediaType: string, answer: SentAnswer): string | null {
  let json: unknown;
  try {
    json = JSON.parse(answer.body?.toString('utf8') ?? '');
  } catch {
    return 'with a body that is not JSON';
  }
  const validate = check(schema);
  if (!validate(json)) {
    const error = validate.errors?.[0];
    const { additionalProperty } = (error?.params ?? {}) as { additionalProperty?: string };
    const path = `${error?.instancePath ?? ''}${additionalProperty === undefined ? '' : `/${additionalProperty}`}`;
    return `with a body that differs at ${path || '/'}: ${error?.message}`;
  }
  return mediaType === 'application/problem+json'
    ? problemDifference(json as Parameters<typeof problemDifference>[0], answer)
    : null;
}

function bodyDifference(response: ResponseObject, answer: SentAnswer): string | null {
  if (!response.content) return answer.body?.length ? 'with a body, though none is documented' : null;
  const mediaType = answer.header('content-type')?.split(';')[0]?.trim().toLowerCase() ?? 'no media type';
  const content = response.content[mediaType];
  if (!content) return `as ${mediaType}, which is not documented`;
  if (!content.schema || answer.body === null || !mediaType.endsWith('json')) return null;
  return jsonDifference(content.schema, mediaType, answer);
}

/** Response to a read whose caller holds the answer already. */
const notModified: ResponseObject = { headers: { ETag: { required: true, schema: { type: 'string' } } } };

function documented(operation: Operation, { status, preview }: SentAnswer): ResponseObject | undefined {
  const own =
    operation.responses[status] ??
    (status === 304 && operation.method === 'GET' ? notModified : undefined) ??
    (anywhere.has(status) || (preview && ofPreviews.has(status)) ? operation.responses['default'] : undefined);
  return own && resolved(own);
}

/**
 * In what an answer differs from what the contract documents for its operation: status, headers, media type, body.
 * @returns a sentence that names the operation, the status and the place; null when nothing differs
 */
export function answerDifference(answer: SentAnswer): string | null {
  const { method, pathname, status } = answer;
  const operation = find(method, pathname);
  const name = operation?.id ?? 'no operation';
  const tell = (difference: string) => `${name} (${method} ${pathname}) answered ${status} ${difference}`;
  if (!operation && (status < 400 || !pathname.startsWith('/api/'))) return null;
  const response = operation ? documented(operation, answer) : problemResponse;
  if (!response) return tell('which is not documented for it');
  const difference = headerDifference(response, answer) ?? bodyDifference(response, answer);
  return difference === null ? null : tell(difference);
}
