import { ApolloServer } from '@apollo/server';
import { expect, it } from '@jest/globals';
import { policyPlugin } from '../execution/policyPlugin.ts';
import { readingTime } from './readingTime.ts';
import type { RateLimited } from './rateLimits.ts';

it('counts what parsing and validating took for whoever asked, and nothing for a document that is known', async () => {
  let ms = 0;
  const spent: [string, number][] = [];
  const rates = { spendProcessor: ({ address }: RateLimited, took: number) => void spent.push([address, took]) };
  const server = new ApolloServer<{ client: RateLimited }>({
    typeDefs: 'type Query { a: Int }',
    // Each look at the clock is one millisecond after the one before.
    plugins: [policyPlugin([readingTime({ rates, now: () => (ms += 1) })])],
  });
  const ask = (query: string, address: string) =>
    server.executeOperation({ query }, { contextValue: { client: { address, token: null } } });
  await ask('{ a }', '192.0.2.1');
  expect(spent).toEqual([
    ['192.0.2.1', 1],
    ['192.0.2.1', 1],
  ]);
  await ask('{ a }', '192.0.2.2');
  expect(spent).toHaveLength(2);
  await ask('{ unknown }', '192.0.2.2');
  await ask('{ no document', '192.0.2.3');
  expect(spent.slice(2).map(([address]) => address)).toEqual(['192.0.2.2', '192.0.2.2', '192.0.2.3']);
  await server.stop();
});
