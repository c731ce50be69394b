import { afterEach, expect, it } from '@jest/globals';
import { json } from '../../testing/fakeRest.ts';
import { apollo, listed, production, startListingGateway, type ListingGateway } from '../../testing/listingGateway.ts';

let gateway: ListingGateway;
afterEach(() => gateway.close());

const asking = { 'x-operation-cost': 'true' };
const costOf = ({ body }: { body: object }) => (body as { extensions?: { cost?: object } }).extensions?.cost;
const page = { content: [], page: 0, size: 7, totalElements: 9, totalPages: 2 };

it('the cost of an operation is told to callers who ask, with the rest that the limits leave', async () => {
  gateway = await startListingGateway({ RATE_LIMIT_PER_ADDRESS: '50' });
  gateway.rest.answer('GET /api/competition/minimal/7', json(page));
  const query = 'query ($n: Int!) { activeCompetition { images(first: $n) { nodes { id } } } }';
  const ask = async (n: number) => costOf(await gateway.send({ query, variables: { n } }, asking));
  // Two fields that call the service, the competition, its connection, and as many images as are asked for.
  const cost = (n: number) => ({ points: 202 + n, pointsLeft: 30_000 - 202 - n, items: n, itemsLeft: 15_000 - n });
  const resetAfter = expect.any(Number);
  expect(await ask(7)).toEqual({ ...cost(7), requestsLeft: 49, resetAfter });
  expect(await ask(9)).toEqual({ ...cost(9), requestsLeft: 48, resetAfter });
  // By then it is compiled.
  expect(await ask(7)).toEqual({ ...cost(7), requestsLeft: 47, resetAfter });
});

it('it is told with a refusal for it', async () => {
  gateway = await startListingGateway({ RATE_LIMITS: 'off' });
  const images = 'images(first: 100) { nodes { comments(first: 100) { nodes { id } } } }';
  const { status, body } = await gateway.send({ query: `{ activeCompetition { a: ${images} b: ${images} } }` }, asking);
  expect([status, body.errors?.[0]?.message]).toEqual([400, expect.stringContaining('15000 items')]);
  expect(costOf({ body })).toEqual({
    items: 20_200,
    itemsLeft: 0,
    points: expect.any(Number),
    pointsLeft: expect.any(Number),
  });
});

it('it is told of listed operations as well, to each client its own', async () => {
  gateway = await startListingGateway(production);
  gateway.rest.answer('GET /api/competition/active', json({ id: 7 }, 200, { 'cache-control': 'public, max-age=60' }));
  const ask = async (headers = {}) => costOf(await gateway.send(apollo(listed.Active), headers));
  expect([await ask(asking), await ask(asking)]).toMatchObject([
    { points: 101, requestsLeft: 5999 },
    { points: 101, requestsLeft: 5998 },
  ]);
  // A client that does not ask pays nothing for it, also out of the answers that visitors share.
  expect([await ask(), await ask()]).toEqual([undefined, undefined]);
});
