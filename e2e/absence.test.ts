/**
 * An object that is hidden, or is gone, answers through the product as one that never was: the same to the byte and after the same calls of
 * the service, wherever the graph takes an id, and on the addresses of pictures, downloads and pages. The cost of a call for the
 * service is compared by the service's own suite (api/src/platform/http/absence.test.ts).
 */
import type { components } from '@photo-competition/schema/rest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countCalls, type CountingProxy } from './product/countingProxy.ts';
import { globalId } from './product/globalId.ts';
import { broughtElsewhere } from './product/graphPlay.ts';
import { idPlaces, variablesNaming, type IdPlace } from './product/idPlaces.ts';
import { announce, join, loginAdministrator, rest, upload, visitor, within, type Person } from './product/people.ts';
import { plainPhoto } from './product/photos.ts';
import { freePort, Product } from './product/product.ts';
import { graphSchema, wholeOperation } from './product/wholeGraph.ts';

type Schemas = components['schemas'];
type Kind =
  | 'competition'
  | 'image'
  | 'comment'
  | 'account'
  | 'campaign'
  | 'staticText'
  | 'subscription'
  | 'template'
  | 'exclusion'
  | 'round'
  | 'award'
  | 'device';

/** Kind of object that each id of the graph names, by root field and path; the first that matches. */
const kinds: [RegExp, Kind][] = [
  [
    /ompetition(?:Id|Number)$|ompetition(Page)?:|(update|delete|setCompetition\w*)Competition:|setCompetitionStatus:|adminPulse:/,
    'competition',
  ],
  [/(confirm|revoke)Exclusion:input,id$/, 'exclusion'],
  [/ound(?:Id|Number)$/, 'round'],
  [/awardId$|awardNumber$/, 'award'],
  [/endDevice:/, 'device'],
  [/(?:account|author)(?:Ids?|Number)$|user:|User\w*:|activateAccount:|confirmEmail:|sendAccountMail:/, 'account'],
  [/omments?:(input,)?ids?$/, 'comment'],
  [/email\w*:|Email:/, 'campaign'],
  [/[sS]taticText:/, 'staticText'],
  [/ubscription:|subscribe:/, 'subscription'],
  [/image(?:Id|Number)$|auditPage:filter,objectId|image:|Images?:|dismissSimilar:/, 'image'],
];

/** The type that an id of each is of; what has none is named by a text of its own. */
const typeOfKind: Partial<Record<Kind, string>> = {
  competition: 'Competition',
  image: 'Image',
  comment: 'Comment',
  account: 'AdminUser',
  campaign: 'Email',
  staticText: 'StaticText',
  exclusion: 'BallotExclusion',
  round: 'JuryRound',
  award: 'AdminAward',
};

/** Kinds of objects that `node` reads. */
const nodeKinds: [string, Kind][] = [
  ['Competition', 'competition'],
  ['AdminCompetition', 'competition'],
  ['Image', 'image'],
  ['User', 'account'],
  ['AdminUser', 'account'],
  ['Email', 'campaign'],
  ['StaticText', 'staticText'],
];

const titleOf = ({ root, path }: IdPlace) => `${root.split('.')[1]}:${path.join()}`;
const isNode = ({ root }: IdPlace) => root === 'Query.node' || root === 'Query.nodes';
const kindOf = (place: IdPlace): Kind | undefined => kinds.find(([pattern]) => pattern.test(titleOf(place)))?.[1];

/** A place, and the type and kind of what is named there; a place that takes every type is there once for each. */
interface Row {
  place: IdPlace;
  kind: Kind;
  type: string | undefined;
}
const rowsOf = (place: IdPlace): Row[] => {
  if (isNode(place)) return nodeKinds.map(([type, kind]) => ({ place, kind, type }));
  const kind = kindOf(place);
  return kind ? [{ place, kind, type: typeOfKind[kind] }] : [];
};

/** Whether a number stands there, which the id may be replaced by. */
const takesNumber = ({ path }: IdPlace) => /^number$|Number$/.test(path.at(-1) ?? '');

/** How something is named in a place: as a client that has read it does. */
const named = ({ place, type }: Row, id: string): string => (type && !takesNumber(place) ? globalId(type, id) : id);

