import 'fake-indexeddb/auto';
import { voteKind, type KeptVote, type VoteMessage, type VotingProgress } from './keptVote.ts';
import { createChoiceQueue, type ChoiceQueuePorts, type Outcome as OutcomeOf } from '../choices/choiceQueue.ts';
import { browserChoiceStore, memoryChoiceStore, type ChoiceStore, type Point } from '../choices/choiceStore.ts';

type Outcome = OutcomeOf<VotingProgress>;
type VoteStore = ChoiceStore<KeptVote>;

const memoryVoteStore = () => memoryChoiceStore<KeptVote>('imageId');
const browserVoteStore = (database: string) => browserChoiceStore<KeptVote>({ ...voteKind, database });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const on = (imageId: string) => ({ imageId, competitionId: '3', title: `Kép ${imageId}` });
const saved: Outcome = { kind: 'saved', progress: { votable: 40, voted: 1 } };
const unreachable: Outcome = { kind: 'unreachable', retryAfter: null };
const refused: Outcome = { kind: 'refused', reason: 'Vége.', codes: ['WRONG_PHASE'] };

let lastId = 0;

/** Answers of the server to votes. */
interface Server {
  answer: Outcome | Promise<Outcome>;
  /** To each of several, in their order. */
  answers?: Outcome[];
}

/** A tab whose server answers as the test says. */
function tab(server: Server, store: VoteStore = memoryVoteStore(), user = '5', most = 1) {
  const calls: number[] = [];
  const viewer = { id: user as string | undefined };
  const sent: [string, Point][] = [];
  const numbers: (string | undefined)[] = [];
  const broadcasts: VoteMessage[] = [];
  const onSaved = vi.fn();
  const onRefused = vi.fn();
  const ports: ChoiceQueuePorts<KeptVote, VotingProgress> = {
    subject: 'imageId',
    most,
    store,
    send: async (votes) => {
      calls.push(votes.length);
      for (const { imageId, point, number } of votes) {
        sent.push([imageId, point]);
        numbers.push(number);
      }
      const answer = await server.answer;
      return votes.map((_, index) => server.answers?.[index] ?? answer);
    },
    userId: () => viewer.id,
    broadcast: (message) => void broadcasts.push(message),
    onSaved,
    onRefused,
    runExclusively: (task) => task(),
    newId: () => `choice ${(lastId += 1)}`,
    newNumber: () => `number ${lastId}`,
  };
  const queue = createChoiceQueue(ports);
  void queue.followUser();
  const keptPoints = () => [...queue.state().kept.values()].map(({ imageId, point }) => [imageId, point]);
  return { queue, viewer, calls, sent, numbers, broadcasts, onSaved, onRefused, keptPoints };
}

test('a vote shows at once and is kept until the server has it', async () => {
  let answer: (outcome: Outcome) => void = () => undefined;
  const { queue, keptPoints, onSaved } = tab({ answer: new Promise((resolve) => (answer = resolve)) });
  const cast = queue.cast(on('12'), 4, null);
  expect(keptPoints()).toEqual([['12', 4]]);
  // Not "waiting" in between.
  expect(queue.state()).toMatchObject({ sending: true, hasSaved: false });
  answer(saved);
  await cast;
  expect(keptPoints()).toEqual([]);
  expect(queue.state().hasSaved).toBe(true);
  expect(onSaved.mock.calls[0]?.[0]).toMatchObject({ imageId: '12', point: 4 });
});

test('a vote is remembered before it stops waiting: the page never shows the one before it again', async () => {
  const { queue, keptPoints, onSaved } = tab({ answer: saved });
  const waiting: unknown[] = [];
  onSaved.mockImplementation(() => void waiting.push(...keptPoints()));
  await queue.cast(on('12'), 4, 3);
  expect(waiting).toEqual([['12', 4]]);
  expect(keptPoints()).toEqual([]);
});

test('without a connection it is kept and never counts as saved, and is sent when the connection is restored', async () => {
  const server: Server = { answer: unreachable };
  const { queue, sent, keptPoints, onSaved } = tab(server);
  await queue.cast(on('12'), 4, null);
  await queue.cast(on('13'), 2, null);
  expect(keptPoints()).toEqual([
    ['12', 4],
    ['13', 2],
  ]);
  expect([queue.state().hasSaved, queue.state().sending, onSaved.mock.calls.length]).toEqual([false, false, 0]);
  server.answer = saved;
  sent.length = 0;
  await queue.flush();
  expect(sent).toEqual([
    ['12', 4],
    ['13', 2],
  ]);
  expect(keptPoints()).toEqual([]);
});

