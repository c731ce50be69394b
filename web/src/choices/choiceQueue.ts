import type { ChoiceStore, KeptChoice, Point } from './choiceStore.ts';

/** Outcome that ends the wait of a choice. */
export type Settled<Progress> =
  /** The server has it. */
  | { kind: 'saved'; progress: Progress | null }
  /** The server does not take it, now or ever. */
  | { kind: 'refused'; reason: string; codes: readonly string[] };

/** Outcome of sending a choice. */
export type Outcome<Progress> =
  | Settled<Progress>
  /** The server could not be asked; worth another try after that many milliseconds, by the queue's own pauses if null. */
  | { kind: 'unreachable'; retryAfter: number | null }
  /** The server takes no choice yet, and will in a moment. */
  | { kind: 'early' };

/** A choice that does not count, and why. */
export type Refusal<Kept> = Kept & {
  reason: string;
  /** Codes of the server's user errors. */
  codes: readonly string[];
};

/** A message from one tab to the others. */
export type ChoiceMessage<Kept, Progress> =
  { kind: 'kept'; choice: Kept } | { kind: 'settled'; choice: Kept; outcome: Settled<Progress> };

/** The queue as it is now; another object after each change. */
export interface ChoiceQueueState<Kept> {
  /** Choices of the user that the server has not confirmed, by subject. */
  kept: ReadonlyMap<string, Kept>;
  /** Choices that the server refused, by subject, until the next choice about the same. */
  refused: ReadonlyMap<string, Refusal<Kept>>;
  /** Whether choices are being sent; otherwise they wait until the server can be reached. */
  sending: boolean;
  /** Whether the server takes no choice yet. */
  isEarly: boolean;
  /** Whether a choice was confirmed since the page was loaded. */
  hasSaved: boolean;
}

/** Subject of a choice: its fields without those that the queue adds. */
export type SubjectOf<Kept> = Omit<Kept, keyof KeptChoice>;

/** Dependencies of the queue. */
export interface ChoiceQueuePorts<Kept extends KeptChoice, Progress> {
  /** The field that says what a choice is about. */
  subject: keyof Kept;
  /** How many choices one call sends at most. */
  most: number;
  store: ChoiceStore<Kept>;
  /** Sends choices; answers one outcome for each, in their order; never rejects. */
  send: (choices: readonly Kept[]) => Promise<readonly Outcome<Progress>[]>;
  /** Id of the user whose choices are kept and sent; undefined while nobody is logged in. */
  userId: () => string | undefined;
  /** Sends a message to the other tabs. */
  broadcast: (message: ChoiceMessage<Kept, Progress>) => void;
  /** Called when a choice was confirmed, in this tab or in another. */
  onSaved: (choice: Kept, progress: Progress | null) => void;
  /** Called when a choice that this tab sent was refused. */
  onRefused: (refusal: Refusal<Kept>) => void;
  /** Runs a task under a lock that all tabs share. */
  runExclusively: (task: () => Promise<void>) => Promise<void>;
  /** Generates the id of a choice. */
  newId: () => string;
  /** Draws the number of a choice. */
  newNumber: () => string;
}

/** A choice to make. */
export interface Casting<Kept> {
  about: SubjectOf<Kept>;
  point: Point;
  /** The point that the server has confirmed. */
  saved: Point;
}

/** Pause before choices are sent again that were too early, in milliseconds. */
const earlyPause = 5000;

/** Pauses between two tries, in milliseconds; the last one repeats. */
const pauses = [2000, 4000, 8000, 16_000, 30_000];

const without = <T>(map: ReadonlyMap<string, T>, key: string): ReadonlyMap<string, T> =>
  new Map([...map].filter(([name]) => name !== key));

const isSettled = <Progress>(outcome: Outcome<Progress> | undefined): outcome is Settled<Progress> =>
  outcome?.kind === 'saved' || outcome?.kind === 'refused';

/**
 * Stores each choice until the server has confirmed it: through a lost connection, a reload and a closed tab. Making the same
 * choice twice changes nothing (docs/product.md §4), so that one whose answer was lost is simply sent again, under the same
 * number.
 */
