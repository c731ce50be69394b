import { expect, it } from '@jest/globals';
import { Cancellation } from '../call/cancellation.ts';
import { ConnectionQueue, ConnectionsTaken } from './connectionQueue.ts';

/** Lets everything happen that waits for nothing else. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** Takes connections for networks, and notes who has got one. */
function observed(limits: ConstructorParameters<typeof ConnectionQueue>[0]) {
  const queue = new ConnectionQueue(limits);
  const begun: string[] = [];
  const take = async (network: string, cancellation = new Cancellation()) => {
    const release = await queue.take(network, cancellation);
    begun.push(network);
    return release;
  };
  return { take, begun };
}

it('gives each network its turn, however many calls of one wait', async () => {
  const { take, begun } = observed({ atOnce: 2, perNetwork: 2, waiting: 10 });
  const held = await Promise.all([take('a'), take('a')]);
  const waiting = ['a', 'a', 'a', 'b', 'c'].map((network) => take(network));
  held[0]?.();
  // A release counts once.
  held[0]?.();
  await settle();
  expect(begun).toEqual(['a', 'a', 'a']);
  held[1]?.();
  await settle();
  expect(begun).toEqual(['a', 'a', 'a', 'b']);
  (await waiting[3])?.();
  (await waiting[0])?.();
  await Promise.all([waiting[4], waiting[1]]);
  expect(begun.slice(4).sort()).toEqual(['a', 'c']);
});

it('keeps connections for others than the one network that takes all it may', async () => {
  const { take, begun } = observed({ atOnce: 4, perNetwork: 2, waiting: 10 });
  void Array.from({ length: 5 }, () => take('a'));
  await take('b');
  expect(begun).toEqual(['a', 'a', 'b']);
});

it('refuses at once where too many wait, and forgets whoever gives up', async () => {
  const { take } = observed({ atOnce: 1, perNetwork: 1, waiting: 1 });
  const release = await take('a');
  const cancellation = new Cancellation();
  const gone = take('a', cancellation);
  await expect(take('a')).rejects.toThrow(ConnectionsTaken);
  cancellation.cancel(new Error('the client has gone'));
  await expect(gone).rejects.toThrow('the client has gone');
  const next = take('a');
  release();
  expect(typeof (await next)).toBe('function');
});
