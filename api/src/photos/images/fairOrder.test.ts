/** The fair order and the kept counts of lists, on many images (docs/product.md §4). */
import type { components } from '@photo-competition/schema/rest';
import { copyImages } from '../../testing/imageCopies.ts';
import { engine } from '../../testing/engines.ts';
import { announce, join, login, upload, within, type Person } from '../../testing/people.ts';
import { jpegPhoto } from '../../testing/photos/photographs.ts';
import { TestService } from '../../testing/service.ts';

type Schemas = components['schemas'];

/** Copies an image to sixty, of both types, every fifth of them rejected, with 0 to 3 votes each. */
const copies = (service: TestService) =>
  copyImages(
    service,
    `'id', 1000 + n, 'voter_key', gen_random_uuid(), 'slot', 1,
      'type_code', case when n % 3 = 0 then 'mono' else 'colour' end,
      'moderation', case when n % 5 = 0 then 'REJECTED' else 'APPROVED' end, 'original_key', 'copy-' || n`,
    'image i, generate_series(1, 60) n',
  );
const tallies = `
  insert into image_tally (image_id, competition_id, vote_count)
    select id, competition_id, id % 4 from image where original_key like 'copy-%'`;

describe('the fair order', () => {
  let service: TestService;
  let admin: string;
  let anna: Person;
  let bela: Person;
  let competition: Schemas['AdminCompetition'];
  beforeAll(async () => {
    service = await TestService.start(engine);
    admin = await login(service, service.administrator.username, service.administrator.password);
    [anna, bela] = [await join(service, 'anna'), await join(service, 'bela')];
    // By chance two keys can lie so close in the circle that no image is between them.
    for (const [username, key] of [
      ['anna', '10000000-0000-4000-8000-000000000000'],
      ['bela', '90000000-0000-4000-8000-000000000000'],
    ] as const)
      await service.query(`update account set voter_key = '${key}' where username = '${username}'`);
    competition = await announce(service, admin);
    service.setClock(within(competition, 'UPLOADING'));
    await upload(service, anna, competition.id, 'colour-1', await jpegPhoto({ width: 400, height: 300, seed: 1 }));
    await copies(service);
    await service.query(tallies);
    service.setClock(within(competition, 'VOTING'));
  });
  afterAll(() => service.stop());

  const page = async (token: string, query: string) =>
    (
      await service.ask<Schemas['MinimalImagePage']>('GET', `/api/competition/minimal/${competition.id}?${query}`, {
        token,
      })
    ).body;
  const ids = async (token: string, query: string) => (await page(token, query)).content.map(({ id }) => id);
  const approved = (where = 'true') =>
    service.query<{ id: number; vote_count: number }>(
      `select id, vote_count from image join image_tally on image_id = id where moderation = 'APPROVED' and ${where}`,
    );

  test('holds every shown image once, those with fewest votes first', async () => {
    const votes = new Map((await approved()).map(({ id, vote_count }) => [id, vote_count]));
    const order = await ids(anna.token, 'size=100&sort=fair');
    expect([...order].sort()).toEqual([...votes.keys()].sort());
    const levels = order.map((id) => votes.get(id) ?? -1);
    expect(levels).toEqual([...levels].sort((a, b) => a - b));
  });

  test('is the same for one voter whatever the page size, and another one for another voter', async () => {
    const whole = await ids(anna.token, 'size=100&sort=fair');
    for (const size of [1, 7, 24]) {
      const pages = [];
      for (let at = 0; at * size < whole.length; at++)
        pages.push(...(await ids(anna.token, `size=${size}&page=${at}&sort=fair`)));
      expect(pages).toEqual(whole);
    }
    expect(await ids(anna.token, 'size=5&page=90&sort=fair')).toEqual([]);
    const other = await ids(bela.token, 'size=100&sort=fair');
    expect(other).not.toEqual(whole);
    expect([...other].sort()).toEqual([...whole].sort());
    expect(whole).not.toEqual([...whole].sort((a, b) => a - b));
  });

  test('can be had of one type', async () => {
    const mono = (await approved(`type_code = 'mono'`)).map(({ id }) => id);
    const whole = await ids(anna.token, 'size=100&sort=fair');
    expect(await ids(anna.token, 'size=100&sort=fair&type=mono')).toEqual(whole.filter((id) => mono.includes(id)));
  });

  test('shows an image as long as it is approved, under the type that it has', async () => {
    const order = async (query = '') => ids(anna.token, `size=100&sort=fair${query}`);
    const before = await order();
    const moderate = (status: string) =>
      service.ask('PUT', `/api/competition/moderate/image/1001/${status}`, {
        token: admin,
        json: { reason: 'A copy' },
      });
    await moderate('DISQUALIFIED');
    expect(await order()).toEqual(before.filter((id) => id !== 1001));
    await moderate('APPROVED');
    expect(await order()).toEqual(before);
    await service.query(`update image set type_code = 'mono' where id = 1001`);
    expect(await order('&type=mono')).toContain(1001);
    expect(await order('&type=colour')).not.toContain(1001);
    await service.query(`update image set type_code = 'colour' where id = 1001`);
    expect(await order()).toEqual(before);
  });

  test('reads a page, however many images without votes are hidden or of another type', async () => {
    await service.query(`insert into competition overriding system value select (jsonb_populate_record(c, '{"id": 900}')).* from competition c
      where id = ${competition.id}`);
    await service.query(`insert into image_type select 900, code, position, title, slots from image_type
      where competition_id = ${competition.id}`);
    await copyImages(
      service,
      `'id', 10000 + n, 'competition_id', 900, 'slot', 1,
        'voter_key', gen_random_uuid(), 'type_code', case when n % 3 = 0 then 'mono' else 'colour' end,
        'moderation', case when n % 3 = 1 then 'REJECTED' else 'APPROVED' end, 'original_key', 'many-' || n`,
      'image i, generate_series(1, 3000) n where i.id = (select min(id) from image)',
    );
    await service.query(`insert into image_tally (image_id, competition_id, vote_count)
      select id, 900, case type_code when 'mono' then 2 else 0 end from image where competition_id = 900`);
    for (const table of ['image', 'image_tally']) await service.query(`vacuum analyze ${table}`);
    // The engine's counters of a session may hold the statements before: only what the page adds is compared.
    const counted = `select sum(pg_stat_get_xact_tuples_returned(t) + pg_stat_get_xact_tuples_fetched(t))
      from unnest(array['image', 'image_tally', 'image_fair']::regclass[]) t`;
    await service.query(`create function read_of_a_page(out images int, out rows int) language plpgsql as $$
      declare earlier bigint := (${counted});
      begin
        images := (select count(*) from fair_images(900, 5, 'mono', 10, 0));
        rows := (${counted}) - earlier;
      end $$`);
    const [read] = await service.query<{ images: number; rows: number }>('select * from read_of_a_page()');
    await service.query('drop function read_of_a_page');
    await service.query('delete from image_tally where competition_id = 900');
    await service.query('delete from image where competition_id = 900');
    expect(read?.images).toBe(10);
    expect(read?.rows).toBeGreaterThanOrEqual(10);
    expect(read?.rows).toBeLessThan(100);
  });

  test('totals are those of a count, whoever asks and whatever is moderated', async () => {
    const total = async (token: string, query = '') => (await page(token, `size=1${query}`)).totalElements;
    const count = async (where: string) =>
      (await service.query<{ n: number }>(`select count(*)::int as n from image where ${where}`))[0]?.n;
    const same = async () => {
      expect(await total(anna.token)).toBe(await count(`moderation = 'APPROVED'`));
      expect(await total(anna.token, '&type=mono')).toBe(await count(`moderation = 'APPROVED' and type_code = 'mono'`));
      expect(await total(admin)).toBe(await count('true'));
    };
    await same();
    const moderate = (status: string) =>
      service.ask('PUT', `/api/competition/moderate/image/1001/${status}`, {
        token: admin,
        json: { reason: 'A copy' },
      });
    for (const status of ['DISQUALIFIED', 'DISQUALIFIED', 'PENDING', 'APPROVED']) {
      await moderate(status);
      await same();
    }
    await Promise.all(Array.from({ length: 20 }, (_, i) => moderate(i % 2 ? 'APPROVED' : 'REJECTED')));
    await same();
    await service.query('delete from image_tally where image_id = 1002');
    await service.query('delete from image where id = 1002');
    await same();
  });
});
