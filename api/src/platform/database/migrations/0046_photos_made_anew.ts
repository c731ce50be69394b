import { sql, type Kysely } from 'kysely';

const statements = [
  // What is to be made of an image that is listed; until now it was the size `small` alone.
  `alter table derivative_backfill
    add column wants_small boolean not null default true,
    add column wants_colours boolean not null default false,
    add column wants_exposure boolean not null default false,
    add check (wants_small or wants_colours or wants_exposure)`,
  // Files of these formats may have 16 bits and a profile, or name their colours by numbers: their derivatives may have wrong
  // colours. Only the original tells, and the service looks into it. One that is listed already wants both.
  `insert into derivative_backfill (image_id, wants_small, wants_colours)
    select id, false, true from image where original_format in ('png', 'tiff', 'avif', 'heic')
    on conflict (image_id) do update set wants_colours = true`,
  // A reading for which there was no time has left nothing, as a camera that writes nothing does.
  `insert into derivative_backfill (image_id, wants_small, wants_exposure)
    select id, false, true from image
    where num_nonnulls(camera, lens, focal_length, aperture, shutter, iso, taken_at) = 0
    on conflict (image_id) do update set wants_exposure = true`,
];

/** Lists the images whose derivatives may have wrong colours or whose exposure data may not have been read (docs/product.md §2). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
