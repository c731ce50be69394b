import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { isAddress } from '../mailAddress.ts';
import {
  contractDocument,
  pointer,
  resolved,
  rooted,
  sharedParameters,
  type OperationId,
  type OperationObject,
  type ParameterObject,
  type Who,
} from './contractDocument.ts';
import { invalidField, Problem, type FieldProblem } from './problem.ts';

export type { OperationId } from './contractDocument.ts';

/** An operation of the contract, ready to check requests. */
export interface ContractOperation {
  id: OperationId;
  method: string;
  /** As the contract writes it, e.g. `/api/competition/{id}`. */
  path: string;
  /** The callers that the operation admits. */
  who: Who;
  /** Whether a bearer token is looked at. */
  takesToken: boolean;
  /** Media type of the body; null when there is none. */
  bodyType: 'application/json' | 'multipart/form-data' | null;
  bodyRequired: boolean;
  /** The first 2xx status it documents. */
  successStatus: number;
  /** Media types of its answer with that status. */
  successTypes: readonly string[];
  /** @throws Problem 404 when a path parameter has the wrong form */
  readParams(raw: Record<string, string>): unknown;
  /** Fills in defaults. @throws Problem 422 */
  readQuery(raw: URLSearchParams): unknown;
  /** Fills in defaults. @throws Problem 422 */
  readBody(raw: unknown): unknown;
}

const iso = addFormats.default.get('date-time') as { validate(text: string): boolean };
const lastInstant = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

/** Instants that JavaScript and PostgreSQL both hold and write alike: no leap second, years 1970 to 9999. */
export function isInstant(text: string): boolean {
  const instant = Date.parse(text);
  return iso.validate(text) && instant >= 0 && instant <= lastInstant;
}

const options = { strict: false, allErrors: true, useDefaults: true, validateSchema: false } as const;
// Parameters arrive as text; bodies do not, and `"1"` for a number is an error there.
const ofText = new Ajv2020({ ...options, coerceTypes: true });
const ofJson = new Ajv2020(options);
for (const ajv of [ofText, ofJson]) {
  addFormats.default(ajv);
  ajv.addFormat('binary', true);
  ajv.addFormat('date-time', isInstant);
  ajv.addFormat('idn-email', isAddress);
  ajv.addSchema(contractDocument, 'contract');
}

/** A check that is compiled when it is first needed: compiling them all takes longer than the rest of the start. */
function lazily(compile: () => ValidateFunction): () => ValidateFunction {
  let validate: ValidateFunction | undefined;
  return () => (validate ??= compile());
}

/** @returns what checks JSON by a schema of `components/schemas` */
export function schemaCheck(name: string): (value: unknown) => void {
  const check = lazily(() => ofJson.compile({ $ref: pointer('components', 'schemas', name) }));
  return (value) => {
    refuseUnstorable(value);
    const validate = check();
    if (!validate(value)) throw new Problem('VALIDATION_FAILED', { errors: fieldProblems(validate.errors) });
  };
}

const codes: Record<string, string> = {
  required: 'REQUIRED',
  type: 'TYPE',
  maxLength: 'TOO_LONG',
  minimum: 'TOO_SMALL',
  maximum: 'TOO_LARGE',
  minItems: 'TOO_FEW',
  maxItems: 'TOO_MANY',
  enum: 'NOT_ALLOWED',
  pattern: 'PATTERN',
  additionalProperties: 'UNKNOWN',
  uniqueItems: 'DUPLICATE',
  const: 'MUST_ACCEPT',
};

function codeOf({ keyword, params }: ErrorObject): string {
  if (keyword === 'minLength') return (params as { limit: number }).limit === 1 ? 'BLANK' : 'TOO_SHORT';
  if (keyword === 'format') {
    const { format } = params as { format: string };
    return format === 'idn-email' ? 'EMAIL' : format === 'date-time' ? 'DATE' : 'FORMAT';
  }
  return codes[keyword] ?? 'TYPE';
}

function fieldOf({ instancePath, params }: ErrorObject): string {
  const { missingProperty, additionalProperty } = params as { missingProperty?: string; additionalProperty?: string };
  const parts = instancePath.split('/').slice(1);
  const last = missingProperty ?? additionalProperty;
  return [...parts, ...(last === undefined ? [] : [last])].join('.');
}

