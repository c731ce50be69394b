/** Votes as administrators can read them: turnout before AWARD, scores after it, and never who cast which. */
import type { components } from '@photo-competition/schema/rest';
import { parse } from 'csv-parse/sync';
import { engine } from '../../testing/engines.ts';
import { announce, join, login, upload, within, type Person } from '../../testing/people.ts';
import { jpegPhoto } from '../../testing/photos/photographs.ts';
import { TestService } from '../../testing/service.ts';

type Schemas = components['schemas'];

describe('the secret ballot', () => {
  let service: TestService;
  let admin: string;
  let author: Person;
  let voter: Person;
  let competition: Schemas['AdminCompetition'];
  let ids: number[];
  beforeAll(async () => {
    service = await TestService.start(engine);
    admin = await login(service, service.administrator.username, service.administrator.password);
    [author, voter] = [await join(service, 'author'), await join(service, 'voter')];
    competition = await announce(service, admin);
    service.setClock(within(competition, 'UPLOADING'));
    ids = [];
    for (const seed of [1, 2, 3]) {
      const photo = await jpegPhoto({ width: 160, height: 120, seed });
      ids.push((await upload(service, author, competition.id, `colour-${seed}`, photo)).body.id);
    }
    service.setClock(within(competition, 'VOTING'));
  });
  afterAll(() => service.stop());

  const [first, second] = [() => ids[0] ?? 0, () => ids[1] ?? 0];
  const votes = async (): Promise<Record<string, string>[]> => {
    const pathname = `/api/admin/competition/${competition.id}/export/votes`;
    const { body } = await service.ask<string>('GET', pathname, { token: admin });
    return parse(body, { bom: true, columns: true });
  };

  test('in VOTING a vote could as well be for another image: whatever can be read is the same to the byte', async () => {
    await service.ask('POST', '/api/competition/vote', {
      token: voter.token,
      json: { imageId: first(), point: 5 },
    });
    const { id } = competition;
    const lists = ['minimal', 'paged'].flatMap((list) =>
      ['createdAt', 'rank'].map((sort) => `/api/competition/${list}/${id}?size=100&sort=${sort}`),
    );
    const everyones = [
      `/api/competition/${id}`,
      '/api/competition/active',
      ...lists,
      ...ids.map((one) => `/api/competition/image/${one}`),
    ];
    const administrators = [
      ...everyones,
      `/api/competition/minimal/${id}?size=100&sort=fair`,
      '/api/admin/competition/',
      `/api/admin/competition/${id}`,
      `/api/admin/competition/${id}/statistics`,
      `/api/admin/competition/${id}/export/entries`,
      `/api/admin/competition/${id}/export/votes`,
      `/api/admin/competition/${id}/export/results`,
      `/api/admin/competition/${id}/export/people`,
      `/api/admin/competition/${id}/export/comments`,
      '/api/admin/user/',
      '/api/admin/email/recipients',
      '/api/admin/audit',
    ];
    // In sequence: an account downloads only a few tables at once.
    const readBy = async (token: string | undefined, pathnames: string[]) => {
      const answers: string[] = [];
      for (const pathname of pathnames) {
        const response = await service.raw('GET', pathname, { token, headers: { 'x-request-id': 'the-same' } });
        answers.push(`${pathname}: ${await response.text()}`);
      }
      return answers;
    };
    const everything = async () => [
      ...(await readBy(admin, administrators)),
      ...(await readBy(undefined, everyones)),
      ...(await readBy(author.token, [...everyones, `/api/competition/user-image/${id}`])),
    ];
    const before = await everything();
    await service.query(`update vote set image_id = ${second()} where image_id = ${first()}`);
    await service.query(`update image_tally set vote_count = case image_id when ${second()} then 1 else 0 end`);
    expect(await everything()).toEqual(before);
    await service.query('delete from vote');
    await service.query('update image_tally set vote_count = 0');
  });

  test('in VOTING no number falls or rises with the votes of an image that is hidden and shown again', async () => {
    const { id, version } = competition;
    const voting = within(competition, 'VOTING').toISOString();
    // Voters who are no accounts, many of whom have voted on one image only.
    const cast = (image: number, from: number, votes: number) =>
      service.query(`select write_vote(${image}, ('00000000-0000-0000-0000-0000000000' || lpad(n::text, 2, '0'))::uuid,
        3, '${voting}', ${id}, ${version}, 'APPROVED', substr(uuid_send(gen_random_uuid()), 1, 12))
        from generate_series(${from}, ${from + votes - 1}) n`);
    await cast(first(), 1, 11);
    await cast(second(), 9, 5);
    const numbersOf = (value: unknown, path = ''): [string, unknown][] =>
      value !== null && typeof value === 'object'
        ? Object.entries(value).flatMap(([name, part]) => numbersOf(part, `${path}/${name}`))
        : [[path, value]];
    const numbers = async () => {
      const read = async (token: string | undefined, pathnames: string[]) =>
        Promise.all(
          pathnames.map(async (pathname): Promise<[string, unknown][]> => {
            const text = await (await service.raw('GET', pathname, { token })).text();
            return numbersOf(text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text, pathname);
          }),
        );
      const all = [
        ...(await read(admin, [
          `/api/admin/competition/${id}/statistics`,
          `/api/admin/competition/${id}`,
          '/api/admin/competition/',
          '/api/admin/user/',
          '/api/admin/email/recipients',
          `/api/competition/${id}/count`,
        ])),
        ...(await read(undefined, [`/api/competition/${id}`, `/api/competition/${id}/count`])),
        ...(await read(voter.token, [`/api/competition/vote?competition=${id}`])),
      ].flat();
      // How many images there are of each moderation is told, and no more than that.
      return new Map(all.filter(([path]) => !/perType|pendingImages|imageCount|votable/.test(path)));
    };
    const moderate = async (image: number, status: string) => {
      const answer = await service.ask('PUT', `/api/competition/moderate/image/${image}/${status}`, {
        token: admin,
        json: { reason: 'A border' },
      });
      expect(answer.status).toBeLessThan(300);
    };
    const before = await numbers();
    expect(before.get(`/api/admin/competition/${id}/statistics/votes`)).toBe(16);
    expect(before.get(`/api/admin/competition/${id}/statistics/voters`)).toBe(13);
    for (const image of [first(), second(), ids[2] ?? 0])
      for (const status of ['REJECTED', 'DISQUALIFIED', 'PENDING', 'APPROVED']) {
        await moderate(image, status);
        expect(await numbers()).toEqual(before);
      }
    // Once scores may be seen, what does not count is not counted.
    await moderate(first(), 'REJECTED');
    service.setClock(within(competition, 'AWARD'));
    const after = await numbers();
    expect(after.get(`/api/admin/competition/${id}/statistics/votes`)).toBe(5);
    expect(after.get(`/api/admin/competition/${id}/statistics/voters`)).toBe(5);
    expect(after.get(`/api/admin/competition/${id}/statistics/counted`)).toBe(2);
    expect(after.get(`/api/admin/competition/${id}/statistics/unvoted`)).toBe(1);
    expect(after.get(`/api/admin/competition/${id}/voteCount`)).toBe(5);
    expect(after.get(`/api/admin/competition/${id}/statistics/coverage/1/share`)).toBe(0.5);
    service.setClock(within(competition, 'VOTING'));
    await moderate(first(), 'APPROVED');
    await service.query('delete from vote');
    await service.query('update image_tally set vote_count = 0');
  });

  test('an image that was hidden before voting began is in no number of its turnout', async () => {
    const path = `/api/admin/competition/${competition.id}/statistics`;
    const read = async () => (await service.ask<Schemas['CompetitionStatistics']>('GET', path, { token: admin })).body;
    expect(await read()).toMatchObject({ counted: 3, unvoted: 3 });
    await service.query(`update image set moderation = 'REJECTED', moderated_at = '${competition.competitionStart}'
      where id = ${first()}`);
    expect(await read()).toMatchObject({ counted: 2, unvoted: 2 });
    await service.query(`update image set moderation = 'APPROVED' where id = ${first()}`);
  });

  test('the table of votes says of each vote its image, category and point, in another order each time', async () => {
    // Fourteen voters who are no accounts; one of them is the author, whose rows would have gaps.
    await service.query(`insert into vote (image_id, voter_key, point, updated_at)
      select id, ('00000000-0000-0000-0000-0000000000' || lpad(n::text, 2, '0'))::uuid, 1 + n % 5, now()
      from image, generate_series(1, 14) n where not (n = 7 and id <> ${first()})`);
    service.setClock(within(competition, 'AWARD'));
    const [one, other] = [await votes(), await votes()];
    expect(Object.keys(one[0] ?? {})).toEqual(['imageId', 'type', 'point']);
    expect(one.map((row) => Number(row['imageId']))).toEqual([
      ...Array<number>(14).fill(first()),
      ...Array<number>(13).fill(second()),
      ...Array<number>(13).fill(ids[2] ?? 0),
    ]);
    for (const id of ids) {
      const points = (rows: Record<string, string>[]) =>
        rows.filter((row) => row['imageId'] === String(id)).map((row) => Number(row['point']));
      const cast = await service.query<{ point: number }>(
        `select point from vote where image_id = ${id} order by point`,
      );
      expect([...points(one)].sort()).toEqual(cast.map(({ point }) => point));
      // That two downloads agree by chance happens once in millions of times.
      expect(points(one)).not.toEqual(points(other));
    }
  });
});
