import { sql } from 'kysely';
import type { Rule } from './finding.ts';

/** Every size in every format (docs/product.md §2). */
const derivatives = 12;

/** Entries (docs/product.md §2). */
export const imageRules: Rule[] = [
  {
    name: 'image-slot',
    broken: sql`
      select 'image ' || i.id as subject, 'it lies in slot ' || slot || ' of ' || slots || ' of ' || code as detail
      from image i join image_type t on t.competition_id = i.competition_id and t.code = i.type_code
      where slot > slots`,
  },
  {
    name: 'image-derivatives',
    broken: sql`
      select 'image ' || id as subject, 'it has ' || n || ' derivatives instead of ${sql.lit(derivatives)}' as detail
      from image cross join lateral (
        select count(distinct (d ->> 'resolution', d ->> 'format')) as n
        from jsonb_array_elements(case jsonb_typeof(derivatives) when 'array' then derivatives else '[]' end) as d
        where d ->> 'resolution' in ('thumb', 'small', 'medium', 'large') and d ->> 'format' in ('jpeg', 'webp', 'avif')
          and d ->> 'key' is not null) as made
      where n <> ${sql.lit(derivatives)}
        -- Those whose small one is still to be made are told of apart.
        and not (n = ${sql.lit(derivatives - 3)} and exists (select from derivative_backfill where image_id = image.id)
          and not jsonb_path_exists(derivatives, '$[*] ? (@.resolution == "small")'))`,
  },
  {
    name: 'image-blob-shared',
    broken: sql`
      select 'images ' || string_agg(distinct id::text, ', ') as subject, 'they name the same photo file ' || key as detail
      from (select id, original_key as key from image union all
        select id, d ->> 'key' from image cross join lateral jsonb_array_elements(
          case jsonb_typeof(derivatives) when 'array' then derivatives else '[]' end) as d) as named
      where key is not null group by key having count(*) > 1`,
  },
  {
    name: 'image-checksum',
    broken: sql`
      select 'image ' || id as subject, 'its checksum is none, or its version is not a random one' as detail
      from image where sha256 !~ '^[0-9a-f]{64}$' or version !~ '^[0-9a-f]{32}$' or starts_with(sha256, version)`,
  },
  {
    name: 'image-measures',
    broken: sql`
      select 'image ' || id as subject, 'it has ' || width || ' × ' || height || ' pixels in ' || original_bytes || ' bytes' as detail
      from image where width < 1 or height < 1 or original_bytes < 1`,
  },
  {
    name: 'image-moderation',
    broken: sql`
      select 'image ' || id as subject, 'it is ' || moderation || ' without a reason or a time' as detail
      from image where (moderation = 'DISQUALIFIED' and coalesce(moderation_reason, '') = '')
        or (moderated_at is null and moderated_by is not null)`,
  },
  {
    name: 'image-similarity',
    broken: sql`
      select 'image ' || a.id as subject, 'its likeness to image ' || b.id || ' is not what their pixels say' as detail
      from image_similarity s join image a on a.id = s.image_id join image b on b.id = s.other_id
      where a.id = b.id or distance <> bit_count((a.perceptual_hash # b.perceptual_hash)::bit(64))`,
  },
  {
    name: 'comment',
    broken: sql`
      select 'comment ' || id as subject, 'it is empty, too long, or moderated without a time' as detail
      from comment where char_length(text) not between 1 and 2000 or (moderated_at is null and moderated_by is not null)`,
  },
];
