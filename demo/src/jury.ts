/** Actions of organisers and judges of the demo's juries. */
import { randomBytes } from 'node:crypto';
import type { Competition, Story } from './competition.ts';
import { sessionOf, type Person } from './people.ts';
import { randomOf } from './random.ts';
import type { Schemas } from './rest.ts';

export const session = async ({ rest }: Story, person: Person) => ({
  address: person.address,
  token: await sessionOf(rest, person),
});

const jury = (id: number) => `/api/admin/competition/${id}/jury`;

/** Asks something about a competition's jury, as the administrator. */
export const administer = async <T>(
  story: Story,
  { id }: Competition,
  method: string,
  path: string,
  json?: unknown,
): Promise<T> => {
  const own = await session(story, story.administrator);
  return story.rest.ask(method, `${jury(id)}${path}`, { ...own, ...(json === undefined ? {} : { json }) });
};

export const readJury = (story: Story, competition: Competition): Promise<Schemas['AdminJury']> =>
  administer(story, competition, 'GET', '');

/** Invites judges, who accept. */
export async function seatJudges(story: Story, competition: Competition, judges: readonly Person[]): Promise<void> {
  const { rest } = story;
  for (const judge of judges) {
    const { seats } = await readJury(story, competition);
    const found = seats.find(({ username }) => username === judge.username);
    const own = await session(story, judge);
    if (!found) {
      const { id: accountId } = await rest.ask<Schemas['SessionUser']>('GET', '/api/user/my', own);
      await administer(story, competition, 'POST', '/seats', { accountId });
    }
    if (found?.state !== 'ACCEPTED')
      await rest.ask('PUT', `/api/jury/${competition.id}/seat`, { ...own, json: { accept: true } });
  }
}

/** The content of a round, without its times and judges. */
export type RoundText = Omit<Schemas['RoundRequest'], 'position' | 'types' | 'remarks' | 'opens' | 'closes' | 'panel'>;

/** A round of all categories that lasts as voting would. @returns it, made unless an earlier loading has done it */
export async function openRound(
  story: Story,
  competition: Competition,
  content: RoundText,
): Promise<Schemas['AdminJuryRound']> {
  const { rounds, seats } = await readJury(story, competition);
  const [found] = rounds;
  if (found) return found;
  const json: Schemas['RoundRequest'] = {
    ...content,
    position: 1,
    types: [],
    remarks: 'ENTRANTS',
    opens: competition.votingStart,
    closes: competition.votingEnd,
    panel: seats.filter(({ state }) => state === 'ACCEPTED').map(({ seat }) => seat),
  };
  const [made] = (await administer<Schemas['AdminJury']>(story, competition, 'POST', '/rounds', json)).rounds;
  if (!made) throw new Error('The round is not in the jury.');
  return made;
}

/** A judge gives points to a share of the photos of a round, in the judge's own order. @param lowest the lowest point that is given */
export async function markSome(
  story: Story,
  { id, round: { maxPoint } }: Schemas['AdminJuryRound'],
  judge: Person,
  share: number,
  lowest: number,
): Promise<void> {
  const own = await session(story, judge);
  const path = `/api/jury/round/${id}`;
  const { content: photos } = await story.rest.ask<Schemas['JuryPhotoPage']>('GET', `${path}/photos?list=ALL`, own);
  const open = photos.slice(0, Math.round(photos.length * share)).filter(({ point }) => point === null);
  const marks = open.map(({ number }) => ({
    number,
    point: Math.round(randomOf(number * 17 + judge.username.length).between(lowest, maxPoint)),
    choice: randomBytes(12).toString('base64url'),
  }));
  if (marks.length > 0) await story.rest.ask('POST', `${path}/marks`, { ...own, json: { marks } });
}
