import { openapiJsonFile } from '@photo-competition/schema/files';
import type { OperationWho, operations } from '@photo-competition/schema/rest';
import { readFileSync } from 'node:fs';

export type OperationId = keyof operations;

/** The callers that an operation admits (`x-who`). */
export type Who = OperationWho[OperationId];

/** A JSON schema as far as code reads it; the validator reads the rest. */
export interface SchemaObject {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, SchemaObject>;
  required?: string[];
  items?: SchemaObject;
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  default?: unknown;
  allOf?: SchemaObject[];
  anyOf?: SchemaObject[];
}

export interface Reference {
  $ref: string;
}

export interface ParameterObject {
  name: string;
  in: 'path' | 'query' | 'header';
  description?: string;
  required?: boolean;
  schema: SchemaObject;
}

export interface MediaTypeObject {
  schema?: SchemaObject;
}

export interface HeaderObject {
  required?: boolean;
  schema: SchemaObject;
}

export interface ResponseObject {
  headers?: Record<string, HeaderObject>;
  content?: Record<string, MediaTypeObject>;
}

export interface OperationObject {
  operationId: OperationId;
  'x-who': Who;
  /** Empty where no token is read; with an empty requirement among them, one may be sent. */
  security: Record<string, unknown>[];
  parameters?: (ParameterObject | Reference)[];
  requestBody?: { required?: boolean; content: Record<string, MediaTypeObject> };
  responses: Record<string, ResponseObject | Reference>;
}

/** The operations of a path by method; parameters that they share stand beside them. */
export type PathItem = Record<string, OperationObject> & { parameters?: never };

export interface ContractDocument {
  paths: Record<string, PathItem>;
  components: { schemas: Record<string, SchemaObject> };
}

/** The contract, read once. */
export const contractDocument = JSON.parse(readFileSync(openapiJsonFile, 'utf8')) as ContractDocument;

/** Where a part of the contract stands, for a validator that knows the document as `contract`. */
export const pointer = (...parts: string[]): string =>
  `contract#/${parts.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`;

/** The target of a `$ref`; any other node is returned as it is. */
export function resolved<T extends object>(node: T | Reference): T {
  if (!('$ref' in node) || typeof node.$ref !== 'string') return node as T;
  const parts = node.$ref.slice(2).split('/');
  return parts.reduce<unknown>((inner, part) => (inner as Record<string, unknown>)[part], contractDocument) as T;
}

/** A schema whose references lead into the document as a validator knows it. */
export const rooted = (schema: SchemaObject): Record<string, unknown> =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"contract#/')) as Record<string, unknown>;

/** Parameters that every operation of a path takes. */
export const sharedParameters = (path: string): (ParameterObject | Reference)[] =>
  (contractDocument.paths[path] as { parameters?: (ParameterObject | Reference)[] } | undefined)?.parameters ?? [];
