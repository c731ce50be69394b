import type { components } from '@photo-competition/schema/rest';
import { addressOf, walkedOperations } from '../testing/contractCall.ts';
import { digestDatabase } from '../testing/digest.ts';
import { engine } from '../testing/engines.ts';
import { announce, datesFrom, join, login, upload, within, type Person } from '../testing/people.ts';
import { jpegPhoto } from '../testing/photos/photographs.ts';
import { TestService, until } from '../testing/service.ts';

type Schemas = components['schemas'];

/** Ids in paths that name something; the header is looked at before they are looked up. */
const params = {
  hash: '0'.repeat(32),
  circle: 'A',
  seat: 1,
  round: 1,
  award: 1,
  exclusion: 1,
  id: 1,
  image: 1,
  type: 'colour-1',
  image_type: 'colour-1',
  competitionId: 1,
  competition_id: 1,
  slot: 1,
  num: 1,
  resolution: 'small',
  number: 'A'.repeat(16),
  name: 'roll.bin',
  status: 'APPROVED',
  locale: 'hu',
  table: 'votes',
  key: '00000000-0000-4000-8000-000000000000',
  list: 'NEWS',
  firstId: 1,
  secondId: 2,
};
const idOf: Record<string, Record<string, string>> = {
  getJuryPhoto: { number: '1' },
  getJuryPhotoBytes: { number: '1' },
  starJuryPhoto: { number: '1' },
  withdrawFromJuryPhoto: { number: '1' },
  remarkJuryPhoto: { number: '1' },
  reportJuryPhoto: { number: '1' },
  adminSetCompetitionStatus: { status: 'PAUSED' },
  adminUpdateTemplate: { id: 'activation' },
  adminGetTemplate: { id: 'activation' },
  adminResetTemplate: { id: 'activation' },
  adminPreviewTemplate: { id: 'activation' },
  adminSetUserNewsletter: { type: 'NEWS' },
  endMySession: { id: '00000000-0000-4000-8000-000000000000' },
};

