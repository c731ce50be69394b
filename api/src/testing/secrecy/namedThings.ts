/** Every place of the contract where a call names something that may be hidden from its caller, found in the contract itself. */
import { resolved, type OperationId, type SchemaObject } from '../../platform/http/contractDocument.ts';
import { walkedOperations, type WalkedOperation } from '../contractCall.ts';
import type { Parts } from '../goodCases/goodCase.ts';

/** Kinds of named objects. */
export type Kind =
  | 'competition'
  | 'image'
  | 'comment'
  | 'account'
  | 'campaign'
  | 'staticText'
  | 'slot'
  | 'subscription'
  | 'ballot'
  | 'exclusion'
  | 'device'
  | 'seat'
  | 'round'
  | 'award'
  | 'juryPhoto'
  | 'publicFile'
  | 'username'
  | 'newUsername';

/** A part of a call that names something; `name` ends with `[]` where it is a list of ids. */
export interface NamingPlace {
  operation: WalkedOperation;
  where: 'path' | 'query' | 'body';
  name: string;
  /** The contract's description of it. */
  description: string;
}

const isId = ({ $ref }: SchemaObject): boolean => $ref === '#/components/schemas/Id';
/** Of a body, what names something without being a number. */
const isName = (field: string): boolean => field === 'username' || field === 'id';

function idsOfBody(given: SchemaObject, path = ''): string[] {
  const schema = resolved(given);
  if (isId(given) || [...(schema.anyOf ?? []), ...(schema.allOf ?? [])].some(isId)) return [path];
  if (schema.items) return idsOfBody(schema.items, `${path}[]`);
  return Object.entries(schema.properties ?? {}).flatMap(([field, inner]) => {
    const place = path ? `${path}.${field}` : field;
    return isName(field) && !resolved(inner).properties ? [place] : idsOfBody(inner, place);
  });
}

/** Places that name an object: a path parameter, unless it is one of a few words; in a query or a body, an id. */
export const namingPlaces: NamingPlace[] = walkedOperations.flatMap((operation) => [
  ...operation.parameters
    .filter(({ schema, in: where }) => (where === 'path' && !resolved(schema).enum) || isId(schema))
    .map(({ name, in: where, description = '' }) => ({
      operation,
      name,
      description,
      where: where as 'path' | 'query',
    })),
  ...(operation.bodySchema ? idsOfBody(operation.bodySchema) : []).map((name) => ({
    operation,
    name,
    description: '',
    where: 'body' as const,
  })),
]);

/** The kind that a place names, by the words of the contract or by its name. */
const byWords: [RegExp, Kind][] = [
  [/^Competition id/, 'competition'],
  [/^(?:Image|The image|The other one)/, 'image'],
  [/^Comment id/, 'comment'],
  [/^Account id/, 'account'],
  [/^Campaign id/, 'campaign'],
  [/^Text id/, 'staticText'],
  [/^Number of the ballot/, 'ballot'],
  [/^Id of the decision/, 'exclusion'],
  [/^Id of the session/, 'device'],
  [/^Number of the seat/, 'seat'],
  [/^Id of the round/, 'round'],
  [/^Id of the award/, 'award'],
  [/^Number of the photo in the round/, 'juryPhoto'],
  [/^The slot's name|^Slot/, 'slot'],
];
const byName: [RegExp, Kind][] = [
  [/(?:^|\.)competitionId$/, 'competition'],
  [/(?:^|\.)imageId$/, 'image'],
  [/(?:^|\.)accountId$/, 'account'],
  [/^key$/, 'subscription'],
  [/^image_type$/, 'slot'],
];
/** The places that neither tells, as `operation:place`. */
const rows: Partial<Record<Kind, string[]>> = {
  competition: ['adminGetPulse:watch[].id'],
  image: ['adminModerateImages:ids[]', 'adminPreviewRanking:imageIds[]'],
  comment: ['adminModerateComments:ids[]'],
  account: [
    'adminSetUserStates:accounts[].id',
    'adminSetUserNewsletters:accounts[].id',
    'adminPageModeration:authorId',
    'adminSetConflicts:accountIds[]',
  ],
  juryPhoto: ['castMarks:marks[].number'],
  username: ['login:username', 'requestPasswordReset:username', 'resetPassword:username'],
  // Their names tell nothing of what is hidden.
  publicFile: ['getCountFile:name', 'getSiteLogo:hash'],
  // A person who registers is told that a name is taken (docs/decisions.md).
  newUsername: ['register:username', 'adminCreateUser:username'],
};

const keyOf = ({ operation, name }: NamingPlace): string => `${operation.id}:${name}`;

function knownKind(place: NamingPlace): Kind | undefined {
  const row = Object.entries(rows).find(([, places]) => places.includes(keyOf(place)));
  if (row) return row[0] as Kind;
  const said =
    byWords.find(([words]) => words.test(place.description)) ?? byName.find(([name]) => name.test(place.name));
  return said?.[1];
}

/** Places of the contract of which nothing says what they name, and rows without a place. */
export function unmatchedPlaces(): string[] {
  const found = namingPlaces.map(keyOf);
  const unknown = namingPlaces.filter((place) => !knownKind(place)).map(keyOf);
  return [
    ...unknown,
    ...Object.values(rows)
      .flat()
      .filter((place) => !found.includes(place)),
  ];
}

/** @throws when nothing says what the place names */
export function kindOf(place: NamingPlace): Kind {
  const kind = knownKind(place);
  if (!kind) throw new Error(`${keyOf(place)} has no row: say in testing/secrecy/namedThings.ts what it names`);
  return kind;
}

function inBody(json: unknown, [field = '', ...rest]: string[], id: string | number): unknown {
  const [name = '', list] = field.split('[');
  const outer = json as Record<string, unknown>;
  const inner = (value: unknown) => (rest.length ? inBody(value, rest, id) : id);
  const value = outer[name];
  return { ...outer, [name]: list === undefined ? inner(value) : [inner(Array.isArray(value) ? value[0] : undefined)] };
}

/** A call that names something else in one place. */
export function naming({ where, name }: NamingPlace, parts: Parts, id: string | number): Parts {
  if (where === 'path') return { ...parts, params: { ...parts.params, [name]: id } };
  if (where === 'query') return { ...parts, query: { ...parts.query, [name]: String(id) } };
  const value = name === 'watch[].id' ? String(id) : id;
  return { ...parts, json: inBody(parts.json, name.split('.'), value) };
}

/** Operations that administrators alone may call. */
export const isAdministration = ({ path }: WalkedOperation): boolean =>
  /^\/api\/(admin|competition\/moderate)\//.test(path);

/** Parts that make a call fail although it names the right object, where it would succeed or change something. */
export const spoilt: Partial<Record<OperationId, Parts>> = {
  activate: { json: { validationCode: 'never made', newPassword: 'a slow awakening' } },
  confirmEmail: { json: { validationCode: 'never made' } },
  login: { json: { username: '', password: 'not the password' } },
  requestPasswordReset: { json: { username: '', email: 'nobody@example.org' } },
  resetPassword: { json: { username: '', passwordValidationCode: 'never made', password: 'remembered at last' } },
  uploadImage: { multipart: { data: { title: 'Hajnal', description: '', ownImage: true }, file: null } },
};
