import type { components } from '@photo-competition/schema/rest';
import { presentComment } from '../comments/present.ts';
import type { CommentModerationOutcome, CommentService } from '../comments/service.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { pageOf, type Viewer } from '../../platform/http/operation.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { ImageModerationOutcome, ImageModerationService } from '../images/moderationService.ts';
import type { ImageService } from '../images/service.ts';
import { findQueuePage, findQueueRows, type QueueRow } from './repository.ts';

type Schemas = components['schemas'];

interface Parts {
  db: Db;
  images: ImageService;
  moderation: ImageModerationService;
  comments: CommentService;
}

function signalsOf(row: QueueRow): Schemas['ModerationSignal'][] {
  const told: Record<Schemas['ModerationSignal'], boolean> = {
    SIMILAR: row.similar,
    NEW_ACCOUNT: row.new_account,
    BURST: row.burst,
    MISSING_EXPOSURE: row.missing_exposure,
    REPORTED: row.reports.length > 0,
  };
  return (Object.keys(told) as Schemas['ModerationSignal'][]).filter((signal) => told[signal]);
}

const commentOf = ({ comment }: QueueRow, viewer: Viewer): Schemas['Comment'] | null =>
  comment && presentComment(comment, viewer, null);

/** So often it is read at most what moderators change meanwhile. */
const mostReadings = 5;

const nothingBefore = { previousStatus: null, previousReason: null };

/** Does something of one object. @returns null when there is no such object */
async function unlessMissing<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Problem && error.code === 'NOT_FOUND') return null;
    throw error;
  }
}

/** Whether it was refused, and who was quicker. */
function refusalOf(outcome: { isStatusChanged: boolean } | null, row: QueueRow | undefined) {
  const isStatusChanged = outcome?.isStatusChanged ?? false;
  return {
    refusal: !outcome ? ('NOT_FOUND' as const) : isStatusChanged ? ('STATUS_CHANGED' as const) : null,
    changedBy: isStatusChanged ? (row?.moderated_by ?? null) : null,
    changedAt: isStatusChanged ? (row?.moderated_at?.toISOString() ?? null) : null,
  };
}

/** The queue of moderators, and the moderation of many objects at once (docs/product.md §2, §5). */
export function moderationQueueService({ db, images, moderation, comments }: Parts) {
  const rowsById = async (kind: Schemas['ModerationKind'], ids: readonly number[]) =>
    new Map((await findQueueRows(db, kind, ids)).map((row) => [row.id, row]));

  /**
   * Images with their moderators, both of one moment: read apart, one administrator's status would stand beside another one's
   * name. Read once more while somebody moderates one of them.
   */
  async function imagesOfOneMoment(ids: readonly number[], { viewer, clock }: Actor) {
    let rows = await rowsById('IMAGE', ids);
    for (let readings = 1; ; readings++) {
      const shown = await images.moderated(ids, viewer, clock());
      const later = await rowsById('IMAGE', ids);
      const isSame = ids.every((id) => {
        const [one, other] = [rows.get(id), later.get(id)];
        return (
          one?.moderated_by === other?.moderated_by && one?.moderated_at?.getTime() === other?.moderated_at?.getTime()
        );
      });
      if (isSame || readings === mostReadings) return { shown, rows: later };
      rows = later;
    }
  }

  return {
    async page(asked: Schemas['ModerationPageable'], viewer: Viewer, now: Date): Promise<Schemas['ModerationPage']> {
      const { kind, competitionId, authorId, status, reported, type, q, sort, page, size } = asked;
      const query = {
        kind,
        competitionId,
        authorId,
        status,
        reported: reported ?? false,
        type,
        q,
        newestFirst: sort === 'newest',
        limit: size,
        offset: page * size,
      };
      const { rows, total } = await findQueuePage(db, query);
      const shown = await images.moderated(
        rows.map((row) => row.image_id),
        viewer,
        now,
      );
      const content = rows.flatMap((row): Schemas['ModerationItem'][] => {
        const image = shown.get(row.image_id);
        // Gone since the page was read.
        if (!image) return [];
        const { id, moderated_by: moderatedBy, moderated_at } = row;
        const moderatedAt = moderated_at?.toISOString() ?? null;
        const reports = row.reports.map(({ text, at }) => ({ text, at: new Date(at).toISOString() }));
        const what = { id, kind, image, comment: commentOf(row, viewer) };
        return [{ ...what, moderatedBy, moderatedAt, signals: signalsOf(row), reports }];
      });
      return pageOf(content, page, size, total);
    },

    /** Each by itself: what is refused for one leaves the others. @throws Problem 422 for a disqualification without a reason */
    async moderateImages(
      { ids, status, reason, ifStatus, undo }: Schemas['ImagesModeration'],
      actor: Actor,
    ): Promise<Schemas['ImageModerationResults']> {
      const request = { moderation: status, reason, ifStatus, undo };
      moderation.checkedReason(request);
      const outcomes: (ImageModerationOutcome | null)[] = [];
      for (const id of ids) outcomes.push(await unlessMissing(() => moderation.set(id, request, actor)));
      const { shown, rows } = await imagesOfOneMoment(ids, actor);
      const results = ids.map((id, i) => {
        const outcome = outcomes[i] ?? null;
        const previous = outcome
          ? { previousStatus: outcome.before.moderation, previousReason: outcome.before.moderation_reason }
          : nothingBefore;
        return { id, ...refusalOf(outcome, rows.get(id)), ...previous, image: shown.get(id) ?? null };
      });
      return { results };
    },

    /** Each by itself: what is refused for one leaves the others. */
    async moderateComments(
      { ids, status, ifStatus }: Schemas['CommentsModeration'],
      actor: Actor,
    ): Promise<Schemas['CommentModerationResults']> {
      const outcomes: (CommentModerationOutcome | null)[] = [];
      for (const id of ids) outcomes.push(await unlessMissing(() => comments.setStatus(id, status, actor, ifStatus)));
      const rows = await rowsById('COMMENT', ids);
      const results = ids.map((id, i) => {
        const [outcome, row] = [outcomes[i] ?? null, rows.get(id)];
        return {
          id,
          ...refusalOf(outcome, row),
          previousStatus: outcome?.before ?? null,
          comment: row ? commentOf(row, actor.viewer) : null,
        };
      });
      return { results };
    },
  };
}

export type ModerationQueueService = ReturnType<typeof moderationQueueService>;
