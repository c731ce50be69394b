import type { components } from '@photo-competition/schema/rest';
import type { Viewer } from '../platform/http/operation.ts';
import type { Timed } from './rules.ts';

type Schemas = components['schemas'];

/**
 * Where a competition stands for reading. Unlike the phase it has no gaps: a boundary instant, which belongs to no
 * phase, reads like the stage before it, so that nothing is shown too early.
 */
export type Stage = 'BEFORE' | 'UPLOADING' | 'JUDGING' | 'VOTING' | 'AWARD' | 'ENDED';

/** "Ended" is `award < now`, or ARCHIVED (docs/product.md §1). Where nobody votes, JUDGING lasts from votingStart to the award. */
export function stageAt(competition: Timed, now: Date): Stage {
  if (competition.status === 'ARCHIVED' || competition.award < now) return 'ENDED';
  if (competition.judgedBy === 'JURY' && competition.votingStart < now) return 'JUDGING';
  if (competition.votingEnd < now) return 'AWARD';
  if (competition.votingStart < now) return 'VOTING';
  return competition.competitionStart < now ? 'UPLOADING' : 'BEFORE';
}

/** Whether a stage shows the images of others (docs/product.md §3). */
export const showsImages = (stage: Stage): boolean => stage === 'VOTING' || stage === 'AWARD' || stage === 'ENDED';

/**
 * Whether everything about a competition's images is its administrators' alone, but for own entries: before it is published and
 * once it is cancelled (docs/product.md §1).
 */
export const isWithheld = ({ status }: Pick<Timed, 'status'>): boolean => status === 'DRAFT' || status === 'CANCELLED';

/** The parts of an image that a viewer may see (docs/product.md §3). */
export interface ImageVisibility {
  image: boolean;
  author: boolean;
  exposure: boolean;
  result: boolean;
  /** The decision of its jury. */
  acceptance: boolean;
  /** The awards that its jury has given it. */
  awards: boolean;
  moderation: boolean;
  comments: boolean;
}

/** Facts that the visibility of an image follows from. */
export interface Seen {
  stage: Stage;
  judgedBy: Timed['judgedBy'];
  /** Whether the competition is withheld, see `isWithheld`. */
  withheld: boolean;
  moderation: Schemas['ImageModeration'];
  /** Whether it waits for the jury to accept it, or was not accepted, where accepted photos alone are shown. */
  heldBack: boolean;
  own: boolean;
  administrator: boolean;
}

/** The viewer's relation to an image of `voterKey`. */
export const relationOf = (viewer: Viewer | null, voterKey: string) => ({
  own: viewer?.voterKey === voterKey,
  administrator: viewer?.administrator ?? false,
});

/** Whether the phase, its moderation and its jury let everyone see an image. */
export const isPublic = ({
  stage,
  withheld,
  moderation,
  heldBack,
}: Pick<Seen, 'stage' | 'withheld' | 'moderation' | 'heldBack'>): boolean =>
  !withheld && moderation === 'APPROVED' && !heldBack && showsImages(stage);

/** The table of docs/product.md §3, one line each. */
export function visibilityOf(seen: Seen): ImageVisibility {
  const { stage, withheld, own, administrator } = seen;
  const insider = own || administrator;
  const open = !withheld || administrator;
  return {
    image: insider || isPublic(seen),
    author: insider || (open && stage === 'ENDED'),
    exposure: insider || (open && showsImages(stage)),
    acceptance: administrator || (open && stage === 'ENDED'),
    awards: !withheld && stage === 'ENDED' && seen.moderation === 'APPROVED' && !seen.heldBack,
    result: seen.moderation === 'APPROVED' && showsResultsTo(seen, seen),
    moderation: insider,
    comments: open && showsImages(stage),
  };
}

/**
 * Whether scores and ranks by votes are shown to a viewer (docs/product.md §3): administrators see turnout, not scores, during
 * VOTING; where nobody votes there are none.
 */
export const showsResultsTo = (
  viewer: { administrator: boolean } | null,
  { stage, judgedBy, withheld }: Pick<Seen, 'stage' | 'judgedBy' | 'withheld'>,
): boolean => {
  if (judgedBy === 'JURY') return false;
  return viewer?.administrator === true ? stage === 'AWARD' || stage === 'ENDED' : !withheld && stage === 'ENDED';
};

/** Facts about a competition that visibility follows from, without the viewer and the image. */
export const shownOf = (competition: Timed, now: Date): Pick<Seen, 'stage' | 'judgedBy' | 'withheld'> => ({
  stage: stageAt(competition, now),
  judgedBy: competition.judgedBy,
  withheld: isWithheld(competition),
});
