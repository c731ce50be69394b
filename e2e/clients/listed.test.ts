/** Production answers listed operations alone: clients send hashes, of the manifests that their own tools have written. */
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import {
  generatePersistedQueryIdsFromManifest,
  type PersistedQueryManifestForGeneratingPersistedQueryIds as ApolloManifest,
} from '@apollo/persisted-query-lists';
import { Client, fetchExchange } from '@urql/core';
import { persistedExchange } from '@urql/exchange-persisted';
import UploadHttpLink from 'apollo-upload-client/UploadHttpLink.mjs';
import { getOperationAST, parse } from 'graphql';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { installedCommand } from './command.ts';
import { documentOf, isMutation, operationsFolder } from './operations.ts';
import { describeVisits, graphVisit, type SendingClient } from './scenario.ts';
import { urql } from './urql.ts';
import { production, venue } from './venue.ts';

const work = mkdtempSync(path.join(tmpdir(), 'photo-competition-manifests-'));
/** The setting OPERATIONS_DIR. */
const manifests = path.join(work, 'manifests');
const ofApollo = path.join(manifests, 'apollo.json');
const ofCodegen = path.join(manifests, 'persisted-documents.json');
const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** Writes the manifest of Apollo's tool. */
async function writeApolloManifest(): Promise<void> {
  const config = path.join(work, 'persisted-query-manifest.config.json');
  writeFileSync(config, JSON.stringify({ documents: [`${operationsFolder}*.graphql`], output: ofApollo }));
  await installedCommand('generate-persisted-query-manifest', '--config', config);
}

/** Writes the manifest that the client preset of GraphQL Code Generator makes beside the client's code. */
async function writeCodegenManifest(): Promise<void> {
  const config = path.join(work, 'codegen.json');
  const persistedDocuments = { hashAlgorithm: 'sha256' };
  const generates = { [`${work}/code/`]: { preset: 'client', presetConfig: { persistedDocuments } } };
  const settings = { schema: 'schema/dist/contract/schema.graphql', documents: `${operationsFolder}*.graphql` };
  writeFileSync(config, JSON.stringify({ ...settings, generates }));
  await installedCommand('graphql-codegen', '--config', config);
  writeFileSync(ofCodegen, readFileSync(path.join(work, 'code/persisted-documents.json')));
}

beforeAll(async () => {
  mkdirSync(manifests);
  await Promise.all([writeApolloManifest(), writeCodegenManifest()]);
});
afterAll(() => rmSync(work, { recursive: true }));

const place = venue(production(manifests));

const headersOf = (token: string | null): Record<string, string> => ({
  'apollo-require-preflight': 'true',
  ...(token === null ? {} : { authorization: `Bearer ${token}` }),
});

/** Apollo Client with the ids of its manifest. */
const apolloListed: SendingClient = (origin, tokenOf) => {
  const loadManifest = () => read(ofApollo) as ApolloManifest;
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: ApolloLink.from([
      new SetContextLink(() => ({ headers: headersOf(tokenOf()) })),
      new PersistedQueryLink({
        ...generatePersistedQueryIdsFromManifest({ loadManifest }),
        useGETForHashedQueries: true,
      }),
      new UploadHttpLink({ uri: `${origin}/graphql` }),
    ]),
  });
  return async (name, variables) =>
    isMutation(name)
      ? (await client.mutate({ mutation: documentOf(name), variables })).data
      : (await client.query({ query: documentOf(name), variables, fetchPolicy: 'no-cache' })).data;
};

/** urql with the hashes of GraphQL Code Generator, which its documents bring along in a build. */
const urqlListed: SendingClient = (origin, tokenOf) => {
  const hashes = new Map(
    Object.entries(read(ofCodegen) as Record<string, string>).map(([hash, text]) => [
      getOperationAST(parse(text))?.name?.value,
      hash,
    ]),
  );
  const generateHash = (_text: string, document: Parameters<typeof getOperationAST>[0]) =>
    Promise.resolve(hashes.get(getOperationAST(document)?.name?.value));
  const client = new Client({
    url: `${origin}/graphql`,
    exchanges: [
      persistedExchange({
        generateHash,
        enforcePersistedQueries: true,
        enableForMutation: true,
        preferGetForPersistedQueries: true,
      }),
      fetchExchange,
    ],
    requestPolicy: 'network-only',
    fetchOptions: () => ({ headers: headersOf(tokenOf()) }),
  });
  return async (name, variables) => {
    const document = documentOf(name);
    const result = await (isMutation(name) ? client.mutation(document, variables) : client.query(document, variables));
    if (result.error) throw result.error;
    return result.data as unknown;
  };
};

describeVisits(
  [
    { name: 'Apollo Client by its manifest', client: () => graphVisit(place.origin(), apolloListed) },
    { name: 'urql by the hashes of GraphQL Code Generator', client: () => graphVisit(place.origin(), urqlListed) },
  ],
  place,
);

test('a client that sends its texts is told what to send instead', async () => {
  await expect(urql(place.origin(), () => null)('Open', {})).rejects.toThrow(
    'Only listed operations are answered here',
  );
});
