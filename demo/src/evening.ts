/** A club's evening that two judges decide: their seats, a round, and what they have marked of it so far. */
import { randomBytes } from 'node:crypto';
import { announce, daysFrom, datesFrom, enterAll, type Competition, type Story } from './competition.ts';
import * as content from './content.ts';
import type { Entry } from './entries.ts';
import { sessionOf, type Person } from './people.ts';
import { randomOf } from './random.ts';
import type { Schemas } from './rest.ts';

/** The last of the entrants are its judges, who enter nothing. */
const judgesOf = ({ entrants }: Story): readonly Person[] => entrants.slice(-2);

/** How much of the round each of them has marked. */
const shares = [0.6, 0.25];

const session = async ({ rest }: Story, person: Person) => ({
  address: person.address,
  token: await sessionOf(rest, person),
});

const readJury = async (story: Story, { id }: Competition): Promise<Schemas['AdminJury']> =>
  story.rest.ask('GET', `/api/admin/competition/${id}/jury`, await session(story, story.administrator));

/** Invites the judges, who accept. */
async function seatJudges(story: Story, competition: Competition): Promise<void> {
  const { rest, administrator } = story;
  for (const judge of judgesOf(story)) {
    const { seats } = await readJury(story, competition);
    const found = seats.find(({ username }) => username === judge.username);
    const own = await session(story, judge);
    if (!found) {
      const { id: accountId } = await rest.ask<Schemas['SessionUser']>('GET', '/api/user/my', own);
      const invitation = { ...(await session(story, administrator)), json: { accountId } };
      await rest.ask('POST', `/api/admin/competition/${competition.id}/jury/seats`, invitation);
    }
    if (found?.state !== 'ACCEPTED')
      await rest.ask('PUT', `/api/jury/${competition.id}/seat`, { ...own, json: { accept: true } });
  }
}

/** @returns the round, made unless an earlier loading has done it */
async function openRound(story: Story, competition: Competition): Promise<number> {
  const { rounds, seats } = await readJury(story, competition);
  const made = rounds[0]?.id;
  if (made !== undefined) return made;
  const json: Schemas['RoundRequest'] = {
    ...content.eveningRound,
    position: 1,
    types: [],
    remarks: 'ENTRANTS',
    opens: competition.votingStart,
    closes: competition.votingEnd,
    panel: seats.filter(({ state }) => state === 'ACCEPTED').map(({ seat }) => seat),
  };
  const request = { ...(await session(story, story.administrator)), json };
  const jury = await story.rest.ask<Schemas['AdminJury']>(
    'POST',
    `/api/admin/competition/${competition.id}/jury/rounds`,
    request,
  );
  return jury.rounds[0]?.id ?? 0;
}

/** A judge gives points to a share of the photos, in the judge's own order. */
async function markSome(story: Story, round: number, judge: Person, share: number): Promise<void> {
  const own = await session(story, judge);
  const path = `/api/jury/round/${round}`;
  const { content: photos } = await story.rest.ask<Schemas['JuryPhotoPage']>('GET', `${path}/photos?list=ALL`, own);
  const { minPoint, maxPoint } = content.eveningRound;
  const open = photos.slice(0, Math.round(photos.length * share)).filter(({ point }) => point === null);
  const marks = open.map(({ number }) => ({
    number,
    point: Math.round(randomOf(number * 17 + judge.username.length).between(minPoint + 3, maxPoint)),
    choice: randomBytes(12).toString('base64url'),
  }));
  if (marks.length > 0) await story.rest.ask('POST', `${path}/marks`, { ...own, json: { marks } });
}

/** A competition that a jury decides, in the middle of it. */
export async function loadEvening(story: Story, now: Date, entries: readonly Entry[]): Promise<void> {
  const text = content.eveningCompetition;
  const dates = datesFrom(now, [-3.5, -2.5, 8, 9]);
  const competition = await announce(story, daysFrom(now, -3.6), { ...text, ...dates, judgedBy: 'JURY' });
  await seatJudges(story, competition);
  const entrants = story.entrants.filter((person) => !judgesOf(story).includes(person));
  await enterAll({ ...story, entrants }, competition, text.description, entries);
  const round = await openRound(story, competition);
  // An hour after it has opened.
  story.clock.set(new Date(Date.parse(competition.votingStart) + 3_600_000));
  for (const [i, judge] of judgesOf(story).entries()) await markSome(story, round, judge, shares[i] ?? 0);
}
