/**
 * Requests that are cheap to send are cheap to answer: no refusal grows with the request, tells more than a few mistakes or logs a fault.
 * `npm run bench:hostile` measures the processor time of the same kinds of requests.
 */
import { afterAll, beforeAll, describe, expect, it, test } from '@jest/globals';
import { byId, listed, loginCall, startListingGateway, type ListingGateway } from '../../testing/listingGateway.ts';

/** Largest refusal, in bytes, whatever came; and most errors that it tells: five mistakes, and that there are more. */
const largestRefusal = 2048;
const mostErrors = 6;

const login = 'mutation Login($input: LoginInput!) { login(input: $input) { token } }';
const long = 'x'.repeat(150_000);
const many = Object.fromEntries(Array.from({ length: 9_000 }, (_, i) => [`field${i}`, i]));
const lines = (count: number) => `${'\n'.repeat(count)}{ ${'x '.repeat(300)} }`;
const tooLong = 'The operation is longer than 20000 characters.';

/** Requests by what is wrong with them, and what the first error of the answer says where any text is taken. */
const texts: [string, object, string | RegExp][] = [
  ['unknown fields', { query: login, variables: { input: many } }, '$input.username of type String! is missing.'],
  ['a list for an input', { query: login, variables: { input: Array(70_000).fill(1) } }, /^\$input is not of type/],
  ['a text for an input', { query: login, variables: { input: long } }, /^\$input is not of type/],
  [
    'a long name of a field',
    { query: login, variables: { input: { username: '', password: '', [long]: 1 } } },
    `$input.${'x'.repeat(60)} is no field of LoginInput.`,
  ],
  [
    'a long name of a variable',
    { query: `query ($${'v'.repeat(15_000)}: ID!) { __typename }` },
    /^Variable "\$v{100,600}…/,
  ],
  ['many lines', { query: lines(70_000) }, tooLong],
  ['the most lines', { query: lines(19_000) }, /more than \d+ fields at its root/],
  ['one character too many', { query: `{ __typename }${' '.repeat(20_000 - 13)}` }, tooLong],
  [
    'names that are nearly right',
    { query: `{ ${'activeCompetitio { id } '.repeat(190)} }` },
    /more than \d+ fields at its root/,
  ],
  [
    'unknown fields below one',
    { query: `{ activeCompetition { ${'idd '.repeat(300)} } }` },
    /^Cannot query field "idd"/,
  ],
  ['equal fields', { query: `{ ${'activeCompetition { id } '.repeat(190)} }` }, /more than \d+ fields at its root/],
  ['a long identifier', { query: 'query ($id: ID!) { competition(id: $id) { id } }', variables: { id: long } }, /./],
];
const named: [string, object][] = [
  ['a list for a number', { ...byId(listed.Pages), variables: { n: Array(70_000).fill(1) } }],
  ['a long text for a number', { ...byId(listed.Pages), variables: { n: long } }],
  ['a long identifier', { ...byId(listed.Photo), variables: { id: long } }],
  ['a long name of the operation', { ...byId(listed.Active), operationName: long }],
  ['a long hash', { documentId: `sha256:${long}` }],
  ['a text that is not listed', { query: login, variables: { input: many } }],
];

describe.each(['any', 'listed'] as const)('where %s operations are answered', (mode) => {
  let gateway: ListingGateway;
  beforeAll(async () => {
    gateway = await startListingGateway({ NODE_ENV: 'production', OPERATIONS: mode, RATE_LIMITS: 'off' });
  });
  afterAll(() => gateway.close());

  const refused = async (body: object) => {
    const before = gateway.rest.requests.length;
    const { body: answer } = await gateway.send(body);
    const { data, errors = [] } = answer;
    expect(Object.values(data ?? {}).filter((value) => value !== null)).toEqual([]);
    expect(errors.length).toBeGreaterThan(0);
    expect(errors.length).toBeLessThanOrEqual(mostErrors);
    expect(Buffer.byteLength(JSON.stringify(answer))).toBeLessThanOrEqual(largestRefusal);
    expect(gateway.rest.requests).toHaveLength(before);
    expect(gateway.log()).not.toContain('"level":50');
    return errors[0]?.message ?? '';
  };

  it.each(texts)('%s: the refusal is short', async (_name, body, said) => {
    const message = await refused(body);
    if (mode === 'listed') expect(message).toMatch(/^Only listed operations/);
    else if (typeof said === 'string') expect(message).toBe(said);
    else expect(message).toMatch(said);
  });

  it.each(named)('%s, by its hash: the refusal is short', async (_name, body) => {
    expect((await refused(body)).length).toBeLessThan(700);
  });

  it('a request that fits is answered', async () => {
    expect((await gateway.send(byId(listed.Login))).body.errors).toBeUndefined();
    expect(gateway.rest.asked(loginCall)).toHaveLength(1);
  });
});

test('a text that nobody would send is not read: an answer to it names no place in it', async () => {
  const gateway = await startListingGateway({ NODE_ENV: 'test' });
  try {
    const { body } = await gateway.send({ query: lines(70_000) });
    expect(body.errors).toEqual([
      { message: tooLong, extensions: { code: 'BAD_USER_INPUT', requestId: expect.any(String) } },
    ]);
  } finally {
    await gateway.close();
  }
});
