import {
  breachesOf,
  isLimited,
  type AwardBreach,
  type AwardedPhoto,
  type AwardLimits,
  type HeldAward,
} from '@photo-competition/schema/juryAwards';
import type { components } from '@photo-competition/schema/rest';
import type { CompetitionRecord } from '../../../competitions/repository.ts';
import type { JuryAwardRow } from '../../../platform/database/juryTables.ts';
import { invalidField, Problem, type FieldProblem } from '../../../platform/http/problem.ts';
import type { JurySettings, SeatRecord } from '../repository.ts';
import { checkRoundTitle } from '../rounds/rules.ts';
import type { PhotoRecord, WinnerRecord } from './repository.ts';

type Schemas = components['schemas'];

/** The fields of an award that organisers set. */
export type AwardContent = Schemas['AwardRequest'];

/** Most awards of a competition. */
export const mostAwards = 200;

/** The content of a stored award, in the form of a request. */
export const contentOf = (row: JuryAwardRow): AwardContent => ({
  position: row.position,
  kind: row.kind,
  title: row.title,
  place: row.place,
  type: row.type_code,
  seat: row.seat,
  most: row.most,
});

/**
 * Checks the rules for an award that a schema cannot express (docs/product.md §15).
 * @throws Problem 422 that names the field
 */
export function checkAward(
  { kind, title, place, type, seat }: AwardContent,
  { imageTypes }: CompetitionRecord,
  seats: readonly SeatRecord[],
): void {
  checkRoundTitle(title);
  if (type !== null && !imageTypes.some(({ code }) => code === type))
    throw invalidField('type', 'TYPE_UNKNOWN', { code: type });
  if ((kind === 'PLACE') !== (place !== null)) throw invalidField('place', 'AWARD_PLACE');
  if ((kind === 'JUDGES_CHOICE') !== (seat !== null)) throw invalidField('seat', 'AWARD_SEAT');
  if (seat !== null && !seats.some((one) => one.seat === seat && one.accepted_at !== null))
    throw invalidField('seat', 'SEAT_NOT_ACCEPTED', { seat });
}

export const limitsOf = (settings: JurySettings): AwardLimits => ({
  oneAwardPerImage: settings.one_award_per_image,
  oneAwardPerAuthor: settings.one_award_per_author,
});

/** A photo as the shared rules know it. */
export const awardedPhoto = ({ image_id, voter_key, type, shown, accepted }: PhotoRecord): AwardedPhoto => ({
  imageId: image_id,
  author: voter_key,
  type,
  shown,
  accepted,
});

/** The photos of winners; the best author is none. */
export const photosOf = (winners: readonly WinnerRecord[]): AwardedPhoto[] =>
  winners.flatMap(({ image_id, voter_key, type, shown, accepted }) =>
    image_id === null || voter_key === null || type === null
      ? []
      : [{ imageId: image_id, author: voter_key, type, shown: shown === true, accepted }],
  );

/** An award with who has it, as the shared rules know it. */
export const heldAward = (
  { kind, type_code, most }: Pick<JuryAwardRow, 'kind' | 'type_code' | 'most'>,
  winners: readonly WinnerRecord[],
): HeldAward => ({ kind, type: type_code, most, photos: photosOf(winners) });

/** Whether others are told of a winner: not of a photo that was hidden since. */
export const isTold = ({ image_id, shown, accepted }: WinnerRecord): boolean =>
  image_id === null || (shown === true && accepted !== false);

const awardRule = (broken: readonly (readonly [string, AwardBreach])[]): Problem => {
  const errors: FieldProblem[] = broken.map(([field, code]) => ({ field, code }));
  return new Problem('AWARD_RULE', { errors });
};

/** @throws Problem AWARD_RULE that names each photo by which a rule is broken */
export function checkGiven(award: HeldAward, others: readonly HeldAward[], limits: AwardLimits): void {
  const broken = breachesOf(award, others, limits).flatMap((breach, i) =>
    breach ? [[`winners.${i}.imageId`, breach] as const] : [],
  );
  if (broken.length) throw awardRule(broken);
}

/** The field of an award that a rule is about. */
const fieldOf = (breach: AwardBreach): keyof AwardContent => {
  if (breach === 'AWARD_MOST') return 'most';
  return breach === 'AWARD_CATEGORY' || breach === 'AWARD_NOT_ACCEPTED' ? 'type' : 'kind';
};

/**
 * Whether who has an award could have it as it is to be. A photo that was hidden since is no reason against it.
 * @throws Problem AWARD_RULE that names the field
 */
export function checkStillHeld(
  award: HeldAward,
  winners: number,
  others: readonly HeldAward[],
  limits: AwardLimits,
): void {
  if (winners > award.most) throw awardRule([['most', 'AWARD_MOST']]);
  const shown = award.photos.map((photo) => ({ ...photo, shown: true }));
  const breach = breachesOf({ ...award, photos: shown }, others, limits).find((one) => one !== null);
  if (breach) throw awardRule([[fieldOf(breach), breach]]);
}

/** @throws Problem AWARD_RULE that names the setting */
export function refuseLimit(breach: AwardBreach): never {
  throw awardRule([[breach === 'AWARD_ONE_PER_IMAGE' ? 'oneAwardPerImage' : 'oneAwardPerAuthor', breach]]);
}

/** The rule by which an award would be refused for a photo, besides to those who are told to have it; null where none. */
export function breachBeside(
  award: HeldAward,
  photo: AwardedPhoto,
  others: readonly HeldAward[],
  limits: AwardLimits,
): AwardBreach | null {
  const photos = [...award.photos.filter(({ shown, accepted }) => shown && accepted !== false), photo];
  return breachesOf({ ...award, photos }, isLimited(award.kind) ? others : [], limits).at(-1) ?? null;
}
