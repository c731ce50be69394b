import { loadPart } from '../connection/loadPart.ts';
import type { VoteDatabase } from './voteDatabase.ts';

/** A point, or null for a withdrawal. */
export type Point = number | null;

/** What is voted on. */
export interface VotedOn {
  /** The image's number: kept in browsers, and known before its id is. */
  imageId: string;
  /** The competition's number. */
  competitionId: string;
  /** Title of the image, for what is said about the vote later. */
  title: string;
}

/** A choice that the server has not confirmed yet. There is one at most for each image and voter: the newest. */
export interface KeptVote extends VotedOn {
  /** Names this choice: another one for the same image has another id. */
  id: string;
  userId: string;
  point: Point;
  /** The vote that the server had confirmed when the choice was made. */
  before: Point;
  /** Number of its ballot, which this browser has drawn; missing in what an earlier version of the client has kept. */
  number?: string;
  /** Epoch milliseconds of this computer: votes are sent in the order in which they were cast. */
  castAt: number;
}

/** Where votes are kept until the server has them. */
export interface VoteStore {
  /** The votes of a user, oldest first. */
  of: (userId: string) => Promise<KeptVote[]>;
  /** Keeps a vote in the place of an older one for the same image. */
  put: (vote: KeptVote) => Promise<void>;
  /** Removes that very choice; a newer one for the same image stays. */
  remove: (vote: KeptVote) => Promise<void>;
}

const byAge = (a: KeptVote, b: KeptVote): number => a.castAt - b.castAt;

/** Keeps votes as long as the page lasts: for a browser that forbids storage. */
export function memoryVoteStore(): VoteStore {
  const votes = new Map<string, KeptVote>();
  const keyOf = ({ userId, imageId }: KeptVote) => `${userId} ${imageId}`;
  return {
    of: (userId) => Promise.resolve([...votes.values()].filter((vote) => vote.userId === userId).sort(byAge)),
    put: (vote) => Promise.resolve(void votes.set(keyOf(vote), vote)),
    remove: (vote) => {
      if (votes.get(keyOf(vote))?.id === vote.id) votes.delete(keyOf(vote));
      return Promise.resolve();
    },
  };
}

/** Opens the database; what does so is loaded with it, once somebody is logged in. */
const open = async (name: string): Promise<VoteDatabase<KeptVote>> =>
  (await loadPart(() => import('./voteDatabase.ts'))).openVotes<KeptVote>(name);

/**
 * Keeps votes in this browser's database, through a reload and a closed tab. Where the browser forbids it, or its room
 * is used up, they last as long as the page.
 */
export function browserVoteStore(name = 'photo-competition'): VoteStore {
  const fallback = memoryVoteStore();
  let database: Promise<VoteDatabase<KeptVote> | null> | undefined;
  const opened = () => (database ??= open(name).catch(() => null));
  return {
    async of(userId) {
      const db = await opened();
      const kept = await fallback.of(userId);
      const range = IDBKeyRange.bound([userId], [userId, []]);
      return [...kept, ...((await db?.getAll('votes', range)) ?? [])].sort(byAge);
    },
    async put(vote) {
      const db = await opened();
      const isStored = await db?.put('votes', vote).then(
        () => true,
        () => false,
      );
      if (!isStored) await fallback.put(vote);
    },
    async remove(vote) {
      const db = await opened();
      await fallback.remove(vote);
      if (!db) return;
      const change = db.transaction('votes', 'readwrite');
      const stored = await change.store.get([vote.userId, vote.imageId]);
      if (stored?.id === vote.id) await change.store.delete([vote.userId, vote.imageId]);
      await change.done;
    },
  };
}
