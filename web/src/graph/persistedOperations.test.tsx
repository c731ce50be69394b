import { ApolloLink, gql, Observable, type TypedDocumentNode } from '@apollo/client';
import UploadHttpLink from 'apollo-upload-client/UploadHttpLink.mjs';
import { Kind, print, type DocumentNode } from 'graphql';
import { createHash } from 'node:crypto';
import { fakeGateway, type Answers } from '../testing/render.tsx';
import { createClient } from './apollo.ts';
import { adminOperationIds } from './generated/adminOperationIds.ts';
import { operationIds } from './generated/operationIds.ts';
import { addOperationIds, persistedOperations, persistedQueryOf } from './persistedOperations.ts';
import { reloadOnce } from '../connection/reloadOnce.ts';

// As a build does.
addOperationIds(operationIds);

vi.mock('../connection/reloadOnce.ts', () => ({ reloadOnce: vi.fn() }));

const isDocument = (value: unknown): value is DocumentNode =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === Kind.DOCUMENT;
const operationOf = ({ definitions }: DocumentNode) =>
  definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION);
const generated = import.meta.glob<Record<string, unknown>>('../**/generated/graphql.ts', { eager: true });
const documents = Object.values(generated)
  .flatMap((module) => Object.values(module))
  .filter(isDocument)
  .filter(operationOf);
const nameOf = (document: DocumentNode) => operationOf(document)?.name?.value ?? '';

const ShellCompetitionDocument: TypedDocumentNode<{ activeCompetition: { id: string } | null }> = gql`
  query ShellCompetition {
    activeCompetition {
      id
    }
  }
`;
const AddCommentDocument = gql`
  mutation AddComment($input: AddCommentInput!) {
    addComment(input: $input) {
      __typename
    }
  }
`;

/** True for each condition (`@include`), without whose fields an operation is not sent at all, and a number for what the cache is keyed by. */
const variablesOf = (document: DocumentNode): Record<string, boolean | number> =>
  Object.fromEntries(
    (operationOf(document)?.variableDefinitions ?? []).flatMap(({ type, variable }): [string, boolean | number][] => {
      if (print(type).startsWith('Boolean')) return [[variable.name.value, true]];
      return print(type) === 'Int!' ? [[variable.name.value, 1]] : [];
    }),
  );

/** The document that Apollo Client hands to its links. */
async function documentSent(document: DocumentNode): Promise<DocumentNode> {
  let sent: DocumentNode | undefined;
  const client = createClient(
    new ApolloLink(({ query }) => {
      sent = query;
      return new Observable((observer) => observer.error(new Error('no answer')));
    }),
  );
  const isMutation = operationOf(document)?.operation === 'mutation';
  const variables = variablesOf(document);
  const call = isMutation ? client.mutate({ mutation: document }) : client.query({ query: document, variables });
  await call.catch(() => undefined);
  if (!sent) throw new Error('nothing was sent');
  return sent;
}

/** The operation first, then the fragments by name, as the manifest has them. */
function textOf({ definitions, ...document }: DocumentNode): string {
  const key = (one: DocumentNode['definitions'][number]) =>
    one.kind === Kind.FRAGMENT_DEFINITION ? `1 ${one.name.value}` : '0';
  return print({ ...document, definitions: [...definitions].sort((a, b) => (key(a) < key(b) ? -1 : 1)) });
}

/** Operations that every visitor loads, and those of the pages of the administration. */
const all: Record<string, string> = { ...operationIds, ...adminOperationIds };

describe('the manifest', () => {
  test('keeps the operations of administrators out of what every visitor loads', () => {
    expect(Object.keys(operationIds)).not.toContain('AdminPulse');
    expect(Object.keys(adminOperationIds)).toEqual(
      expect.arrayContaining(['AdminPulse', 'AdminUsers', 'PaletteSearch']),
    );
    expect(Object.keys(operationIds).filter((name) => Object.hasOwn(adminOperationIds, name))).toEqual([]);
  });

  test('has every operation of the client, and no other', () => {
    expect(documents.length).toBeGreaterThan(20);
    expect(Object.keys(all).sort()).toEqual(documents.map(nameOf).sort());
  });

  test.each(documents.map((document) => [nameOf(document), document] as const))(
    '%s has the hash of what Apollo Client sends',
    async (name, document) => {
      const hash = createHash('sha256')
        .update(textOf(await documentSent(document)))
        .digest('hex');
      expect(all[name]).toBe(hash);
    },
  );
});

describe('a request', () => {
  async function bodyOf(byHash: boolean): Promise<Record<string, unknown>> {
    let body: unknown;
    const fetchFake: typeof fetch = (_url, options) => {
      body = options?.body;
      const data = { activeCompetition: { __typename: 'Competition', id: '7', number: 7 } };
      const headers = { 'content-type': 'application/json' };
      return Promise.resolve(new Response(JSON.stringify({ data }), { headers }));
    };
    const transport = ApolloLink.from([
      persistedOperations(byHash),
      new UploadHttpLink({ uri: '/graphql', fetch: fetchFake }),
    ]);
    const { data } = await createClient(transport).query({ query: ShellCompetitionDocument });
    expect(data?.activeCompetition?.id).toBe('7');
    return JSON.parse(String(body)) as Record<string, unknown>;
  }

  test('of the built client has the hash and no text', async () => {
    expect(await bodyOf(true)).toEqual({
      operationName: 'ShellCompetition',
      variables: {},
      extensions: { persistedQuery: { version: 1, sha256Hash: operationIds['ShellCompetition'] } },
    });
  });

  test('of the development server has the text and no hash', async () => {
    const { query, extensions } = await bodyOf(false);
    expect(query).toContain('query ShellCompetition');
    expect(extensions).toBeUndefined();
  });

  test('has no hash for an operation that is in no manifest', () => {
    expect(persistedQueryOf('Unheard', true)).toBeNull();
    expect(persistedQueryOf(undefined, true)).toBeNull();
  });
});

describe('an operation that the gateway does not know', () => {
  beforeEach(() => vi.mocked(reloadOnce).mockClear());

  const refusal = (reason: string) => ({ errors: [{ message: 'x', extensions: { code: 'BAD_USER_INPUT', reason } }] });
  const clientOf = (answers: Answers) => createClient(fakeGateway(answers).transport);

  test('is a reason to load the page anew', async () => {
    const client = clientOf({ ShellCompetition: () => refusal('OPERATION_UNKNOWN') });
    await client.query({ query: ShellCompetitionDocument }).catch(() => undefined);
    expect(reloadOnce).toHaveBeenCalledOnce();
  });

  test('is none when it is a mutation: what has been typed would be lost', async () => {
    const client = clientOf({ AddComment: () => refusal('OPERATION_UNKNOWN') });
    const variables = { input: { imageNumber: 1, text: 'Szép.' } };
    await client.mutate({ mutation: AddCommentDocument, variables }).catch(() => undefined);
    expect(reloadOnce).not.toHaveBeenCalled();
  });

  test.each(['OPERATION_DIFFERS', 'RATE_LIMITED'])('is not one that is refused otherwise: %s', async (reason) => {
    const client = clientOf({ ShellCompetition: () => refusal(reason) });
    await client.query({ query: ShellCompetitionDocument }).catch(() => undefined);
    expect(reloadOnce).not.toHaveBeenCalled();
  });
});
