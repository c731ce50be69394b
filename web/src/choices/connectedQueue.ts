import type { ErrorLike } from '@apollo/client';
import { serverConnection } from '../connection/serverConnection.ts';
import { failureOf } from '../graph/failure.ts';
import { i18n } from '../i18n/i18n.ts';
import { session } from '../session/session.ts';
import {
  createChoiceQueue,
  type ChoiceMessage,
  type ChoiceQueue,
  type ChoiceQueuePorts,
  type Outcome,
} from './choiceQueue.ts';
import { browserChoiceStore, memoryChoiceStore, type ChoiceKind, type KeptChoice } from './choiceStore.ts';
import { drawNumber } from './drawnNumber.ts';

/** Error codes that say nothing about the choice itself: it is sent again later. */
const temporaryFailures = new Set([
  'NETWORK',
  'UNAUTHENTICATED',
  'RATE_LIMITED',
  'UPSTREAM_TIMEOUT',
  'UPSTREAM_UNAVAILABLE',
  'INTERNAL_SERVER_ERROR',
]);

/** The outcome of a call that failed. */
export function outcomeOf(error: unknown): Exclude<Outcome<never>, { kind: 'saved' | 'early' }> {
  const { code, retryAfter } = failureOf(error as ErrorLike);
  if (temporaryFailures.has(code))
    return { kind: 'unreachable', retryAfter: retryAfter === null ? null : retryAfter * 1000 };
  return { kind: 'refused', reason: i18n.t(`shell.error.${code}`), codes: [code] };
}

/** Settings of a queue's use. */
export type QueueUse<Kept extends KeptChoice, Progress> = ChoiceKind<Kept> &
  Pick<ChoiceQueuePorts<Kept, Progress>, 'send' | 'most' | 'onSaved' | 'onRefused'> & {
    /** Name of the channel between tabs, and of the lock that lets one of them send. */
    name: string;
  };

/**
 * A queue that follows the session and the connection, and speaks with the other tabs. Without the Web Locks API (an older browser,
 * a page that was not loaded over HTTPS) two tabs may send the same choice, under the same number, which changes nothing.
 */
export function connectQueue<Kept extends KeptChoice, Progress>(
  use: QueueUse<Kept, Progress>,
): ChoiceQueue<Kept, Progress> {
  const { name, subject, send, most, onSaved, onRefused } = use;
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel(name) : null;
  const queue = createChoiceQueue<Kept, Progress>({
    subject,
    most,
    store: 'indexedDB' in window ? browserChoiceStore(use) : memoryChoiceStore(subject),
    send,
    userId: () => session.user().id,
    broadcast: (message) => channel?.postMessage(message),
    onSaved,
    onRefused,
    runExclusively: (task) => ('locks' in navigator ? navigator.locks.request(name, task) : task()),
    newId: drawNumber,
    newNumber: drawNumber,
  });
  channel?.addEventListener('message', ({ data }: MessageEvent<ChoiceMessage<Kept, Progress>>) => queue.receive(data));
  serverConnection.subscribe(() => {
    if (serverConnection.isUp()) void queue.flush();
  });
  session.subscribe(() => void queue.followUser());
  void queue.followUser();
  return queue;
}
