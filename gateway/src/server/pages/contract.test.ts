import { openapiFile } from '@photo-competition/schema/files';
import { afterEach, expect, it } from '@jest/globals';
import { buildSchema, findBreakingChanges, findDangerousChanges, Kind, parse } from 'graphql';
import { readFileSync } from 'node:fs';
import { createSchema } from '../../graph/schema.ts';
import { startGateway, type RunningGateway } from '../../testing/startGateway.ts';

let gateway: RunningGateway;
afterEach(() => gateway.close());

const names = ['openapi.json', 'openapi.yaml', 'schema.graphql'];

it.each(['production', 'development'])('both contracts can be read in %s, without the service', async (mode) => {
  gateway = await startGateway({ NODE_ENV: mode });
  const [json, yaml, sdl] = await Promise.all(names.map((name) => fetch(`${gateway.url}/contract/${name}`)));
  expect(json?.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(await json?.json()).toMatchObject({ openapi: '3.1.0', paths: { '/api/authentication/login': {} } });
  expect(yaml?.headers.get('content-type')).toBe('application/yaml; charset=utf-8');
  expect(await yaml?.text()).toBe(readFileSync(openapiFile, 'utf8'));
  expect(sdl?.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const text = (await sdl?.text()) ?? '';
  const [here, told] = [createSchema(), buildSchema(text)];
  for (const compare of [findBreakingChanges, findDangerousChanges]) {
    expect(compare(here, told)).toEqual([]);
    expect(compare(told, here)).toEqual([]);
  }
  expect(text).toContain('scalar DateTime @specifiedBy(url: "https://www.rfc-editor.org/rfc/rfc3339")');
  // Some tools read one definition of each type and nothing that extends it.
  expect(parse(text).definitions.filter(({ kind }) => kind === Kind.OBJECT_TYPE_EXTENSION)).toEqual([]);
  expect(gateway.rest.requests).toEqual([]);
});

it.each(names)('%s is kept for a while, and then asked for by its ETag', async (name) => {
  gateway = await startGateway();
  const first = await fetch(`${gateway.url}/contract/${name}`);
  expect(first.headers.get('cache-control')).toBe('public, max-age=300');
  const etag = first.headers.get('etag') ?? '';
  expect(etag).not.toBe('');
  const again = await fetch(`${gateway.url}/contract/${name}`, {
    headers: { 'if-none-match': etag, 'cache-control': 'max-age=0' },
  });
  expect([again.status, await again.text()]).toEqual([304, '']);
  const other = await fetch(`${gateway.url}/contract/${name}`, { headers: { 'if-none-match': '"another"' } });
  expect(other.status).toBe(200);
});

it.each(['/contract', '/contract/nothing.json', '/contract/..%2Fgraph%2Fbreaking.json'])(
  '%s is no page of the client, and says what is there',
  async (path) => {
    gateway = await startGateway();
    const answer = await fetch(gateway.url + path, { headers: { accept: 'text/html' } });
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('openapi.json, openapi.yaml, schema.graphql');
  },
);
