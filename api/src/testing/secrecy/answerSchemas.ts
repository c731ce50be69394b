/** Walks answers along the schemas of the contract. */
import {
  contractDocument,
  resolved,
  type OperationObject,
  type ResponseObject,
  type SchemaObject,
} from '../../platform/http/contractDocument.ts';

/** A schema with the name by which the table of fields knows it. */
interface Named {
  name: string;
  schema: SchemaObject;
}

function follow(schema: SchemaObject, name: string): Named {
  if (schema.$ref === undefined) return { name, schema };
  return { name: schema.$ref.split('/').at(-1) ?? name, schema: resolved(schema) };
}

const branches = ({ anyOf = [], allOf = [] }: SchemaObject): SchemaObject[] => [...anyOf, ...allOf];

/** Every object that an operation can answer, with the names of its fields. */
export function answeredFields(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const visit = (given: SchemaObject, place: string): void => {
    const { name, schema } = follow(given, place);
    if (given.$ref !== undefined && found.has(name)) return;
    if (schema.properties) found.set(name, Object.keys(schema.properties));
    for (const branch of branches(schema)) visit(branch, name);
    if (schema.items) visit(schema.items, `${name}[]`);
    for (const [field, inner] of Object.entries(schema.properties ?? {})) visit(inner, `${name}.${field}`);
  };
  for (const item of Object.values(contractDocument.paths))
    for (const [method, operation] of Object.entries(item)) {
      if (method === 'parameters') continue;
      for (const { schema } of jsonOf(operation)) visit(schema, operation.operationId);
    }
  return found;
}

function jsonOf({ responses }: OperationObject): { status: string; schema: SchemaObject }[] {
  return Object.entries(responses).flatMap(([status, response]) =>
    Object.entries(resolved<ResponseObject>(response).content ?? {})
      .filter(([type]) => type.endsWith('json'))
      .flatMap(([, { schema }]) => (schema ? [{ status, schema }] : [])),
  );
}

/** Operation and status with the schema of that answer: a walk asks for each some thousand times. */
const answerSchemas = new Map(
  Object.values(contractDocument.paths)
    .flatMap((item) => Object.entries(item))
    .filter(([method]) => method !== 'parameters')
    .flatMap(([, operation]) => jsonOf(operation).map((one) => [`${operation.operationId} ${one.status}`, one.schema])),
);

/** The schema of an operation's answer with a status; that of a problem for a failure which it does not name. */
export const answerSchema = (id: string, status: number): SchemaObject =>
  answerSchemas.get(`${id} ${status}`) ?? { $ref: '#/components/schemas/Problem' };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether an object is one of a schema, by the names of its fields. */
const fits = ({ required = [], properties = {} }: SchemaObject, value: Record<string, unknown>): boolean =>
  required.every((field) => field in value) && Object.keys(value).every((field) => field in properties);

/** Calls `visitObject` for every object of an answer; what it returns is handed on to the objects within. */
export function walkAnswer<Context>(
  given: SchemaObject,
  value: unknown,
  context: Context,
  visitObject: (name: string, value: Record<string, unknown>, context: Context) => Context,
  place = '',
): void {
  const { name, schema } = follow(given, place);
  const options = branches(schema).map((branch) => follow(branch, name));
  if (Array.isArray(value)) {
    for (const one of value) if (schema.items) walkAnswer(schema.items, one, context, visitObject, `${name}[]`);
  } else if (isRecord(value) && schema.properties) {
    const inner = visitObject(name, value, context);
    for (const [field, child] of Object.entries(schema.properties))
      walkAnswer(child, value[field], inner, visitObject, `${name}.${field}`);
  } else if (isRecord(value)) {
    const option = options.find((one) => fits(one.schema, value));
    if (option) walkAnswer(option.schema, value, context, visitObject, option.name);
  }
}
