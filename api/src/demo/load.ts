import type { components } from '@photo-competition/schema/rest';
import { sql } from 'kysely';
import { createHash, randomUUID } from 'node:crypto';
import { readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { migrate } from '../database/migrate.ts';
import type { AccountRow } from '../database/tables.ts';
import type { Viewer } from '../http/operation.ts';
import type { Service } from '../service.ts';
import * as content from './content.ts';
import { drawVariant, drawPicture, type DemoPicture } from './pictures/drawPicture.ts';
import type { PictureEntry } from './pictures/entry.ts';
import { randomOf } from './pictures/random.ts';

type Schemas = components['schemas'];

/** A clock that the loader sets: each reading is a little later than the one before. */
export interface StoryClock {
  now: () => Date;
  set(instant: Date, stepMs: number): void;
}

export function storyClock(): StoryClock {
  let instant = Date.now();
  let step = 0;
  return {
    now() {
      instant += step;
      return new Date(instant);
    },
    set(to, stepMs) {
      instant = to.getTime();
      step = stepMs;
    },
  };
}

interface Story {
  service: Service;
  clock: StoryClock;
  folder: string;
  admin: Viewer;
  people: Viewer[];
  say: (line: string) => void;
}

const day = 24 * 3_600_000;
const minute = 60_000;

const viewerOf = (row: AccountRow): Viewer => ({
  accountId: row.id,
  username: row.username,
  administrator: row.administrator,
  voterKey: row.voter_key,
  sessionId: '',
  token: '',
  expiry: new Date(0),
});

/** Dates around the first start, in days. */
function datesAround(now: Date, [start, voting, end, award]: [number, number, number, number]) {
  // Full hours read better.
  const hour = Math.floor(now.getTime() / 3_600_000) * 3_600_000;
  const at = (days: number) => new Date(hour + days * day).toISOString();
  return { competitionStart: at(start), votingStart: at(voting), votingEnd: at(end), award: at(award) };
}

async function makeCompetition(
  { service, admin, clock }: Story,
  created: Date,
  request: Pick<Schemas['CompetitionRequest'], 'title' | 'description'> & Partial<Schemas['CompetitionRequest']>,
  dates: ReturnType<typeof datesAround>,
): Promise<Schemas['AdminCompetition']> {
  clock.set(created, 1000);
  const actor = { viewer: admin, clock: clock.now, requestId: 'demo' };
  const defaults = { minPoint: 1, maxPoint: 5, scoring: 'BAYESIAN', preModeration: false, minLongerSide: 800 } as const;
  const { id } = await service.admin.create({ ...defaults, ...request, ...dates }, actor);
  return service.admin.setStatus(id, 'PUBLISHED', actor);
}

/** Of what the content offers; more would make the first start longer than people wait. */
const archivedCount = 26;
const votingCount = 46;

/** An entry to make: who, where, what. */
interface Plan {
  person: number;
  slot: string;
  title: string;
  description: string;
  picture: DemoPicture;
}

/** Gives entries to people in turn, each into the next free slot of its category. */
function planEntries(entries: readonly PictureEntry[]): Plan[] {
  const filled = new Map<string, number>();
  return entries.map(({ title, description, ...picture }, i) => {
    const type = picture.monochrome ? 'mono' : 'colour';
    const turn = Array.from({ length: content.entrants.length }, (_, k) => (i + k) % content.entrants.length);
    // Four slots each: whoever has filled them lets the next one enter.
    const person = turn.find((candidate) => (filled.get(`${candidate} ${type}`) ?? 0) < 4) ?? 0;
    const num = (filled.get(`${person} ${type}`) ?? 0) + 1;
    filled.set(`${person} ${type}`, num);
    return { person, slot: `${type}-${num}`, title, description, picture };
  });
}

const differsFrom =
  ({ scene, seed }: DemoPicture) =>
  (other: DemoPicture): boolean =>
    other.scene !== scene || other.seed !== seed;

/** Runs tasks a few at a time: drawing and processing keep every core busy. */
async function inParallel<T>(items: T[], atOnce: number, work: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items];
  const runner = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, runner));
}

async function enter(story: Story, competition: Schemas['AdminCompetition'], plan: Plan, bytes: Buffer): Promise<void> {
  const { service, folder, people } = story;
  const file = path.join(folder, `demo-${randomUUID()}`);
  await writeFile(file, bytes);
  try {
    const address = { competitionId: competition.id, slotName: plan.slot, viewer: people[plan.person] as Viewer };
    const data = { title: plan.title, description: plan.description, ownImage: true } as const;
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    await service.uploads.put(address, { data, file: { path: file, sha256, bytes: bytes.length } }, 800);
  } finally {
    await rm(file, { force: true });
  }
}

