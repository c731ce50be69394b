/** The order of photos that a jury has judged, and lists by it (docs/product.md §15). */
import type { components } from '@photo-competition/schema/rest';
import { engine } from '../../../testing/engines.ts';
import { copyImages } from '../../../testing/imageCopies.ts';
import { upload } from '../../../testing/people.ts';
import { until } from '../../../testing/service.ts';
import { readAnswer } from '../../../testing/secrecy/readAnswer.ts';
import { smallPhoto } from '../../../testing/world.ts';
import { JuryPlay } from '../testing/jury.ts';
import { byJury, byMarks, type Marked } from '../testing/placing.ts';

type Schemas = components['schemas'];
type Page = Schemas['MinimalImagePage'];

test.each([
  ['the higher score', [5, 3], [4, 3], -1],
  ['the score, whatever the number of marks', [4, 4], [5, 3, 3, 4], -1],
  ['the larger share of the highest point', [5, 3], [4, 4], -1],
  ['the share and not the number of it', [5, 3], [5, 3, 4, 4], -1],
  ['the next point, where the highest are alike', [5, 4, 1, 1], [5, 3, 2, 1], -1],
  ['a mark', [1], [], -1],
  ['nobody, where all is alike', [3, 5], [5, 3], 0],
])('goes by %s', (_, a, b, order) => {
  expect(byMarks(a, b)).toBe(order);
  // Not -0, which is another one to Jest.
  expect(byMarks(b, a) + order).toBe(0);
});

