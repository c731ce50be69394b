import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { of } from 'rxjs';
import { answersIn, createFirstAnswers } from './firstAnswers.ts';
import { session } from '../session/session.ts';

const query = gql`
  query Browse($number: Int!, $first: Int!) {
    competition(number: $number) {
      id
      number
      title
    }
  }
`;
const variables = { first: 24, number: 7 };
const competition = (title: string) => ({ competition: { __typename: 'Competition', id: '7', number: 7, title } });
const held = { operation: 'Browse', variables: { number: 7, first: 24 }, answer: { data: competition('held') } };

afterEach(() => {
  session.clear();
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

/** A client over a gateway that says what it was asked. */
function start({ now = 0 } = {}) {
  const asked: string[] = [];
  const answers = createFirstAnswers([held], () => now);
  const gateway = new ApolloLink(({ operationName }) => {
    asked.push(operationName ?? '');
    return of({ data: competition('asked') });
  });
  const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.from([answers.link, gateway]) });
  const ask = async (of: object = variables) =>
    (await client.query<ReturnType<typeof competition>>({ query, variables: of, fetchPolicy: 'network-only' })).data
      ?.competition.title;
  return { answers, asked, client, ask };
}

const logIn = () => vi.spyOn(session, 'token').mockReturnValue('token');

describe('an answer that came with the document', () => {
  it('stands in for the first call, and for no other', async () => {
    const { ask, asked } = start();
    expect(await ask()).toBe('held');
    expect(asked).toEqual([]);
    expect(await ask()).toBe('asked');
  });

  it('is of its variables alone', async () => {
    const { ask } = start();
    expect(await ask({ number: 8, first: 24 })).toBe('asked');
  });

  it('is no answer to somebody with a session', async () => {
    logIn();
    const { ask, answers, client } = start();
    answers.seed(client, query);
    expect(client.cache.extract()).toEqual({});
    expect(await ask()).toBe('asked');
  });

  it('is none later', async () => {
    const { ask } = start({ now: 30_000 });
    expect(await ask()).toBe('asked');
  });

  it('is in the cache for the first rendering', () => {
    const { answers, client } = start();
    answers.seed(client, query);
    expect(client.readQuery({ query, variables })).toEqual(competition('held'));
  });
});

describe('a document', () => {
  const comes = (how: { type: string; transferSize: number }) =>
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([how as unknown as PerformanceEntry]);
  const put = (text: string) => {
    const element = document.createElement('script');
    element.id = 'first-answers';
    element.type = 'application/json';
    element.textContent = text;
    document.body.append(element);
  };

  it('holds what the gateway has put there', () => {
    comes({ type: 'navigate', transferSize: 5000 });
    put(JSON.stringify([held, null, { operation: 5 }]));
    expect(answersIn(document)).toEqual([held]);
  });

  it.each([
    ['the browser had kept', { type: 'navigate', transferSize: 0 }],
    ['was gone back to', { type: 'back_forward', transferSize: 5000 }],
  ])('that %s holds nothing that is true now', (_, how) => {
    comes(how);
    put(JSON.stringify([held]));
    expect(answersIn(document)).toEqual([]);
  });

  it.each(['', '{', '{}'])('with %j holds nothing', (text) => {
    comes({ type: 'navigate', transferSize: 5000 });
    put(text);
    expect(answersIn(document)).toEqual([]);
  });
});
