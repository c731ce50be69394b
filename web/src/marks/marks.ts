import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useSyncExternalStore } from 'react';
import type { ChoiceQueue, ChoiceQueueState, Outcome } from '../choices/choiceQueue.ts';
import type { KeptChoice, Point } from '../choices/choiceStore.ts';
import { connectQueue, outcomeOf } from '../choices/connectedQueue.ts';
import { noteWaiting } from './waiting.ts';
import { drawNumber } from '../choices/drawnNumber.ts';
import { CastMarksDocument } from './generated/graphql.ts';

/** A mark that the server has not confirmed yet. There is one at most for each photo and judge: the newest. */
export interface KeptMark extends KeptChoice {
  /** Round and number of the photo, `3/143`. */
  photo: string;
}

/** A photo within the queue. */
export const photoKey = (round: number, number: number): string => `${round}/${number}`;

const placeOf = ({ photo }: Pick<KeptMark, 'photo'>): { round: number; number: number } => {
  const [round = 0, number = 0] = photo.split('/').map(Number);
  return { round, number };
};

/** Whether a mark is one of that round. */
export const isOfRound = (mark: Pick<KeptMark, 'photo'>, round: number): boolean => placeOf(mark).round === round;

/** Channel between tabs, and lock that lets one of them send. */
const name = 'photo-competition.marks';

/** As many as one call takes. */
const most = 100;

type Saved = Outcome<null>;

/** Sends marks of one round. */
async function sendRound(client: ApolloClient, round: number, marks: readonly KeptMark[]): Promise<Saved[]> {
  const sent = marks.map((mark) => {
    const { point, number: choice = drawNumber() } = mark;
    return { number: placeOf(mark).number, point, choice };
  });
  try {
    const { data } = await client.mutate({
      mutation: CastMarksDocument,
      variables: { input: { roundNumber: round, marks: sent } },
    });
    const { results, userErrors = [] } = data?.castMarks ?? {};
    const reason = userErrors.map(({ message }) => message).join(' ');
    const codes = userErrors.map(({ code }) => code);
    return sent.map((_, index): Saved => {
      const result = results?.[index];
      if (!result) return { kind: 'refused', reason, codes };
      // A round that opens in a moment by the service's clock has opened by this one's.
      if (result.refusal === 'ROUND_NOT_OPEN') return { kind: 'early' };
      return result.refusal === null
        ? { kind: 'saved', progress: null }
        : { kind: 'refused', reason: '', codes: [result.refusal] };
    });
  } catch (error) {
    const outcome = outcomeOf(error);
    return sent.map(() => outcome);
  }
}

/** Sends the marks of one round, which are those of the oldest; others wait for the next call. */
async function send(client: ApolloClient, marks: readonly KeptMark[]): Promise<Saved[]> {
  const [first] = marks;
  if (!first) return [];
  const { round } = placeOf(first);
  const ofRound = marks.filter((mark) => isOfRound(mark, round));
  const outcomes = await sendRound(client, round, ofRound);
  return marks.map((mark) => outcomes[ofRound.indexOf(mark)] ?? { kind: 'unreachable', retryAfter: 0 });
}

/** The queue of a client's marks, and what it has been told since the page was loaded. */
interface Marks {
  queue: ChoiceQueue<KeptMark, null>;
  /** Points that the server has confirmed, by photo. */
  confirmed: ReadonlyMap<string, Point>;
}

function connect(client: ApolloClient): Marks {
  const confirmed = new Map<string, Point>();
  const queue = connectQueue<KeptMark, null>({
    database: 'photo-competition-marks',
    table: 'marks',
    subject: 'photo',
    name,
    most,
    send: (marks) => send(client, marks),
    onSaved: ({ photo, point }) => void confirmed.set(photo, point),
    // The desk tells it, all of them at once.
    onRefused: () => undefined,
  });
  queue.subscribe(() => noteWaiting(queue.state().kept.size > 0));
  return { queue, confirmed };
}

const known = new WeakMap<ApolloClient, Marks>();

/** The marks that a client sends. */
export function marksOf(client: ApolloClient): Marks {
  const marks = known.get(client) ?? connect(client);
  known.set(client, marks);
  return marks;
}

/** The queue's state; renders again when it changes. */
export function useMarks(): ChoiceQueueState<KeptMark> {
  const { queue } = marksOf(useApolloClient());
  return useSyncExternalStore(queue.subscribe, queue.state);
}

/** The newest point of a photo: what waits to be sent, then what this visit knows, then what was read. */
export function currentPoint(
  { queue, confirmed }: Marks,
  photo: { readonly roundNumber: number; readonly number: number; readonly point: Point },
): Point {
  const key = photoKey(photo.roundNumber, photo.number);
  const waiting = queue.state().kept.get(key);
  if (waiting) return waiting.point;
  return confirmed.get(key) ?? (confirmed.has(key) ? null : photo.point);
}
