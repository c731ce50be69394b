import type { Config } from './config.ts';
import { announce, datesFrom, daysFrom, enterAll, voteAll, type Story } from './competition.ts';
import * as content from './content.ts';
import { entries } from './entries.ts';
import { loadEvening } from './evening.ts';
import { loadSalon } from './salon.ts';
import { joinAll, sessionOf, type Person } from './people.ts';
import { Refused, type Rest, type Schemas } from './rest.ts';
import type { StoryClock } from './clock.ts';

/** The installation has accounts of its own, and no demo data belong there. */
export class NotEmpty extends Error {}

const first = <T>(items: readonly T[], most: number): readonly T[] => items.slice(0, most);

/** Photos of the salon: a few in each section. */
const salonPhotos = 15;

/** Gives the first administrator a name. @throws NotEmpty when it cannot log in */
async function administratorOf(rest: Rest, { username, password }: Config['administrator']): Promise<Person> {
  const person = { username, password, address: '192.0.2.100' };
  const token = await sessionOf(rest, person).catch((error: unknown) => {
    throw error instanceof Refused && error.status === 401 ? new NotEmpty() : error;
  });
  const session = { address: person.address, token };
  const { email } = await rest.ask<Schemas['SessionUser']>('GET', '/api/user/my', session);
  const json = { email, newsletter: [], ...content.administratorName };
  await rest.ask('POST', '/api/user/my/profile', { ...session, json });
  return person;
}

/** A competition that is over. */
async function loadArchivedCompetition(story: Story, now: Date, photos: number): Promise<void> {
  const dates = datesFrom(now, [-120, -95, -75, -65]);
  const text = content.archivedCompetition;
  const competition = await announce(story, daysFrom(now, -140), { ...text, ...dates });
  if (competition.status === 'ARCHIVED') return;
  await enterAll(story, competition, text.description, first(entries.archived, Math.floor(photos / 3)));
  await voteAll(story, competition, 0.85);
  story.clock.set(daysFrom(now, -60));
  const { rest, administrator } = story;
  const session = { address: administrator.address, token: await sessionOf(rest, administrator) };
  await rest.ask('PUT', `/api/admin/competition/status/${competition.id}/ARCHIVED`, session);
}

/** A competition that people vote in now. */
async function loadVotingCompetition(story: Story, now: Date, photos: number): Promise<void> {
  const dates = datesFrom(now, [-25, -6, 9, 16]);
  const text = content.votingCompetition;
  const competition = await announce(story, daysFrom(now, -30), { ...text, ...dates });
  await enterAll(story, competition, text.description, first(entries.voting, photos - Math.floor(photos / 3)));
  await voteAll(story, competition, 0.55);
}

/** A competition that is announced. */
async function loadUpcomingCompetition(story: Story, now: Date): Promise<void> {
  const dates = datesFrom(now, [20, 45, 60, 70]);
  await announce(story, daysFrom(now, -2), { ...content.upcomingCompetition, ...dates });
}

/**
 * Creates five competitions through the REST service as people would, from half a year ago to today, by moving its clock. What
 * an earlier loading has created is left as it is, so that an interrupted one can be continued.
 * @throws NotEmpty
 */
export async function loadDemoData(rest: Rest, clock: StoryClock, config: Config, say: Story['say']): Promise<void> {
  const now = new Date();
  const administrator = await administratorOf(rest, config.administrator);
  clock.set(daysFrom(now, -150));
  const entrants = await joinAll(rest, config.password);
  const story = { rest, clock, administrator, entrants, say };
  await loadArchivedCompetition(story, now, config.photos);
  await loadSalon(story, now, first(entries.voting, Math.min(salonPhotos, Math.floor(config.photos / 3))));
  await loadVotingCompetition(story, now, config.photos);
  await loadEvening(story, now, first(entries.archived, Math.floor(config.photos / 3)));
  await loadUpcomingCompetition(story, now);
}
