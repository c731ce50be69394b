import type { AwardLimits, HeldAward } from '@photo-competition/schema/juryAwards';
import type { components } from '@photo-competition/schema/rest';
import type { CompetitionRecord } from '../../../competitions/repository.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { JuryAwardRow } from '../../../platform/database/juryTables.ts';
import { isBlank } from '../../../platform/http/blankText.ts';
import { invalidField, Problem } from '../../../platform/http/problem.ts';
import { withoutBidiControls } from '../../../platform/bidiControls.ts';
import { findPhotos, isDecided, type WinnerRecord } from './repository.ts';
import { awardedPhoto, checkGiven } from './rules.ts';
import { findStandings } from './standings.ts';

type Schemas = components['schemas'];

/** A requested holder of an award. */
export type GivenWinner = Pick<WinnerRecord, 'image_id' | 'account_id' | 'note' | 'given_by' | 'given_at'>;

/** An award that is held with its competition and all of its other awards. */
export interface HoldOfAward {
  tx: Db;
  competition: CompetitionRecord;
  award: JuryAwardRow;
  winners: readonly WinnerRecord[];
  others: readonly HeldAward[];
  limits: AwardLimits;
}

/** @throws Problem 422 unless each names what the kind is given to, and nobody twice */
function checkNamed({ kind }: JuryAwardRow, wanted: readonly Schemas['WinnerRequest'][]): void {
  const field = kind === 'BEST_AUTHOR' ? 'accountId' : 'imageId';
  const other = kind === 'BEST_AUTHOR' ? 'imageId' : 'accountId';
  wanted.forEach((winner, i) => {
    if (winner[field] === undefined) throw invalidField(`winners.${i}.${field}`, 'AWARD_WINNER');
    if (winner[other] !== undefined) throw invalidField(`winners.${i}.${other}`, 'AWARD_WINNER');
    const isTwice = wanted.slice(0, i).some((before) => before[field] === winner[field]);
    if (isTwice) throw invalidField(`winners.${i}.${field}`, 'AWARD_TWICE');
  });
}

/** @throws Problem AWARD_RULE, 422 for a photo that is not of the competition */
async function checkPhotos(held: HoldOfAward, ids: readonly number[]): Promise<void> {
  const { tx, competition, award, others, limits } = held;
  const photos = await findPhotos(tx, competition.id, ids);
  const given = ids.map((id, i) => {
    const photo = photos.get(id);
    if (!photo) throw invalidField(`winners.${i}.imageId`, 'AWARD_IMAGE');
    return awardedPhoto(photo);
  });
  checkGiven({ kind: award.kind, type: award.type_code, most: award.most, photos: given }, others, limits);
}

/** @throws Problem AWARD_RULE, 422 for an author without an accepted photo, and, where the note is missing, for one who is not proposed */
async function checkAuthors(
  { tx, competition, award }: HoldOfAward,
  wanted: readonly Schemas['WinnerRequest'][],
): Promise<void> {
  const most = { field: `winners.${award.most}.accountId`, code: 'AWARD_MOST' };
  if (wanted.length > award.most) throw new Problem('AWARD_RULE', { errors: [most] });
  const standings = await findStandings(tx, competition.id, award.type_code);
  wanted.forEach(({ accountId, note = '' }, i) => {
    const standing = standings.find(({ author }) => author.id === accountId);
    if (!standing) throw invalidField(`winners.${i}.accountId`, 'AWARD_AUTHOR');
    if (!standing.proposed && isBlank(note)) throw invalidField(`winners.${i}.note`, 'AWARD_NOTE');
  });
}

/**
 * The requested holders of an award; the present ones among them keep when the award was given, and by whom.
 * @throws Problem ILLEGAL_ROUND_STATE, AWARD_RULE, 422
 */
export async function checkedWinners(
  held: HoldOfAward,
  wanted: readonly Schemas['WinnerRequest'][],
  givenBy: string,
  now: Date,
): Promise<GivenWinner[]> {
  const { tx, competition, award, winners } = held;
  if (!wanted.length) return [];
  checkNamed(award, wanted);
  if (!(await isDecided(tx, competition.id, award.type_code)))
    throw new Problem('ILLEGAL_ROUND_STATE', { values: { state: { phrase: 'round.UNDECIDED' } } });
  if (award.kind === 'BEST_AUTHOR') await checkAuthors(held, wanted);
  else
    await checkPhotos(
      held,
      wanted.flatMap(({ imageId }) => imageId ?? []),
    );
  return wanted.map(({ imageId = null, accountId = null, note = '' }) => {
    const before = winners.find((one) => one.image_id === imageId && one.account_id === accountId);
    return {
      image_id: imageId,
      account_id: accountId,
      note: withoutBidiControls(note).trim(),
      given_by: before?.given_by ?? givenBy,
      given_at: before?.given_at ?? now,
    };
  });
}
