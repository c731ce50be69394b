import { parseAbsolute } from '@internationalized/date';
import type { Locale } from '../../i18n/locale.ts';
import type { Preview } from '../../session/preview.ts';
import type { SessionUser } from '../../session/store.ts';
import type { CompetitionTimesFragment } from '../../ui/competition/generated/graphql.ts';
import { stageOf, type Boundary, type Stage } from '../../ui/competition/stage.ts';
import { wholeSecond } from '../../ui/competition/useServerNow.ts';

/** As whom one looks; `named` is an entrant by username. */
export const roles = ['visitor', 'entrant', 'voter', 'named'] as const;
export type Role = (typeof roles)[number];

/** How far the scrubber reaches beyond the first and the last date, of the time between them. */
const margin = 0.15;

type Dates = Pick<CompetitionTimesFragment, Boundary>;

/** From where to where the scrubber goes, in epoch milliseconds. */
export interface Range {
  from: number;
  to: number;
}

/** A little more than the four dates at both ends, in whole seconds. */
export function rangeOf(dates: Dates): Range {
  const [first, last] = [Date.parse(dates.competitionStart), Date.parse(dates.award)];
  const more = margin * (last - first);
  return { from: wholeSecond(first - more), to: wholeSecond(last + more) };
}

/** Where an instant lies in a range, from 0 to 1. */
export const partOf = (instant: number, { from, to }: Range): number =>
  Math.min(1, Math.max(0, (instant - from) / (to - from)));

/** An instant as the header and the address have it: `2026-12-07T23:00:00Z`. */
export const isoOf = (instant: number): string => `${new Date(instant).toISOString().slice(0, 19)}Z`;

/** The instant of an address, in whole seconds; `fallback` where it names none. */
export function instantOf(text: string, fallback: number): number {
  const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(text) ? Date.parse(text) : NaN;
  return Number.isNaN(instant) ? wholeSecond(fallback) : instant;
}

const steps: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };

/**
 * Where a key moves the scrubber to: an arrow by a day on the clock of the organisers, with Shift by an hour; null for a key that
 * does not.
 */
export function movedBy(key: string, shift: boolean, instant: number, timeZone: string): number | null {
  const step = steps[key];
  if (step === undefined) return null;
  const zoned = parseAbsolute(new Date(instant).toISOString(), timeZone);
  return zoned
    .add(shift ? { hours: step } : { days: step })
    .toDate()
    .getTime();
}

/** The stage that the pages show at an instant; a draft reads as once it is published. */
export function previewedStage(times: CompetitionTimesFragment, instant: number): Stage {
  const status = times.status === 'DRAFT' ? 'PUBLISHED' : times.status;
  return stageOf({ ...times, status, ended: status === 'ARCHIVED' }, instant);
}

/**
 * Whether results of an instant are made up, because the voting is not really over (docs/product.md §3).
 * @param now epoch milliseconds of the server's clock
 */
export function showsSamples(times: CompetitionTimesFragment, instant: number, now: number): boolean {
  const isOver = times.status !== 'DRAFT' && ['award', 'ended'].includes(stageOf(times, now));
  return !isOver && instant > Date.parse(times.votingEnd);
}

/** Whether a name can be that of an account (docs/product.md §8). */
const isUsername = (name: string): boolean => /^[A-Za-z0-9._-]{3,32}$/.test(name);

/**
 * Preview for a role and an instant, as the frame gets it; null while an entrant is to be named and is not.
 * @param words the viewer's language, and words in the place of a name for those who are nobody
 */
export function previewFor(
  role: Role,
  username: string,
  instant: number,
  words: Record<'entrant' | 'voter', string> & { locale: Locale },
): Preview | null {
  const at = `at=${isoOf(instant)}`;
  if (role === 'visitor') return { header: `role=visitor; ${at}`, user: {} };
  if (role === 'named') {
    if (!isUsername(username)) return null;
    return { header: `as=${username}; ${at}`, user: somebody(username, username, words.locale) };
  }
  return { header: `role=${role}; ${at}`, user: somebody(role, words[role], words.locale) };
}

/** An entrant's session, without anything that is theirs: no account has the number. */
const somebody = (username: string, name: string, locale: Locale): SessionUser => ({
  id: '0',
  username,
  email: '',
  firstName: '',
  lastName: name,
  administrator: false,
  judge: false,
  locale,
  newsletter: [],
  expiry: '',
});

/** The path of a page of the site, as an address may name it; `fallback` for the administration and for what is elsewhere. */
export function placeOf(text: string, fallback: string): string {
  if (!text.startsWith('/') || !URL.canParse(text, location.origin)) return fallback;
  const { origin, pathname, search } = new URL(text, location.origin);
  return origin === location.origin && !/^\/admin(\/|$)/.test(pathname) ? `${pathname}${search}` : fallback;
}
