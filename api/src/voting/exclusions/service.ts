import type { components } from '@photo-competition/schema/rest';
import { audit, type AuditAction } from '../../platform/audit/audit.ts';
import { checkCounted } from '../../competitions/counted.ts';
import { timed } from '../../competitions/present.ts';
import { findCompetition, lockCompetition, type CompetitionRecord } from '../../competitions/repository.ts';
import { checkScored } from '../../competitions/scored.ts';
import { showsResultsTo, shownOf } from '../../competitions/visibility.ts';
import { checkLinked } from '../../competitions/linked.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Viewer } from '../../platform/http/operation.ts';
import { invalidField, Problem } from '../../platform/http/problem.ts';
import { titled, titlesOf } from '../../photos/images/titles.ts';
import type { Outbox } from '../../mail/outbox.ts';
import { ballotsOf } from './ballots.ts';
import { effectOfExcluding, presentEffects } from './effect.ts';
import { tellExcluded, tellIncluded } from './notices.ts';
import * as repository from './repository.ts';
import type { FoundExclusion } from './repository.ts';

type Schemas = components['schemas'];

/** Dependencies of decisions about ballots. */
interface Parts {
  db: Db;
  outbox: Outbox;
  /** Called once what results depend on has changed. */
  changed: () => void;
}

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

const present = (row: FoundExclusion, viewer: Viewer, titles: Map<number, string>): Schemas['BallotExclusion'] => ({
  id: row.id,
  imageId: row.image_id,
  title: row.title,
  type: row.type,
  ballots: row.ballots,
  reason: row.reason,
  note: row.note,
  aloneNote: row.alone_note,
  state: row.state,
  own: row.proposed_by === viewer.accountId,
  proposedBy: row.proposer,
  confirmedBy: row.confirmer,
  revokedBy: row.revoker,
  proposedAt: row.proposed_at.toISOString(),
  effectiveAt: iso(row.effective_at),
  revokedAt: iso(row.revoked_at),
  effect: titled(row.effect, titles),
});

const imagesOf = (changes: readonly { imageId: number }[]): number[] => changes.map(({ imageId }) => imageId);

/** @throws Problem ILLEGAL_EXCLUSION_STATE */
function checkState({ state }: FoundExclusion, legal: readonly Schemas['ExclusionState'][]): void {
  if (legal.includes(state)) return;
  throw new Problem('ILLEGAL_EXCLUSION_STATE', { values: { state: { phrase: `exclusion.${state}` } } });
}

/** A text that says something. @throws Problem 422 */
function said(field: string, text: string): string {
  if (!text.trim()) throw invalidField(field, 'BLANK');
  return text.trim();
}

/**
 * Decisions not to count ballots (docs/product.md §4): from AWARD on, by two administrators or by one who says why alone, always
 * reversible. Ballots are excluded, not people, and image by image.
 */
