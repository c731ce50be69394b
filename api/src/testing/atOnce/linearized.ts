/**
 * A model of objects that two administrators change: whatever they do, one after another or at once, has to come out as if one
 * had come first. Nothing here knows how the service does it.
 */
import { isDeepStrictEqual } from 'node:util';

/** Content of an object that an administrator sets and reads. */
export type Content = Record<string, unknown>;

/** The content of a deleted object; as a change, its deletion. */
export const gone: Content = { gone: true };

/** An object at one moment. */
export interface Stand {
  content: Content;
  /** Null where the object has no versions. */
  version: number | null;
}

/** A stand, and who made it when; null as long as nobody of the model has changed the object. */
export interface Known extends Stand {
  by: string | null;
  at: string | null;
}

/** An administrator's change of an object. */
export interface Deed {
  who: string;
  at: string;
  change: Content;
  /** Code with which the service has to refuse it there; null where it has to carry it out. */
  refusal(now: Stand): string | null;
}

/** The outcome of a deed as the service tells it to its administrator. */
export interface Told {
  refusal: string | null;
  /** The object as it stands; null where the answer does not show it. */
  stands: Stand | null;
  /** With a refusal because of somebody else: who changed it last, and when; null without. */
  changedBy: string | null;
  changedAt: string | null;
  /** Content of the object before; null where the answer does not tell. */
  before: Content | null;
}

/** An expected or observed history: the answers in the order of the deeds, and the object read afterwards. */
export interface Account {
  told: Told[];
  now: Stand;
}

/** Codes of refusals that tell what somebody else did meanwhile. */
const conflicts: readonly (string | null)[] = ['VERSION_CONFLICT', 'STATUS_CHANGED'];

/** Whether an object was deleted. */
export const isGone = ({ content }: Pick<Stand, 'content'>): boolean => 'gone' in content;

export const standOf = ({ content, version }: Stand): Stand => ({ content, version });

/** The object after a deed; what changes nothing has no new version, and nobody's name. */
function after(known: Known, { who, at, change, refusal }: Deed): Known {
  if (refusal(known) === null && isGone({ content: change })) return { content: gone, version: null, by: who, at };
  const content = { ...known.content, ...change };
  if (refusal(known) !== null || isDeepStrictEqual(content, known.content)) return known;
  return { content, version: known.version === null ? null : known.version + 1, by: who, at };
}

/** Possible outcomes of a deed that found `found`: an answer shows the object right after it, or as the last one left it. */
function tellings(deed: Deed, found: Known, last: Known): Told[] {
  const refusal = deed.refusal(found);
  const own = after(found, deed);
  return [own, last].map((shown) => {
    const isConflict = conflicts.includes(refusal);
    const [changedBy, changedAt] = isConflict ? [shown.by, shown.at] : [null, null];
    return { refusal, stands: standOf(shown), changedBy, changedAt, before: found.content };
  });
}

const orders = (deeds: readonly Deed[]): Deed[][] =>
  deeds.length < 2 ? [[...deeds]] : [[...deeds], [...deeds].reverse()];

/** A way in which deeds may have come out. */
export interface Course {
  account: Account;
  /** The object at its end. */
  last: Known;
}

/** Every way in which one deed, or two at once, may come out. */
export function courses(start: Known, deeds: readonly Deed[]): Course[] {
  return orders(deeds).flatMap((order) => {
    const found = new Map<Deed, Known>();
    let last = start;
    for (const deed of order) {
      found.set(deed, last);
      last = after(last, deed);
    }
    const choices = deeds.map((deed) => tellings(deed, found.get(deed) ?? start, last));
    const combined = choices.reduce<Told[][]>(
      (all, choice) => all.flatMap((told) => choice.map((one) => [...told, one])),
      [[]],
    );
    return combined.map((told) => ({ account: { told, now: standOf(last) }, last }));
  });
}

/** Whether a history explains the observed one; values that an answer does not show are taken from the model. */
export const explains = ({ told, now }: Account, seen: Account): boolean =>
  isDeepStrictEqual(now, seen.now) &&
  told.every((expected, i) => {
    const { stands, before, ...rest } = seen.told[i] ?? expected;
    return isDeepStrictEqual(
      { ...rest, stands: stands ?? expected.stands, before: before ?? expected.before },
      expected,
    );
  });
