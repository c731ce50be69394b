import type { components } from '@photo-competition/schema/rest';
import type { JuryAwardRow } from '../../../platform/database/juryTables.ts';
import { presentJudge } from '../present.ts';
import type { SeatRecord } from '../repository.ts';
import type { ListRecord, WinnerRecord } from './repository.ts';
import { contentOf, isTold } from './rules.ts';
import type { Standing } from './standings.ts';

type Schemas = components['schemas'];
type Pictures = ReadonlyMap<number, Schemas['MinimalImage']>;

const pictureOf = ({ image_id }: WinnerRecord, pictures: Pictures): Schemas['MinimalImage'] | null =>
  image_id === null ? null : (pictures.get(image_id) ?? null);

/** The kind of an award, with what belongs to it. */
const kindOf = ({ id, kind, title, place, type_code: type }: JuryAwardRow) => ({ id, kind, title, place, type });

/** An award as everyone is told. */
export function presentAward(
  award: JuryAwardRow,
  winners: readonly WinnerRecord[],
  pictures: Pictures,
  seats: readonly SeatRecord[],
): Schemas['JuryAward'] {
  const seat = seats.find((one) => one.seat === award.seat && one.first_name !== null);
  return {
    ...kindOf(award),
    judge: seat ? presentJudge(seat) : null,
    winners: winners
      .filter(isTold)
      .map((winner) => ({ image: pictureOf(winner, pictures), author: winner.author, note: winner.note })),
  };
}

/** An award as administrators see it. */
export const presentAdminAward = (
  award: JuryAwardRow,
  winners: readonly WinnerRecord[],
  pictures: Pictures,
  next: Schemas['AwardCandidate'][],
): Schemas['AdminAward'] => ({
  id: award.id,
  version: award.version,
  ...contentOf(award),
  winners: winners.map((winner) => ({
    image: pictureOf(winner, pictures),
    author: winner.author,
    note: winner.note,
    told: isTold(winner),
    givenBy: winner.given_by,
    givenAt: winner.given_at.toISOString(),
  })),
  vacant: winners.filter((winner) => !isTold(winner)).length,
  next,
});

const chairWinner = (winner: WinnerRecord): Schemas['ChairWinner'] => ({
  title: winner.title,
  type: winner.type,
  roundId: winner.round_id,
  number: winner.number,
});

/** The list of awards as the chair sees it: no author, and no photo but by its number. */
export const presentForChair = (
  { version, confirmedAt }: ListRecord,
  awards: readonly JuryAwardRow[],
  winnersOf: (award: JuryAwardRow) => readonly WinnerRecord[],
): Schemas['ChairAwards'] => ({
  version,
  confirmedAt: confirmedAt?.toISOString() ?? null,
  awards: awards.map((award) => ({
    ...kindOf(award),
    most: award.most,
    winners: winnersOf(award).filter(isTold).map(chairWinner),
  })),
});

/** Decimals of a sum of scores that people read. */
const decimals = 10_000;

export const presentStanding = ({
  author,
  accepted,
  sum: { numerator, denominator },
  awards,
  proposed,
}: Standing & { proposed: boolean }): Schemas['AuthorStanding'] => ({
  author,
  accepted,
  sum: Math.round((Number(numerator) / Number(denominator)) * decimals) / decimals,
  exact: `${numerator}/${denominator}`,
  awards,
  proposed,
});