export function exclusionService({ db, outbox, changed }: Parts) {
  const presentEffect = presentEffects(db);

  /** @throws Problem NOT_FOUND, WRONG_PHASE; OVERLOADED until it is decided which ballots the coverage rule leaves out */
  async function scored(on: Db, competition: CompetitionRecord | null, now: Date): Promise<CompetitionRecord> {
    if (!competition) throw new Problem('NOT_FOUND');
    checkScored(timed(competition), now);
    await checkCounted(on, competition);
    return competition;
  }

  async function told(found: FoundExclusion, viewer: Viewer): Promise<Schemas['BallotExclusion']> {
    return present(found, viewer, await titlesOf(db, imagesOf(found.effect)));
  }

  /** Holds the competition, so that decisions about it follow each other, and does something. */
  async function decide(
    id: number,
    { clock }: Actor,
    what: (tx: Db, competition: CompetitionRecord, now: Date) => Promise<number>,
  ): Promise<FoundExclusion> {
    const found = await db.transaction().execute(async (tx) => {
      const competition = await lockCompetition(tx, id, 'update');
      const now = clock();
      const decided = await what(tx, await scored(tx, competition, now), now);
      return repository.findExclusion(tx, id, decided);
    });
    if (!found) throw new Problem('NOT_FOUND');
    return found;
  }

  async function note(
    tx: Db,
    { id, title }: CompetitionRecord,
    { viewer, requestId }: Actor,
    at: Date,
    told: { action: AuditAction; before: unknown; after: unknown },
  ): Promise<void> {
    await audit(tx, { ...told, at, actor: viewer, objectType: 'competition', objectId: id, label: title, requestId });
  }

  const summary = ({ id, image_id, ballots, reason, note: why, alone_note, state }: FoundExclusion) => ({
    exclusion: id,
    image: image_id,
    ballots,
    reason,
    note: why,
    aloneNote: alone_note,
    state,
  });

  async function takeEffect(
    tx: Db,
    competition: CompetitionRecord,
    proposed: FoundExclusion,
    aloneNote: string | null,
    actor: Actor,
    now: Date,
  ): Promise<void> {
    const { id, image_id, reason, title: image } = proposed;
    const settled = { state: 'EFFECTIVE', alone_note: aloneNote, effective_at: now, effect: proposed.effect } as const;
    await repository.settleExclusion(tx, id, { ...settled, confirmed_by: actor.viewer.accountId });
    await repository.recount(tx, competition.id, image_id);
    const voters = await repository.votersOfExclusion(tx, id);
    await tellExcluded(tx, outbox, voters, { image, competition: competition.title, reason }, now);
    const after = summary({ ...proposed, state: 'EFFECTIVE', alone_note: aloneNote });
    await note(tx, competition, actor, now, {
      action: 'competition.exclusion-confirmed',
      before: summary(proposed),
      after,
    });
  }

  async function required(tx: Db, competitionId: number, id: number): Promise<FoundExclusion> {
    const found = await repository.findExclusion(tx, competitionId, id);
    if (!found) throw new Problem('NOT_FOUND');
    return found;
  }

  const followed = () => {
    changed();
    outbox.wake();
  };

  return {
    /** @throws Problem NOT_FOUND, WRONG_PHASE, OVERLOADED */
    async list(id: number, viewer: Viewer, now: Date): Promise<Schemas['BallotExclusions']> {
      const competition = await scored(db, await findCompetition(db, id), now);
      const rows = await repository.listExclusions(db, id);
      const effect = rows.some(({ state }) => state === 'EFFECTIVE') ? await presentEffect(competition) : [];
      const titles = await titlesOf(db, imagesOf([...effect, ...rows.flatMap((row) => row.effect)]));
      return { exclusions: rows.map((row) => present(row, viewer, titles)), effect: titled(effect, titles) };
    },

    /**
     * Proposes a decision, or makes it where one administrator decides alone.
     * @throws Problem NOT_FOUND, WRONG_PHASE, UNLINKED, ALREADY_EXCLUDED, RADAR_CHANGED, OVERLOADED; 422
     */
    async propose(id: number, request: Schemas['ExclusionRequest'], actor: Actor): Promise<Schemas['BallotExclusion']> {
      const { imageId, reason } = request;
      const why = said('note', request.note);
      const aloneNote = request.aloneNote === null ? null : said('aloneNote', request.aloneNote);
      const { viewer, clock } = actor;
      const competition = await scored(db, await findCompetition(db, id), clock());
      // Nobody could be told, nor object.
      await checkLinked(db, id);
      const ballots = await ballotsOf(db, id, request);
      // Ranking takes long: nobody waits for it, and who was quicker with one of the ballots is found out below.
      const effect = await effectOfExcluding(db, competition, imageId, ballots);
      const found = await decide(id, actor, async (tx, locked, now) => {
        await checkLinked(tx, id);
        const numbers = (await ballotsOf(tx, id, request)).map(({ number }) => number);
        const row = { competition_id: id, image_id: imageId, reason, note: why, effect };
        const by = { proposed_by: viewer.accountId, proposed_at: now };
        const proposed = await repository.insertExclusion(tx, { ...row, ...by }, numbers);
        const made = await required(tx, id, proposed);
        await note(tx, locked, actor, now, {
          action: 'competition.exclusion-proposed',
          before: null,
          after: summary(made),
        });
        if (aloneNote !== null) await takeEffect(tx, locked, made, aloneNote, actor, now);
        return proposed;
      });
      if (aloneNote !== null) followed();
      return told(found, viewer);
    },

    /**
     * Confirms what was proposed, with the ranks as they are by now.
     * @throws Problem NOT_FOUND, WRONG_PHASE, UNLINKED, ILLEGAL_EXCLUSION_STATE, SECOND_ADMINISTRATOR, OVERLOADED; 422
     */
    async confirm(
      id: number,
      exclusion: number,
      confirmation: Schemas['ExclusionConfirmation'],
      actor: Actor,
    ): Promise<Schemas['BallotExclusion']> {
      const aloneNote = confirmation.aloneNote === null ? null : said('aloneNote', confirmation.aloneNote);
      /** @returns the decision, which can be confirmed now */
      const confirmable = async (tx: Db): Promise<FoundExclusion> => {
        const proposed = await required(tx, id, exclusion);
        checkState(proposed, ['PROPOSED']);
        await checkLinked(tx, id);
        const isOwn = proposed.proposed_by === actor.viewer.accountId;
        if (isOwn && aloneNote === null) throw new Problem('SECOND_ADMINISTRATOR');
        // A note says that somebody has decided alone: a second administrator's confirmation cannot carry one.
        if (!isOwn && aloneNote !== null) throw invalidField('aloneNote', 'ALONE_NOTE');
        return proposed;
      };
      const ranksWithout = async (on: Db, competition: CompetitionRecord, { image_id }: FoundExclusion) =>
        effectOfExcluding(on, competition, image_id, await repository.pointsOfExclusion(on, exclusion));
      const before = await scored(db, await findCompetition(db, id), actor.clock());
      // Other decisions may have taken effect since it was proposed. Ranking takes long: nobody waits for it, unless something has
      // changed meanwhile.
      const ranked = await ranksWithout(db, before, await confirmable(db));
      const found = await decide(id, actor, async (tx, locked, now) => {
        const proposed = await confirmable(tx);
        const isRanked = locked.results_revision === before.results_revision;
        const effect = isRanked ? ranked : await ranksWithout(tx, locked, proposed);
        await takeEffect(tx, locked, { ...proposed, effect }, aloneNote, actor, now);
        return exclusion;
      });
      followed();
      return told(found, actor.viewer);
    },

    /** @throws Problem NOT_FOUND, WRONG_PHASE, ILLEGAL_EXCLUSION_STATE */
    async revoke(id: number, exclusion: number, actor: Actor): Promise<Schemas['BallotExclusion']> {
      const found = await decide(id, actor, async (tx, competition, now) => {
        const before = await required(tx, id, exclusion);
        checkState(before, ['PROPOSED', 'EFFECTIVE']);
        const by = { revoked_by: actor.viewer.accountId, revoked_at: now };
        await repository.settleExclusion(tx, exclusion, { state: 'REVOKED', ...by });
        if (before.state === 'EFFECTIVE') {
          await repository.recount(tx, id, before.image_id);
          const voters = await repository.votersOfExclusion(tx, exclusion);
          await tellIncluded(tx, outbox, voters, { image: before.title, competition: competition.title }, now);
        }
        await note(tx, competition, actor, now, {
          action: 'competition.exclusion-revoked',
          before: summary(before),
          after: summary({ ...before, state: 'REVOKED' }),
        });
        return exclusion;
      });
      followed();
      return told(found, actor.viewer);
    },

    /**
     * The excluded ballots, for everyone once results are public: nothing names a voter or tells which ballots are of the same hand.
     * @throws Problem NOT_FOUND before that; OVERLOADED
     */
    async excluded(id: number, now: Date): Promise<Schemas['ExcludedBallots']> {
      const competition = await findCompetition(db, id);
      if (!competition || !showsResultsTo(null, shownOf(timed(competition), now))) throw new Problem('NOT_FOUND');
      const rows = await repository.shownExclusions(db, id);
      const effect = rows.length ? await presentEffect(competition) : [];
      const titles = await titlesOf(db, imagesOf(effect), true);
      return {
        ballots: rows.reduce((sum, { ballots }) => sum + ballots, 0),
        groups: rows.map(({ image_id: imageId, title, type, ballots, reason, effective_at: at }) => ({
          imageId,
          title,
          type,
          ballots,
          reason,
          at: (at as Date).toISOString(),
        })),
        effect: titled(effect, titles),
      };
    },
  };
}

export type ExclusionService = ReturnType<typeof exclusionService>;
