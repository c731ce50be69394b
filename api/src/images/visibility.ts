import type { Stage } from '../competitions/rules.ts';
import { showsImages } from '../competitions/rules.ts';
import type { components } from '@photo-competition/schema/rest';
import type { Viewer } from '../http/operation.ts';

type Schemas = components['schemas'];

/** What one viewer may see of one image (product.md §3). */
export interface ImageVisibility {
  image: boolean;
  author: boolean;
  exposure: boolean;
  result: boolean;
  moderation: boolean;
  comments: boolean;
}

/** What decides it. */
export interface Seen {
  stage: Stage;
  /** A DRAFT competition is its administrators' alone. */
  draft: boolean;
  moderation: Schemas['ImageModeration'];
  own: boolean;
  administrator: boolean;
}

/** Who looks at an image of `voterKey`. */
export const relationOf = (viewer: Viewer | null, voterKey: string) => ({
  own: viewer?.voterKey === voterKey,
  administrator: viewer?.administrator ?? false,
});

/** Whether the phase and its moderation let everyone see an image. */
export const isPublic = ({ stage, draft, moderation }: Pick<Seen, 'stage' | 'draft' | 'moderation'>): boolean =>
  !draft && moderation === 'APPROVED' && showsImages(stage);

/** The table of product.md §3, one line each. */
export function visibilityOf(seen: Seen): ImageVisibility {
  const { stage, own, administrator } = seen;
  const insider = own || administrator;
  return {
    image: insider || isPublic(seen),
    author: insider || stage === 'ENDED',
    exposure: insider || showsImages(stage),
    // Administrators see turnout, not scores, during VOTING.
    result: seen.moderation === 'APPROVED' && (stage === 'ENDED' || (stage === 'AWARD' && administrator)),
    moderation: insider,
    comments: showsImages(stage),
  };
}
