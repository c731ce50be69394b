import { openapiFile } from '@photo-competition/schema/files';
import type { operations } from '@photo-competition/schema/rest';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { invalidField, Problem, type FieldProblem } from './problem.ts';

export type OperationId = keyof operations;

interface ParameterObject {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: Record<string, unknown>;
}

interface OperationObject {
  operationId: OperationId;
  security?: Record<string, unknown>[];
  parameters?: (ParameterObject | { $ref: string })[];
  requestBody?: { required?: boolean; content: Record<string, unknown> };
  responses: Record<string, unknown>;
}

interface Document {
  paths: Record<string, Record<string, OperationObject> & { parameters?: never }>;
}

/** Whether a bearer token is refused, possible or needed. */
export type Security = 'none' | 'optional' | 'required';

/** An operation of the contract, ready to check requests. */
export interface ContractOperation {
  id: OperationId;
  method: string;
  /** As the contract writes it, e.g. `/api/competition/{id}`. */
  path: string;
  security: Security;
  /** Media type of the body; null when there is none. */
  bodyType: 'application/json' | 'multipart/form-data' | null;
  bodyRequired: boolean;
  /** The first 2xx status it documents. */
  successStatus: number;
  /** @throws Problem 404 when a path parameter has the wrong form */
  readParams(raw: Record<string, string>): unknown;
  /** Fills in defaults. @throws Problem 422 */
  readQuery(raw: URLSearchParams): unknown;
  /** Fills in defaults. @throws Problem 422 */
  readBody(raw: unknown): unknown;
}

const document = parse(readFileSync(openapiFile, 'utf8'), { merge: true }) as Document;
const options = { strict: false, allErrors: true, useDefaults: true, validateSchema: false } as const;
// Parameters arrive as text; bodies do not, and `"1"` for a number is an error there.
const ofText = new Ajv2020({ ...options, coerceTypes: true });
const ofJson = new Ajv2020(options);
for (const ajv of [ofText, ofJson]) {
  addFormats.default(ajv);
  ajv.addFormat('binary', true);
  ajv.addSchema(document, 'contract');
}

const pointer = (...parts: string[]) =>
  `contract#/${parts.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`;

/** @returns a compiled schema of `components/schemas` that checks JSON */
export function schemaCheck(name: string): (value: unknown) => void {
  const validate = ofJson.compile({ $ref: pointer('components', 'schemas', name) });
  return (value) => {
    refuseControlCharacters(value, '');
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
    return format === 'email' ? 'EMAIL' : format === 'date-time' ? 'DATE' : 'FORMAT';
  }
  return codes[keyword] ?? 'TYPE';
}

function fieldOf({ instancePath, params }: ErrorObject): string {
  const { missingProperty, additionalProperty } = params as { missingProperty?: string; additionalProperty?: string };
  const parts = instancePath.split('/').slice(1);
  const last = missingProperty ?? additionalProperty;
  return [...parts, ...(last === undefined ? [] : [last])].join('.');
}

/** One problem per field: the first thing that is wrong with it. */
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

/** PostgreSQL cannot store NUL in a text. */
function refuseControlCharacters(value: unknown, path: string): void {
  if (typeof value === 'string') {
    if (value.includes('\0')) throw invalidField(path.slice(1), 'CONTROL_CHARACTER');
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) refuseControlCharacters(inner, `${path}.${key}`);
  }
}

function resolveParameter(parameter: ParameterObject | { $ref: string }): ParameterObject {
  if (!('$ref' in parameter)) return parameter;
  const parts = parameter.$ref.slice(2).split('/');
  const found = parts.reduce<unknown>((node, part) => (node as Record<string, unknown>)[part], document);
  return found as ParameterObject;
}

function checkOf(parameters: ParameterObject[]): ValidateFunction {
  const properties = Object.fromEntries(
    parameters.map(({ name, schema }) => [name, JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"contract#/'))]),
  );
  const required = parameters.filter((parameter) => parameter.required).map(({ name }) => name);
  return ofText.compile({ type: 'object', properties, required });
}

/** Parameters of every operation of a path. */
const shared = (path: string) =>
  (document.paths[path] as { parameters?: OperationObject['parameters'] } | undefined)?.parameters ?? [];

function contractOperation(path: string, method: string, operation: OperationObject): ContractOperation {
  const all = [...shared(path), ...(operation.parameters ?? [])].map(resolveParameter);
  const inPath = checkOf(all.filter((parameter) => parameter.in === 'path'));
  const query = all.filter((parameter) => parameter.in === 'query');
  const inQuery = checkOf(query);
  const names = new Set(query.map(({ name }) => name));
  const content = operation.requestBody?.content ?? {};
  const json = 'application/json' in content;
  const body = json
    ? ofJson.compile({
        $ref: pointer('paths', path, method, 'requestBody', 'content', 'application/json', 'schema'),
      })
    : null;
  const security = operation.security;

  return {
    id: operation.operationId,
    method,
    path,
    security: !security ? 'none' : security.some((one) => Object.keys(one).length === 0) ? 'optional' : 'required',
    bodyType: json ? 'application/json' : 'multipart/form-data' in content ? 'multipart/form-data' : null,
    bodyRequired: operation.requestBody?.required ?? false,
    successStatus: Number(Object.keys(operation.responses).find((status) => status.startsWith('2'))),
    readParams(raw) {
      const value = { ...raw };
      if (!inPath(value)) throw new Problem('NOT_FOUND');
      return value;
    },
    readQuery(raw) {
      const value: Record<string, string | string[]> = {};
      for (const name of new Set(raw.keys())) {
        if (!names.has(name)) continue;
        const given = raw.getAll(name);
        value[name] = given.length === 1 ? (given[0] ?? '') : given;
      }
      refuseControlCharacters(value, '');
      if (!inQuery(value)) throw new Problem('VALIDATION_FAILED', { errors: fieldProblems(inQuery.errors) });
      return value;
    },
    readBody(raw) {
      if (!body || (raw === undefined && !operation.requestBody?.required)) return raw;
      refuseControlCharacters(raw, '');
      if (!body(raw)) throw new Problem('VALIDATION_FAILED', { errors: fieldProblems(body.errors) });
      return raw;
    },
  };
}

/** Every operation of the contract, the more specific path first. */
export const contractOperations: ContractOperation[] = Object.entries(document.paths)
  .flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => method !== 'parameters')
      .map(([method, operation]) => contractOperation(path, method, operation)),
  )
  .sort((a, b) => (a.path.replaceAll('{', '~') < b.path.replaceAll('{', '~') ? -1 : 1));
