import type { components } from '@photo-competition/schema/rest';
import { toBase64, toBase64Url } from '@photo-competition/count/bytes';
import type { CloseRecord, OpenRecord } from '@photo-competition/count/records';
import { rollTree } from '@photo-competition/count/rollFile';
import type { Viewer } from '../../platform/http/operation.ts';
import { invalidField, Problem } from '../../platform/http/problem.ts';
import { headsOf, readRecord, recordsOf, rollOf, type FoundHead } from './files.ts';
import { findCount, isPublished, isTooSmall, type CountServiceParts, type FoundCount } from './found.ts';
import { countKeys, keysFile } from './keys.ts';
import { publicObserver } from './observers.ts';
import { treeOf, type CountLog } from './log.ts';
import { ballotOf, castBy, placesOf, type CastBallot } from './places.ts';
import { receiptOf } from './receipt.ts';
import { sha256 } from './signer.ts';

type Schemas = components['schemas'];

const base64 = (hashes: readonly Uint8Array[]): string[] => hashes.map(toBase64);

/** Reads of the count of a competition (docs/product.md §4). */
export function countService({ db, signer, minVoters }: CountServiceParts) {
  async function filesOf(found: FoundCount, heads: readonly FoundHead[]): Promise<Schemas['CountFiles'] | null> {
    const { log } = found;
    if (!isPublished(found, minVoters)) return null;
    const { name: keys } = await keysFile(db, signer);
    const ballots = isTooSmall(log, minVoters) ? null : ('count.bin' as const);
    const stamped = heads.filter(({ stamp }) => stamp).map(({ size }) => `head-${size}.tsr`);
    const head = heads.at(-1)?.cosigned ? `head-${log.size}-cosigned` : `head-${log.size}`;
    return { head, timestamps: stamped, keys, records: `records-${log.size}.jsonl`, ballots, roll: 'roll.bin' };
  }

  async function versionsOf(found: FoundCount): Promise<Schemas['CountVersion'][]> {
    if (!isPublished(found, minVoters) || isTooSmall(found.log, minVoters)) return [];
    const rows = await db
      .selectFrom('count_result')
      .select(['version', 'at', 'reason', 'sha256'])
      .where('competition_id', '=', found.log.competition_id)
      .where('version', '<=', found.log.result_version)
      .orderBy('version')
      .execute();
    return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
  }

  const presentBallot = (
    competitionId: number,
    ballot: CastBallot,
    position: number | null,
  ): Schemas['CountBallot'] => {
    const { imageId, point, number, replaces, at } = ballot;
    return {
      imageId,
      point,
      position,
      at: at.toISOString(),
      number: toBase64Url(number),
      replaces: replaces && toBase64Url(replaces),
      receipt: receiptOf(signer, { competitionId, imageId, point, number, replaces, at }),
    };
  };

  /** The viewer's place in the roll of a closed log; null for a viewer who is not in it. */
  async function rollEntry(
    { competition_id: id }: CountLog,
    voterKey: string,
  ): Promise<Schemas['CountRollEntry'] | null> {
    const own = await db
      .selectFrom('count_roll')
      .select(['salt', 'username', 'cast_ballots as cast', 'standing'])
      .where('competition_id', '=', id)
      .where('voter_key', '=', voterKey)
      .executeTakeFirst();
    if (!own?.salt || own.username === null) return null;
    const roll = await rollOf(db, id);
    const position = roll.findIndex((entry) => entry.voterKey === voterKey);
    const hashes = base64(rollTree(sha256, roll).inclusion(position));
    const { cast, standing, username } = own;
    return { salt: toBase64(own.salt), username, cast, standing, position, hashes, size: roll.length };
  }

  return {
    keys: () => countKeys(db, signer),

    /** @throws Problem NOT_FOUND */
    async read(id: number, now: Date): Promise<Schemas['Count']> {
      const found = await findCount(db, id, now);
      const { log } = found;
      // The log may have grown since: all that is answered is of one size, or the recount would find a head without its records.
      const foundHeads = (await headsOf(db, id)).filter(({ size }) => size <= log.size);
      const heads = foundHeads.map(({ size, root, note, at, ballots, voters, cosigned, stamp }) => ({
        size,
        root: toBase64(root),
        note,
        at: at.toISOString(),
        ballots,
        voters,
        cosigned: cosigned && { witness: cosigned.witness, at: cosigned.at.toISOString() },
        stampedAt: stamp && stamp.at.toISOString(),
      }));
      const records = (await recordsOf(db, id, log.size)).map((one) => ({
        position: one.position,
        record: readRecord(one),
      }));
      const { since = null, ...open } = records[0]?.record as OpenRecord;
      const { votingStart, votingEnd, award, minPoint, maxPoint, scoring, images, eligible, at } = open;
      const { minCoverage = 0, minCoverageVoters = 0 } = open;
      const close = records
        .map(({ record }) => record)
        .find((record): record is CloseRecord => record.type === 'close');
      const ruleChanges = records.flatMap(({ position, record }) =>
        record.type === 'rule'
          ? [{ position, at: record.at, field: record.field, from: String(record.from), to: String(record.to) }]
          : [],
      );
      const state = isPublished(found, minVoters) ? 'PUBLISHED' : log.closed_at ? 'SEALED' : 'OPEN';
      return {
        state,
        origin: signer.origin(id),
        minVoters,
        tooFewVoters: isTooSmall(log, minVoters),
        heads,
        unlinkedAt: log.unlinked_at?.toISOString() ?? null,
        keys: await countKeys(db, signer),
        rules: {
          at,
          since,
          votingStart,
          votingEnd,
          award,
          minPoint,
          maxPoint,
          scoring,
          minCoverage,
          minCoverageVoters,
          images,
          eligible,
        },
        leftOut: close ? { voters: close.leftOutVoters ?? 0, ballots: close.leftOutBallots ?? 0 } : null,
        ruleChanges,
        versions: await versionsOf(found),
        files: await filesOf(found, foundHeads),
        observer: await publicObserver(db, found),
      };
    },

    /** @throws Problem NOT_FOUND, 422 */
    async consistency(id: number, from: number, to: number, now: Date): Promise<Schemas['CountConsistency']> {
      const { log } = await findCount(db, id, now);
      if (from > to || to > log.size) throw invalidField('to', 'LOG_SIZE', { from, size: log.size });
      return { hashes: base64((await treeOf(db, id)).consistency(from, to)) };
    },

    /** @throws Problem NOT_FOUND */
    async inclusion(id: number, number: string, viewer: Viewer, now: Date): Promise<Schemas['CountInclusion']> {
      const { log } = await findCount(db, id, now);
      const wanted = Buffer.from(number, 'base64url');
      const ballot = log.unlink_begun_at
        ? await ballotOf(db, id, wanted)
        : (await castBy(db, id, viewer.voterKey, { number: wanted }))[0];
      const position = ballot ? (await placesOf(db, id))(ballot) : null;
      if (position === null || position >= log.size) throw new Problem('NOT_FOUND');
      const { kind, body } = await db
        .selectFrom('count_entry')
        .select(['kind', 'body'])
        .where('competition_id', '=', id)
        .where('position', '=', position)
        .executeTakeFirstOrThrow();
      const tree = await treeOf(db, id);
      const entry = Buffer.concat([Uint8Array.of(kind), body]).toString('base64');
      return { position, entry, hashes: base64(tree.inclusion(position, log.size)), size: log.size };
    },

    /** @throws Problem NOT_FOUND */
    async mine(id: number, viewer: Viewer, now: Date): Promise<Schemas['MyCount']> {
      const { log } = await findCount(db, id, now);
      const ballots = await castBy(db, id, viewer.voterKey);
      const placeOf = ballots.length ? await placesOf(db, id) : () => null;
      return {
        ballots: ballots.map((ballot) => presentBallot(id, ballot, placeOf(ballot))),
        roll: log.closed_at ? await rollEntry(log, viewer.voterKey) : null,
      };
    },
  };
}

export type CountService = ReturnType<typeof countService>;
