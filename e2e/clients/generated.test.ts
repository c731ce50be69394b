/**
 * Clients whose code or types are made of the published contracts: made from what the running product serves at `/contract/`,
 * compiled, and sent on the visit. Code generators of their size are taken where they are installed.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { installedCommand, root } from './command.ts';
import { describeVisits, type VisitingClient } from './scenario.ts';
import { venue } from './venue.ts';

const folder = path.join(root, 'e2e/dist/clients');
const typed = path.join(root, 'e2e/clients/typed');

/** The module of a client that is compiled with what was made. */
const module = (name: string) =>
  import(path.join(typed, `${name}.ts`)) as Promise<Record<string, (origin: string) => VisitingClient>>;

const place = venue();
const served = async (name: string): Promise<string> => (await fetch(`${place.origin()}/contract/${name}`)).text();
const made: Record<string, () => VisitingClient> = {};

beforeAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'schema.graphql'), await served('schema.graphql'));
  const contract = `${place.origin()}/contract/openapi.json`;
  await installedCommand('gql.tada', 'generate-output', '-c', path.join(typed, 'tsconfig.json'));
  await installedCommand('openapi-ts', '-i', contract, '-o', path.join(folder, 'heyApi'), '--silent', '--no-log-file');
  const [{ heyApi }, { tada }] = await Promise.all([module('heyApi'), module('tada')]);
  made['hey-api'] = () => heyApi?.(place.service()) as VisitingClient;
  made['gql.tada'] = () => tada?.(place.origin()) as VisitingClient;
});

test.each(['schema.graphql', 'openapi.json', 'openapi.yaml'])(
  '%s is served as the file of a release has it',
  async (name) => {
    expect(await served(name)).toBe(readFileSync(path.join(root, 'schema/dist/contract', name), 'utf8'));
  },
);

test('the code made of the contracts compiles, and so does the code that uses it', async () => {
  await expect(installedCommand('tsc', '-b', typed)).resolves.toBeUndefined();
});

test('gql.tada finds every field of its texts in the schema', async () => {
  await expect(installedCommand('gql.tada', 'check', '-c', path.join(typed, 'tsconfig.json'))).resolves.toBeUndefined();
});

describeVisits(
  ['hey-api', 'gql.tada'].map((name) => ({ name, client: () => made[name]?.() as VisitingClient })),
  place,
);
