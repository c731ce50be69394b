import type { components } from '@photo-competition/schema/rest';
import type { CompetitionRecord } from '../../competitions/repository.ts';
import type { Db } from '../../platform/database/database.ts';
import type { StoredCircle } from '../../platform/database/radarTables.ts';
import { inThread, ThreadOutOfMemory } from '../../platform/threads/inThread.ts';
import { readVotes, type ReadVotes } from './reading.ts';
import type { FoundCircle, RadarRequest } from './radarThread.ts';
import { of, the } from './votes.ts';

const radarThread = new URL('./radarThread.ts', import.meta.url);
/** Megabytes of JavaScript heap of the thread. */
const heapMegabytes = 1024;
/** Circles that are kept: they are named by letters. */
const mostCircles = 26;

/** Why looking has failed, as administrators are told. */
export const failureOf = (error: unknown): components['schemas']['RadarFailure'] =>
  error instanceof ThreadOutOfMemory ? 'OUT_OF_MEMORY' : 'UNEXPECTED';

function storedCircle(circle: FoundCircle, { votes, by, keys }: ReadVotes): StoredCircle {
  const { members, images, effect, ...evidence } = circle;
  const inside = new Set(members);
  return {
    ...evidence,
    members: members.map((v) => the(keys, v)),
    ownImages: images.filter(({ image }) => inside.has(of(votes.author, image))).length,
    images: images.map(({ image, own: _, strength: __, direction, ...one }) => ({
      imageId: the(by.images, image).id,
      type: the(by.images, image).type,
      direction: direction === 1 ? 'HIGHER' : 'LOWER',
      ...one,
    })),
    effect,
  };
}

/** Looks for circles and stores what was found, for a revision of the results. @param revision as it was before reading */
export async function computeRadar(
  db: Db,
  competition: CompetitionRecord,
  { revision, now, signal }: { revision: number; now: Date; signal: AbortSignal },
): Promise<void> {
  const read = await readVotes(db, competition);
  const request: RadarRequest = { votes: read.votes, by: read.by };
  const found = await inThread<FoundCircle[]>(radarThread, request, { heapMb: heapMegabytes, signal });
  const circles = found.slice(0, mostCircles).map((circle) => storedCircle(circle, read));
  const row = {
    revision,
    people: read.votes.voters,
    votes: read.votes.point.length,
    computed_at: now,
    circles: JSON.stringify(circles),
  };
  await db.transaction().execute(async (tx) => {
    // Results about unlinked ballots must not be kept: an unlinking holds the log, and deletes the stored result.
    const log = tx.selectFrom('count_log').selectAll().where('competition_id', '=', competition.id).forShare();
    if ((await log.executeTakeFirst())?.unlink_begun_at) return;
    await tx
      .insertInto('radar_result')
      .values({ competition_id: competition.id, ...row })
      .onConflict((conflict) => conflict.column('competition_id').doUpdateSet(row))
      .execute();
  });
}
