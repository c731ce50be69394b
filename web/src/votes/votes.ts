import type { ApolloClient, ErrorLike } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useSyncExternalStore } from 'react';
import { serverConnection } from '../connection/serverConnection.ts';
import { failureOf } from '../graph/failure.ts';
import { i18n } from '../i18n/i18n.ts';
import { notify } from '../notifications/notify.ts';
import { session } from '../session/session.ts';
import { newBallotNumber, randomName } from './ballotNumber.ts';
import { CastVoteDocument, MyVoteFragmentDoc, VotingProgressFragmentDoc } from './generated/graphql.ts';
import {
  createVoteQueue,
  type Outcome,
  type VoteMessage,
  type VoteQueue,
  type VoteQueuePorts,
  type VoteQueueState,
} from './voteQueue.ts';
import { browserVoteStore, memoryVoteStore, type KeptVote } from './voteStore.ts';

/** Name of the channel between tabs, and of the lock that lets one of them send. */
const name = 'photo-competition.votes';

/** Error codes that say nothing about the vote itself: it is sent again later. */
const temporaryFailures = new Set([
  'NETWORK',
  'UNAUTHENTICATED',
  'RATE_LIMITED',
  'UPSTREAM_TIMEOUT',
  'UPSTREAM_UNAVAILABLE',
  'INTERNAL_SERVER_ERROR',
]);

/** Keeps the receipt of a vote; what it needs is loaded with the first one. Without it the vote is kept all the same. */
const keepReceipt = (vote: KeptVote, receipt: string): Promise<void> =>
  import('./receipts/receipts.ts').then(({ keepReceiptOf }) => keepReceiptOf(vote, receipt)).catch(() => undefined);

/** Sends a vote. */
async function send(client: ApolloClient, vote: KeptVote): Promise<Outcome> {
  const { imageId, point, number } = vote;
  try {
    const input = { imageNumber: Number(imageId), point, ...(number === undefined ? {} : { number }) };
    const { data } = await client.mutate({ mutation: CastVoteDocument, variables: { input } });
    const errors = data?.castVote.userErrors ?? [];
    if (errors.length === 0) {
      const receipt = data?.castVote.vote?.receipt;
      if (typeof receipt === 'string') await keepReceipt(vote, receipt);
      return { kind: 'saved', progress: data?.castVote.votingInfo ?? null };
    }
    if (errors.some(({ code }) => code === 'VOTING_OPENS_SOON')) return { kind: 'early' };
    // As good as never: 96 random bits that another ballot has.
    if (errors.some(({ code }) => code === 'NUMBER_TAKEN'))
      return await send(client, { ...vote, number: newBallotNumber() });
    const reason = errors.map(({ message }) => message).join(' ');
    return { kind: 'refused', reason, codes: errors.map(({ code }) => code) };
  } catch (error) {
    const { code, retryAfter } = failureOf(error as ErrorLike);
    if (temporaryFailures.has(code))
      return { kind: 'unreachable', retryAfter: retryAfter === null ? null : retryAfter * 1000 };
    return { kind: 'refused', reason: i18n.t(`shell.error.${code}`), codes: [code] };
  }
}

/** Writes a confirmed vote into Apollo's cache. */
function remember({ cache }: ApolloClient, vote: KeptVote, progress: { votable: number; voted: number } | null): void {
  const { imageId, competitionId, point } = vote;
  cache.writeFragment({
    fragment: MyVoteFragmentDoc,
    data: { __typename: 'Image', number: Number(imageId), myVote: point },
  });
  if (!progress) return;
  const { votable, voted } = progress;
  cache.writeFragment({
    fragment: VotingProgressFragmentDoc,
    data: { __typename: 'VotingInfo', competitionNumber: Number(competitionId), votable, voted },
  });
}

/**
 * Runs a task under a lock shared by all tabs. Without the Web Locks API (an older browser, a page that was not loaded over HTTPS)
 * two tabs may send the same vote, under the same number, which changes nothing.
 */
const runExclusively: VoteQueuePorts['runExclusively'] = (task) =>
  'locks' in navigator ? navigator.locks.request(name, task) : task();

function connect(client: ApolloClient): VoteQueue {
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel(name) : null;
  const queue = createVoteQueue({
    store: 'indexedDB' in window ? browserVoteStore() : memoryVoteStore(),
    send: (vote) => send(client, vote),
    userId: () => session.user().id,
    broadcast: (message) => channel?.postMessage(message),
    onSaved: (vote, progress) => remember(client, vote, progress),
    onRefused: ({ title, reason }) => notify.negative(i18n.t('shell.votes.refused', { title, reason })),
    runExclusively,
    newId: randomName,
    newNumber: newBallotNumber,
  });
  channel?.addEventListener('message', ({ data }: MessageEvent<VoteMessage>) => queue.receive(data));
  serverConnection.subscribe(() => {
    if (serverConnection.isUp()) void queue.flush();
  });
  session.subscribe(() => void queue.followUser());
  void queue.followUser();
  return queue;
}

const queues = new WeakMap<ApolloClient, VoteQueue>();

/** The queue of the votes that a client sends. */
export function votesOf(client: ApolloClient): VoteQueue {
  const queue = queues.get(client) ?? connect(client);
  queues.set(client, queue);
  return queue;
}

/**
 * A part of the queue's state; re-renders when that part changes.
 * @param select picks the part, which must be the same one for the same state
 */
export function useVotes<Part>(select: (state: VoteQueueState) => Part): Part {
  const queue = votesOf(useApolloClient());
  return useSyncExternalStore(queue.subscribe, () => select(queue.state()));
}