export function createChoiceQueue<Kept extends KeptChoice, Progress>(ports: ChoiceQueuePorts<Kept, Progress>) {
  const { store, send, broadcast, most } = ports;
  let state: ChoiceQueueState<Kept> = {
    kept: new Map(),
    refused: new Map(),
    sending: false,
    isEarly: false,
    hasSaved: false,
  };
  let owner: string | undefined;
  let failures = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  let again = false;
  let isReached = true;
  const listeners = new Set<() => void>();
  const keyOf = (choice: Kept): string => String(choice[ports.subject]);

  function change(next: Partial<ChoiceQueueState<Kept>>): void {
    state = { ...state, ...next };
    for (const listener of [...listeners]) listener();
  }

  function withChoices(choices: readonly Kept[]): Partial<ChoiceQueueState<Kept>> {
    const keys = new Set(choices.map(keyOf));
    return {
      kept: new Map([...state.kept, ...choices.map((choice) => [keyOf(choice), choice] as const)]),
      refused: new Map([...state.refused].filter(([key]) => !keys.has(key))),
    };
  }

  /** Updates the state after the server has answered to a choice, sent by this tab or another. */
  function settle(choice: Kept, outcome: Settled<Progress>): void {
    const key = keyOf(choice);
    const newest = state.kept.get(key);
    const isNewest = newest === undefined || newest.id === choice.id;
    // Before it stops waiting: in between the page would show the choice that it replaces.
    if (outcome.kind === 'saved') ports.onSaved(choice, outcome.progress);
    if (isNewest) change({ kept: without(state.kept, key) });
    if (outcome.kind === 'saved') {
      // A newer choice changes what has just been confirmed.
      if (!isNewest) change(withChoices([{ ...newest, before: choice.point }]));
      change({ hasSaved: true });
    } else if (isNewest) {
      const refusal = { ...choice, reason: outcome.reason, codes: outcome.codes };
      change({ refused: new Map([...state.refused, [key, refusal]]) });
    }
  }

  function retryLater(retryAfter: number | null): void {
    const pause = retryAfter ?? pauses[Math.min(failures, pauses.length - 1)] ?? 0;
    failures += 1;
    clearTimeout(retry);
    retry = setTimeout(() => void flush(), pause);
  }

  /** Updates the store, the state and the other tabs after an answer. */
  async function settleAll(choices: readonly Kept[], outcomes: readonly Outcome<Progress>[]): Promise<void> {
    const answered = choices.flatMap((choice, index) => {
      const outcome = outcomes[index];
      return isSettled(outcome) ? [{ choice, outcome }] : [];
    });
    if (answered.length === 0) return;
    failures = 0;
    await store.remove(answered.map(({ choice }) => choice));
    for (const { choice, outcome } of answered) {
      settle(choice, outcome);
      broadcast({ kind: 'settled', choice, outcome });
      const refusal = state.refused.get(keyOf(choice));
      if (outcome.kind === 'refused' && refusal) ports.onRefused(refusal);
    }
  }

  /** Sends what is kept, oldest first, until nothing is left or the server cannot be asked. */
  async function drain(): Promise<void> {
    for (;;) {
      const userId = ports.userId();
      if (userId === undefined) return;
      const choices = (await store.of(userId)).slice(0, most);
      if (choices.length === 0) return;
      change({ sending: true });
      const outcomes = await send(choices);
      const isEarly = outcomes.some(({ kind }) => kind === 'early');
      if (state.isEarly !== isEarly) change({ isEarly });
      await settleAll(choices, outcomes);
      const open = choices.map((_, index) => outcomes[index]).find((outcome) => !isSettled(outcome));
      if (choices.some((_, index) => !isSettled(outcomes[index]))) {
        isReached = false;
        return retryLater(isEarly ? earlyPause : open?.kind === 'unreachable' ? open.retryAfter : null);
      }
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

  /** Loads the stored choices of the present user, and sends them. */
  async function followUser(): Promise<void> {
    const userId = ports.userId();
    if (userId === owner) return;
    owner = userId;
    change({ kept: new Map(), refused: new Map(), isEarly: false, hasSaved: false });
    if (userId === undefined) return;
    const choices = await store.of(userId);
    if (owner !== userId) return;
    // Choices that were made while the store was being read are newer.
    change({ kept: new Map([...choices.map((choice) => [keyOf(choice), choice] as const), ...state.kept]) });
    await flush();
  }

  /** Keeps choices and sends them. */
  async function castAll(castings: readonly Casting<Kept>[]): Promise<void> {
    const userId = ports.userId();
    if (userId === undefined || castings.length === 0) return;
    const castAt = Date.now();
    const choices = castings.map(({ about, point, saved }) => {
      const choice = { ...about, id: ports.newId(), userId, number: ports.newNumber(), castAt, point, before: saved };
      // The subject's fields and those that the queue adds make up a whole choice.
      const made = choice as unknown as Kept;
      const waiting = state.kept.get(keyOf(made));
      return waiting ? { ...made, before: waiting.before } : made;
    });
    change({ ...withChoices(choices), sending: true });
    await store.put(choices);
    for (const choice of choices) broadcast({ kind: 'kept', choice });
    await flush();
  }

  return {
    state: (): ChoiceQueueState<Kept> => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Sends the stored choices now, without waiting for the next retry. */
    flush,
    followUser,
    castAll,
    /** Keeps a choice and sends it. @param saved the point that the server has confirmed */
    cast: (about: SubjectOf<Kept>, point: Point, saved: Point): Promise<void> => castAll([{ about, point, saved }]),
    /** Handles a message of another tab. */
    receive(message: ChoiceMessage<Kept, Progress>): void {
      if (message.choice.userId !== ports.userId()) return;
      if (message.kind === 'kept') change(withChoices([message.choice]));
      else settle(message.choice, message.outcome);
    },
    stop: () => clearTimeout(retry),
  };
}

/** A queue of choices. */
export type ChoiceQueue<Kept extends KeptChoice, Progress> = ReturnType<typeof createChoiceQueue<Kept, Progress>>;
