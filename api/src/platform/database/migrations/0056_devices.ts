import { sql, type Kysely } from 'kysely';

const statements = [
  // The session of a device is renewed by refresh tokens, of which only hashes are kept (docs/product.md §6).
  `alter table session
    add device_name text,
    add last_used_at timestamptz,
    -- Of the part that all refresh tokens of the session share: by it an old one is recognised.
    add family_hash text unique,
    -- Of the refresh token that has not been used yet, and of the one before it with the instant of its first use.
    add refresh_hash text,
    add previous_hash text,
    add rotated_at timestamptz,
    add constraint session_device check (num_nonnulls(device_name, last_used_at, family_hash, refresh_hash) in (0, 4)),
    add constraint session_rotation check (num_nonnulls(previous_hash, rotated_at) = 0
      or num_nonnulls(previous_hash, rotated_at, refresh_hash) = 3)`,
];

/** Sessions of devices, with refresh tokens. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
