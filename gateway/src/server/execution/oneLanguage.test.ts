/** All that one answer says is in one language: that which was asked for. */
import { afterEach, expect, it } from '@jest/globals';
import { hangUp, json, problem } from '../../testing/fakeRest.ts';
import { ask, startGateway, type RunningGateway } from '../../testing/startGateway.ts';

let gateway: RunningGateway;
afterEach(() => gateway.close());

const competition = (id: number) => `GET /api/competition/${id}`;
const query = `{
  away: competition(id: 1) { id }
  faulty: competition(id: 2) { id title { hu } }
  sized: competition(id: 3) { images(first: 0) { totalCount } }
  read: competition(id: 3) { images(first: 1, after: "${'x'.repeat(2001)}") { totalCount } }
}`;

const said: Record<'hu' | 'en', Record<string, string>> = {
  hu: {
    away: 'A szolgáltatás most nem érhető el.',
    faulty: 'Nálunk történt hiba; a kérés azonosítója alapján megtaláljuk a naplóban.',
    sized: 'A `first` értéke 1 és 100 közötti.',
    read: 'Ez a kurzor (`after`) nem ehhez a listához tartozik, vagy a lista sorrendje azóta más: olvasd újra az elejétől.',
  },
  en: {
    away: 'The service cannot be reached.',
    faulty: 'Something went wrong on our side; the request id names it in the logs.',
    sized: '`first` must be 1–100',
    read: '`after` is not a cursor of this list, or its order is another one now: read it from the beginning',
  },
};

it.each([
  ['hu', 'hu'],
  ['en', 'en'],
  ['en-GB,en;q=0.9', 'en'],
  ['hu;q=0.1, en;q=0.9', 'en'],
  ['de-AT, de;q=0.9', 'en'],
  ['', 'hu'],
] as const)(
  'Accept-Language: %s: every error of an answer is in %s, and so is what the service is asked',
  async (accept, locale) => {
    gateway = await startGateway({ LOG_LEVEL: 'silent' });
    gateway.rest.answer(competition(1), hangUp);
    gateway.rest.answer(competition(2), json({ secret: 'secret' }));
    gateway.rest.answer(competition(3), json({ id: 3 }));
    // Interpreted at first, and compiled afterwards.
    for (let i = 0; i < 3; i += 1) {
      const { body } = await ask(gateway.url, query, { headers: accept === '' ? {} : { 'accept-language': accept } });
      const errors = (body.errors ?? []) as unknown as { message: string; path: string[] }[];
      expect(Object.fromEntries(errors.map(({ path, message }) => [path[0], message]))).toEqual(said[locale]);
    }
    expect([...new Set(gateway.rest.requests.map(({ headers }) => headers['accept-language']))]).toEqual([locale]);
  },
);

const post = (body: string | undefined, locale: string, headers: Record<string, string> = {}) =>
  fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': locale, ...headers },
    ...(body === undefined ? {} : { body }),
  });

it.each([
  ['hu', 'A kérés törzse nem JSON.', 'A kérés túl nagy.'],
  ['en', 'The body of the request is not JSON.', 'The request is too large.'],
])('%s: a body that is refused is, too', async (locale, unreadable, tooLarge) => {
  gateway = await startGateway();
  for (const [body, message] of [
    ['{"query":', unreadable],
    [JSON.stringify({ query: 'x'.repeat(200_000) }), tooLarge],
  ] as const) {
    const { errors } = (await (await post(body, locale)).json()) as { errors: { message: string }[] };
    expect(errors.map((error) => error.message)).toEqual([message]);
  }
});

it('a limit of the service and one of the gateway are told alike', async () => {
  gateway = await startGateway({ RATE_LIMIT_PER_ADDRESS: '1' });
  gateway.rest.answer('GET /api/competition/active', problem(429, 'RATE_LIMITED', { 'retry-after': '7' }));
  const messages = [];
  for (let i = 0; i < 2; i += 1) {
    const { body } = await ask(gateway.url, '{ activeCompetition { id } }', { headers: { 'accept-language': 'en' } });
    messages.push(body.errors?.[0]?.message);
  }
  expect(messages).toEqual([
    expect.any(String),
    expect.stringMatching(/^Too many requests\. Please try again in \d+ s\.$/),
  ]);
  expect(gateway.rest.requests[0]?.headers['accept-language']).toBe('en');
});

it('a name that the document has not is its client’s mistake', async () => {
  gateway = await startGateway();
  const response = await post(JSON.stringify({ query: '{ me { id } }', operationName: 'Now' }), 'en');
  const { errors } = (await response.json()) as { errors: { message: string; extensions: { code: string } }[] };
  expect(errors).toMatchObject([{ message: 'Unknown operation named "Now".', extensions: { code: 'BAD_USER_INPUT' } }]);
});