async function enterAll(story: Story, competition: Schemas['AdminCompetition'], plans: Plan[]): Promise<void> {
  const { clock, say } = story;
  const from = new Date(competition.competitionStart);
  const length = new Date(competition.votingStart).getTime() - from.getTime();
  // Every reading of the clock moves it on; a picture takes a handful of them.
  clock.set(new Date(from.getTime() + 10 * minute), Math.floor(length / (plans.length * 12)));
  let done = 0;
  await inParallel(plans, 3, async (plan) => {
    await enter(story, competition, plan, await drawPicture(plan.picture));
    done += 1;
    if (done % 12 === 0 || done === plans.length) say(`  ${competition.title.en}: ${done} of ${plans.length} photos`);
  });
}

/** Votes of everyone on most images of others; each picture has a quality that people see more or less alike. */
async function vote(
  { service, people, clock }: Story,
  competition: Schemas['AdminCompetition'],
  share: number,
): Promise<void> {
  const images = await service.db
    .selectFrom('image')
    .select(['id', 'voter_key'])
    .where('competition_id', '=', competition.id)
    .orderBy('id')
    .execute();
  const from = new Date(competition.votingStart).getTime();
  clock.set(new Date(from + minute), 5 * minute);
  for (const [p, viewer] of people.entries()) {
    const taste = randomOf(competition.id * 100 + p);
    for (const image of images) {
      const quality = randomOf(image.id * 31).between(1.6, 4.9);
      if (image.voter_key === viewer.voterKey || taste.next() > share) continue;
      const point = Math.max(1, Math.min(5, Math.round(quality + taste.between(-1.2, 1.2))));
      await service.votes.cast({ imageId: image.id, point }, viewer);
    }
  }
  const talk = randomOf(competition.id * 7);
  for (const image of images) {
    const speakers = talk.int(0, 3);
    for (let i = 0; i < speakers; i++)
      await service.comments.add(image.id, talk.pick(content.remarks), talk.pick(people));
  }
}

/** Starts a loading that was killed half-way anew. */
export async function clearHalfLoaded(service: Service, dataDir: string): Promise<void> {
  await sql`drop schema public cascade`.execute(service.db);
  await sql`create schema public`.execute(service.db);
  await migrate(service.db);
  const blobs = path.join(dataDir, 'blobs');
  for (const entry of await readdir(blobs)) await rm(path.join(blobs, entry), { recursive: true, force: true });
}

/** Tells the story of three competitions on an empty database, through the services that people use. */
export async function loadDemo(
  service: Service,
  clock: StoryClock,
  folder: string,
  say: (line: string) => void,
): Promise<void> {
  const now = new Date();
  const joined = new Date(now.getTime() - 150 * day);
  const person = (username: string, firstName: string, lastName: string, locale: Schemas['Locale']) => ({
    username,
    email: `${username}@example.org`,
    firstName,
    lastName,
    locale,
    newsletter: ['COMPETITION', 'RESULT'] as Schemas['NewsletterFlags'],
  });
  const admin = viewerOf(
    await service.accounts.createActive(
      person('admin', 'Katalin', 'Horváth', 'hu'),
      content.demoPassword,
      true,
      joined,
    ),
  );
  const people: Viewer[] = [];
  for (const [i, { firstName, lastName, locale }] of content.entrants.entries()) {
    const username = `entrant${String(i + 1).padStart(2, '0')}`;
    const account = person(username, firstName, lastName, locale);
    people.push(viewerOf(await service.accounts.createActive(account, content.demoPassword, false, joined)));
  }
  const story = { service, clock, folder, admin, people, say };

  const past = datesAround(now, [-120, -95, -75, -65]);
  const archived = await makeCompetition(story, new Date(now.getTime() - 140 * day), content.archivedCompetition, past);
  await enterAll(story, archived, planEntries(content.archivedEntries.slice(0, archivedCount)));
  await vote(story, archived, 0.85);

  const present = datesAround(now, [-25, -6, 9, 16]);
  const voting = await makeCompetition(story, new Date(now.getTime() - 30 * day), content.votingCompetition, present);
  const { of: original, ...words } = content.nearDuplicate;
  const plans = planEntries([original, ...content.votingEntries.filter(differsFrom(original)).slice(0, votingCount)]);
  await enterAll(story, voting, plans);
  const copier = planEntries([
    ...plans.map(({ picture, ...text }) => ({ ...picture, ...text })),
    { ...original, ...words },
  ]);
  clock.set(new Date(new Date(voting.votingStart).getTime() - 60 * minute), 1000);
  await enter(story, voting, copier.at(-1) as Plan, await drawVariant(original));
  await vote(story, voting, 0.55);

  const future = datesAround(now, [20, 45, 60, 70]);
  await makeCompetition(story, new Date(now.getTime() - 2 * day), content.upcomingCompetition, future);

  clock.set(new Date(now.getTime() - 60 * day), 1000);
  const actor = { viewer: admin, clock: clock.now, requestId: 'demo' };
  await service.admin.setStatus(archived.id, 'ARCHIVED', actor);
}
