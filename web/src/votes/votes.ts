import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useSyncExternalStore } from 'react';
import type { ChoiceQueue, ChoiceQueueState, Outcome } from '../choices/choiceQueue.ts';
import { connectQueue, outcomeOf } from '../choices/connectedQueue.ts';
import { i18n } from '../i18n/i18n.ts';
import { notify } from '../notifications/notify.ts';
import { drawNumber } from '../choices/drawnNumber.ts';
import { CastVoteDocument, MyVoteFragmentDoc, VotingProgressFragmentDoc } from './generated/graphql.ts';
import { voteChannel, voteKind, type KeptVote, type VotingProgress } from './keptVote.ts';

type VoteQueue = ChoiceQueue<KeptVote, VotingProgress>;

/** Keeps the receipt of a vote; what it needs is loaded with the first one. Without it the vote is kept all the same. */
const keepReceipt = (vote: KeptVote, receipt: string): Promise<void> =>
  import('./receipts/receipts.ts').then(({ keepReceiptOf }) => keepReceiptOf(vote, receipt)).catch(() => undefined);

/** Sends a vote. */
async function send(client: ApolloClient, vote: KeptVote): Promise<Outcome<VotingProgress>> {
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
      // Drawn here, so that the platform cannot give two voters the same ballot (count/README.md).
      return await send(client, { ...vote, number: drawNumber() });
    const reason = errors.map(({ message }) => message).join(' ');
    return { kind: 'refused', reason, codes: errors.map(({ code }) => code) };
  } catch (error) {
    return outcomeOf(error);
  }
}

/** Writes a confirmed vote into Apollo's cache. */
function remember({ cache }: ApolloClient, vote: KeptVote, progress: VotingProgress | null): void {
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

const connect = (client: ApolloClient): VoteQueue =>
  connectQueue<KeptVote, VotingProgress>({
    ...voteKind,
    name: voteChannel,
    // A vote is a call of its own.
    most: 1,
    send: (votes) => Promise.all(votes.map((vote) => send(client, vote))),
    onSaved: (vote, progress) => remember(client, vote, progress),
    onRefused: ({ title, reason }) => notify.negative(i18n.t('shell.votes.refused', { title, reason })),
  });

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
export function useVotes<Part>(select: (state: ChoiceQueueState<KeptVote>) => Part): Part {
  const queue = votesOf(useApolloClient());
  return useSyncExternalStore(queue.subscribe, () => select(queue.state()));
}
