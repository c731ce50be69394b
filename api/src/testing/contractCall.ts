import type { components } from '@photo-competition/schema/rest';
import {
  contractDocument,
  resolved,
  sharedParameters,
  type OperationId,
  type OperationObject,
  type ParameterObject,
  type SchemaObject,
  type Who,
} from '../platform/http/contractDocument.ts';
import { tokenOf, type Caller, type Parts } from './goodCases/goodCase.ts';
import type { Answer } from './service.ts';
import type { World } from './world.ts';

/** An operation as tests walk over it. */
export interface WalkedOperation {
  id: OperationId;
  method: string;
  path: string;
  parameters: ParameterObject[];
  /** Of the JSON body, or of the JSON part of an upload; null where there is none. */
  bodySchema: SchemaObject | null;
  bodyRequired: boolean;
  multipart: boolean;
  who: Who;
  /** Whether every call needs a token. */
  needsToken: boolean;
  /** Whether a token is looked at. */
  takesToken: boolean;
  success: number[];
}

function bodySchemaOf(operation: OperationObject): SchemaObject | null {
  const content = operation.requestBody?.content ?? {};
  const form = content['multipart/form-data']?.schema;
  return content['application/json']?.schema ?? (form ? (resolved(form).properties?.['data'] ?? null) : null);
}

/** Every operation of the contract. */
export const walkedOperations: WalkedOperation[] = Object.entries(contractDocument.paths).flatMap(([path, item]) =>
  Object.entries(item)
    .filter(([method]) => method !== 'parameters')
    .map(([method, operation]) => ({
      id: operation.operationId,
      method: method.toUpperCase(),
      path,
      parameters: [...sharedParameters(path), ...(operation.parameters ?? [])].map((one) => resolved(one)),
      bodySchema: bodySchemaOf(operation),
      bodyRequired: operation.requestBody?.required ?? false,
      multipart: 'multipart/form-data' in (operation.requestBody?.content ?? {}),
      who: operation['x-who'],
      needsToken: operation.security.length > 0 && operation.security.every((one) => 'bearer' in one),
      takesToken: operation.security.length > 0,
      success: Object.keys(operation.responses)
        .map(Number)
        .filter((status) => status >= 200 && status < 300),
    })),
);

/** Address of a call. @throws when a part of the path is not given */
export function addressOf({ path }: WalkedOperation, { params = {}, query = {} }: Parts): string {
  const pathname = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`${path} needs ${name}`);
    return String(value);
  });
  const search = new URLSearchParams(query).toString();
  return search ? `${pathname}?${search}` : pathname;
}

/** An upload's body. */
export function formOf(data: unknown, file: Buffer | null): FormData {
  const form = new FormData();
  if (data !== undefined) form.set('data', new Blob([JSON.stringify(data)], { type: 'application/json' }), 'data.json');
  if (file) form.set('file', new Blob([new Uint8Array(file)]), 'photo.jpg');
  return form;
}

/** Sends a call as somebody. @param token instead of the caller's own */
export function send<T = components['schemas']['Problem']>(
  world: World,
  operation: WalkedOperation,
  as: Caller,
  parts: Parts,
  token = tokenOf(world, as),
): Promise<Answer<T>> {
  const { json, multipart, headers = {} } = parts;
  const file = multipart?.file === undefined ? world.photo : multipart.file;
  return world.service.ask<T>(operation.method, addressOf(operation, parts), {
    ...(operation.takesToken ? { token } : {}),
    ...(json === undefined ? {} : { json }),
    ...(multipart ? { form: formOf(multipart.data, file) } : {}),
    headers,
  });
}
