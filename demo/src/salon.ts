/** A salon that has ended: five judges, three sections, accepted photos alone, and awards that its chair has confirmed. */
import { announce, daysFrom, datesFrom, enterAll, type Competition, type Story } from './competition.ts';
import * as content from './content.ts';
import type { Entry } from './entries.ts';
import { administer, markSome, openRound, readJury, seatJudges, session } from './jury.ts';
import type { Schemas } from './rest.ts';

/** How many of the entrants judge; they are the last ones, and enter nothing. */
const judgesCount = 5;

/** The share of a section that its line should accept. */
const aim = 0.6;

const hour = 3_600_000;
const after = (instant: string) => new Date(Date.parse(instant) + hour);

/** The photos of the salon: every third one of the others is in its third section. */
const sectionsOf = (entries: readonly Entry[]): Entry[] =>
  entries.map((entry, i) => (i % 3 === 1 ? { ...entry, type: 'nature' } : entry));

/** The line of a category that comes nearest to the aim. */
function lineOf({ type, photos, steps }: Schemas['LineCategory']): Schemas['JuryLine'][] {
  const far = ({ photosFrom }: Schemas['LineStep']) => Math.abs(photosFrom / photos - aim);
  const [nearest] = steps.toSorted((a, b) => far(a) - far(b));
  return nearest ? [{ type, score: nearest.score }] : [];
}

async function decide(story: Story, competition: Competition, { id, round }: Schemas['AdminJuryRound']): Promise<void> {
  if (round.decidedAt !== null) return;
  const lines = await administer<Schemas['JuryLines']>(story, competition, 'GET', `/rounds/${id}/lines`);
  const json: Schemas['RoundDecision'] = { version: lines.version, lines: lines.categories.flatMap(lineOf) };
  await administer(story, competition, 'PUT', `/rounds/${id}/decision`, json);
}

/** Gives an award to whoever stands first and can have it. */
async function give(
  story: Story,
  competition: Competition,
  { id, kind, version }: Schemas['AdminAward'],
): Promise<void> {
  const put = (winners: Schemas['WinnerRequest'][]) =>
    administer(story, competition, 'PUT', `/awards/${id}/winners`, { version, winners });
  if (kind === 'BEST_AUTHOR') {
    const [best] = (await readJury(story, competition)).bestAuthors[0]?.authors ?? [];
    if (best) await put([{ accountId: best.author.id }]);
    return;
  }
  const path = `/awards/${id}/candidates`;
  const { content: photos } = await administer<Schemas['AwardCandidatePage']>(story, competition, 'GET', path);
  const first = photos.find(({ breach }) => breach === null);
  if (first) await put([{ imageId: first.image.id }]);
}

/** The awards, each made and given unless an earlier loading has done it. */
async function giveAll(story: Story, competition: Competition): Promise<void> {
  const nobody = { place: null, type: null, seat: null, most: 1 };
  for (const [i, award] of content.salonAwards.entries()) {
    const json: Schemas['AwardRequest'] = { ...nobody, ...award, position: i + 1 };
    const find = ({ awards }: Schemas['AdminJury']) => awards.find(({ position }) => position === i + 1);
    const found = find(await readJury(story, competition));
    const made = found ?? find(await administer<Schemas['AdminJury']>(story, competition, 'POST', '/awards', json));
    if (made && made.winners.length === 0) await give(story, competition, made);
  }
}

/** The chair confirms the list. */
async function confirm(story: Story, competition: Competition): Promise<void> {
  const chair = story.entrants.at(-judgesCount);
  if (!chair) return;
  const own = await session(story, chair);
  const seats = await story.rest.ask<Schemas['JurySeat'][]>('GET', '/api/jury', own);
  const version = seats.find((seat) => seat.competition.id === competition.id)?.awards?.version ?? 0;
  const json: Schemas['AwardsConfirmation'] = { version };
  await story.rest.ask('PUT', `/api/jury/${competition.id}/awards/confirmation`, { ...own, json });
}

/** A salon whose results are there. */
export async function loadSalon(story: Story, now: Date, entries: readonly Entry[]): Promise<void> {
  const text = content.salonCompetition;
  const dates = datesFrom(now, [-58, -48, -40, -36]);
  const rules = { judgedBy: 'JURY', entriesShown: 'ACCEPTED' } as const;
  const competition = await announce(story, daysFrom(now, -59), { ...text, ...dates, ...rules });
  if ((await readJury(story, competition)).awardsConfirmedAt !== null) return;
  const judges = story.entrants.slice(-judgesCount);
  await seatJudges(story, competition, judges);
  await administer(story, competition, 'PUT', '/seats/1', { chair: true });
  const entrants = story.entrants.filter((person) => !judges.includes(person));
  await enterAll({ ...story, entrants }, competition, text.description, sectionsOf(entries));
  const round = await openRound(story, competition, content.salonRound);
  story.clock.set(after(competition.votingStart));
  for (const judge of judges) await markSome(story, round, judge, 1, round.round.minPoint);
  story.clock.set(after(competition.votingEnd));
  await decide(story, competition, round);
  await giveAll(story, competition);
  await confirm(story, competition);
}
