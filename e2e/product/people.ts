import type { components } from '@photo-competition/schema/rest';
import { administrator, type Product } from './product.ts';
import type { Smtp } from './smtp.ts';
import { until } from './until.ts';

type Schemas = components['schemas'];

/** Where a product is reached, and the SMTP server that takes its mails, if one does. */
export type Reached = Pick<Product, 'url' | 'apiUrl'> & { readonly smtp?: Smtp | undefined };

/** An answer of the service, its JSON read. */
export interface Answer<T> {
  status: number;
  body: T;
}

/** Somebody with a session; no token for a visitor. */
export interface Person {
  username: string;
  token: string | null;
}

export const visitor: Person = { username: 'visitor', token: null };

const headersOf = ({ token }: Person): Record<string, string> => ({
  'accept-language': 'en',
  ...(token === null ? {} : { authorization: `Bearer ${token}` }),
});

/** A call of the REST service. */
export async function rest<T = Schemas['Problem']>(
  product: Reached,
  person: Person,
  method: string,
  path: string,
  body?: unknown,
): Promise<Answer<T>> {
  const isForm = body instanceof FormData;
  const response = await fetch(`${product.apiUrl}${path}`, {
    method,
    headers: { ...headersOf(person), ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: (text ? JSON.parse(text) : undefined) as T };
}

/** An operation of the graph; errors of the whole request come as they are. */
export async function graph<T = Record<string, unknown>>(
  product: Reached,
  person: Person,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<{ data?: T; errors?: { message: string; extensions: { code: string } }[] }> {
  const response = await fetch(`${product.url}/graphql`, {
    method: 'POST',
    headers: { ...headersOf(person), 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  return (await response.json()) as { data?: T; errors?: { message: string; extensions: { code: string } }[] };
}

/** @throws when it is refused */
export async function login(product: Reached, username: string, password: string): Promise<Person> {
  const response = await fetch(`${product.apiUrl}/api/authentication/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  if (!response.ok) throw new Error(`The login of ${username} was refused with ${response.status}`);
  return { username, token: (response.headers.get('authorization') ?? '').replace('Bearer ', '') };
}

export const loginAdministrator = (product: Product): Promise<Person> =>
  login(product, administrator.username, administrator.password);

interface Mail {
  to: string;
  kind: string;
  text: string;
}

/** The newest mail of a kind to an address. Over SMTP its kind is known by its link. */
export const mailTo = (product: Reached, to: string, kind: string): Promise<Pick<Mail, 'text'>> =>
  until(`a mail "${kind}" to ${to}`, async () => {
    if (product.smtp) return (await product.smtp.readTo(to)).findLast(({ text }) => text.includes(`/${kind}/`));
    const mails = (await (await fetch(`${product.apiUrl}/dev/mail.json`)).json()) as Mail[];
    return mails.find((mail) => mail.to === to && mail.kind === kind);
  });

/** Registers, activates and logs in. */
export async function join(
  product: Reached,
  username: string,
  changes: Partial<Schemas['RegistrationRequest']> = {},
): Promise<Person> {
  const email = `${username}@example.org`;
  const request = {
    username,
    email,
    firstName: 'Ágnes',
    lastName: username,
    locale: 'hu',
    newsletter: [],
    acceptRules: true,
    ...changes,
  };
  const { body } = await rest<Schemas['Registration']>(
    product,
    visitor,
    'POST',
    '/api/authentication/registration',
    request,
  );
  const validationCode = /\/activation\/\d+\/([\w-]+)/.exec((await mailTo(product, email, 'activation')).text)?.[1];
  const newPassword = `${username} takes photos`;
  await rest(product, visitor, 'POST', `/api/authentication/activation/${body.id}`, { validationCode, newPassword });
  return login(product, username, newPassword);
}

const hour = 3_600_000;
const phases = ['UPLOADING', 'VOTING', 'AWARD', 'ENDED'] as const;

/** A stretch of a competition's time. */
export type Stretch = (typeof phases)[number];

/** A published competition that started half an hour ago, with an hour for each phase. */
export async function announce(
  product: Reached,
  admin: Person,
  content: Partial<Schemas['CompetitionRequest']> = {},
): Promise<Schemas['AdminCompetition']> {
  const start = Date.now() - hour / 2;
  const at = (hours: number) => new Date(start + hours * hour).toISOString();
  const request = {
    title: { hu: 'Fények', en: 'Lights' },
    description: { hu: 'Leírás', en: 'Description' },
    minLongerSide: 100,
    competitionStart: at(0),
    votingStart: at(1),
    votingEnd: at(2),
    award: at(3),
    ...content,
  };
  const made = await rest<Schemas['AdminCompetition']>(product, admin, 'POST', '/api/admin/competition/', request);
  const path = `/api/admin/competition/status/${made.body.id}/PUBLISHED`;
  return (await rest<Schemas['AdminCompetition']>(product, admin, 'PUT', path)).body;
}

/** An instant in the middle of a stretch. */
export const within = ({ competitionStart }: { competitionStart: string }, stretch: Stretch): Date =>
  new Date(Date.parse(competitionStart) + (phases.indexOf(stretch) + 0.5) * hour);

/** Uploads bytes into a slot of the service. */
export function upload<T = Schemas['Image']>(
  product: Product,
  person: Person,
  competitionId: number,
  slot: string,
  file: Uint8Array,
  title = 'A photo',
): Promise<Answer<T>> {
  const form = new FormData();
  form.set('data', JSON.stringify({ title, description: 'About it', ownImage: true }));
  form.set('file', new Blob([new Uint8Array(file)]), 'photo.jpg');
  return rest<T>(product, person, 'POST', `/api/competition/upload/${competitionId}/${slot}`, form);
}

export const vote = <T = Schemas['Problem']>(product: Product, person: Person, imageId: number, point: unknown) =>
  rest<T>(product, person, 'POST', '/api/competition/vote', { imageId, point });
