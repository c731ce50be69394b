import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import 'fake-indexeddb/auto';
import { of, throwError } from 'rxjs';
import { session } from '../session/session.ts';
import { account, tokenUntil } from '../testing/accounts.ts';
import { answerStore, createAnswerStore, type KeptAnswer } from './answerStore.ts';
import { keptAnswers, keepVisitorsAnswer, takeAnswers, takeUnanswered } from './keptAnswers.ts';
import { addOperationIds } from './persistedOperations.ts';

const ShowImage = gql`
  query ShowImage($id: ID!) {
    image(id: $id) {
      id
      title
    }
  }
`;
const Profile = gql`
  query Profile {
    me {
      id
    }
  }
`;

const photo = (title: string): { image?: { __typename: string; id: string; title: string } } => ({
  image: { __typename: 'Image', id: '12', title },
});
const refused = { errors: [{ message: 'x', extensions: { code: 'NOT_FOUND' } }] };

/** A client whose gateway answers as the test says; null is a lost line. */
function start(gateway: { answer: object | null }) {
  const link = new ApolloLink(() =>
    gateway.answer === null ? throwError(() => new Error('offline')) : of(gateway.answer),
  );
  const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.from([keptAnswers(), link]) });
  const ask = async (query = ShowImage, id = '12') => {
    const variables = { id };
    const { data } = await client.query<ReturnType<typeof photo>>({ query, variables, fetchPolicy: 'network-only' });
    return data?.image?.title;
  };
  return { ask };
}

const logIn = (id: string) => session.login(tokenUntil(Date.UTC(2100, 0)), account({ id }));

beforeEach(() => {
  takeAnswers((answer) => void answerStore.put(answer));
});
afterEach(async () => {
  session.logout();
  takeUnanswered();
  // A visitor's answers stay: as if they were too old.
  const later = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 31 * 24 * 3_600_000);
  await answerStore.forgetOthers('');
  later.mockRestore();
});

/** Answers are kept beside the page: waits for one. */
const isKept = (answer: Pick<KeptAnswer, 'viewer'>) =>
  vi.waitFor(
    async () =>
      expect(await answerStore.find({ ...answer, operation: 'ShowImage', variables: { id: '12' } })).not.toBeNull(),
    { timeout: 60_000 },
  );

test('without a line the last answer stands in, to the same question alone', async () => {
  const gateway: { answer: object | null } = { answer: { data: photo('Hajnal') } };
  const { ask } = start(gateway);
  expect(await ask()).toBe('Hajnal');
  await isKept({ viewer: '' });
  expect(takeUnanswered()).toBe(false);
  gateway.answer = null;
  expect(await ask()).toBe('Hajnal');
  expect([takeUnanswered(), takeUnanswered()]).toEqual([true, false]);
  await expect(ask(ShowImage, '13')).rejects.toThrow('offline');
  expect(takeUnanswered()).toBe(true);
});

test('an answer that refuses is an answer: nothing old stands in for it, and it is not kept', async () => {
  const gateway: { answer: object | null } = { answer: { data: photo('Hajnal') } };
  const { ask } = start(gateway);
  await ask();
  await isKept({ viewer: '' });
  gateway.answer = refused;
  await expect(ask()).rejects.toThrow();
  expect(takeUnanswered()).toBe(false);
});

test('pages with personal data are not kept', async () => {
  const gateway: { answer: object | null } = { answer: { data: { me: { __typename: 'User', id: '5' } } } };
  const { ask } = start(gateway);
  await ask(Profile);
  gateway.answer = null;
  await expect(ask(Profile)).rejects.toThrow('offline');
});

test('an account’s answers are its own: another has a visitor’s, and they go with the session', async () => {
  const gateway: { answer: object | null } = { answer: { data: photo('For Béla') } };
  const { ask } = start(gateway);
  logIn('5');
  await ask();
  await isKept({ viewer: '5' });
  gateway.answer = null;
  expect(await ask()).toBe('For Béla');
  logIn('6');
  await expect(ask()).rejects.toThrow('offline');
  keepVisitorsAnswer({ operation: 'ShowImage', variables: { id: '12' }, data: photo('For everyone') });
  await isKept({ viewer: '' });
  expect(await ask()).toBe('For everyone');
  await answerStore.forgetOthers('6');
  logIn('5');
  expect(await ask()).toBe('For everyone');
});

test('an answer that comes after the logout is not kept', async () => {
  const taken: KeptAnswer[] = [];
  takeAnswers((answer) => void taken.push(answer));
  logIn('5');
  const link = new ApolloLink(() => {
    session.logout();
    return of({ data: photo('Late') });
  });
  const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.from([keptAnswers(), link]) });
  await client.query({ query: ShowImage, variables: { id: '12' } });
  expect(taken).toEqual([]);
});

test('the newest two hundred are kept, for thirty days', async () => {
  const store = createAnswerStore('many');
  const one = (n: number) => ({ viewer: '', operation: 'ShowImage', variables: { id: String(n) } });
  const now = vi.spyOn(Date, 'now');
  for (let n = 0; n < 203; n += 1) {
    now.mockReturnValue(1_000_000 + n);
    await store.put({ ...one(n), data: photo(String(n)) });
  }
  expect([await store.find(one(2)), await store.find(one(3))]).toEqual([null, photo('3')]);
  now.mockReturnValue(1_000_000 + 203 + 30 * 24 * 3_600_000);
  expect(await store.find(one(202))).toBeNull();
  now.mockRestore();
});

test('an answer to the operation of another build is none to this one', async () => {
  const store = createAnswerStore('builds');
  const asked = { viewer: '', operation: 'Podium', variables: {} };
  addOperationIds({ Podium: 'before' });
  await store.put({ ...asked, data: photo('Hajnal') });
  expect(await store.find(asked)).not.toBeNull();
  addOperationIds({ Podium: 'after' });
  expect(await store.find(asked)).toBeNull();
});
