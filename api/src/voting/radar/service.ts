import type { components } from '@photo-competition/schema/rest';
import { audit } from '../../platform/audit/audit.ts';
import { checkCounted } from '../../competitions/counted.ts';
import { timed } from '../../competitions/present.ts';
import { findCompetition, type CompetitionRecord } from '../../competitions/repository.ts';
import { checkScored } from '../../competitions/scored.ts';
import { checkLinked } from '../../competitions/linked.ts';
import type { Db } from '../../platform/database/database.ts';
import type { StoredCircle } from '../../platform/database/radarTables.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { Problem } from '../../platform/http/problem.ts';
import { titled, titlesOf } from '../../photos/images/titles.ts';
import type { Logger } from '../../platform/log.ts';
import { revisionOf } from '../results/repository.ts';
import { computeRadar, failureOf } from './computation.ts';
import { circleNamed, findStored, nameAt } from './stored.ts';

type Schemas = components['schemas'];

const idsOf = (circles: readonly StoredCircle[]): number[] =>
  circles.flatMap(({ images, effect }) => [...images, ...effect].map(({ imageId }) => imageId));

/** People who vote alike more than chance would have it, for administrators, from AWARD on (docs/product.md §4). */
export function radarService(db: Db, log: Logger) {
  const stopping = new AbortController();
  /** Of competitions that are being looked at by this process. */
  const running = new Map<number, Promise<void>>();
  /**
   * Why this process could not look, by competition, until somebody was told. Not in a table, which would outlive the cause; and not
   * forgotten at once, or whoever waits would have it fail every few seconds without ever knowing.
   */
  const failed = new Map<number, Schemas['RadarFailure']>();

  /**
   * @throws Problem NOT_FOUND; WRONG_PHASE until administrators may see scores; OVERLOADED until it is decided which ballots the
   * coverage rule leaves out; UNLINKED once nobody knows who has voted what
   */
  async function scored(id: number, now: Date): Promise<CompetitionRecord> {
    const competition = await findCompetition(db, id);
    if (!competition) throw new Problem('NOT_FOUND');
    checkScored(timed(competition), now);
    await checkCounted(db, competition);
    await checkLinked(db, id);
    return competition;
  }

  function start(competition: CompetitionRecord, revision: number, now: Date): void {
    const { id: competitionId } = competition;
    if (running.has(competitionId) || stopping.signal.aborted) return;
    const from = performance.now();
    const job = computeRadar(db, competition, { revision, now, signal: stopping.signal })
      .then(() =>
        log.info({ competitionId, revision, ms: Math.round(performance.now() - from) }, 'the radar has looked'),
      )
      .catch((error: unknown) => {
        if (stopping.signal.aborted) return;
        log.error({ err: error, competitionId }, 'the radar could not look');
        failed.set(competitionId, failureOf(error));
      })
      .finally(() => running.delete(competitionId));
    running.set(competitionId, job);
  }

  return {
    /**
     * The findings in the results as they are now; starts a computation where there is none yet. A failed computation is told
     * once, by the process in which it failed: else a waiting caller would have it fail again and again, and never know.
     * @throws Problem NOT_FOUND, WRONG_PHASE, UNLINKED
     */
    async read(id: number, now: Date): Promise<Schemas['Radar']> {
      const competition = await scored(id, now);
      const revision = (await revisionOf(db, id)) ?? 0;
      const stored = await findStored(db, id);
      if (stored?.revision !== revision) {
        const failure = failed.get(id);
        failed.delete(id);
        const nothing = { computedAt: null, people: 0, votes: 0, circles: [] };
        if (failure) return { state: 'FAILED', failure, ...nothing };
        start(competition, revision, now);
        return { state: 'PENDING', failure: null, ...nothing };
      }
      const { people, votes, circles, computed_at: computedAt } = stored;
      const titles = await titlesOf(db, idsOf(circles));
      return {
        state: 'READY',
        failure: null,
        computedAt: computedAt.toISOString(),
        people,
        votes,
        circles: circles.map(({ members, images, effect, ...evidence }, index) => ({
          name: nameAt(index),
          size: members.length,
          ...evidence,
          images: titled(images, titles),
          effect: titled(effect, titles),
        })),
      };
    },

    /**
     * Tells who is in a circle, and the audit log that this was told.
     * @throws Problem NOT_FOUND, WRONG_PHASE, UNLINKED
     */
    async open(id: number, name: string, { viewer, clock, requestId }: Actor): Promise<Schemas['RadarPeople']> {
      const now = clock();
      const { title } = await scored(id, now);
      return db.transaction().execute(async (tx) => {
        const stored = await findStored(tx, id);
        const circle = stored && circleNamed(stored, name);
        if (!stored || !circle) throw new Problem('NOT_FOUND');
        const { members } = circle;
        const people = await tx
          .selectFrom('account')
          .select(['id', 'username', 'first_name as firstName', 'last_name as lastName', 'created_at as createdAt'])
          .where('voter_key', 'in', members)
          .orderBy('username')
          .execute();
        await audit(tx, {
          at: now,
          actor: viewer,
          action: 'competition.radar-opened',
          objectType: 'competition',
          objectId: id,
          label: title,
          requestId,
          after: { circle: name, people: members.length, revision: stored.revision },
        });
        return {
          people: people.map(({ createdAt, ...person }) => ({ ...person, createdAt: createdAt.toISOString() })),
          gone: members.length - people.length,
        };
      });
    },

    /** Gives up what is under way. */
    async stop(): Promise<void> {
      stopping.abort();
      await Promise.all(running.values());
    },
  };
}

export type RadarService = ReturnType<typeof radarService>;