test('before the server takes votes it is kept, that is told, and it is sent by itself when it does', async () => {
  const server: Server = { answer: { kind: 'early' } };
  const { queue, sent, keptPoints, onRefused, numbers } = tab(server);
  await queue.cast(on('12'), 4, null);
  expect([keptPoints(), queue.state().isEarly, queue.state().sending]).toEqual([[['12', 4]], true, false]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(sent).toHaveLength(2);
  expect(queue.state().isEarly).toBe(true);
  server.answer = saved;
  await vi.advanceTimersByTimeAsync(5000);
  expect([keptPoints(), queue.state().isEarly, queue.state().hasSaved]).toEqual([[], false, true]);
  expect(new Set(numbers).size).toBe(1);
  expect(onRefused).not.toHaveBeenCalled();
});

test('it is tried again by itself, with growing pauses', async () => {
  const server: Server = { answer: unreachable };
  const { queue, sent } = tab(server);
  await queue.cast(on('12'), 4, null);
  await vi.advanceTimersByTimeAsync(1999);
  expect(sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(3999);
  expect(sent).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toHaveLength(3);
});

test('each choice is a ballot with a number of its own, which is kept when it is sent again', async () => {
  const server: Server = { answer: unreachable };
  const { queue, numbers } = tab(server);
  await queue.cast(on('12'), 4, null);
  server.answer = saved;
  await queue.flush();
  await queue.cast(on('12'), 5, 4);
  expect(numbers).toHaveLength(3);
  expect(numbers[1]).toBe(numbers[0]);
  expect(numbers[2]).not.toBe(numbers[0]);
});

test('of several choices for one image the newest is sent', async () => {
  const server: Server = { answer: unreachable };
  const { queue, sent } = tab(server);
  await queue.cast(on('12'), 4, null);
  await queue.cast(on('12'), 5, null);
  await queue.cast(on('12'), null, null);
  server.answer = saved;
  sent.length = 0;
  await queue.flush();
  expect(sent).toEqual([['12', null]]);
});

test('a choice made while another is on its way is sent after it and stands', async () => {
  let answer: (outcome: Outcome) => void = () => undefined;
  const server: Server = { answer: new Promise((resolve) => (answer = resolve)) };
  const { queue, sent, keptPoints } = tab(server);
  const first = queue.cast(on('12'), 4, null);
  await vi.advanceTimersByTimeAsync(0);
  const second = queue.cast(on('12'), 2, null);
  await vi.advanceTimersByTimeAsync(0);
  answer(saved);
  server.answer = unreachable;
  await Promise.all([first, second]);
  expect(sent).toEqual([
    ['12', 4],
    ['12', 2],
  ]);
  expect(keptPoints()).toEqual([['12', 2]]);
  expect(queue.state().kept.get('12')?.before).toBe(4);
});

test('a refused vote comes back with the reason, until the next choice', async () => {
  const server: Server = { answer: refused };
  const { queue, keptPoints, onRefused } = tab(server);
  await queue.cast(on('12'), 4, 2);
  expect(keptPoints()).toEqual([]);
  expect(queue.state().refused.get('12')).toMatchObject({ title: 'Kép 12', reason: 'Vége.', codes: ['WRONG_PHASE'] });
  expect(onRefused).toHaveBeenCalledOnce();
  server.answer = saved;
  await queue.cast(on('12'), 3, 2);
  expect(queue.state().refused.size).toBe(0);
});

test('another tab shows a vote at once, and knows when it is saved', async () => {
  const here = tab({ answer: saved });
  const there = tab({ answer: saved });
  await here.queue.cast(on('12'), 4, null);
  const [kept, settled] = here.broadcasts;
  if (kept) there.queue.receive(kept);
  expect(there.keptPoints()).toEqual([['12', 4]]);
  if (settled) there.queue.receive(settled);
  expect(there.keptPoints()).toEqual([]);
  expect(there.onSaved).toHaveBeenCalledOnce();
  expect(there.sent).toEqual([]);
});

test('votes belong to who cast them: the next user neither sees nor sends them, and they go on after a login', async () => {
  const server: Server = { answer: unreachable };
  const { queue, viewer, sent, keptPoints } = tab(server);
  await queue.cast(on('12'), 4, null);
  viewer.id = '6';
  await queue.followUser();
  expect(keptPoints()).toEqual([]);
  server.answer = saved;
  sent.length = 0;
  await queue.flush();
  expect(sent).toEqual([]);
  viewer.id = '5';
  await queue.followUser();
  expect(sent).toEqual([['12', 4]]);
});

describe.each([
  ['in memory', memoryVoteStore],
  ['in the database of the browser', () => browserVoteStore(`votes ${(lastId += 1)}`)],
])('a store %s', (_, make) => {
  const vote = (changes: Partial<KeptVote> = {}): KeptVote => ({
    ...on('12'),
    id: 'a',
    userId: '5',
    point: 4,
    before: null,
    castAt: 1,
    ...changes,
  });

  test('answers the votes of a user, oldest first, one for each image', async () => {
    const store = make();
    await store.put([vote({ castAt: 3 })]);
    await store.put([vote({ imageId: '9', id: 'b', castAt: 2 })]);
    await store.put([vote({ userId: '6', id: 'c' })]);
    await store.put([vote({ id: 'd', castAt: 4 })]);
    expect((await store.of('5')).map(({ id }) => id)).toEqual(['b', 'd']);
  });

  test('removes that very choice only', async () => {
    const store = make();
    await store.put([vote()]);
    await store.put([vote({ id: 'newer' })]);
    await store.remove([vote()]);
    expect(await store.of('5')).toHaveLength(1);
    await store.remove([vote({ id: 'newer' })]);
    expect(await store.of('5')).toEqual([]);
  });
});

test('votes outlast the page', async () => {
  const name = 'votes that outlast';
  const server: Server = { answer: unreachable };
  await tab(server, browserVoteStore(name)).queue.cast(on('12'), 4, null);
  const next = tab({ answer: unreachable }, browserVoteStore(name));
  await vi.waitFor(() => expect(next.keptPoints()).toEqual([['12', 4]]), { timeout: 60_000 });
});

test('a vote is sent although the database has no room for it', async () => {
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  const server: Server = { answer: unreachable };
  const { queue, sent, keptPoints } = tab(server, browserVoteStore('full'));
  await queue.cast(on('12'), 4, null);
  expect(put).toHaveBeenCalled();
  put.mockRestore();
  expect(keptPoints()).toEqual([['12', 4]]);
  server.answer = saved;
  await queue.flush();
  expect(sent).toEqual([
    ['12', 4],
    ['12', 4],
  ]);
  expect(keptPoints()).toEqual([]);
});

test('several choices made at once are kept together, and sent in few calls, each under its own number', async () => {
  const server: Server = { answer: unreachable };
  const { queue, calls, numbers, keptPoints } = tab(server, memoryVoteStore(), '5', 100);
  const all = Array.from({ length: 130 }, (_, index) => on(String(index + 1)));
  await queue.castAll(all.map((about) => ({ about, point: 2, saved: null })));
  expect(keptPoints()).toHaveLength(130);
  expect(calls).toEqual([100]);

  server.answer = saved;
  numbers.length = 0;
  await queue.flush();
  expect(calls).toEqual([100, 100, 30]);
  expect(new Set(numbers).size).toBe(130);
  expect(keptPoints()).toEqual([]);
});

test('of an answer to several choices each is settled by its own: what was not answered waits, and is sent again', async () => {
  const server: Server = { answer: saved, answers: [saved, refused, unreachable] };
  const { queue, sent, keptPoints, onRefused, onSaved } = tab(server, memoryVoteStore(), '5', 100);
  await queue.castAll(['12', '13', '14'].map((id) => ({ about: on(id), point: 1, saved: null })));
  expect([keptPoints(), onSaved.mock.calls.length, onRefused.mock.calls.length]).toEqual([[['14', 1]], 1, 1]);
  expect(queue.state().refused.get('13')).toMatchObject({ point: 1, codes: ['WRONG_PHASE'] });

  delete server.answers;
  sent.length = 0;
  await queue.flush();
  expect([sent, keptPoints()]).toEqual([[['14', 1]], []]);
});
