import type { components } from '@photo-competition/schema/rest';
import type { Db } from '../../../platform/database/database.ts';
import type { JuryAwardRow } from '../../../platform/database/juryTables.ts';
import { pageOf } from '../../../platform/http/operation.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { findSeats, findSettings } from '../repository.ts';
import { picturesOf } from './pictures.ts';
import { presentAdminAward, presentAward, presentForChair, presentStanding } from './present.ts';
import { findAwards, findList, findWinners, type WinnerRecord } from './repository.ts';
import { awardedPhoto, breachBeside, heldAward, isTold, limitsOf } from './rules.ts';
import { findCandidates, findStandings, type Candidate } from './standings.ts';

type Schemas = components['schemas'];

/** Photos that are told to be next where an award is vacant. */
const mostNext = 5;

/** Authors of a table. */
const mostAuthors = 50;

/** The awards of a competition with who has them. */
async function readAwards(db: Db, id: number) {
  const awards = await findAwards(db, id);
  const winners = awards.length ? await findWinners(db, id) : new Map<number, WinnerRecord[]>();
  const winnersOf = (award: JuryAwardRow): WinnerRecord[] => winners.get(award.id) ?? [];
  return { awards, winnersOf, all: [...winners.values()].flat() };
}

type Read = Awaited<ReturnType<typeof readAwards>>;

const idsOf = (winners: readonly WinnerRecord[]): number[] => winners.flatMap(({ image_id }) => image_id ?? []);

/** Reads a jury's awards for each kind of reader (docs/product.md §15). */
export const awardReading = (db: Db) => {
  /** Says by which rule an award would be refused for a photo now. */
  async function breachOf(tx: Db, id: number, award: JuryAwardRow, { awards, winnersOf }: Read) {
    const limits = limitsOf(await findSettings(tx, id));
    const others = awards.filter((one) => one.id !== award.id).map((one) => heldAward(one, winnersOf(one)));
    const held = heldAward(award, winnersOf(award));
    return (photo: Candidate) => breachBeside(held, awardedPhoto(photo), others, limits);
  }

  async function presentCandidates(
    tx: Db,
    id: number,
    candidates: readonly Candidate[],
    breach: (one: Candidate) => Schemas['AwardBreach'] | null,
    now: Date,
  ): Promise<Schemas['AwardCandidate'][]> {
    const ids = candidates.map(({ image_id }) => image_id);
    const pictures = await picturesOf(tx, id, ids, true, now);
    return candidates.flatMap((one) => {
      const image = pictures.get(one.image_id);
      const { last } = one;
      const score = { roundId: last?.round ?? null, sum: last?.sum ?? 0, marks: last?.marks ?? 0 };
      return image ? [{ image, author: one.author, ...score, accepted: one.accepted, breach: breach(one) }] : [];
    });
  }

  /** The photos that are next where an award is vacant. */
  async function nextOf(tx: Db, id: number, award: JuryAwardRow, read: Read, now: Date) {
    const holders = read.winnersOf(award);
    if (award.kind === 'BEST_AUTHOR' || holders.every(isTold)) return [];
    const breach = await breachOf(tx, id, award, read);
    const next: Candidate[] = [];
    for (const one of await findCandidates(tx, id, award.type_code)) {
      if (next.length >= mostNext) break;
      if (breach(one) === null) next.push(one);
    }
    return presentCandidates(tx, id, next, breach, now);
  }

  async function bestAuthorsOf(tx: Db, id: number, awards: readonly JuryAwardRow[]): Promise<Schemas['BestAuthors'][]> {
    const asked = awards.filter(({ kind }) => kind === 'BEST_AUTHOR').map(({ type_code }) => type_code);
    const tables: Schemas['BestAuthors'][] = [];
    for (const type of new Set(asked)) {
      const standings = await findStandings(tx, id, type);
      if (standings.length) tables.push({ type, authors: standings.slice(0, mostAuthors).map(presentStanding) });
    }
    return tables;
  }

  return {
    /** As administrators see it, in a transaction or outside of one. */
    async forAdministrators(
      tx: Db,
      id: number,
      now: Date,
    ): Promise<Pick<Schemas['AdminJury'], 'awards' | 'awardsConfirmedAt' | 'bestAuthors'>> {
      const read = await readAwards(tx, id);
      const pictures = await picturesOf(tx, id, idsOf(read.all), true, now);
      const awards: Schemas['AdminAward'][] = [];
      for (const award of read.awards) {
        const next = await nextOf(tx, id, award, read, now);
        awards.push(presentAdminAward(award, read.winnersOf(award), pictures, next));
      }
      const { confirmedAt } = await findList(tx, id);
      return {
        awards,
        awardsConfirmedAt: confirmedAt?.toISOString() ?? null,
        bestAuthors: await bestAuthorsOf(tx, id, read.awards),
      };
    },

    /** As everyone is told once the competition has ended. */
    async forEveryone(id: number, now: Date): Promise<Pick<Schemas['Jury'], 'awards' | 'awardsConfirmedAt'>> {
      const { awards, winnersOf, all } = await readAwards(db, id);
      const pictures = await picturesOf(db, id, idsOf(all.filter(isTold)), false, now);
      const seats = await findSeats(db, id);
      const { confirmedAt } = await findList(db, id);
      return {
        awards: awards.map((award) => presentAward(award, winnersOf(award), pictures, seats)),
        awardsConfirmedAt: confirmedAt?.toISOString() ?? null,
      };
    },

    /** As the chair sees it. */
    async forChair(tx: Db, id: number): Promise<Schemas['ChairAwards']> {
      const { awards, winnersOf } = await readAwards(tx, id);
      return presentForChair(await findList(tx, id), awards, winnersOf);
    },

    /** A page of the photos that an award can be given to. @throws Problem NOT_FOUND */
    async candidates(
      id: number,
      number: number,
      {
        type,
        starred,
        page,
        size,
      }: { type?: string | undefined; starred?: boolean | undefined; page: number; size: number },
      now: Date,
    ): Promise<Schemas['AwardCandidatePage']> {
      const read = await readAwards(db, id);
      const award = read.awards.find((one) => one.id === number);
      if (!award) throw new Problem('NOT_FOUND');
      const all = award.kind === 'BEST_AUTHOR' ? [] : await findCandidates(db, id, award.type_code, starred);
      const chosen = type === undefined ? all : all.filter((one) => one.type === type);
      const breach = await breachOf(db, id, award, read);
      const shown = chosen.slice(page * size, (page + 1) * size);
      return pageOf(await presentCandidates(db, id, shown, breach, now), page, size, chosen.length);
    },
  };
};

export type AwardReading = ReturnType<typeof awardReading>;
