import { readFile } from 'node:fs/promises';
import type { StoryClock } from './clock.ts';
import { remarks, type CompetitionText } from './content.ts';
import type { Entry } from './entries.ts';
import { sessionOf, type Person } from './people.ts';
import { randomOf } from './random.ts';
import type { Rest, Schemas } from './rest.ts';

/** The people of the demo, and what its data are loaded with. */
export interface Story {
  rest: Rest;
  clock: StoryClock;
  administrator: Person;
  entrants: readonly Person[];
  /** Prints progress on the console. */
  say(line: string): void;
}

export type Competition = Schemas['AdminCompetition'];

const minute = 60_000;
const day = 24 * 60 * minute;

/** The instant some days before or after another one, at a full hour. */
export const daysFrom = (now: Date, days: number): Date =>
  new Date(Math.floor(now.getTime() / (60 * minute)) * 60 * minute + days * day);

/** The dates of a competition: start, voting, its end and the award, in days from now. */
export function datesFrom(now: Date, [start, voting, end, award]: readonly [number, number, number, number]) {
  const at = (days: number) => daysFrom(now, days).toISOString();
  return { competitionStart: at(start), votingStart: at(voting), votingEnd: at(end), award: at(award) };
}

const instant = (text: string, minutes = 0): Date => new Date(new Date(text).getTime() + minutes * minute);

/** Precedes the description while photos are being entered. */
const loadingNote = {
  hu: '*A bemutató fotói éppen most érkeznek, és közben hónapok telnek el; egy perc múlva töltsd újra az oldalt.*',
  en: '*The photos of the demo are just being entered, and months go by meanwhile; reload this page in a minute.*',
};

const withNote = ({ hu, en }: CompetitionText['description']) => ({
  hu: `${loadingNote.hu}\n\n${hu}`,
  en: `${loadingNote.en}\n\n${en}`,
});

/** Publishes a competition, unless an earlier loading has done it. */
export async function announce(
  { rest, clock, administrator }: Story,
  created: Date,
  content: CompetitionText & Partial<Schemas['CompetitionRequest']> & ReturnType<typeof datesFrom>,
): Promise<Competition> {
  const { address } = administrator;
  const known = await rest.ask<Competition[]>('GET', '/api/admin/competition/', {
    address,
    token: await sessionOf(rest, administrator),
  });
  const found = known.find(({ title }) => title.hu === content.title.hu);
  if (found && found.status !== 'DRAFT') return found;
  clock.set(created);
  const session = { address, token: await sessionOf(rest, administrator) };
  const json = { minPoint: 1, maxPoint: 5, scoring: 'BAYESIAN', preModeration: false, minLongerSide: 800, ...content };
  const { id } = found ?? (await rest.ask<Competition>('POST', '/api/admin/competition/', { ...session, json }));
  return rest.ask('PUT', `/api/admin/competition/status/${id}/PUBLISHED`, session);
}

/** Sets what people read about a competition. */
async function describe(story: Story, { id }: Competition, description: CompetitionText['description']): Promise<void> {
  const { rest, administrator } = story;
  const session = { address: administrator.address, token: await sessionOf(rest, administrator) };
  const found = await rest.ask<Competition>('GET', `/api/admin/competition/${id}`, session);
  const { title, competitionStart, votingStart, votingEnd, award, version } = found;
  const json = { title, description, competitionStart, votingStart, votingEnd, award, version };
  await rest.ask('PUT', `/api/admin/competition/${id}`, { ...session, json });
}

/** An entry to make: who enters what, into which slot, when. */
interface Plan {
  person: Person;
  entry: Entry;
  slot: string;
  at: Date;
}

/** Slots of each category that the story's two competitions have. */
const slotsEach = 4;

