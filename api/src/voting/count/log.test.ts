/** The log that the service keeps holds by the rules that anyone can look at (count/README.md). */
import { toHex } from '@photo-competition/count/bytes';
import { fileCommitmentOf } from '@photo-competition/count/encoding';
import type { ResultFile } from '@photo-competition/count/resultFile';
import { verifyCount } from '@photo-competition/count/verify';
import { parseRecords } from '@photo-competition/count/records';
import { sql } from 'kysely';
import { engine } from '../../testing/engines.ts';
import { Counted, hours } from '../../testing/counted.ts';
import { platform } from '@photo-competition/count/testing/publish';

const types = (records: string) => parseRecords(records).map(({ record }) => record.type);

describe('the log of a count', () => {
  let counted: Counted;
  afterEach(() => counted.stop());

  test('is opened by the first vote, filled in batches, closed, and published with the result', async () => {
    counted = await Counted.start(engine, { voters: 12, images: 6 }, { COUNT_BATCH_VOTERS: '4' });
    const images = await counted.images();
    const [first = 0, second = 0, third = 0] = images;
    expect(await counted.log()).toBeUndefined();
    for (let person = 1; person <= 5; person++)
      for (const [i, image] of images.entries()) await counted.vote(person, image, ((person + i) % 5) + 1);
    await counted.vote(1, first, 5);
    await counted.vote(2, second, null);
    expect(await counted.log()).toMatchObject({ size: 1, ballots: 0, sealed_at: null });
    // A day has not passed.
    await counted.roundAt(34);
    expect(await counted.log()).toMatchObject({ size: 1 });
    await counted.roundAt(36);
    expect(await counted.log()).toMatchObject({ size: 3, ballots: 32, voters: 5 });
    // Too few people.
    for (let person = 6; person <= 8; person++) await counted.vote(person, third, 3);
    await counted.vote(1, first, 4);
    await counted.roundAt(61);
    expect(await counted.log()).toMatchObject({ size: 5, ballots: 36, voters: 8 });
    await counted.vote(9, third, 1);
    await counted.vote(2, second, 2);
    await counted.vote(1, first, null);
    await counted.roundAt(hours.votingEnd);
    expect(await counted.log()).toMatchObject({ size: 5, sealed_at: null });
    await counted.roundAt(hours.votingEnd + 0.1);
    expect(await counted.log()).toMatchObject({ size: 8, ballots: 39, voters: 9, result_version: 0 });
    await counted.roundAt(hours.award);
    expect(await counted.log()).toMatchObject({ size: 8, result_version: 0 });
    await counted.roundAt(hours.award + 0.1);
    const published = await counted.published();
    expect(types(published.records)).toEqual(['open', 'batch', 'batch', 'batch', 'close', 'result']);
    const { failures, counted: told } = await verifyCount(platform, published);
    expect(failures).toEqual([]);
    expect(told).toMatchObject({ ballots: 39, voters: 9, images: 6 });
    // Nothing is due any more.
    await counted.roundAt(hours.award + 5);
    expect(await counted.log()).toMatchObject({ size: 9, result_version: 1 });
  });

  test('tells what was moderated and changed, and counts anew', async () => {
    counted = await Counted.start(engine, { voters: 6, images: 4 });
    const [first = 0, second = 0, third = 0, fourth = 0] = await counted.images();
    const moderate = async (id: number, moderation: 'REJECTED' | 'DISQUALIFIED' | 'APPROVED') => {
      await counted.db.updateTable('image').set({ moderation }).where('id', '=', id).execute();
      const { db } = counted;
      const { results_revision: revision } = await db
        .selectFrom('competition')
        .select('results_revision')
        .executeTakeFirstOrThrow();
      await db
        .updateTable('competition')
        .set({ results_revision: revision + 1 })
        .execute();
    };
    await moderate(fourth, 'REJECTED');
    for (let person = 1; person <= 6; person++)
      for (const image of [first, second, third]) await counted.vote(person, image, (person % 5) + 1);
    await moderate(third, 'REJECTED');
    await counted.roundAt(20);
    await counted.db
      .updateTable('competition')
      .set({ award: new Date(Date.UTC(2026, 3, 1 + 10)) })
      .execute();
    await counted.roundAt(hours.votingEnd + 1);
    await moderate(first, 'DISQUALIFIED');
    await counted.roundAt(hours.votingEnd + 2);
    await counted.roundAt(10 * 24 + 1);
    const published = await counted.published();
    expect(types(published.records)).toEqual(['open', 'moderation', 'rule', 'batch', 'close', 'moderation', 'result']);
    const report = await verifyCount(platform, published);
    expect(report.failures).toEqual([]);
    expect(report.changedRules).toMatchObject([{ field: 'award' }]);
    await moderate(first, 'APPROVED');
    await counted.roundAt(10 * 24 + 2);
    for (const version of [1, 2])
      expect(await verifyCount(platform, await counted.published(version))).toMatchObject({ failures: [] });
    expect(JSON.parse((await counted.published(2)).result)).toMatchObject({ version: 2, reason: 'MODERATION' });
    // A moderation that leaves the status as it is makes no version.
    await counted.db.updateTable('competition').set({ results_revision: 99 }).execute();
    await counted.roundAt(10 * 24 + 3);
    expect(await counted.log()).toMatchObject({ result_version: 2, revision: 99 });
  });

  test('says nothing of files by which an entry of another competition could be told to be the same photo', async () => {
    counted = await Counted.start(engine, { voters: 6, images: 4 });
    const images = await counted.images();
    const { db } = counted;
    const file = 'ab'.repeat(32);
    await db.updateTable('image').set({ sha256: file }).where('id', 'in', images.slice(0, 2)).execute();
    await db
      .updateTable('image')
      .set({ moderation: 'REJECTED' })
      .where('id', '=', images[1] ?? 0)
      .execute();
    for (let person = 1; person <= 6; person++) await counted.vote(person, images[0] ?? 0, 3);
    await counted.roundAt(hours.votingEnd + 1);
    await counted.roundAt(hours.award + 1);
    const published = await counted.published();
    expect((await verifyCount(platform, published)).failures).toEqual([]);
    const listed = (JSON.parse(published.result) as ResultFile).images;
    expect(listed.map(({ id, moderation }) => [id, moderation])).toEqual(
      images.map((id, n) => [id, n === 1 ? 'REJECTED' : 'APPROVED']),
    );
    expect(new Set(listed.map((image) => image.sha256)).size).toBe(4);
    // The service can show which file a listed image had, and nobody else can guess it.
    const kept = await db.selectFrom('count_image').selectAll().orderBy('image_id').execute();
    for (const { id, sha256 } of await db.selectFrom('image').select(['id', 'sha256']).orderBy('id').execute()) {
      const salt = kept.find(({ image_id }) => image_id === id)?.salt ?? Buffer.alloc(0);
      const commitment = toHex(fileCommitmentOf(platform.sha256, salt, Buffer.from(sha256, 'hex')));
      expect(listed.find((image) => image.id === id)?.sha256).toBe(commitment);
      for (const text of [published.result, published.records]) expect(text).not.toContain(sha256);
    }
  });

  test('of too few voters is closed, and neither ballots nor result are published', async () => {
    counted = await Counted.start(engine, { voters: 4, images: 3 });
    const [image = 0] = await counted.images();
    for (let person = 1; person <= 4; person++) await counted.vote(person, image, 5);
    await counted.roundAt(hours.award + 1);
    expect(await counted.log()).toMatchObject({ ballots: 4, voters: 4, result_version: 0 });
    expect(types((await counted.published()).records)).toEqual(['open', 'batch', 'close']);
    expect((await counted.published()).ballots).toHaveLength(0);
  });

  test('takes no ballot once it is sealed, whatever the clock of a vote says', async () => {
    counted = await Counted.start(engine, { voters: 4, images: 3 });
    const [image = 0] = await counted.images();
    await counted.vote(1, image, 5);
    await counted.roundAt(hours.votingEnd + 1);
    await expect(counted.at(hours.votingEnd - 1).vote(2, image, 5)).rejects.toMatchObject({ code: 'WRONG_PHASE' });
    expect(await counted.db.selectFrom('ballot').select('id').execute()).toHaveLength(1);
  });

  test('begins with the next look where people vote already, and says since when', async () => {
    counted = await Counted.start(engine, { voters: 6, images: 3 });
    const [image = 0] = await counted.images();
    // As an earlier version wrote it.
    for (let person = 1; person <= 6; person++) await counted.vote(person, image, 4);
    for (const table of ['count_entry', 'count_head', 'count_image', 'count_log']) await forget(table);
    await counted.close();
    await counted.open();
    await counted.roundAt(50);
    await counted.roundAt(hours.award + 1);
    const published = await counted.published();
    expect(parseRecords(published.records)[0]?.record).toMatchObject({
      type: 'open',
      since: '2026-04-03T02:00:00.000Z',
    });
    expect((await verifyCount(platform, published)).failures).toEqual([]);
  });

  async function forget(table: string): Promise<void> {
    for (const statement of [
      `alter table ${table} disable trigger user`,
      `delete from ${table}`,
      `alter table ${table} enable trigger user`,
    ])
      await sql.raw(statement).execute(counted.db);
  }
});
