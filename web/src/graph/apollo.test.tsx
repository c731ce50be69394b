import { gql, type TypedDocumentNode } from '@apollo/client';
import { waitFor } from '@testing-library/react';
import { startI18n } from '../i18n/i18n.ts';
import { session } from '../session/session.ts';
import { account, logIn, tokenUntil } from '../testing/accounts.ts';
import { fakeGateway, recordNotifications, type Answers } from '../testing/render.tsx';
import { createClient } from './apollo.ts';

const ProfileDocument: TypedDocumentNode<{ me: { id: string } | null }> = gql`
  query Profile {
    me {
      id
    }
  }
`;

beforeAll(() => startI18n('hu'));

afterEach(() => session.clear());

const me = (id: string) => ({ data: { me: { __typename: 'User', ...account({ id }) } } });
const unauthenticated = { errors: [{ message: 'x', extensions: { code: 'UNAUTHENTICATED' } }] };

function connect(answers: Answers = { Profile: () => me('5') }) {
  const { transport, calls } = fakeGateway(answers);
  return { client: createClient(transport), calls };
}

describe('a call', () => {
  it('carries the token of the session and the language of the interface', async () => {
    const token = logIn();
    const { client, calls } = connect();
    await client.query({ query: ProfileDocument });
    expect(calls[0]?.headers).toEqual({ authorization: `Bearer ${token}`, 'accept-language': 'hu' });
  });

  it('carries no token where there is none, or an expired one', async () => {
    const { client, calls } = connect();
    await client.query({ query: ProfileDocument, fetchPolicy: 'network-only' });
    session.login(tokenUntil(Date.UTC(2020, 0)), account());
    await client.query({ query: ProfileDocument, fetchPolicy: 'network-only' });
    expect(calls.map(({ headers }) => headers)).toEqual([{ 'accept-language': 'hu' }, { 'accept-language': 'hu' }]);
  });
});

describe('a session that the server no longer accepts', () => {
  it('ends, said once however many calls fail with it', async () => {
    logIn();
    const { client } = connect({ Profile: () => unauthenticated });
    const notifications = recordNotifications();
    const call = () => client.query({ query: ProfileDocument, fetchPolicy: 'no-cache' });
    const results = await Promise.allSettled([call(), call(), call()]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(session.token()).toBeNull();
    expect(notifications).toEqual([{ type: 'negative', message: 'A munkamenet lejárt. Lépj be újra.' }]);
  });

  it('is none of a visitor', async () => {
    const { client } = connect({ Profile: () => unauthenticated });
    const notifications = recordNotifications();
    await expect(client.query({ query: ProfileDocument })).rejects.toThrow();
    expect(notifications).toEqual([]);
  });

  it('does not end by another failure', async () => {
    const token = logIn();
    const { client } = connect({ Profile: () => ({ errors: [{ message: 'x', extensions: { code: 'FORBIDDEN' } }] }) });
    await expect(client.query({ query: ProfileDocument })).rejects.toThrow();
    expect(session.token()).toBe(token);
  });
});

describe('data that one viewer has read', () => {
  const cached = (client: ReturnType<typeof createClient>) => client.readQuery({ query: ProfileDocument })?.me?.id;

  it('is kept from the next', async () => {
    logIn();
    const { client } = connect();
    await client.query({ query: ProfileDocument });
    expect(cached(client)).toBe('5');
    logIn({ id: '6' });
    await waitFor(() => expect(cached(client)).toBeUndefined());
  });

  it('is kept from everybody after the logout', async () => {
    logIn();
    const { client } = connect();
    await client.query({ query: ProfileDocument });
    session.logout();
    await waitFor(() => expect(cached(client)).toBeUndefined());
  });

  it('stays while the viewer stays', async () => {
    logIn();
    const { client } = connect();
    await client.query({ query: ProfileDocument });
    const reset = vi.spyOn(client, 'resetStore');
    session.replaceUser(account({ firstName: 'Borbála' }));
    await Promise.resolve();
    expect(reset).not.toHaveBeenCalled();
    expect(cached(client)).toBe('5');
  });
});
