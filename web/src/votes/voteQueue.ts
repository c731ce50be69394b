import type { KeptVote, Point, VotedOn, VoteStore } from './voteStore.ts';

/** Outcome of sending a vote. */
export type Outcome =
  /** The server has it. */
  | { kind: 'saved'; progress: { votable: number; voted: number } | null }
  /** The server does not take it, now or ever. */
  | { kind: 'refused'; reason: string; codes: readonly string[] }
  /** The server could not be asked; worth another try after that many milliseconds, by the queue's own pauses if null. */
  | { kind: 'unreachable'; retryAfter: number | null }
  /** The server takes no vote yet, and will in a moment. */
  | { kind: 'early' };

/** Outcome that ends the wait of a vote. */
type Settled = Extract<Outcome, { kind: 'saved' | 'refused' }>;

/** Why a vote did not count. */
export interface Refusal extends VotedOn {
  reason: string;
  /** Codes of the server's user errors. */
  codes: readonly string[];
}

/** A message from one tab to the others. */
export type VoteMessage = { kind: 'kept'; vote: KeptVote } | { kind: 'settled'; vote: KeptVote; outcome: Settled };

/** The queue as it is now; another object after each change. */
export interface VoteQueueState {
  /** Votes of the user that the server has not confirmed, by image. */
  kept: ReadonlyMap<string, KeptVote>;
  /** Votes that the server refused, by image, until the next choice for that image. */
  refused: ReadonlyMap<string, Refusal>;
  /** Whether votes are being sent; otherwise they wait until the server can be reached. */
  sending: boolean;
  /** Whether the server takes no vote yet: photos that came in time are being stored. */
  isEarly: boolean;
  /** Whether a vote was confirmed since the page was loaded. */
  hasSaved: boolean;
}

/** Dependencies of the queue. */
export interface VoteQueuePorts {
  store: VoteStore;
  /** Sends a vote; never rejects. */
  send: (vote: KeptVote) => Promise<Outcome>;
  /** Id of the user whose votes are kept and sent; undefined while nobody is logged in. */
  userId: () => string | undefined;
  /** Sends a message to the other tabs. */
  broadcast: (message: VoteMessage) => void;
  /** Called when a vote was confirmed, in this tab or in another. */
  onSaved: (vote: KeptVote, progress: { votable: number; voted: number } | null) => void;
  /** Called when a vote that this tab sent was refused. */
  onRefused: (refusal: Refusal) => void;
  /** Runs a task under a lock that all tabs share. */
  runExclusively: (task: () => Promise<void>) => Promise<void>;
  /** Generates the id of a choice. */
  newId: () => string;
  /** Draws the number of a ballot. */
  newNumber: () => string;
}

/** Pause before a vote is sent again that was too early, in milliseconds. */
const earlyPause = 5000;

/** Pauses between two tries, in milliseconds; the last one repeats. */
const pauses = [2000, 4000, 8000, 16_000, 30_000];

const empty: VoteQueueState = { kept: new Map(), refused: new Map(), sending: false, isEarly: false, hasSaved: false };

const without = <T>(map: ReadonlyMap<string, T>, key: string): ReadonlyMap<string, T> =>
  new Map([...map].filter(([name]) => name !== key));

/**
 * Stores each vote until the server has confirmed it: through a lost connection, a reload and a closed tab. Casting the same
 * point twice changes nothing (docs/product.md §4), so that a vote whose answer was lost is simply sent again, under the same
 * number.
 */
