import { sql, type Kysely } from 'kysely';

const statements = [
  // 31 bits that nobody can foretell: PostgreSQL's random() can be, by whoever sees enough of its numbers.
  `create function drawn_number() returns int language sql volatile
    return ('x' || substr(gen_random_uuid()::text, 1, 8))::bit(32)::int & 2147483647`,
  // Where an image stands in an order that nothing changes and that tells nothing: a walk in the fair order ends with it.
  // 31 bits, and independent of the shuffle of the fair order, which must not be known.
  `alter table image add column random_place int not null default drawn_number()
    check (random_place >= 0)`,
  // The order of one type, too, without reading the images.
  `create index image_random_place on image (competition_id, random_place, id) include (type_code)
    where moderation = 'APPROVED'`,
];

/** A fixed order of a competition's images that neither time nor votes decide. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
