/** A competition that its jury alone judges: nobody votes, and others' photos are hidden until it has ended (docs/product.md §3). */
import type { components } from '@photo-competition/schema/rest';
import { engine } from '../../testing/engines.ts';
import { upload, type Person } from '../../testing/people.ts';
import { smallPhoto } from '../../testing/world.ts';
import { JuryPlay } from './testing/jury.ts';

type Schemas = components['schemas'];

describe('a competition that its jury alone judges', () => {
  let play: JuryPlay;
  let competition: Schemas['AdminCompetition'];
  let id: number;
  let anna: Person;
  let bela: Person;
  let judge: Person;
  let image: Schemas['Image'];
  beforeAll(async () => {
    play = await JuryPlay.start(engine);
    [anna, bela] = [await play.person('anna'), await play.person('bela')];
    competition = await play.competition();
    ({ id } = competition);
    ({ body: image } = await upload(play.service, anna, id, 'colour-1', await smallPhoto(1)));
    judge = await play.judge(id, 'judge');
  }, 150_000);
  afterAll(() => play.stop());

  const ask = <T>(path: string, token?: string) => play.service.ask<T>('GET', path, { ...(token ? { token } : {}) });
  const listed = async (token?: string) =>
    (await ask<Schemas['MinimalImagePage']>(`/api/competition/minimal/${id}?size=9`, token)).body.content.length;
  const told = async () => (await ask<Schemas['Competition']>(`/api/competition/${id}`)).body;
  const preview = (instant: string, role: string) =>
    play.service.ask<Schemas['MinimalImagePage']>('GET', `/api/competition/minimal/${id}?size=9`, {
      token: play.admin,
      headers: { 'x-preview': `${role}; at=${instant}` },
    });
  const later = (iso: string, ms: number) => new Date(Date.parse(iso) + ms).toISOString();

  test.each(['UPLOADING', 'VOTING', 'AWARD'] as const)(
    'hides photos in %s from everyone but owner and administrators',
    async (phase) => {
      play.at(competition, phase);
      for (const { token } of [bela, judge]) {
        expect((await ask(`/api/competition/image/${image.id}`, token)).status).toBe(404);
        expect((await ask(`/api/competition/image/${image.id}/thumb`, token)).status).toBe(404);
        expect(await listed(token)).toBe(0);
      }
      expect(await listed()).toBe(0);
      expect(await told()).toMatchObject({ imageCount: 0, hasCount: false, judgedBy: 'JURY' });
      const { body: own } = await ask<Schemas['Image']>(`/api/competition/image/${image.id}`, anna.token);
      expect(own).toMatchObject({ id: image.id, result: null, comments: [] });
      expect(await listed(play.admin)).toBe(1);
    },
  );

  test('shows them once it has ended, without any result by votes', async () => {
    play.service.setClock(new Date(competition.award));
    expect([await listed(bela.token), (await told()).imageCount]).toEqual([0, 0]);
    play.at(competition, 'ENDED');
    expect([await listed(), await listed(bela.token), (await told()).imageCount]).toEqual([1, 1, 1]);
    const { body } = await ask<Schemas['Image']>(`/api/competition/image/${image.id}`, play.admin);
    expect(body).toMatchObject({ result: null, explanation: null });
    expect((await ask(`/api/competition/${id}/robustness`)).status).toBe(404);
    expect((await ask(`/api/competition/${id}/excluded-ballots`)).status).toBe(404);
    expect((await ask(`/api/competition/minimal/${id}?sort=rank`)).status).toBe(200);
  });

  test.each(['VOTING', 'AWARD', 'ENDED'] as const)(
    'takes no vote in %s, opens no count and has no numbers of votes',
    async (phase) => {
      play.at(competition, phase);
      const vote = ({ token }: Person) =>
        play.service.ask<Schemas['Problem']>('POST', '/api/competition/vote', {
          token,
          json: { imageId: image.id, point: 4 },
        });
      expect((await vote(anna)).body).toMatchObject({ status: 409, code: 'JURY_ONLY' });
      expect((await vote(bela)).body.code).toBe(phase === 'ENDED' ? 'JURY_ONLY' : 'NOT_FOUND');
      const info = await ask<Schemas['VotingInfo']>(`/api/competition/vote?competition=${id}`, bela.token);
      expect(info.body).toMatchObject({ votable: 0, voted: 0 });
      expect((await ask(`/api/competition/${id}/count`)).status).toBe(404);
      const admin = (path: string) => ask<Schemas['Problem']>(`/api/admin/competition/${id}/${path}`, play.admin);
      expect((await admin('export/votes')).body.code).toBe('JURY_ONLY');
      expect((await admin('radar')).body.code).toBe('JURY_ONLY');
    },
  );

  test('opens comments as it ends', async () => {
    const comment = () =>
      play.service.ask<Schemas['Problem']>('POST', `/api/competition/comment/${image.id}`, {
        token: anna.token,
        json: { comment: 'Szép.' },
      });
    for (const phase of ['VOTING', 'AWARD'] as const) {
      play.at(competition, phase);
      expect((await comment()).body).toMatchObject({ code: 'WRONG_PHASE' });
    }
    play.at(competition, 'ENDED');
    expect((await comment()).status).toBe(201);
  });

  test('reads in the time machine as it will', async () => {
    play.at(competition, 'UPLOADING');
    const { votingStart, votingEnd, award } = competition;
    for (const role of ['role=visitor', 'role=voter', 'as=bela']) {
      for (const instant of [later(votingStart, 1000), later(votingEnd, 1000), award])
        expect((await preview(instant, role)).body.totalElements).toBe(0);
      const { content } = (await preview(later(award, 1000), role)).body;
      expect(content.map(({ result, myVote }) => ({ result, myVote }))).toEqual([{ result: null, myVote: null }]);
    }
  });

  test('tells in the time machine the names of judges from when everyone will be told, and nobody’s seats', async () => {
    await play.service.query(`insert into jury values (${id}, false, 'AT_AWARD', 1, 'admin', now())`);
    const looking = <T>(path: string, at: string) =>
      play.service.ask<T>('GET', path, { token: play.admin, headers: { 'x-preview': `as=judge; at=${at}` } });
    const path = `/api/competition/${id}/jury`;
    expect((await looking<Schemas['Jury']>(path, competition.award)).body.judges).toBeNull();
    expect((await looking<Schemas['Jury']>(path, later(competition.award, 1))).body.judges).toHaveLength(1);
    expect((await looking<Schemas['Problem']>('/api/jury', competition.award)).body.code).toBe('PREVIEW_CLOSED');
  });

  test('has no mail that says that voting has begun', async () => {
    play.at(competition, 'VOTING');
    const json = {
      template: 'voting-open',
      competitionId: id,
      audience: { group: 'ENTRANTS', newsletter: null, locale: null },
    };
    const { body } = await play.service.ask<Schemas['Problem']>('POST', '/api/admin/email/createAndSend', {
      token: play.admin,
      json,
    });
    expect(body).toMatchObject({ code: 'WRONG_PHASE', detail: expect.stringContaining('jury') as string });
  });
});
