import { scoredPart, tallyOf } from '@photo-competition/count/ranking';
import { scoreText } from '@photo-competition/schema/juryScore';
import type { components } from '@photo-competition/schema/rest';
import { presentComment } from '../comments/present.ts';
import type { Viewer } from '../../platform/http/operation.ts';
import type { SimilarEntry } from './lookups.ts';
import type { AuthoredRecord, GridRecord, ImageRecord, StoredExplanation } from './columns.ts';
import type { ImageVisibility } from '../../competitions/visibility.ts';

type Schemas = components['schemas'];

/** Context of an image in a response. */
export interface Surroundings {
  viewer: Viewer | null;
  visibility: ImageVisibility;
  /** The time of entering, or the one that is told instead (docs/product.md §3). */
  createdAt: Date;
}

/** Further context of an image for a moderator. */
export interface ModeratedSurroundings extends Surroundings {
  similar: readonly SimilarEntry[];
}

/** Further context of a whole image. */
export interface WholeSurroundings extends ModeratedSurroundings {
  previousId: number | null;
  nextId: number | null;
}

/** The jury's decision; that a photo is not accepted is shown to its owner and administrators alone. */
function acceptanceOf(
  { acceptance, moderation }: GridRecord,
  { moderation: isInsider }: ImageVisibility,
): Schemas['ImageAcceptance'] | null {
  if (!acceptance) return null;
  const { roundId, sum, marks, judges, maxPoint } = acceptance;
  const accepted = acceptance.accepted && moderation === 'APPROVED';
  if (!accepted && !isInsider) return null;
  const score = marks > 0 ? scoreText({ sum, marks }) : null;
  return { roundId, accepted, score, sum, marks, possible: marks > 0 && marks === judges ? judges * maxPoint : null };
}

/** An image as a grid needs it; what the viewer may not see is null. */
export const presentMinimal = (
  record: GridRecord,
  { viewer, visibility, createdAt }: Surroundings,
): Schemas['MinimalImage'] => ({
  id: record.id,
  competitionId: record.competition_id,
  type: record.type_code,
  slot: visibility.author ? record.slot : null,
  title: record.title,
  width: record.width,
  height: record.height,
  thumbhash: record.thumbhash,
  version: record.version,
  createdAt: createdAt.toISOString(),
  own: viewer?.voterKey === record.voter_key,
  myVote: record.my_vote,
  result: visibility.result ? record.result : null,
  acceptance: visibility.acceptance ? acceptanceOf(record, visibility) : null,
  awards: visibility.awards ? record.awards : [],
});

const authorOf = (record: AuthoredRecord): Schemas['Author'] | null =>
  record.author_id === null
    ? null
    : {
        id: record.author_id,
        username: record.author_username ?? '',
        firstName: record.author_first_name ?? '',
        lastName: record.author_last_name ?? '',
      };

const exposureOf = ({
  camera,
  lens,
  focal_length,
  aperture,
  shutter,
  iso,
  taken_at,
}: AuthoredRecord): Schemas['Exposure'] => ({
  camera,
  lens,
  focalLength: focal_length,
  aperture,
  shutter,
  iso,
  takenAt: taken_at,
});

/** An image without what surrounds it in its competition; what the viewer may not see is null or empty. */
export function presentModerated(
  record: AuthoredRecord,
  surroundings: ModeratedSurroundings,
): Schemas['ModeratedImage'] {
  const { viewer, visibility, similar } = surroundings;
  // Added to the object, here and below: spreading it into another one takes several times as long as all of this.
  return Object.assign(presentMinimal(record, surroundings), {
    description: record.description,
    author: visibility.author ? authorOf(record) : null,
    exposure: visibility.exposure ? exposureOf(record) : null,
    moderation: visibility.moderation ? record.moderation : null,
    moderationReason: visibility.moderation ? record.moderation_reason : null,
    similar: similar
      .filter(({ sameAuthor }) => viewer?.administrator || (sameAuthor && record.voter_key === viewer?.voterKey))
      .map(({ imageId, competitionId, distance }) => ({ imageId, competitionId, distance })),
  });
}

/** Why an image has its rank, out of what is stored. */
function explanationOf(type: string, stored: StoredExplanation): Schemas['RankExplanation'] | null {
  const { basis, votesByPoint, interval, firstShare, rankWithOneMore, decidedBy, before, after } = stored;
  const { scoring, minPoint } = basis;
  const { m, c } = basis.types[type] ?? { m: null, c: 0 };
  const { votes, points } = scoredPart(tallyOf(0, type, votesByPoint, minPoint), scoring);
  if (m === null || votes === 0) return null;
  return {
    scoring,
    mean: points / votes,
    counted: votes,
    m,
    c,
    interval,
    firstShare,
    rankWithOneMore,
    before: before && decidedBy && { ...before, decidedBy },
    after,
  };
}

/** An image, whole; what the viewer may not see is null or empty. */
export function presentImage(record: ImageRecord, surroundings: WholeSurroundings): Schemas['Image'] {
  const { viewer, visibility, previousId, nextId } = surroundings;
  const hiddenAuthor = visibility.author ? null : record.voter_key;
  return Object.assign(presentModerated(record, surroundings), {
    comments: visibility.comments
      ? record.comments.map((comment) => presentComment(comment, viewer, hiddenAuthor))
      : [],
    previousId,
    nextId,
    explanation: visibility.result && record.explanation ? explanationOf(record.type_code, record.explanation) : null,
  });
}