export function createVoteQueue(ports: VoteQueuePorts) {
  const { store, send, broadcast } = ports;
  let state = empty;
  let owner: string | undefined;
  let failures = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  let again = false;
  let isReached = true;
  const listeners = new Set<() => void>();

  function change(next: Partial<VoteQueueState>): void {
    state = { ...state, ...next };
    for (const listener of [...listeners]) listener();
  }

  const withVote = (vote: KeptVote): Partial<VoteQueueState> => ({
    kept: new Map([...state.kept, [vote.imageId, vote]]),
    refused: without(state.refused, vote.imageId),
  });

  /** Updates the state after the server has answered to a choice, sent by this tab or another. */
  function settle(vote: KeptVote, outcome: Settled): void {
    const newest = state.kept.get(vote.imageId);
    const isNewest = newest === undefined || newest.id === vote.id;
    // Before it stops waiting: in between the page would show the vote that it replaces.
    if (outcome.kind === 'saved') ports.onSaved(vote, outcome.progress);
    if (isNewest) change({ kept: without(state.kept, vote.imageId) });
    if (outcome.kind === 'saved') {
      // A newer choice changes what has just been confirmed.
      if (!isNewest) change(withVote({ ...newest, before: vote.point }));
      change({ hasSaved: true });
    } else if (isNewest) {
      const { imageId, competitionId, title } = vote;
      const refusal = { imageId, competitionId, title, reason: outcome.reason, codes: outcome.codes };
      change({ refused: new Map([...state.refused, [imageId, refusal]]) });
    }
  }

  function retryLater(retryAfter: number | null): void {
    const pause = retryAfter ?? pauses[Math.min(failures, pauses.length - 1)] ?? 0;
    failures += 1;
    clearTimeout(retry);
    retry = setTimeout(() => void flush(), pause);
  }

  /** Sends what is kept, oldest first, until nothing is left or the server cannot be asked. */
  async function drain(): Promise<void> {
    for (;;) {
      const userId = ports.userId();
      if (userId === undefined) return;
      const [vote] = await store.of(userId);
      if (!vote) return;
      change({ sending: true });
      const outcome = await send(vote);
      if (state.isEarly !== (outcome.kind === 'early')) change({ isEarly: outcome.kind === 'early' });
      if (outcome.kind === 'unreachable' || outcome.kind === 'early') {
        isReached = false;
        return retryLater(outcome.kind === 'early' ? earlyPause : outcome.retryAfter);
      }
      failures = 0;
      await store.remove(vote);
      settle(vote, outcome);
      broadcast({ kind: 'settled', vote, outcome });
      const refusal = state.refused.get(vote.imageId);
      if (outcome.kind === 'refused' && refusal) ports.onRefused(refusal);
    }
  }

  async function drainAll(): Promise<void> {
    clearTimeout(retry);
    try {
      do {
        again = false;
        isReached = true;
        await ports.runExclusively(drain);
      } while (again && isReached);
    } finally {
      running = null;
      change({ sending: false });
    }
  }

  /** Sends what is kept; resolves when nothing is left or the server cannot be asked. */
  function flush(): Promise<void> {
    // A running drain may have read the store already: `again` makes it read once more at its end.
    again = true;
    running ??= drainAll();
    return running;
  }

  /** Loads the stored votes of the present user, and sends them. */
  async function followUser(): Promise<void> {
    const userId = ports.userId();
    if (userId === owner) return;
    owner = userId;
    change({ kept: new Map(), refused: new Map(), isEarly: false, hasSaved: false });
    if (userId === undefined) return;
    const votes = await store.of(userId);
    if (owner !== userId) return;
    // Votes that were cast while the store was being read are newer.
    change({ kept: new Map([...votes.map((vote) => [vote.imageId, vote] as const), ...state.kept]) });
    await flush();
  }

  return {
    state: (): VoteQueueState => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Sends the stored votes now, without waiting for the next retry. */
    flush,
    followUser,
    /** Keeps a choice and sends it. @param saved the vote that the server has confirmed */
    async cast(image: VotedOn, point: Point, saved: Point): Promise<void> {
      const userId = ports.userId();
      if (userId === undefined) return;
      const { imageId, competitionId, title } = image;
      const before = state.kept.get(imageId)?.before ?? saved;
      const choice = { id: ports.newId(), userId, number: ports.newNumber(), castAt: Date.now() };
      const vote = { ...choice, imageId, competitionId, title, point, before };
      change({ ...withVote(vote), sending: true });
      await store.put(vote);
      broadcast({ kind: 'kept', vote });
      await flush();
    },
    /** Handles a message of another tab. */
    receive(message: VoteMessage): void {
      if (message.vote.userId !== ports.userId()) return;
      if (message.kind === 'kept') change(withVote(message.vote));
      else settle(message.vote, message.outcome);
    },
    stop: () => clearTimeout(retry),
  };
}

/** A queue of votes. */
export type VoteQueue = ReturnType<typeof createVoteQueue>;
