/** The visit that each published client makes: login, list, pages, upload, vote, comment. */
import { describe, expect, test } from 'vitest';
import { globalId } from '../product/globalId.ts';
import type { Person } from '../product/people.ts';
import { plainPhoto } from '../product/photos.ts';
import type { OperationName, Results, Send } from './operations.ts';

/** A page of the photos of a competition. */
export interface Page {
  ids: string[];
  /** Where the next one begins; null on the last. */
  next: string | null;
  total: number;
}

/** Calls that a visit makes. Each call is refused by throwing. */
export interface VisitingClient {
  /** How it names what the service has this number of. */
  idOf(type: 'Competition' | 'Image', number: number): string;
  /** Keeps the session for what follows. */
  logIn(username: string, password: string): Promise<void>;
  /** Ids of the competitions that are on. */
  competitions(): Promise<string[]>;
  page(competitionId: string, first: number, after: string | null): Promise<Page>;
  /** Enters a photo into the slot `colour-1`. @returns its id */
  enter(competitionId: string, title: string, photo: File): Promise<string>;
  /** @returns the point as the vote now stands */
  vote(imageId: string, point: number): Promise<number | null>;
  /** @returns the text as it was written */
  comment(imageId: string, text: string): Promise<string>;
}

/** Makes a client of an installation. @param tokenOf the session's token, null before the login */
export type SendingClient = (origin: string, tokenOf: () => string | null) => Send;

/** A visit by the graph: what differs between clients is how they send an operation. */
export function graphVisit(origin: string, connect: SendingClient): VisitingClient {
  let token: string | null = null;
  const send = connect(origin, () => token);
  const bring = async <Name extends OperationName>(name: Name, variables: Record<string, unknown>) =>
    (await send(name, variables)) as Results[Name];
  /** @throws with the codes of a refusal */
  const unrefused = <Payload extends { userErrors: { code: string }[] }>(payload: Payload): Payload => {
    expect(payload.userErrors).toEqual([]);
    return payload;
  };
  return {
    idOf: globalId,
    async logIn(username, password) {
      const { login } = await bring('LogIn', { input: { username, password } });
      token = unrefused(login).token;
    },
    async competitions() {
      return (await bring('Open', {})).openCompetitions.map(({ id }) => id);
    },
    async page(id, first, after) {
      const { competition } = await bring('Grid', { id, first, after });
      if (!competition) throw new Error(`There is no competition ${id}`);
      const { nodes, pageInfo, totalCount } = competition.images;
      const next = pageInfo.hasNextPage ? pageInfo.endCursor : null;
      return { ids: nodes.map((node) => node.id), next, total: totalCount };
    },
    async enter(competitionId, title, file) {
      const input = { competitionId, slot: 'colour-1', title, description: '', ownImage: true, file };
      return unrefused((await bring('Enter', { input })).uploadImage).image?.id ?? '';
    },
    async vote(imageId, point) {
      return unrefused((await bring('Vote', { input: { imageId, point } })).castVote).vote?.point ?? null;
    },
    async comment(imageId, text) {
      return unrefused((await bring('Say', { input: { imageId, text } })).addComment).comment?.text ?? '';
    },
  };
}

/** A client on its visit. */
export interface Visit {
  /** As the test's name has it. */
  name: string;
  client(): VisitingClient;
}

/** Where the visits are made. */
export interface Venue {
  /** The number of the competition. */
  competition(): number;
  /** The number of a photo of somebody else, for a vote and a comment. */
  image(): number;
  /** Makes an account, with the password `<username> takes photos`. */
  join(username: string): Promise<Person>;
  /** Moves on to the time of voting. */
  openVoting(): void;
}

/** Registers the visits: first every client enters a photo, then each looks, votes and comments. */
export function describeVisits(visits: readonly Visit[], venue: Venue): void {
  const visitors = visits.map(({ name, client }, i) => ({ name, client, username: `visitor${i}` }));
  const clients = new Map<string, VisitingClient>();
  /** Ids of the photos that they have entered. */
  const entered = new Map<string, string>();
  /** The client of a visit with its session. */
  const known = (name: string): VisitingClient => {
    const client = clients.get(name);
    if (!client) throw new Error(`${name} has not logged in`);
    return client;
  };

  describe('while photos come in', () => {
    test.each(visitors)('$name logs in and enters a photo', async ({ name, client, username }) => {
      await venue.join(username);
      const made = client();
      await made.logIn(username, `${username} takes photos`);
      clients.set(name, made);
      const photo = new File([new Uint8Array(await plainPhoto(10))], 'photo.jpg', { type: 'image/jpeg' });
      entered.set(name, await made.enter(made.idOf('Competition', venue.competition()), `By ${username}`, photo));
    });
  });

  describe('while votes are cast', () => {
    test.each(visitors)('$name lists, reads pages, votes and comments', async ({ name, username }) => {
      venue.openVoting();
      const client = known(name);
      const competitionId = client.idOf('Competition', venue.competition());
      const imageId = client.idOf('Image', venue.image());
      expect(await client.competitions()).toContain(competitionId);
      const ids: string[] = [];
      let page = await client.page(competitionId, 2, null);
      expect(page.ids).toHaveLength(2);
      ids.push(...page.ids);
      while (page.next !== null) {
        page = await client.page(competitionId, 2, page.next);
        ids.push(...page.ids);
      }
      expect([new Set(ids).size, ids.length]).toEqual([page.total, page.total]);
      expect(ids).toEqual(expect.arrayContaining([imageId, entered.get(name)]));
      expect(await client.vote(imageId, 4)).toBe(4);
      expect(await client.comment(imageId, `What a light, says ${username}.`)).toContain(username);
    });
  });
}
