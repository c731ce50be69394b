import type { Timed } from '../competitions/rules.ts';
import { instantText, type Reader } from '../platform/http/instantText.ts';

/** Dates of a competition that the text of a campaign may name. */
export const dateNames = ['entryDeadline', 'votingStart', 'votingEnd', 'resultsDate'] as const;

/** A date that a text may name; `deadline`, their former name, is the next boundary when the mail goes out. */
export type DateName = (typeof dateNames)[number] | 'deadline';

/** The boundaries of a competition in their order. */
const boundaries = ['competitionStart', 'votingStart', 'votingEnd', 'award'] as const;

/** A boundary of a competition. */
export type Boundary = (typeof boundaries)[number];

/** The boundary that comes next at an instant; after the award there is none, and that is named. */
export const nextBoundary = (competition: Timed, at: Date): Boundary =>
  boundaries.find((name) => at < competition[name]) ?? 'award';

/** The instant that each date variable of a mail stands for when the mail goes out at `at`. */
export const campaignDates = (competition: Timed, at: Date): Record<DateName, Date> => ({
  // Entries can be made until voting starts (docs/product.md §2).
  entryDeadline: competition.votingStart,
  votingStart: competition.votingStart,
  votingEnd: competition.votingEnd,
  resultsDate: competition.award,
  deadline: competition[nextBoundary(competition, at)],
});

/** The dates as a reader sees them, by the names of their variables. */
export const dateValues = (dates: Record<DateName, Date>, reader: Reader): Record<DateName, string> => {
  const texts = Object.entries(dates).map(([name, instant]) => [name, instantText(instant, reader)]);
  return Object.fromEntries(texts) as Record<DateName, string>;
};

/** Whether a text names a variable. */
export const namesVariable = (text: string, name: string): boolean =>
  new RegExp(`\\{\\{\\s*${name}\\s*\\}\\}`).test(text);
