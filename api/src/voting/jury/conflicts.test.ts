/** Named conflicts: whose photos a judge does not judge (docs/product.md §15). */
import type { components } from '@photo-competition/schema/rest';
import { engine } from '../../testing/engines.ts';
import { upload, type Person } from '../../testing/people.ts';
import { smallPhoto } from '../../testing/world.ts';
import { JuryPlay } from './testing/jury.ts';

type Schemas = components['schemas'];

describe('a judge who is not to judge somebody', () => {
  let play: JuryPlay;
  let competition: Schemas['AdminCompetition'];
  let id: number;
  let round: number;
  let judge: Person & { seat: number };
  let other: Person & { seat: number };
  let anna: Person;
  let bela: Person;
  let images: number[];
  let made = 0;
  beforeAll(async () => {
    play = await JuryPlay.start(engine);
    [anna, bela] = [await play.person('anna'), await play.person('bela')];
  }, 150_000);
  afterAll(() => play.stop());
  beforeEach(async () => {
    made++;
    competition = await play.competition();
    ({ id } = competition);
    images = [];
    for (const [n, person] of [anna, bela].entries())
      images.push((await upload(play.service, person, id, 'colour-1', await smallPhoto(made * 10 + n))).body.id);
    judge = await play.judge(id, `judge${made}`);
    other = await play.judge(id, `other${made}`);
    round = await play.round(competition, { accepts: true, panel: [judge.seat, other.seat] });
    play.at(competition, 'VOTING');
  });

  const numbers = async (of: Person) => (await play.photos(of, round, 'list=ALL')).content.map(({ number }) => number);
  const numberOf = async (image: number | undefined) =>
    (
      await play.service.query<{ number: number }>(
        `select number from jury_photo where round_id = ${round} and image_id = ${image ?? 0}`,
      )
    )[0]?.number ?? 0;

  test('gets no task of the named people, and is not told why', async () => {
    const { status, body } = await play.conflicts<Schemas['AdminJury']>(id, judge.seat, [anna.id]);
    expect([
      status,
      body.seats.find(({ seat }) => seat === judge.seat)?.conflicts.map(({ accountId }) => accountId),
    ]).toEqual([200, [anna.id]]);
    expect(await numbers(other)).toHaveLength(2);
    expect(await numbers(judge)).toHaveLength(1);
    const number = await numberOf(images[0]);
    const never = await play.desk(judge, 'GET', round, '/photo/999');
    const named = await play.desk(judge, 'GET', round, `/photo/${number}`);
    const without = ({ requestId: _, ...body }: Schemas['Problem']) => body;
    expect([named.status, without(named.body)]).toEqual([never.status, without(never.body)]);
    expect((await play.mark(judge, round, [{ number, point: 5 }])).body.results[0]?.refusal).toBe('NOT_FOUND');
    expect(JSON.stringify((await play.mine(judge))[0])).not.toContain('conflict');
  });

  test('loses the tasks there are, with their marks, and has them again once nobody is named', async () => {
    await numbers(judge);
    await play.marked(round, judge.seat, { [images[0] ?? 0]: 5 });
    await play.marked(round, other.seat, { [images[0] ?? 0]: 2 });
    await play.conflicts(id, judge.seat, [anna.id]);
    expect(await numbers(judge)).toHaveLength(1);
    const progress = async () => (await play.readRound(id, round)).progress.find(({ seat }) => seat === judge.seat);
    expect(await progress()).toMatchObject({ tasks: 1, marked: 0, withdrawn: 0 });
    play.at(competition, 'AWARD');
    const scores = async () =>
      (await play.lines(id, round)).body.categories[0]?.steps.map(({ score, images: [image] }) => [image, score]);
    expect(await scores()).toEqual([[images[0], '2/1']]);
    await play.conflicts(id, judge.seat, []);
    expect(await scores()).toEqual([[images[0], '7/2']]);
    expect(await progress()).toMatchObject({ tasks: null, marked: null, withdrawn: null, complete: false });
    const { body } = await play.lines(id, round);
    await play.decide(id, round, { version: body.version, lines: [{ type: 'colour', score: '7/2' }] });
    expect((await play.conflicts(id, judge.seat, [anna.id])).body.code).toBe('ILLEGAL_ROUND_STATE');
    const actions = (await play.audited(id)).map(({ action }) => action);
    expect(actions.filter((action) => action === 'jury.conflicts-set')).toHaveLength(2);
  });

  test('is told of by seat and account that are there', async () => {
    expect((await play.conflicts(id, 99, [anna.id])).status).toBe(404);
    expect((await play.conflicts(id, judge.seat, [2 ** 31 - 1])).body.errors).toMatchObject([
      { field: 'accountIds.0', code: 'ACCOUNT_UNKNOWN' },
    ]);
  });
});
