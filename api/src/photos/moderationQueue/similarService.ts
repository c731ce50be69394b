import type { components } from '@photo-competition/schema/rest';
import { sql } from 'kysely';
import { audit } from '../../platform/audit/audit.ts';
import { countOf } from '../../platform/database/boundedCount.ts';
import type { Db } from '../../platform/database/database.ts';
import { revive } from '../../platform/database/json.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { pageOf, type Viewer } from '../../platform/http/operation.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { ImageService } from '../images/service.ts';

type Schemas = components['schemas'];

interface PairRow {
  image_id: number;
  other_id: number;
  distance: number;
  same_author: boolean;
  dismissed_by: string | null;
  dismissed_at: Date | null;
}

/** A pair with its two images: `other` was there before `image`. */
const pairs = sql`image_similarity pair
  join image on image.id = pair.image_id
  join image other on other.id = pair.other_id`;

const columns = sql`pair.image_id, pair.other_id, pair.distance, image.voter_key = other.voter_key as same_author,
  pair.dismissed_by, pair.dismissed_at`;

/** Near-duplicates: which wait for a look, and which were found to be none (docs/product.md §2). */
export function similarService(db: Db, images: ImageService) {
  async function present(rows: PairRow[], viewer: Viewer, now: Date): Promise<Schemas['SimilarPair'][]> {
    const shown = await images.moderated(
      rows.flatMap(({ image_id, other_id }) => [image_id, other_id]),
      viewer,
      now,
    );
    return rows.flatMap((row) => {
      const [first, second] = [shown.get(row.other_id), shown.get(row.image_id)];
      // Gone since the pair was read.
      if (!first || !second) return [];
      const { distance, same_author: sameAuthor, dismissed_by: dismissedBy, dismissed_at } = row;
      const dismissedAt = dismissed_at?.toISOString() ?? null;
      return [{ id: `${first.id}-${second.id}`, first, second, distance, sameAuthor, dismissedBy, dismissedAt }];
    });
  }

  return {
    /** @throws Problem NOT_FOUND when there is no such competition */
    async page(asked: Schemas['SimilarPageable'], viewer: Viewer, now: Date): Promise<Schemas['SimilarPairPage']> {
      const { competitionId, dismissed, page, size } = asked;
      // The hidden ones, few of all, are looked up by themselves: nothing is read of each pair's two images.
      const hidden = sql`(select id from image where competition_id = ${competitionId}::int
        and moderation in ('REJECTED', 'DISQUALIFIED'))`;
      const wanted = dismissed
        ? sql`pair.dismissed_at is not null`
        : sql`pair.dismissed_at is null and pair.image_id not in ${hidden} and pair.other_id not in ${hidden}`;
      const matching = sql`where pair.competition_id = ${competitionId}::int and ${wanted}`;
      const { rows: found } = await sql<{ rows: PairRow[]; total: number }>`
        select ${countOf(sql`select 1 from image_similarity pair ${matching}`)} as total,
          (select coalesce(json_agg(part order by distance, image_id, other_id), '[]') from (
            select ${columns} from ${pairs} ${matching} order by pair.distance, pair.image_id, pair.other_id
            limit ${size}::int offset ${page * size}::int) part) as rows
        from competition where id = ${competitionId}::int`.execute(db);
      if (!found[0]) throw new Problem('NOT_FOUND');
      const { total } = found[0];
      const rows = found[0].rows.map(revive);
      return pageOf(await present(rows, viewer, now), page, size, total);
    },

    /** A dismissed pair stays as it is. @throws Problem NOT_FOUND when the two are no pair */
    async dismiss(
      firstId: number,
      secondId: number,
      dismissed: boolean,
      actor: Actor,
    ): Promise<Schemas['SimilarPair']> {
      const { viewer, clock, requestId } = actor;
      const row = await db.transaction().execute(async (tx) => {
        const of = sql`pair.image_id = ${secondId}::int and pair.other_id = ${firstId}::int`;
        const { rows } = await sql<PairRow & { competition_id: number; title: string }>`
          select ${columns}, pair.competition_id, other.title from ${pairs} where ${of} for update of pair`.execute(tx);
        const [found] = rows;
        if (!found) throw new Problem('NOT_FOUND');
        if ((found.dismissed_at !== null) === dismissed) return found;
        const at = clock();
        const change = { dismissed_by: dismissed ? viewer.username : null, dismissed_at: dismissed ? at : null };
        await tx
          .updateTable('image_similarity')
          .set(change)
          .where('image_id', '=', secondId)
          .where('other_id', '=', firstId)
          .execute();
        await audit(tx, {
          at,
          actor: viewer,
          action: dismissed ? 'image.similar-dismissed' : 'image.similar-restored',
          objectType: 'image',
          objectId: firstId,
          label: found.title,
          competitionId: found.competition_id,
          before: { similarTo: secondId, dismissed: !dismissed },
          after: { similarTo: secondId, dismissed },
          requestId,
        });
        return { ...found, ...change };
      });
      const [pair] = await present([row], viewer, clock());
      if (!pair) throw new Problem('NOT_FOUND');
      return pair;
    },
  };
}

export type SimilarService = ReturnType<typeof similarService>;