/** Values that a call needs to reach the service. */
const given: Record<string, Record<string, unknown>> = {
  'Mutation.uploadImage': { slot: 'colour-3', ownImage: true },
  'Mutation.deleteImage': { slot: 'colour-3' },
  'Mutation.moveEntry': { to: 'colour-3' },
  'Mutation.confirmEmail': { validationCode: 'never made' },
  'Mutation.activateAccount': { validationCode: 'never made', newPassword: 'a slow awakening' },
};
const content = {
  template: 'NEWSLETTER',
  subject: { hu: 'Hírek', en: 'News' },
  body: { hu: 'Szia', en: 'Hello' },
  audience: { group: 'ENTRANTS', newsletter: null, locale: null },
};
/** The same for calls without one input, by field and path; what is named here stands beside the id. */
const beside: Record<string, Record<string, unknown>> = {
  'auditPage:filter,objectId': { filter: { objectType: 'IMAGE' } },
  'userPage:filter,competitionId': { filter: { did: 'ENTERED' } },
  'emailAudience:competitionId': { audience: content.audience },
  'emailCheck:content,competitionId': { content },
  'emailPreviewOf:content,competitionId': { content },
  'emailPreviewOf:accountId': { content: { ...content, audience: { ...content.audience, group: 'ADMINISTRATORS' } } },
};

/** The log goes on telling administrators what was done to what is gone. */
const remembers = ({ root }: IdPlace, name: string) => root === 'Query.auditPage' && name === 'admin';

const never: Record<Kind, string> = {
  competition: '999999',
  image: '999999',
  comment: '999999',
  account: '999999',
  campaign: '999999',
  staticText: '999999',
  exclusion: '999999',
  round: '999999',
  award: '999999',
  template: '',
  device: '6f9619ff-8b86-4011-b42d-00c04fc964ff',
  subscription: '6f9619ff-8b86-4011-b42d-00c04fc964ff',
};
const fieldArguments = {
  'Competition.images': 'first: 4',
  'Competition.myEntry': 'slot: "colour-1"',
  'Count.consistency': 'from: 1, to: 1',
  'Count.inclusion': 'number: "AAAAAAAAAAAAAAAA"',
  'Image.comments': 'first: 2',
  'JuryDesk.photo': 'number: 1',
  'JuryDesk.photos': 'list: ALL, first: 2',
};

/** Stands where a call needs a second id. */
const anotherId = '888888';

let product: Product;
let proxy: CountingProxy;
let people: Record<'visitor' | 'stranger' | 'admin', Person>;
let hidden: Record<Kind, (number | string)[]>;
let shown: Record<Kind, (number | string)[]>;
let gone: Record<Kind, (number | string)[]>;

