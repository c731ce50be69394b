import { afterEach, describe, expect, it } from '@jest/globals';
import { createGateway } from '../../app.ts';
import { readConfig } from '../../config.ts';
import { createLog } from '../../log.ts';
import { activeCall, found, free, startListingGateway, type ListingGateway } from '../../testing/listingGateway.ts';

let gateway: ListingGateway;
const start = async (environment: Record<string, string> = {}): Promise<void> => {
  gateway = await startListingGateway(environment);
};
afterEach(() => gateway.close());

describe('an operation over a limit', () => {
  const messageOf = async (body: object) => {
    const { status, body: answer } = await gateway.send(body);
    const error = answer.errors?.[0];
    return { status, code: error?.extensions.code, message: error?.message };
  };
  const nested = 'images { nodes { competition { '.repeat(6);

  it.each<[string, Record<string, string>, string, string]>([
    [
      'tokens',
      {},
      `{ ${'x '.repeat(1000)} }`,
      'Syntax Error: Document contains more that 1000 tokens. Parsing aborted.',
    ],
    [
      'depth',
      {},
      `{ activeCompetition { ${nested} id ${'} } }'.repeat(6)} } }`,
      'The operation is nested deeper than 15 fields.',
    ],
    [
      'aliases',
      { QUERY_MAX_ROOT_FIELDS: '99' },
      `{ ${Array.from({ length: 31 }, (_, i) => `a${i}: __typename`).join(' ')} }`,
      'The operation has more than 30 aliases.',
    ],
    [
      'root fields',
      {},
      `{ ${'activeCompetition { id } '.repeat(11)} }`,
      'The operation asks for more than 10 fields at its root.',
    ],
    [
      'directives',
      { QUERY_MAX_ROOT_FIELDS: '99' },
      `{ ${'__typename @include(if: true) '.repeat(10)} ...F } fragment F on Query { ${'__typename @skip(if: true) '.repeat(11)} }`,
      'The operation has more than 20 directives.',
    ],
  ])('%s: is refused before anything is called', async (_name, environment, query, message) => {
    await start(environment);
    expect(await messageOf({ query })).toEqual({ status: 400, code: 'BAD_USER_INPUT', message });
    expect(gateway.rest.requests).toHaveLength(0);
  });

  it('is refused by the pages that its variables ask for', async () => {
    // More than any operation of the client brings.
    await start({ QUERY_MAX_NODES: '4000' });
    const query =
      'query ($n: Int!) { activeCompetition { images(first: $n) { nodes { comments(first: 99) { nodes { id } } } } } }';
    expect(await messageOf({ query, variables: { n: 41 } })).toEqual({
      status: 400,
      code: 'BAD_USER_INPUT',
      message: 'The operation may bring more than 4000 items of lists: ask for smaller pages.',
    });
    expect(gateway.rest.requests).toHaveLength(0);
    await gateway.send({ query, variables: { n: 40 } });
    expect(gateway.rest.asked(activeCall)).toHaveLength(1);
  });

  it('is answered in report mode', async () => {
    await start({ QUERY_LIMITS: 'report', QUERY_MAX_TOKENS: '1', QUERY_MAX_DEPTH: '1', QUERY_MAX_COST: '1' });
    expect((await gateway.send({ query: free })).body).toEqual(found);
  });

  it('stops the start when a manifest lists it', async () => {
    const config = readConfig({ NODE_ENV: 'test', QUERY_MAX_DEPTH: '1' });
    await expect(createGateway(config, createLog('silent'))).rejects.toThrow(
      /web\.json lists \w+, which is refused: .* deeper than 1 fields/,
    );
    await start();
  });
});
