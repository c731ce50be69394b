/** A club's evening that two judges decide: their seats, a round, and what they have marked of it so far. */
import { announce, daysFrom, datesFrom, enterAll, type Story } from './competition.ts';
import * as content from './content.ts';
import type { Entry } from './entries.ts';
import { markSome, openRound, seatJudges } from './jury.ts';
import type { Person } from './people.ts';

/** The last of the entrants are its judges, who enter nothing. */
const judgesOf = ({ entrants }: Story): readonly Person[] => entrants.slice(-2);

/** How much of the round each of them has marked. */
const shares = [0.6, 0.25];

/** A competition that a jury decides, in the middle of it. */
export async function loadEvening(story: Story, now: Date, entries: readonly Entry[]): Promise<void> {
  const text = content.eveningCompetition;
  const dates = datesFrom(now, [-3.5, -2.5, 8, 9]);
  const competition = await announce(story, daysFrom(now, -3.6), { ...text, ...dates, judgedBy: 'JURY' });
  const judges = judgesOf(story);
  await seatJudges(story, competition, judges);
  const entrants = story.entrants.filter((person) => !judges.includes(person));
  await enterAll({ ...story, entrants }, competition, text.description, entries);
  const round = await openRound(story, competition, content.eveningRound);
  // An hour after it has opened.
  story.clock.set(new Date(Date.parse(competition.votingStart) + 3_600_000));
  for (const [i, judge] of judges.entries())
    await markSome(story, round, judge, shares[i] ?? 0, round.round.minPoint + 3);
}