/** Gives entries to people in turn, each into the next free slot of its category, evenly over the time for entries. */
function planEntries(
  entrants: readonly Person[],
  entries: readonly Entry[],
  { competitionStart, votingStart }: Competition,
) {
  const filled = new Map<string, number>();
  const [from, to] = [instant(competitionStart, 10).getTime(), instant(votingStart, -60).getTime()];
  return entries.map((entry, i): Plan => {
    const used = (person: Person) => filled.get(`${person.username} ${entry.type}`) ?? 0;
    const turn = entrants.map((_, k) => entrants[(i + k) % entrants.length] as Person);
    const person = turn.find((one) => used(one) < slotsEach) ?? (turn[0] as Person);
    filled.set(`${person.username} ${entry.type}`, used(person) + 1);
    const at = new Date(from + ((to - from) * i) / entries.length);
    return { person, entry, slot: `${entry.type}-${used(person)}`, at };
  });
}

async function enter({ rest }: Story, { id }: Competition, { person, entry, slot }: Plan): Promise<void> {
  const bytes = await readFile(new URL(`../pictures/${entry.file}`, import.meta.url));
  const session = { address: person.address, token: await sessionOf(rest, person) };
  const filled = await rest.ask<Schemas['Image'][]>('GET', `/api/competition/user-image/${id}`, session);
  // An interrupted loading has entered this photo already.
  if (filled.some((image) => `${image.type}-${image.slot}` === slot)) return;
  const { title, description } = entry;
  const form = new FormData();
  const data = JSON.stringify({ title, description, ownImage: true });
  form.set('data', new Blob([data], { type: 'application/json' }), 'data.json');
  form.set('file', new Blob([new Uint8Array(bytes)]), entry.file);
  await rest.ask('POST', `/api/competition/upload/${id}/${slot}`, { ...session, form });
}

/** Entries that are made at the same time: the service works on one photo per core. */
const atOnce = 2;

/** Enters photos while the competition is open for them. */
export async function enterAll(
  story: Story,
  competition: Competition,
  description: CompetitionText['description'],
  entries: readonly Entry[],
): Promise<void> {
  story.clock.set(instant(competition.competitionStart, 1));
  await describe(story, competition, withNote(description));
  const plans = planEntries(story.entrants, entries, competition);
  for (let done = 0; done < plans.length;) {
    const batch = plans.slice(done, done + atOnce);
    // A single instant per batch: setting the clock during it could expire the sessions of the others.
    story.clock.set((batch[0] as Plan).at);
    await Promise.all(batch.map((plan) => enter(story, competition, plan)));
    done += batch.length;
    if (done % 8 === 0 || done === plans.length)
      story.say(`  ${competition.title.en}: ${done} of ${plans.length} photos`);
  }
  await describe(story, competition, description);
}

/**
 * Everyone votes on a share of the images of others and comments on a few. Each image has a quality that people see more
 * or less alike.
 */
export async function voteAll(
  { rest, clock, entrants }: Story,
  { id, votingStart }: Competition,
  share: number,
): Promise<void> {
  for (const [p, person] of entrants.entries()) {
    clock.set(instant(votingStart, 60 + p * 300));
    const session = { address: person.address, token: await sessionOf(rest, person) };
    const taste = randomOf(id * 100 + p);
    const page = await rest.ask<Schemas['ImagePage']>('GET', `/api/competition/paged/${id}?size=100`, session);
    for (const image of page.content.filter(({ own }) => !own)) {
      const quality = randomOf(image.id * 31).between(1.6, 4.9);
      const point = Math.max(1, Math.min(5, Math.round(quality + taste.between(-1.2, 1.2))));
      const [votes, speaks, remark] = [taste.next() < share, taste.next() < 0.12, taste.pick(remarks)];
      if (votes) await rest.ask('POST', '/api/competition/vote', { ...session, json: { imageId: image.id, point } });
      if (speaks && !image.comments.some(({ own }) => own))
        await rest.ask('POST', `/api/competition/comment/${image.id}`, { ...session, json: { comment: remark } });
    }
  }
}