beforeAll(async () => {
  const apiPort = await freePort();
  proxy = await countCalls(apiPort);
  const limits = {
    QUERY_MAX_TOKENS: '10000',
    QUERY_MAX_COST: '1000000',
    QUERY_MAX_NODES: '1000000',
    RATE_LIMITS: 'off',
  };
  product = await Product.start({ apiPort, gatewayEnvironment: { ...limits, REST_API_URL: proxy.url } });
  const admin = await loginAdministrator(product);
  const owner = await join(product, 'owner');
  people = { visitor, admin, stranger: await join(product, 'stranger') };
  const make = async <T = { id: number }>(who: Person, method: string, path: string, body?: unknown) =>
    (await rest<T>(product, who, method, path, body)).body;

  // Half an hour into voting in one, into entering in the other.
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const dates = { competitionStart: at(-1.5), votingStart: at(-0.5), votingEnd: at(0.5), award: at(1.5) };
  const voted = await announce(product, admin, dates);
  const entering = await announce(product, admin);
  product.setClock(within(voted, 'UPLOADING'));
  const enter = async (competition: Schemas['AdminCompetition'], slot: string, seed: number) =>
    (await upload(product, owner, competition.id, slot, await plainPhoto(seed))).body.id;
  const [seen, rejected, taken] = [
    await enter(voted, 'colour-1', 1),
    await enter(voted, 'colour-2', 2),
    await enter(voted, 'mono-1', 3),
  ];
  await make(owner, 'DELETE', `/api/competition/upload/${voted.id}/mono-1`);
  product.setClock();
  const waiting = await enter(entering, 'colour-1', 4);
  const say = (id: number) => make(owner, 'POST', `/api/competition/comment/${id}`, { comment: 'Szép.' });
  const comments = { shown: await say(seen), hidden: await say(rejected) };
  await make(admin, 'PUT', `/api/competition/moderate/image/${rejected}/REJECTED`, {});
  const content = {
    title: { hu: 'Vázlat', en: 'Draft' },
    description: { hu: '', en: '' },
    minPoint: 1,
    maxPoint: 5,
    ...dates,
  };
  const draft = await make(admin, 'POST', '/api/admin/competition/', content);
  const dropped = await make(admin, 'POST', '/api/admin/competition/', content);
  await make(admin, 'DELETE', `/api/admin/competition/${dropped.id}`);
  const leaver = await join(product, 'leaver');
  const accounts = await make<Schemas['AdminUser'][]>(admin, 'GET', '/api/admin/user/');
  const idOf = (username: string) => accounts.find((one) => one.username === username)?.id ?? 0;
  await make(admin, 'DELETE', `/api/admin/user/${idOf(leaver.username)}`);
  /** A device on which somebody is logged in. */
  const deviceOf = async (username: string) => {
    const json = { username, password: `${username} takes photos`, device: 'phone' };
    const { token } = await make<Schemas['OpenedSession']>(visitor, 'POST', '/api/authentication/login', json);
    const [device] = await make<Schemas['DeviceSession'][]>({ username, token }, 'GET', '/api/user/my/sessions');
    return device?.id ?? '';
  };
  const text = (key: string) =>
    make(admin, 'POST', '/api/admin/localized-static-text/', { key, locale: 'hu', text: 'Szia' });
  const texts = { shown: await text('activation.done'), gone: await text('activation.intro') };
  await make(admin, 'DELETE', `/api/admin/localized-static-text/${texts.gone.id}`);
  const campaign = await make(admin, 'POST', '/api/admin/email/', {
    template: 'newsletter',
    subject: { hu: 'Hírek', en: 'News' },
    body: { hu: 'Szia', en: 'Hello' },
    audience: { group: 'ADMINISTRATORS', newsletter: null, locale: null },
  });
  const nothing = {
    template: [],
    subscription: [],
    campaign: [],
    comment: [],
    exclusion: [],
    round: [],
    award: [],
    device: [],
  };
  hidden = {
    ...nothing,
    competition: [draft.id],
    image: [rejected, waiting],
    comment: [comments.hidden.id],
    account: [idOf('owner')],
    device: [await deviceOf('owner')],
    campaign: [campaign.id],
    staticText: [],
  };
  shown = {
    ...nothing,
    competition: [voted.id, entering.id],
    image: [seen],
    comment: [comments.shown.id],
    account: [],
    staticText: [texts.shown.id],
  };
  gone = {
    ...nothing,
    competition: [dropped.id],
    image: [taken],
    account: [idOf(leaver.username)],
    staticText: [texts.gone.id],
  };
});
afterAll(async () => {
  await product?.stop();
  await proxy?.close();
});

/** The id that was asked for, wherever a string or a number of JSON or part of a path is that, or a string is an id made of it. */
const withoutId = (text: string, id: string): string =>
  text
    .replace(
      new RegExp(`(?<=[:[,]"|/|"[nN]umber":|competition=|competitionId=|objectId=)${id}(?=["/?&,}]|$)`, 'gm'),
      '#',
    )
    .replace(/(?<=")[\w-]{6,}(?=")/g, (word) =>
      /^[A-Z]\w+:(.*)$/.exec(Buffer.from(word, 'base64url').toString('latin1'))?.[1] === id ? '#' : word,
    );

/** All of an answer but its time, its name and the id that was asked for, with the calls that it took. */
async function told(response: Response, id: string) {
  const text = withoutId(await response.text(), id)
    .replace(/"(now|requestId)":"[^"]+"/g, '')
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '');
  const perAnswer = new Set(['date', 'x-request-id', 'content-length', 'etag', 'traceparent']);
  const headers = [...response.headers]
    .filter(([name]) => !perAnswer.has(name))
    .map(([name, value]) => [name, value.replace(/[\w+/=-]{20,}/g, '')]);
  return { status: response.status, text, headers, calls: proxy.calls.splice(0).map((call) => withoutId(call, id)) };
}

