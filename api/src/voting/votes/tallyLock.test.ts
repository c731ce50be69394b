/** Two votes on one image follow each other, so that the number of its votes is that of its rows. */
import { Client } from 'pg';
import { engine } from '../../testing/engines.ts';
import { TestService, until } from '../../testing/service.ts';
import { buildWorld, type World } from '../../testing/world.ts';

describe('a vote while another one is being cast', () => {
  let service: TestService;
  let world: World;
  let other: Client;
  beforeAll(async () => {
    let url = '';
    const create = async () => {
      const database = await engine.create('migrated');
      url = database.url ?? '';
      return database;
    };
    service = await TestService.start({ ...engine, create });
    world = await buildWorld(service);
    other = new Client({ connectionString: url });
    await other.connect();
  });
  afterAll(async () => {
    await other.end();
    await service.stop();
  });

  /** @param seconds how long it must have waited */
  const waiting = (what: string, seconds = 0) =>
    until(`${what} to wait`, async () => {
      const locked = await service.query<{ n: number }>(`select count(*)::int as n from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'
          and clock_timestamp() - query_start >= interval '${seconds} s'`);
      return locked[0]?.n === 1;
    });

  test('waits, and counts from what stands then', async () => {
    const { bela, images } = world;
    const imageId = images.anna.voting.id;
    // Statements of another instance of the service for the same person, up to its commit.
    await other.query('begin');
    await other.query('select image_id from image_tally where image_id = $1 for update', [imageId]);
    await other.query(
      `insert into vote (image_id, voter_key, point, updated_at)
       select $1, voter_key, 2, now() from account where id = $2`,
      [imageId, bela.id],
    );
    await other.query('update image_tally set vote_count = vote_count + 1 where image_id = $1', [imageId]);

    const cast = service.ask('POST', '/api/competition/vote', { token: bela.token, json: { imageId, point: 5 } });
    await waiting('the vote');
    await other.query('commit');
    expect((await cast).status).toBe(200);

    const [tally] = await service.query(
      `select vote_count as counted, (select count(*)::int from vote where image_id = ${imageId}) as rows,
         (select point from vote where image_id = ${imageId}) as point
       from image_tally where image_id = ${imageId}`,
    );
    expect(tally).toEqual({ counted: 1, rows: 1, point: 5 });
  });

  test('is refused when its photo was hidden while it waited, as if there were no such photo', async () => {
    const { bela, images } = world;
    const imageId = images.anna.voting.id;
    const votes = () => service.query(`select point, updated_at from vote where image_id = ${imageId}`);
    const before = await votes();
    await other.query('begin');
    await other.query('select image_id from image_tally where image_id = $1 for update', [imageId]);
    await other.query(`update image set moderation = 'REJECTED' where id = $1`, [imageId]);
    const cast = service.ask('POST', '/api/competition/vote', { token: bela.token, json: { imageId, point: 1 } });
    await waiting('the vote');
    await other.query('commit');
    expect((await cast).body).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect(await votes()).toEqual(before);
    await other.query(`update image set moderation = 'APPROVED' where id = $1`, [imageId]);
  });

  test('is refused when voting ended while it waited', async () => {
    const { bela, images, voting } = world;
    const imageId = images.anna.voting.id;
    const ballots = () => service.query(`select id, point from ballot where image_id = ${imageId}`);
    const before = await ballots();
    const end = new Date(voting.votingEnd);
    service.setClock(new Date(end.getTime() - 1));
    await other.query('begin');
    await other.query('select image_id from image_tally where image_id = $1 for update', [imageId]);
    const cast = service.ask('POST', '/api/competition/vote', { token: bela.token, json: { imageId, point: 2 } });
    await waiting('the vote', 1);
    service.setClock(end);
    await other.query('commit');
    expect((await cast).body).toMatchObject({ status: 409, code: 'WRONG_PHASE' });
    expect(await ballots()).toEqual(before);
    service.setClock();
  });

  test('a comment is refused likewise', async () => {
    const { bela, images, voting } = world;
    const imageId = images.anna.voting.id;
    await other.query('begin');
    await other.query('select id from competition where id = $1 for update', [voting.id]);
    await other.query(`update image set moderation = 'REJECTED' where id = $1`, [imageId]);
    const said = service.ask('POST', `/api/competition/comment/${imageId}`, {
      token: bela.token,
      json: { comment: 'Too late' },
    });
    await waiting('the comment');
    await other.query('commit');
    expect((await said).body).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect(await service.query(`select id from comment where image_id = ${imageId}`)).toEqual([]);
  });
});
