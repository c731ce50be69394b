/** The list of ended competitions, both ways (docs/product.md §9). */
import type { components } from '@photo-competition/schema/rest';
import { engine } from '../testing/engines.ts';
import { announce, login } from '../testing/people.ts';
import { TestService } from '../testing/service.ts';

type Page = components['schemas']['CompetitionPage'];

describe('pages of ended competitions', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await TestService.start(engine);
    const admin = await login(service, service.administrator.username, service.administrator.password);
    const { id, award } = await announce(service, admin);
    service.setClock(new Date(Date.parse(award) + 1000));
    // Three each were made at the same instant.
    await service.query(`insert into competition overriding system value select (jsonb_populate_record(c, jsonb_build_object(
      'id', 1000 + n, 'created_at', c.created_at + n / 3 * interval '1 day'))).*
      from competition c, generate_series(1, 60) n where c.id = ${id}`);
  });
  afterAll(() => service.stop());

  const ask = (query: string) => service.ask<Page>('GET', `/api/competition/archived/competitions?${query}`);
  const idsOf = ({ content }: Page) => content.map(({ id }) => id);

  test.each(['ASC', 'DESC'])('backwards are those forwards from behind: %s', async (direction) => {
    const all = (await ask(`direction=${direction}`)).body;
    expect(all).toMatchObject({ totalElements: 61, more: false, earlier: false });
    const walked: number[][] = [];
    let { body: page } = await ask(`direction=${direction}&size=7&backwards=true`);
    expect(page.more).toBe(false);
    for (;;) {
      walked.unshift(idsOf(page));
      if (!page.earlier) break;
      page = (await ask(`direction=${direction}&size=7&backwards=true&before=${page.previous ?? ''}`)).body;
      expect(page.more).toBe(true);
    }
    expect(walked.flat()).toEqual(idsOf(all));
    expect(walked.map(({ length }) => length)).toEqual([5, 7, 7, 7, 7, 7, 7, 7, 7]);
  });

  test.each(['ASC', 'DESC'])('know what is around them, after some have gone: %s', async (direction) => {
    const { body: all } = await ask(`direction=${direction}&cursors=true`);
    const [first, second, ...rest] = all.cursors ?? [];
    const between = await ask(`direction=${direction}&size=2&after=${first ?? ''}&before=${rest.at(-1) ?? ''}`);
    expect(idsOf(between.body)).toEqual(idsOf(all).slice(1, 3));
    expect(between.body).toMatchObject({ earlier: true, more: true });
    const [one, two] = idsOf(all);
    await service.query(`update competition set award = award + interval '1 year' where id in (${one}, ${two})`);
    const behind = await ask(`direction=${direction}&size=2&after=${second ?? ''}`);
    expect(idsOf(behind.body)).toEqual(idsOf(all).slice(2, 4));
    expect(behind.body.earlier).toBe(false);
    await service.query(`update competition set award = award - interval '1 year' where id in (${one}, ${two})`);
  });

  test('are refused with a cursor of the other direction, and beside a page', async () => {
    const { body: all } = await ask('size=5');
    for (const [query, field] of [
      [`direction=DESC&before=${all.previous ?? ''}`, 'before'],
      ['before=x', 'before'],
      [`page=1&before=${all.previous ?? ''}`, 'before'],
      ['page=1&backwards=true', 'backwards'],
    ] as const)
      expect(await ask(query)).toMatchObject({ status: 422, body: { errors: [{ field }] } });
  });
});