const headersOf = ({ token }: Person): Record<string, string> => ({
  'accept-language': 'en',
  ...(token === null ? {} : { authorization: `Bearer ${token}` }),
});

function withGiven(variables: Record<string, unknown>, place: IdPlace): Record<string, unknown> {
  const added = {
    ...beside[titleOf(place).replace(/Number$/, 'Id')],
    ...(given[place.root] ? { input: given[place.root] } : {}),
  };
  const merged = Object.entries(added).map(([name, values]) => [
    name,
    { ...(variables[name] ?? {}), ...(values as object) },
  ]);
  return { ...variables, ...(Object.fromEntries(merged) as Record<string, unknown>) };
}

async function ask(row: Row, who: Person, id: string, other: string) {
  const { place, type } = row;
  const sent = named(row, id);
  const variables = withGiven(variablesNaming(place, sent, other), place);
  const hiddenFields = who.username === 'admin' ? [] : ['Competition.statistics'];
  // Calls of their own for organisers' questions, which are refused before the award.
  const ofScores = ['exclusions', 'radar', 'rankingWithout'].map((field) => `AdminCompetition.${field}`);
  const without = [...hiddenFields, ...ofScores, ...broughtElsewhere(place.root)];
  const choices = { given: fieldArguments, without, ...(isNode(place) && type ? { on: type } : {}) };
  const query = wholeOperation(graphSchema, place.root, variables, choices);
  proxy.calls.length = 0;
  const response = await fetch(`${product.url}/graphql`, {
    method: 'POST',
    headers: { ...headersOf(who), 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  return told(response, id);
}

test('the table says of each id of the graph what it names', () => {
  expect(idPlaces.filter((place) => rowsOf(place).length === 0).map(titleOf)).toEqual([]);
  expect(idPlaces.length).toBeGreaterThan(30);
});

const titleOfRow = ({ place, type }: Row) => (isNode(place) ? `${titleOf(place)} of ${type}` : titleOf(place));

test.each(idPlaces.flatMap(rowsOf).map((row) => [titleOfRow(row), row] as const))('%s', async (_, row) => {
  const { place, kind } = row;
  for (const [name, who] of Object.entries(people)) {
    const absent = await ask(row, who, never[kind], anotherId);
    // A document that the gateway itself refuses would prove nothing.
    expect(absent.text).not.toMatch(/INTERNAL|GRAPHQL/);
    if (absent.text.includes('BAD_USER_INPUT')) expect(absent.calls).not.toEqual([]);
    const isAdministrators = /FORBIDDEN|UNAUTHENTICATED/.test(absent.text);
    const isSecret = name !== 'admin' || kind === 'account';
    const ids = [
      ...(isSecret && !(name === 'admin' && !/(?:activateAccount|confirmEmail)$/.test(place.root)) ? hidden[kind] : []),
      ...(isAdministrators && name !== 'admin' ? shown[kind] : []),
      ...(remembers(place, name) ? [] : gone[kind]),
    ];
    for (const id of ids)
      expect({ name, id, ...(await ask(row, who, String(id), anotherId)) }).toEqual({ name, id, ...absent });
  }
});

test.each<[string, Kind, boolean]>([
  ['/media/image/{id}/thumb', 'image', false],
  ['/media/image/{id}/original', 'image', false],
  ['/media/entry/{id}/colour-1/thumb', 'competition', false],
  ['/download/competition/{id}/entries.csv', 'competition', true],
  ['/download/competition/{id}/originals.zip', 'competition', true],
  ['/show/{id}', 'image', false],
  ['/competition/{id}/browse', 'competition', false],
])('%s', async (address, kind, isAdministrators) => {
  for (const [name, who] of Object.entries(people)) {
    const get = async (id: string, accept: string) => {
      proxy.calls.length = 0;
      const headers = { ...headersOf(who), accept };
      return told(await fetch(`${product.url}${address.replace('{id}', id)}`, { headers }), id);
    };
    for (const accept of ['text/html', 'image/webp']) {
      const absent = await get(never[kind], accept);
      const ids = [
        ...(name === 'admin' ? [] : hidden[kind]),
        ...(isAdministrators && name !== 'admin' ? shown[kind] : []),
        ...gone[kind],
      ];
      for (const id of ids) expect({ name, id, ...(await get(String(id), accept)) }).toEqual({ name, id, ...absent });
    }
  }
});
