/** Uses of a decision by organisers: campaigns, a table and originals (docs/product.md §15). */
import type { components } from '@photo-competition/schema/rest';
import { engine } from '../../../testing/engines.ts';
import { upload, type Person } from '../../../testing/people.ts';
import { readAnswer } from '../../../testing/secrecy/readAnswer.ts';
import { smallPhoto } from '../../../testing/world.ts';
import { medal } from '../testing/awards.ts';
import { JuryPlay } from '../testing/jury.ts';

type Schemas = components['schemas'];

describe('uses of a decision by organisers', () => {
  let play: JuryPlay;
  let competition: Schemas['AdminCompetition'];
  let id: number;
  let round: number;
  let anna: Person;
  let bela: Person;
  let first: number;
  let second: number;
  beforeAll(async () => {
    play = await JuryPlay.start(engine);
    [anna, bela] = [await play.person('anna'), await play.person('bela')];
    await play.person('nobody');
    competition = await play.competition({ entriesShown: 'ACCEPTED' });
    ({ id } = competition);
    const enter = async (person: Person, n: number) =>
      (await upload(play.service, person, id, 'colour-1', await smallPhoto(n))).body.id;
    [first, second] = [await enter(anna, 1), await enter(bela, 2)];
    const judge = await play.judge(id, 'judge');
    round = await play.round(competition, { accepts: true, panel: [judge.seat] });
    play.at(competition, 'VOTING');
    await play.readRound(id, round);
    await play.marked(round, judge.seat, { [first]: 5, [second]: 3 });
    play.at(competition, 'AWARD');
  }, 150_000);
  afterAll(() => play.stop());

  const ask = <T>(method: string, path: string, json?: unknown) =>
    play.service.ask<T>(method, path, { token: play.admin, json });
  const reached = async (group: Schemas['EmailGroup']) => {
    const json = { competitionId: id, audience: { group, newsletter: null, locale: null } };
    const { body } = await ask<Schemas['EmailAudienceCount']>('POST', '/api/admin/email/audience', json);
    return [body.hu + body.en, body.sample.map(({ username }) => username)];
  };
  const offered = async () =>
    (await ask<Schemas['EmailChoice'][]>('GET', '/api/admin/email/recipients')).body
      .filter((choice) => choice.competitionId === id && choice.newsletter === null)
      .map((choice) => [choice.group, choice.hu + choice.en])
      .filter(([group]) => ['ACCEPTED', 'NOT_ACCEPTED', 'AWARDED'].includes(String(group)));
  const table = async () => {
    const answer = await play.service.raw('GET', `/api/admin/competition/${id}/export/jury`, { token: play.admin });
    return (await readAnswer(answer)).text.trim().split('\r\n');
  };
  const originals = async (of: string) =>
    (await ask<Schemas['OriginalsTotal']>('GET', `/api/admin/competition/${id}/originals/total?of=${of}`)).body.files;

  test('is nothing before', async () => {
    expect([await reached('ACCEPTED'), await reached('NOT_ACCEPTED')]).toEqual([
      [0, []],
      [0, []],
    ]);
    expect(await table()).toHaveLength(1);
    expect([await originals('ALL'), await originals('ACCEPTED')]).toEqual([2, 0]);
  });

  test('is who was accepted and who was not, once the competition has ended, and the table and originals at once', async () => {
    const { version } = await play.readRound(id, round);
    expect((await play.decide(id, round, { version, lines: [{ type: 'colour', score: '5/1' }] })).status).toBe(200);
    const [heading, ...rows] = await table();
    expect(heading).toContain('round,imageId,type,title,username,lastName,firstName,score,sum,marks,accepted,rank');
    expect(rows.map((row) => row.split(',').filter((_, i) => [0, 1, 4, 7, 10, 11].includes(i)))).toEqual([
      ['1', String(first), 'anna', '5/1', '1', '1'],
      ['1', String(second), 'bela', '3/1', '0', '2'],
    ]);
    expect([await originals('ALL'), await originals('ACCEPTED'), await originals('AWARDED')]).toEqual([2, 1, 0]);
    const awards = `/api/admin/competition/${id}/jury/awards`;
    const { body: made } = await ask<Schemas['AdminJury']>('POST', awards, medal());
    const winners = { version: made.awards[0]?.version, winners: [{ imageId: first }] };
    expect((await ask('PUT', `${awards}/${made.awards[0]?.id}/winners`, winners)).status).toBe(200);
    expect(await originals('AWARDED')).toBe(1);
    expect(await offered()).toEqual([]);
    play.at(competition, 'ENDED');
    expect(await offered()).toEqual([
      ['ACCEPTED', 1],
      ['AWARDED', 1],
      ['NOT_ACCEPTED', 1],
    ]);
    expect([await reached('ACCEPTED'), await reached('NOT_ACCEPTED'), await reached('AWARDED')]).toEqual([
      [1, ['anna']],
      [1, ['bela']],
      [1, ['anna']],
    ]);
    await play.service.query(`update image set moderation = 'DISQUALIFIED' where id = ${first}`);
    expect([await reached('ACCEPTED'), await reached('NOT_ACCEPTED')]).toEqual([
      [0, []],
      [2, ['anna', 'bela']],
    ]);
    expect([await reached('AWARDED'), await originals('AWARDED')]).toEqual([[0, []], 0]);
  });
});
