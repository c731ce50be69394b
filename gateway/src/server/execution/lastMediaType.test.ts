import { ApolloServer, HeaderMap } from '@apollo/server';
import { ApolloServerPluginLandingPageLocalDefault } from '@apollo/server/plugin/landingPage/default';
import { expect, it } from '@jest/globals';
import { LastMediaType } from './lastMediaType.ts';
import { policyPlugin } from './policyPlugin.ts';

const json = 'application/json; charset=utf-8';
const graphJson = 'application/graphql-response+json; charset=utf-8';

async function started(mediaType: LastMediaType) {
  const page = ApolloServerPluginLandingPageLocalDefault({ embed: false });
  const plugins = [policyPlugin([mediaType.policy]), page];
  const server = new ApolloServer({
    typeDefs: 'type Query { a: Int }',
    plugins,
    includeStacktraceInErrorResponses: false,
  });
  await server.start();
  const ask = async (accept: string | undefined, method = 'POST') => {
    const headers = new HeaderMap([['content-type', 'application/json']]);
    if (accept !== undefined) headers.set('accept', accept);
    const result = await server.executeHTTPGraphQLRequest({
      httpGraphQLRequest: { method, headers, search: '', body: { query: '{ a }' } },
      context: () => Promise.resolve({}),
    });
    mediaType.learn(accept, result);
    return [result.status, result.headers.get('content-type')];
  };
  return { ask, stop: () => server.stop() };
}

it('an answer has the type that its own request takes, whatever the requests before it took', async () => {
  const { ask, stop } = await started(new LastMediaType());
  const page = 'text/html,application/json;q=0.9';
  for (let i = 0; i < 2; i++) {
    expect(await ask('application/graphql-response+json,application/json;q=0.9')).toEqual([undefined, graphJson]);
    expect(await ask('application/graphql-response+json,application/json;q=0.9')).toEqual([undefined, graphJson]);
    expect(await ask(undefined)).toEqual([undefined, json]);
    expect(await ask('image/png')).toEqual([406, json]);
    expect(await ask('image/png')).toEqual([406, json]);
    expect(await ask(page, 'GET')).toEqual([undefined, 'text/html']);
    expect(await ask(page)).toEqual([undefined, json]);
    expect(await ask(page)).toEqual([undefined, json]);
  }
  await stop();
});

it('the type for the same words is not chosen anew', async () => {
  const mediaType = new LastMediaType();
  const { ask, stop } = await started(mediaType);
  mediaType.learn('application/json', { headers: new HeaderMap([['content-type', 'application/known+json']]) });
  expect(await ask('application/json')).toEqual([undefined, 'application/known+json']);
  await stop();
});