/** A problem per field: the first thing that is wrong with it. */
function fieldProblems(errors: ErrorObject[] | null | undefined): FieldProblem[] {
  const found = new Map<string, FieldProblem>();
  for (const error of errors ?? []) {
    if (['anyOf', 'oneOf', 'allOf', 'if'].includes(error.keyword)) continue;
    const { limit, allowedValues } = error.params as { limit?: number; allowedValues?: unknown[] };
    const values = {
      ...(limit === undefined ? {} : { limit }),
      ...(allowedValues ? { allowed: allowedValues.join(', ') } : {}),
    };
    const field = fieldOf(error);
    if (!found.has(field)) found.set(field, { field, code: codeOf(error), values });
  }
  return [...found.values()];
}

/** Deepest nesting of a body; the contract's own schemas end far above it. */
const deepest = 32;

/**
 * NUL, which PostgreSQL cannot store, half a character (a surrogate without its other half), which UTF-8 cannot, and U+FFFE and
 * U+FFFF, which are no characters, and of which a feed would be no XML.
 */
const unstorable = /[\0\uFFFE\uFFFF]|\p{Surrogate}/u;

/** @throws Problem 422 for a text that cannot be stored; 400 where the nesting is deeper than any body needs */
function refuseUnstorable(value: unknown, path: string[] = []): void {
  if (path.length > deepest) throw new Problem('MALFORMED_REQUEST', { values: { reason: 'nesting' } });
  if (typeof value === 'string') {
    if (unstorable.test(value)) throw invalidField(path.join('.'), 'CONTROL_CHARACTER');
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) refuseUnstorable(inner, [...path, key]);
  }
}

function checkOf(parameters: ParameterObject[]): () => ValidateFunction {
  const properties = Object.fromEntries(parameters.map(({ name, schema }) => [name, rooted(schema)]));
  const required = parameters.filter((parameter) => parameter.required).map(({ name }) => name);
  return lazily(() => ofText.compile({ type: 'object', properties, required }));
}

function contractOperation(path: string, method: string, operation: OperationObject): ContractOperation {
  const all = [...sharedParameters(path), ...(operation.parameters ?? [])].map(resolved);
  const inPath = checkOf(all.filter((parameter) => parameter.in === 'path'));
  const query = all.filter((parameter) => parameter.in === 'query');
  const inQuery = checkOf(query);
  const names = new Set(query.map(({ name }) => name));
  const content = operation.requestBody?.content ?? {};
  const json = 'application/json' in content;
  const bodySchema = pointer('paths', path, method, 'requestBody', 'content', 'application/json', 'schema');
  const inBody = json ? lazily(() => ofJson.compile({ $ref: bodySchema })) : null;
  const successStatus = Object.keys(operation.responses).find((status) => status.startsWith('2')) ?? '';
  const success = operation.responses[successStatus];

  return {
    id: operation.operationId,
    method,
    path,
    who: operation['x-who'],
    takesToken: operation.security.length > 0,
    bodyType: json ? 'application/json' : 'multipart/form-data' in content ? 'multipart/form-data' : null,
    bodyRequired: operation.requestBody?.required ?? false,
    successStatus: Number(successStatus),
    successTypes: Object.keys((success && resolved(success).content) ?? {}),
    readParams(raw) {
      const value = { ...raw };
      if (!inPath()(value)) throw new Problem('NOT_FOUND');
      return value;
    },
    readQuery(raw) {
      const value: Record<string, string | string[]> = {};
      for (const name of new Set(raw.keys())) {
        if (!names.has(name)) continue;
        const given = raw.getAll(name);
        value[name] = given.length === 1 ? (given[0] ?? '') : given;
      }
      refuseUnstorable(value);
      const validate = inQuery();
      if (!validate(value)) throw new Problem('VALIDATION_FAILED', { errors: fieldProblems(validate.errors) });
      return value;
    },
    readBody(raw) {
      if (!inBody || (raw === undefined && !operation.requestBody?.required)) return raw;
      refuseUnstorable(raw);
      const validate = inBody();
      if (!validate(raw)) throw new Problem('VALIDATION_FAILED', { errors: fieldProblems(validate.errors) });
      return raw;
    },
  };
}

/** Every operation of the contract, the more specific path first. */
export const contractOperations: ContractOperation[] = Object.entries(contractDocument.paths)
  .flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => method !== 'parameters')
      .map(([method, operation]) => contractOperation(path, method, operation)),
  )
  .sort((a, b) => (a.path.replaceAll('{', '~') < b.path.replaceAll('{', '~') ? -1 : 1));