describe('an administrator previews', () => {
  let service: TestService;
  let admin: string;
  let anna: Person;
  let bela: Person;
  let competition: Schemas['AdminCompetition'];
  let draft: Schemas['AdminCompetition'];
  let images: Schemas['Image'][];
  beforeAll(async () => {
    service = await TestService.start(engine);
    admin = await login(service, service.administrator.username, service.administrator.password);
    [anna, bela] = [await join(service, 'anna'), await join(service, 'bela')];
    competition = await announce(service, admin);
    const json = {
      title: { hu: 'Piszkozat', en: 'Draft' },
      description: { hu: '', en: '' },
      ...datesFrom(new Date(Date.parse(competition.award) + 86_400_000)),
    };
    draft = (await service.ask<Schemas['AdminCompetition']>('POST', '/api/admin/competition/', { token: admin, json }))
      .body;
    service.setClock(within(competition, 'UPLOADING'));
    images = [];
    for (const [person, slot, seed] of [
      [anna, 'colour-1', 1],
      [anna, 'colour-2', 2],
      [bela, 'colour-1', 3],
    ] as const)
      images.push(
        (await upload(service, person, competition.id, slot, await jpegPhoto({ width: 400, height: 300, seed }))).body,
      );
    service.setClock(within(competition, 'VOTING'));
    for (const [token, image, point] of [
      [bela.token, images[0], 5],
      [bela.token, images[1], 2],
      [anna.token, images[2], 5],
    ] as const)
      await service.ask('POST', '/api/competition/vote', { token, json: { imageId: image?.id, point } });
  });
  afterAll(() => service.stop());

  const at = (name: 'competitionStart' | 'votingStart' | 'votingEnd' | 'award', ms = 0) =>
    new Date(Date.parse(competition[name]) + ms).toISOString();
  const as = (who: string, instant: string) => ({ 'x-preview': `${who}; at=${instant}` });
  const look = <T>(path: string, who: string, instant: string) =>
    service.ask<T>('GET', path, { token: admin, headers: as(who, instant) });
  const list = (query = '') => `/api/competition/minimal/${competition.id}?size=100${query}`;
  const paged = () => `/api/competition/paged/${competition.id}?size=100`;
  const roles = ['role=visitor', 'role=entrant', 'role=voter', 'as=anna'];

  describe.each(roles)('with %s', (who) => {
    test.each([
      ['votingStart', -1, 0],
      ['votingStart', 0, 0],
      ['votingStart', 1, 3],
      ['votingEnd', -1, 3],
      ['votingEnd', 0, 3],
      ['votingEnd', 1, 3],
      ['award', 0, 3],
    ] as const)('the images of others at %s %i s', async (boundary, seconds, number) => {
      const { status, headers, body } = await look<Schemas['MinimalImagePage']>(
        list(),
        who,
        at(boundary, seconds * 1000),
      );
      expect(status).toBe(200);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(body.totalElements).toBe(number);
      expect(body.content.map(({ result }) => result)).toEqual(Array<null>(number).fill(null));
    });

    test.each([
      ['createdAt', 'votingStart'],
      ['fair', 'votingStart'],
      ['createdAt', 'award'],
      ['rank', 'award'],
    ] as const)('lists by %s from %s on that are read both ways', async (sort, boundary) => {
      const page = async (query: string) => {
        const path = `/api/competition/minimal/${competition.id}?sort=${sort}&${query}`;
        const { status, body } = await look<Schemas['MinimalImagePage']>(path, who, at(boundary, 1000));
        expect(status).toBe(200);
        return { ...body, ids: body.content.map(({ id }) => id) };
      };
      const all = await page('size=3');
      expect(all).toMatchObject({ more: false, earlier: false });
      const end = await page('size=1&backwards=true');
      expect(end).toMatchObject({ ids: all.ids.slice(2), more: false, earlier: true });
      const rest = await page(`size=2&backwards=true&before=${end.previous ?? ''}`);
      expect(rest).toMatchObject({ ids: all.ids.slice(0, 2), more: true, earlier: false });
      const last = await page(`size=2&after=${rest.next ?? ''}`);
      expect(last).toMatchObject({ ids: all.ids.slice(2), more: false, earlier: true });
    });

    test('a marked sample from the award on, the same each time, and never what votes have made', async () => {
      const asked = () => look<Schemas['ImagePage']>(paged(), who, at('award', 1000));
      const [first, again] = [await asked(), await asked()];
      expect(again.body).toEqual(first.body);
      expect(first.body.content).toHaveLength(3);
      for (const { result } of first.body.content) expect(result).toMatchObject({ sample: true });
      const ranked = await look<Schemas['MinimalImagePage']>(list('&sort=rank'), who, at('award', 1000));
      expect(ranked.body.content.map(({ result }) => result?.overallRank)).toEqual([1, 2, 3]);
      expect(ranked.body.totalElements).toBe(3);
      await service.ask('POST', '/api/competition/vote', {
        token: bela.token,
        json: { imageId: images[0]?.id, point: 1 },
      });
      expect((await asked()).body).toEqual(first.body);
      await service.ask('POST', '/api/competition/vote', {
        token: bela.token,
        json: { imageId: images[0]?.id, point: 5 },
      });
    });
  });

  test('a named entrant has the own entries and nobody’s votes', async () => {
    const entries = await look<Schemas['Image'][]>(
      `/api/competition/user-image/${competition.id}`,
      'as=anna',
      at('votingStart', -1000),
    );
    expect(entries.body.map(({ id, own }) => [id, own])).toEqual([
      [images[0]?.id, true],
      [images[1]?.id, true],
    ]);
    const { body } = await look<Schemas['VotingInfo']>('/api/competition/vote', 'as=anna', at('votingStart', 1000));
    expect(body).toMatchObject({ votable: 1, voted: 0, votes: [] });
    const shown = await look<Schemas['MinimalImagePage']>(list(), 'as=anna', at('votingStart', 1000));
    expect(shown.body.content.map(({ myVote }) => myVote)).toEqual([null, null, null]);
    const other = await look<Schemas['Image'][]>(
      `/api/competition/user-image/${competition.id}`,
      'role=entrant',
      at('votingStart', 1000),
    );
    expect(other.body).toEqual([]);
  });

  test("a voter's votes are a marked sample", async () => {
    const { body } = await look<Schemas['VotingInfo']>('/api/competition/vote', 'role=voter', at('votingStart', 1000));
    expect(body).toMatchObject({ sample: true, votable: 3, voted: body.votes.length });
    const shown = await look<Schemas['MinimalImagePage']>(list(), 'role=voter', at('votingStart', 1000));
    const votes = shown.body.content.flatMap(({ id, myVote }) => (myVote === null ? [] : [[id, myVote]]));
    expect(body.votes.map(({ imageId, point }) => [imageId, point])).toEqual(votes);
  });

  test('the order that votes decide is made up, too', async () => {
    const order = async () => {
      const { body } = await look<Schemas['MinimalImagePage']>(list('&sort=fair'), 'as=bela', at('votingStart', 1000));
      return body.content.map(({ id }) => id);
    };
    const before = await order();
    expect([...before].sort()).toEqual(images.map(({ id }) => id).sort());
    for (const id of before) {
      const json = { imageId: id, point: 3 };
      await service.ask('POST', '/api/competition/vote', { token: anna.token, json });
      expect(await order()).toEqual(before);
      await service.ask('POST', '/api/competition/vote', { token: anna.token, json: { ...json, point: null } });
    }
  });

  test('a draft reads as published', async () => {
    const instant = new Date(Date.parse(draft.votingStart) + 1000).toISOString();
    const { body } = await look<Schemas['Competition']>(`/api/competition/${draft.id}`, 'role=visitor', instant);
    expect(body).toMatchObject({ id: draft.id, status: 'PUBLISHED' });
    const active = await look<Schemas['Competition']>('/api/competition/active', 'role=visitor', instant);
    expect(active.body.id).toBe(draft.id);
    const open = await look<Schemas['Competition'][]>('/api/competition/open', 'role=visitor', instant);
    expect(open.body.map(({ id }) => id)).toEqual([draft.id]);
    expect((await service.ask('GET', `/api/competition/${draft.id}`)).status).toBe(404);
  });

  test('nothing was computed or stored', async () => {
    for (const who of roles) await look(list('&sort=rank'), who, at('award', 1000));
    expect(await service.query('select id from result_computation')).toEqual([]);
  });

  test('one entry of the audit log for each administrator, role and ten minutes', async () => {
    const count = async () => {
      const [row] = await service.query<{ n: number }>(
        `select count(*)::int as n from audit_log where action = 'account.previewed'`,
      );
      return row?.n ?? 0;
    };
    const instant = at('award', 1000);
    await Promise.all(Array.from({ length: 5 }, () => look(list(), 'as=bela', instant)));
    const before = await count();
    await Promise.all(Array.from({ length: 5 }, (_, n) => look(list(), 'as=bela', at('award', n * 1000))));
    expect(await count()).toBe(before);
    service.setClock(new Date(within(competition, 'VOTING').getTime() + 11 * 60_000));
    await Promise.all(Array.from({ length: 5 }, () => look(list(), 'as=bela', instant)));
    expect(await count()).toBe(before + 1);
    service.setClock(within(competition, 'VOTING'));
  });

  test.each([
    ['nothing', '', 'X-Preview'],
    ['no instant', 'role=voter', 'at'],
    ['an instant that is none', 'role=voter; at=2026-02-30T10:00:00Z', 'at'],
    ['a word for an instant', 'role=voter; at=now', 'at'],
    ['an unknown role', 'role=administrator; at=2026-05-01T10:00:00Z', 'role'],
    ['no role', 'at=2026-05-01T10:00:00Z', 'role'],
    ['a part twice', 'role=voter; role=voter; at=2026-05-01T10:00:00Z', 'X-Preview'],
    ['an unknown part', 'role=voter; at=2026-05-01T10:00:00Z; x=1', 'X-Preview'],
    ['a named voter', 'role=voter; as=anna; at=2026-05-01T10:00:00Z', 'role'],
    ['nobody', 'as=nobody; at=2026-05-01T10:00:00Z', 'as'],
    ['an administrator', `as=admin; at=2026-05-01T10:00:00Z`, 'as'],
  ])('%s is refused, and says what is expected', async (_, header, field) => {
    const { status, body } = await service.ask('GET', '/api/competition/open', {
      token: admin,
      headers: { 'x-preview': header },
    });
    expect({ status, code: body.code, field: body.errors?.[0]?.field }).toEqual({
      status: 400,
      code: 'PREVIEW_INVALID',
      field,
    });
  });

  test('nobody but an administrator', async () => {
    const headers = as('role=visitor', at('award', 1000));
    for (const [token, status] of [
      [undefined, 401],
      [anna.token, 403],
    ] as const)
      for (const path of ['/api/competition/open', list(), '/api/user/my'])
        expect((await service.ask('GET', path, { token, headers })).status).toBe(status);
  });

  const headers = () => as('role=voter', at('votingStart', 1000));
  const reads = walkedOperations.filter(({ method }) => method === 'GET');
  const previewed = reads.filter(({ parameters }) => parameters.some(({ name }) => name === 'X-Preview'));
  const pathOf = (operation: (typeof walkedOperations)[number]) =>
    addressOf(operation, { params: { ...params, ...idOf[operation.id] } });

  test.each(walkedOperations.filter(({ method }) => method !== 'GET').map((one) => [one.id, one] as const))(
    '%s changes nothing in a preview',
    async (_, operation) => {
      const before = await digestDatabase(service);
      const { status, body } = await service.ask(operation.method, pathOf(operation), {
        token: admin,
        headers: headers(),
      });
      expect([status, body.code]).toEqual([409, 'PREVIEW_READ_ONLY']);
      expect(await digestDatabase(service)).toEqual(before);
    },
  );

  test.each(reads.filter((one) => !previewed.includes(one)).map((one) => [one.id, one] as const))(
    '%s is closed to previews',
    async (_, operation) => {
      const { status, body } = await service.ask('GET', pathOf(operation), { token: admin, headers: headers() });
      expect([status, body.code]).toEqual([403, 'PREVIEW_CLOSED']);
    },
  );

  test.each(previewed.map((one) => [one.id, one] as const))('%s is open to previews', async (_, operation) => {
    const path = pathOf(operation).replace(/\/1(?=\/|$)/g, `/${competition.id}`);
    const answer = await service.ask('GET', path, { token: admin, headers: headers() });
    expect([200, 404]).toContain(answer.status);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('the results themselves once the voting is really over, at an instant after the award alone', async () => {
    service.setClock(within(competition, 'AWARD'));
    const real = await until('results', async () => {
      const { body } = await service.ask<Schemas['MinimalImagePage']>('GET', list(), { token: admin });
      return body.content.every(({ result }) => result) ? body.content.map(({ result }) => result) : undefined;
    });
    const results = async (instant: string) => {
      const { body } = await look<Schemas['MinimalImagePage']>(list(), 'role=visitor', instant);
      return body.content.map(({ result }) => result);
    };
    expect(await results(at('award', 1000))).toEqual(real);
    expect(await results(at('award'))).toEqual([null, null, null]);
  });
});
