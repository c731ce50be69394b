import { sql } from 'kysely';
import { describeOnEngines } from '../../testing/engines.ts';
import { built } from '../../maintenance/testing/built.ts';
import { TestInstallation } from '../../maintenance/testing/installation.ts';

const filled = [
  `insert into competition (title, description, competition_start, voting_start, voting_end, award, min_point, max_point,
      scoring, pre_moderation, min_longer_side, created_at, updated_at)
    values ('{}', '{}', '2026-01-01Z', '2026-01-02Z', '2026-01-03Z', '2026-01-04Z', 1, 5, 'MEAN', false, 100, now(), now())`,
  `insert into image_type (competition_id, code, position, title, slots) values (1, 'colour', 0, '{}', 4)`,
  // The same photo twice, and the version that was made of its bytes.
  `insert into image (competition_id, voter_key, type_code, slot, title, description, original_key, original_content_type,
      original_format, original_bytes, sha256, width, height, thumbhash, perceptual_hash, version, derivatives,
      created_at, updated_at)
    select 1, gen_random_uuid(), 'colour', slot, '', '', 'key ' || slot, 'image/jpeg', 'jpeg', 1, repeat('0a1b2c3d', 8),
      300, 200, '', 0, '0a1b2c3d0a1b2c3d', '[]', now(), now() from generate_series(1, 3) slot`,
];

describeOnEngines('an upgrade', (engine) => {
  test('replaces versions that were made of the photo', async () => {
    const installation = await TestInstallation.make(engine);
    const { db, close } = await installation.database();
    try {
      const { migrate, migrateTo } = await built('platform/database/migrate');
      await migrateTo(db, '0004_shown_images');
      for (const statement of filled) await sql.raw(statement).execute(db);
      await migrate(db);
      const images = await db.selectFrom('image').select(['version', 'sha256']).execute();
      expect(new Set(images.map(({ version }) => version)).size).toBe(3);
      for (const { version, sha256 } of images) {
        expect(version).toMatch(/^[0-9a-f]{32}$/);
        expect(sha256).not.toContain(version.slice(0, 8));
      }
    } finally {
      await close();
      await installation.remove();
    }
  });
});