describe('the order of photos', () => {
  let play: JuryPlay;
  let competition: Schemas['AdminCompetition'];
  let rounds: number[];
  let photos: Marked[];
  beforeAll(async () => {
    play = await JuryPlay.start(engine);
    const anna = await play.person('anna');
    competition = await play.competition();
    await upload(play.service, anna, competition.id, 'colour-1', await smallPhoto(1));
    await copyImages(
      play.service,
      `'id', 1000 + n, 'voter_key', gen_random_uuid(), 'slot', 1, 'type_code', case when n % 3 = 0 then 'mono' else 'colour' end,
        'original_key', 'copy-' || n, 'random_place', n`,
      `image i, generate_series(1, 120) n where i.id = (select min(id) from image)`,
    );
    const judges = [];
    for (const name of ['judge1', 'judge2', 'judge3', 'judge4']) judges.push(await play.judge(competition.id, name));
    const panel = judges.map(({ seat }) => seat);
    rounds = [
      await play.round(competition, { panel, maxPoint: 3, accepts: true }),
      await play.round(competition, { panel: panel.slice(0, 2), maxPoint: 2, position: 2, types: ['colour'] }),
    ];
    play.at(competition, 'VOTING');
    for (const round of rounds) await play.readRound(competition.id, round);
    // Few points, so that many are equal; some marks are missing, some do not count.
    await play.service.query(`update jury_task set marked_at = now(),
        point = case round_id when ${rounds[0] ?? 0} then 1 + (number * 7 + seat * number * number * 5) % 3
          else 1 + (number * number + seat * number) % 2 end,
        withdrawn = case when (number + seat) % 7 = 0 then 'KNOWN' end
      where (number * 5 + seat) % 11 > 1 and (round_id = ${rounds[0] ?? 0} or number % 4 > 0)`);
    const rows = await play.service.query<{ id: number; type: string; round: number; marks: number[] }>(
      `select image_id as id, type_code as type, round_id as round, coalesce(json_agg(point) filter (
          where point is not null and withdrawn is null), '[]') as marks
        from jury_photo join jury_task using (round_id, number) group by 1, 2, 3`,
    );
    const marksOf = (id: number, round: number) =>
      rows.find((row) => row.id === id && row.round === round)?.marks ?? [];
    photos = [...new Map(rows.map(({ id, type }) => [id, type]))].map(([id, type]) => ({
      id,
      category: type === 'colour' ? 0 : 1,
      rounds: [...rounds].reverse().map((round) => marksOf(id, round)),
    }));
  }, 150_000);
  afterAll(() => play.stop());

  const ask = async (query: string, token?: string): Promise<Page> => {
    const path = `/api/competition/minimal/${competition.id}?${query}`;
    const { status, body } = await play.service.ask<Page>('GET', path, token ? { token } : {});
    if (status !== 200) throw Object.assign(new Error(JSON.stringify(body)), { status });
    return body;
  };
  const idsOf = ({ content }: Pick<Page, 'content'>) => content.map(({ id }) => id);
  const list = async (query = '', token?: string) => {
    const pages = [await ask(`sort=rank&size=100${query}`, token)];
    for (let last = pages[0]; last?.more; last = pages.at(-1))
      pages.push(await ask(`sort=rank&size=100${query}&after=${last.next ?? ''}`, token));
    return pages.flatMap(idsOf);
  };
  const inOrder = (of: readonly Marked[] = photos) => [...of].sort(byJury).map(({ id }) => id);
  const inTime = () => photos.map(({ id }) => id).sort((a, b) => a - b);
  const decide = async (round: number) => {
    play.at(competition, 'AWARD');
    const { version } = await play.readRound(competition.id, round);
    const { body } = await play.lines(competition.id, round);
    const lines = body.categories.map(({ type, steps }) => ({ type, score: steps[3]?.score ?? '' }));
    const json = { version, lines: round === rounds[0] ? lines : [] };
    const answer = await play.decide(competition.id, round, json);
    expect(answer.status).toBe(200);
  };
  const hide = (id: number, moderation = 'PENDING') =>
    play.service.query(`update image set moderation = '${moderation}' where id = ${id}`);

  test('is none before a round is decided: the list is the one by time', async () => {
    play.at(competition, 'ENDED');
    expect(await list()).toEqual(inTime());
  });

  test('is that of the marks, category by category, once the competition has ended, and not a moment earlier', async () => {
    await decide(rounds[0] ?? 0);
    await decide(rounds[1] ?? 0);
    for (const token of [undefined, play.admin]) {
      play.service.setClock(new Date(competition.award));
      const before = await ask('sort=rank&size=100', token);
      expect(idsOf(before)).toEqual(token ? inTime().slice(0, 100) : []);
      play.at(competition, 'ENDED');
      expect(await list('', token)).toEqual(inOrder());
    }
    const first = inOrder()[0];
    expect(first).not.toBe(inTime()[0]);
    const whole = await play.service.ask<Schemas['ImagePage']>(
      'GET',
      `/api/competition/paged/${competition.id}?sort=rank&size=1`,
    );
    expect([whole.body.content[0]?.id, whole.body.totalElements]).toEqual([first, photos.length]);
  });

  test('stands alone once the votes are counted, of which there are none: no photo is there twice', async () => {
    await until('the count to be stored', async () => {
      const [row] = await play.service.query<{ n: number }>(
        `select count(*)::int as n from image_result join result_computation r on r.id = computation_id
          where state = 'STORED' and competition_id = ${competition.id}`,
      );
      return (row?.n ?? 0) > 0;
    });
    expect(await list()).toEqual(inOrder());
    expect(await list('&type=mono')).toEqual(inOrder(photos.filter(({ category }) => category === 1)));
    const page = await ask('sort=rank&size=7&page=2');
    expect(idsOf(page)).toEqual(inOrder().slice(14, 21));
    const back = await ask(`sort=rank&size=7&backwards=true&before=${page.previous ?? ''}`);
    expect(idsOf(back)).toEqual(inOrder().slice(7, 14));
  });

  test('is walked in both directions, and by category', async () => {
    for (const [type, category] of [
      ['', null],
      ['&type=colour', 0],
      ['&type=mono', 1],
    ] as const) {
      const all = inOrder(photos.filter((photo) => category === null || photo.category === category));
      const there: number[] = [];
      let page = await ask(`sort=rank&size=7${type}`);
      for (;;) {
        there.push(...idsOf(page));
        expect([page.totalElements, page.earlier]).toEqual([all.length, there.length > page.content.length]);
        if (!page.more) break;
        page = await ask(`sort=rank&size=7${type}&after=${page.next ?? ''}`);
      }
      expect(there).toEqual(all);
      const back: number[] = [];
      for (let last = await ask(`sort=rank&size=7&backwards=true${type}`); ;) {
        back.unshift(...idsOf(last));
        if (!last.earlier) break;
        last = await ask(`sort=rank&size=7&backwards=true${type}&before=${last.previous ?? ''}`);
      }
      expect(back).toEqual(all);
      expect(idsOf(await ask(`sort=rank&size=7&page=2${type}`))).toEqual(all.slice(14, 21));
    }
  });

  test('leaves out what is hidden, and a walk goes on behind the photo that was hidden meanwhile', async () => {
    const all = inOrder();
    const page = await ask('sort=rank&size=5');
    const gone = all[4] ?? 0;
    try {
      await hide(gone);
      expect(idsOf(await ask(`sort=rank&size=5&after=${page.next ?? ''}`))).toEqual(all.slice(5, 10));
      expect(idsOf(await ask(`sort=rank&size=5&backwards=true&before=${page.next ?? ''}`))).toEqual(all.slice(0, 4));
      expect(await list('', play.admin)).toEqual(all.filter((id) => id !== gone));
    } finally {
      await hide(gone, 'APPROVED');
    }
    expect(await list()).toEqual(all);
  });

  test('has each photo once, whatever the service has computed of votes', async () => {
    // The keeper of results ranks every competition whose voting is over, this one too, some time after that.
    const stored = () =>
      play.service.query<{ n: number }>(`select count(*)::int as n from result_computation
        join image_result on computation_id = result_computation.id
        where competition_id = ${competition.id} and state = 'STORED' and place is not null`);
    await until('a ranking by votes', async () => ((await stored())[0]?.n ?? 0) > 0);
    expect(await list()).toEqual(inOrder());
    expect(idsOf(await ask('sort=rank&size=5&backwards=true'))).toEqual(inOrder().slice(-5));
  });

  test('is in the table of each round its rank there, which equal ones share', async () => {
    const answer = await play.service.raw('GET', `/api/admin/competition/${competition.id}/export/jury`, {
      token: play.admin,
    });
    const [head = '', ...lines] = (await readAnswer(answer)).text.split('\r\n').filter(Boolean);
    const columns = head.slice(head.indexOf('round,')).split(',');
    const rows = lines.map((line) => Object.fromEntries(line.split(',').map((cell, i) => [columns[i] ?? '', cell])));
    expect(rows).toHaveLength(photos.length + photos.filter(({ category }) => category === 0).length);
    for (const row of rows) {
      const marksIn = (photo: Marked) => photo.rounds[row.round === '1' ? 1 : 0] ?? [];
      const photo = photos.find(({ id }) => String(id) === row.imageId);
      const own = photo ? marksIn(photo) : [];
      const better = photos.filter((other) => other.category === photo?.category && byMarks(marksIn(other), own) < 0);
      expect(row.rank).toBe(own.length ? String(better.length + 1) : '');
    }
  });

  test('follows a decision that is taken back', async () => {
    const [first = 0, last = 0] = rounds;
    const page = await ask('sort=rank&size=5');
    const takeBack = async (round: number) => {
      const { version } = await play.readRound(competition.id, round);
      return (await play.takeBack(competition.id, round, { version, reason: 'Again.' })).status;
    };
    expect(await takeBack(last)).toBe(200);
    expect(await list()).toEqual(inOrder(photos.map((photo) => ({ ...photo, rounds: photo.rounds.slice(1) }))));
    expect(await takeBack(first)).toBe(200);
    expect(await list()).toEqual(inTime());
    await expect(ask(`sort=rank&size=5&after=${page.next ?? ''}`)).rejects.toMatchObject({ status: 422 });
  });
});
