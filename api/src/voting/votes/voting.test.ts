import type { components } from '@photo-competition/schema/rest';
import { engine } from '../../testing/engines.ts';
import { announce, datesFrom, join, login, upload, within, type Person } from '../../testing/people.ts';
import { jpegPhoto } from '../../testing/photos/photographs.ts';
import { TestService, until } from '../../testing/service.ts';

type Schemas = components['schemas'];

/** So many milliseconds after an instant. */
const at = (iso: string, ms: number) => new Date(new Date(iso).getTime() + ms);

describe('voting', () => {
  let service: TestService;
  let admin: string;
  let anna: Person;
  let bela: Person;
  let competition: Schemas['AdminCompetition'];
  let images: Schemas['Image'][];
  beforeAll(async () => {
    service = await TestService.start(engine);
    admin = await login(service, service.administrator.username, service.administrator.password);
    [anna, bela] = [await join(service, 'anna'), await join(service, 'bela')];
    competition = await announce(service, admin);
    service.setClock(within(competition, 'UPLOADING'));
    const photo = (seed: number) => jpegPhoto({ width: 400, height: 300, seed });
    const put = async (person: Person, slot: string, seed: number) =>
      (await upload(service, person, competition.id, slot, await photo(seed))).body;
    images = [await put(anna, 'colour-1', 1), await put(anna, 'colour-2', 2), await put(bela, 'colour-1', 3)];
  });
  afterAll(() => service.stop());
  beforeEach(() => service.setClock(within(competition, 'VOTING')));

  const idOf = (index: number) => images[index]?.id ?? 0;
  const voteCount = async () =>
    (
      await service.ask<Schemas['AdminCompetition']>('GET', `/api/admin/competition/${competition.id}`, {
        token: admin,
      })
    ).body.voteCount;
  const vote = <T = Schemas['Problem']>(token: string | undefined, imageId: number, point: unknown) =>
    service.ask<T>('POST', '/api/competition/vote', { token, json: { imageId, point } });
  const myVote = async (person: Person, id: number) =>
    (await service.ask<Schemas['Image']>('GET', `/api/competition/image/${id}`, { token: person.token })).body.myVote;

  test('a vote is cast, changed and withdrawn, and voting info follows', async () => {
    const info = async () =>
      (await service.ask<Schemas['VotingInfo']>('GET', '/api/competition/vote', { token: bela.token })).body;
    expect(await info()).toMatchObject({ minPoint: 1, maxPoint: 5, votable: 2, voted: 0, votes: [] });
    expect((await vote<Schemas['Vote']>(bela.token, idOf(0), 4)).body.point).toBe(4);
    expect((await vote<Schemas['Vote']>(bela.token, idOf(0), 2)).body.point).toBe(2);
    expect(await info()).toMatchObject({ voted: 1, votes: [{ imageId: idOf(0), point: 2 }] });
    expect((await vote<Schemas['Vote']>(bela.token, idOf(0), null)).body.point).toBeNull();
    expect(await info()).toMatchObject({ voted: 0 });
  });

  test('nothing is votable while photos are hidden, nor for administrators', async () => {
    const votable = async (token: string) =>
      (await service.ask<Schemas['VotingInfo']>('GET', '/api/competition/vote', { token })).body.votable;
    expect([await votable(anna.token), await votable(admin)]).toEqual([1, 0]);
    service.setClock(within(competition, 'UPLOADING'));
    expect(await votable(anna.token)).toBe(0);
  });

  test('the first vote opens the log of its competition, before any look of the keeper', async () => {
    expect(await service.query(`select competition_id from count_log`)).toEqual([{ competition_id: competition.id }]);
  });

  test.each([
    ['below the range', 0, 422],
    ['above the range', 6, 422],
    ['a fraction', 2.5, 422],
    ['a text', '3', 422],
    ['nothing', undefined, 422],
  ])('%s is refused, and the vote stays', async (_, point, status) => {
    await vote(bela.token, idOf(1), 3);
    const refused = await vote(bela.token, idOf(1), point);
    expect(refused.status).toBe(status);
    expect(refused.body.errors?.[0]?.field).toBe('point');
    expect(await myVote(bela, idOf(1))).toBe(3);
  });

  test('own images, visitors, administrators and unknown images are refused', async () => {
    expect((await vote(anna.token, idOf(0), 5)).body).toMatchObject({ status: 403, code: 'OWN_IMAGE' });
    expect((await vote(undefined, idOf(0), 5)).status).toBe(401);
    expect((await vote(admin, idOf(0), 5)).status).toBe(403);
    expect((await vote(anna.token, 999_999, 5)).status).toBe(404);
  });

  test('a boundary instant belongs to no phase: a vote is refused at both, and a millisecond within is taken', async () => {
    // At the first the photos of others are still hidden: whether there is one is not told either.
    for (const [instant, code] of [
      [competition.votingStart, 'NOT_FOUND'],
      [competition.votingEnd, 'WRONG_PHASE'],
    ] as const) {
      service.setClock(instant);
      expect((await vote(bela.token, idOf(1), 5)).body.code).toBe(code);
    }
    service.setClock(at(competition.votingStart, 1));
    expect((await vote(bela.token, idOf(1), 5)).status).toBe(200);
    service.setClock(at(competition.votingEnd, -1));
    expect((await vote(bela.token, idOf(1), 1)).status).toBe(200);
  });

  test('fifty votes of one person on one image at the same moment: one stands, and every change is in the history', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, (_, i) => vote(bela.token, idOf(0), 1 + (i % 5))));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(await voteCount()).toBe(2);
  });

  test('votes on a hidden image do not count until it is shown again, which is told once voting is over', async () => {
    const moderate = (status: string) =>
      service.ask('PUT', `/api/competition/moderate/image/${idOf(0)}/${status}`, { token: admin });
    await moderate('PENDING');
    expect(await voteCount()).toBe(2);
    service.setClock(at(competition.votingEnd, 0));
    expect(await voteCount()).toBe(2);
    service.setClock(at(competition.votingEnd, 1));
    expect(await voteCount()).toBe(1);
    await moderate('APPROVED');
    expect(await voteCount()).toBe(2);
    service.setClock(at(competition.votingEnd, -1));
  });

  test('votes and the moderation of their image at the same moment never stop each other', async () => {
    const moderate = (status: string) =>
      service.ask('PUT', `/api/competition/moderate/image/${idOf(0)}/${status}`, {
        token: admin,
        json: { reason: 'Under review.' },
      });
    const both = Array.from({ length: 20 }, (_, i) => [
      vote(bela.token, idOf(0), 1 + (i % 5)),
      moderate(i % 2 ? 'APPROVED' : 'PENDING'),
    ]);
    const answers = await Promise.all(both.flat());
    expect(answers.filter(({ status, body }) => status !== 200 && body.code !== 'NOT_FOUND')).toEqual([]);
    await moderate('APPROVED');
  });

  test('fair order: fewest-voted first, the same for one voter each time', async () => {
    const list = async () =>
      (
        await service.ask<Schemas['MinimalImagePage']>(
          'GET',
          `/api/competition/minimal/${competition.id}?size=10&sort=fair`,
          { token: anna.token },
        )
      ).body.content.map(({ id }) => id);
    const first = await list();
    expect(first[0]).toBe(idOf(2));
    expect(await list()).toEqual(first);
    const { body } = await service.ask<Schemas['MinimalImagePage']>(
      'GET',
      `/api/competition/minimal/${competition.id}?size=2&page=1&sort=fair&type=colour`,
      { token: anna.token },
    );
    expect(body.content.map(({ id }) => id)).toEqual(first.slice(2));
    expect(body.totalElements).toBe(3);
  });

  test('comments: from voting on, to 2000 characters, pending ones seen by their author alone', async () => {
    const comment = (token: string | undefined, text: string) =>
      service.ask<Schemas['Comment']>('POST', `/api/competition/comment/${idOf(0)}`, {
        token,
        json: { comment: text },
      });
    const votingStart = new Date(competition.votingStart).getTime();
    for (const early of [within(competition, 'UPLOADING'), new Date(votingStart - 1), new Date(votingStart)]) {
      service.setClock(early);
      expect((await comment(anna.token, 'Too early')).status).toBe(409);
    }
    service.setClock(new Date(votingStart + 1));
    expect((await comment(undefined, 'Who am I?')).status).toBe(401);
    expect((await comment(bela.token, '   ')).status).toBe(422);
    expect((await comment(bela.token, 'x'.repeat(2001))).status).toBe(422);
    // Characters that would turn the reading direction of the rest of the page are removed from a comment.
    expect((await comment(bela.token, '\u202e\u2066')).status).toBe(422);
    const { body } = await comment(bela.token, '\u202eLovely\u2066 light.');
    expect(body.text).toBe('Lovely light.');
    expect(body).toMatchObject({ status: 'APPROVED', own: true, author: { username: 'bela' } });
    const moderate = (token: string, status: string) =>
      service.ask<Schemas['Comment']>('PUT', `/api/competition/moderate/comment/${body.id}/${status}`, { token });
    expect((await moderate(bela.token, 'REJECTED')).status).toBe(403);
    expect((await moderate(admin, 'PENDING')).body.status).toBe('PENDING');
    const seenBy = async (token?: string) =>
      (await service.ask<Schemas['Image']>('GET', `/api/competition/image/${idOf(0)}`, { token })).body.comments;
    expect(await seenBy()).toEqual([]);
    expect(await seenBy(anna.token)).toEqual([]);
    expect(await seenBy(bela.token)).toMatchObject([{ status: 'PENDING' }]);
    await moderate(admin, 'APPROVED');
    expect(await seenBy()).toHaveLength(1);
  });

  test("an author's comment on the own image carries no name while the author is hidden", async () => {
    const pathname = `/api/competition/comment/${idOf(2)}`;
    await service.ask('POST', pathname, { token: bela.token, json: { comment: 'I waited an hour for this.' } });
    const comments = async (token?: string) =>
      (await service.ask<Schemas['Image']>('GET', `/api/competition/image/${idOf(2)}`, { token })).body.comments;
    expect(await comments(anna.token)).toMatchObject([{ author: null, own: false }]);
    expect(await comments(bela.token)).toMatchObject([{ author: { username: 'bela' }, own: true }]);
    service.setClock(within(competition, 'ENDED'));
    expect(await comments()).toMatchObject([{ author: { username: 'bela' } }]);
  });

  test('a disqualified image leaves the list, the votes and the ranking; its owner reads why', async () => {
    const pathname = `/api/competition/moderate/image/${idOf(1)}`;
    const bare = await service.ask('PUT', `${pathname}/DISQUALIFIED`, { token: admin });
    expect(bare.body).toMatchObject({ status: 422, errors: [{ field: 'reason' }] });
    const json = { reason: 'Taken from the web.' };
    await service.ask('PUT', `${pathname}/DISQUALIFIED`, { token: admin, json });
    expect((await service.ask('GET', `/api/competition/image/${idOf(1)}`, { token: bela.token })).status).toBe(404);
    expect((await vote(bela.token, idOf(1), 4)).body.code).toBe('NOT_FOUND');
    const own = await service.ask<Schemas['Image']>('GET', `/api/competition/image/${idOf(1)}`, { token: anna.token });
    expect(own.body).toMatchObject({ moderation: 'DISQUALIFIED', moderationReason: 'Taken from the web.' });
    service.setClock(within(competition, 'ENDED'));
    const ranked = await service.ask<Schemas['MinimalImagePage']>(
      'GET',
      `/api/competition/minimal/${competition.id}?size=10&sort=rank`,
    );
    expect(ranked.body.content.map(({ id }) => id)).not.toContain(idOf(1));
    // Back in VOTING first: results that are seen are kept, and the next test still votes.
    service.setClock(within(competition, 'VOTING'));
    await service.ask('PUT', `${pathname}/APPROVED`, { token: admin });
  });

  test('ranked lists come in pages, of all images or of one type; without votes there is no rank', async () => {
    expect((await vote(bela.token, idOf(0), 5)).status).toBe(200);
    expect((await vote(bela.token, idOf(1), 2)).status).toBe(200);
    service.setClock(within(competition, 'ENDED'));
    const ranked = async (query: string) =>
      (
        await service.ask<Schemas['MinimalImagePage']>(
          'GET',
          `/api/competition/minimal/${competition.id}?sort=rank&${query}`,
        )
      ).body;
    // An earlier test has seen results: those before stand until the newer ones are stored.
    const whole = await until('the newest results', async () => {
      const page = await ranked('size=10');
      return page.content[1]?.result?.rank === 2 && page;
    });
    expect(whole.content.map(({ id, result }) => [id, result?.rank, result?.overallRank])).toEqual([
      [idOf(0), 1, 1],
      [idOf(1), 2, 2],
      [idOf(2), null, null],
    ]);
    const unranked = { score: null, points: 0, votes: 0, rank: null, overallRank: null, votesByPoint: [0, 0, 0, 0, 0] };
    expect(whole.content.at(-1)?.result).toEqual(unranked);
    const { body: unvoted } = await service.ask<Schemas['Image']>('GET', `/api/competition/image/${idOf(2)}`);
    expect(unvoted.result).toEqual(unranked);
    const second = await ranked('size=2&page=1&type=colour');
    expect(second.content.map(({ id }) => id)).toEqual([idOf(2)]);
    expect(second.totalElements).toBe(3);
    expect(await ranked('size=10&type=mono')).toMatchObject({ content: [], totalElements: 0 });
  });

  test('without an active competition voting info says that there is none; a named one is still told', async () => {
    service.setClock(at(competition.award, 1));
    const info = (query: string) => service.ask('GET', `/api/competition/vote${query}`, { token: bela.token });
    expect((await info('')).body).toMatchObject({ status: 404, code: 'NO_ACTIVE_COMPETITION' });
    expect((await info(`?competition=${competition.id}`)).status).toBe(200);
  });

  test('after the award rank, points and author appear, and not before', async () => {
    const other = await announce(service, admin, datesFrom(new Date(competition.award)));
    service.setClock(within(other, 'UPLOADING'));
    const file = await jpegPhoto({ width: 400, height: 300, seed: 9 });
    const { body: image } = await upload(service, anna, other.id, 'colour-1', file);
    service.setClock(within(other, 'VOTING'));
    await vote(bela.token, image.id, 5);
    const seen = async () => (await service.ask<Schemas['Image']>('GET', `/api/competition/image/${image.id}`)).body;
    expect(await seen()).toMatchObject({ author: null, slot: null, result: null });
    service.setClock(within(other, 'AWARD'));
    expect(await seen()).toMatchObject({ author: null, slot: null, result: null });
    service.setClock(within(other, 'ENDED'));
    const result = { points: 5, votes: 1, rank: 1, overallRank: 1 };
    expect(await seen()).toMatchObject({ author: { username: 'anna' }, slot: 1, result });
  });
});
