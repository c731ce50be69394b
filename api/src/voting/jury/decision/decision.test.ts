/** Lines and decisions of rounds (docs/product.md §15). */
import type { components } from '@photo-competition/schema/rest';
import { engine } from '../../../testing/engines.ts';
import { upload, type Person } from '../../../testing/people.ts';
import { smallPhoto } from '../../../testing/world.ts';
import { JuryPlay } from '../testing/jury.ts';

type Schemas = components['schemas'];

describe('the decision of a round', () => {
  let play: JuryPlay;
  let competition: Schemas['AdminCompetition'];
  let id: number;
  let round: number;
  let judges: (Person & { seat: number })[];
  let anna: Person;
  let bela: Person;
  /** In colour: Anna's first and second, Béla's; in mono Anna's. */
  let images: number[];
  let made = 0;
  beforeAll(async () => {
    play = await JuryPlay.start(engine);
    [anna, bela] = [await play.person('anna'), await play.person('bela')];
  }, 150_000);
  afterAll(() => play.stop());

  /** A round that accepts, whose judges have given 5 and 4, 4 and 5, 3 and 3, and to the last photo nothing; it has closed. */
  async function closedRound(changes: Partial<Schemas['CompetitionRequest']> = {}, accepts = true): Promise<void> {
    made++;
    competition = await play.competition({ entriesShown: 'ACCEPTED', ...changes });
    ({ id } = competition);
    const enter = async (person: Person, slot: string, n: number) =>
      (await upload(play.service, person, id, slot, await smallPhoto(made * 10 + n))).body.id;
    images = [
      await enter(anna, 'colour-1', 1),
      await enter(anna, 'colour-2', 2),
      await enter(bela, 'colour-1', 3),
      await enter(anna, 'mono-1', 4),
    ];
    judges = [await play.judge(id, `judge${made}a`), await play.judge(id, `judge${made}b`)];
    round = await play.round(competition, { accepts, aim: 30, panel: judges.map(({ seat }) => seat) });
    play.at(competition, 'VOTING');
    await play.readRound(id, round);
    const [first = 0, second = 0, third = 0] = images;
    await play.marked(round, judges[0]?.seat ?? 0, { [first]: 5, [second]: 4, [third]: 3 });
    await play.marked(round, judges[1]?.seat ?? 0, { [first]: 4, [second]: 5, [third]: 3 });
    await play.service
      .query(`update jury_task set star = true where round_id = ${round} and seat = ${judges[0]?.seat ?? 0}
      and number = (select number from jury_photo where round_id = ${round} and image_id = ${third})`);
    play.at(competition, 'AWARD');
  }

  const version = async () => (await play.readRound(id, round)).version;
  const lineAt = (score: string) => [{ type: 'colour', score }];
  const decided = async (score = '9/2') =>
    play.decide<Schemas['AdminJuryRound']>(id, round, { version: await version(), lines: lineAt(score) });
  const shown = async (person?: Person) => {
    const path = `/api/competition/minimal/${id}?size=50`;
    const { body } = await play.service.ask<Schemas['MinimalImagePage']>(
      'GET',
      path,
      person ? { token: person.token } : {},
    );
    return body.content.map((image) => image.id).sort((a, b) => a - b);
  };
  const acceptance = async (image: number, person: Pick<Person, 'token'>) => {
    const { status, body } = await play.service.ask<Schemas['Image']>('GET', `/api/competition/image/${image}`, person);
    return { status, acceptance: body.acceptance };
  };
  const sorted = (ids: readonly (number | undefined)[]) => ids.map((one) => one ?? 0).sort((a, b) => a - b);

  test('is prepared by what marks come to, once the round has closed and not earlier', async () => {
    await closedRound();
    play.at(competition, 'VOTING');
    expect((await play.lines<Schemas['Problem']>(id, round)).body.code).toBe('ILLEGAL_ROUND_STATE');
    expect((await play.decide(id, round, { version: 1, lines: [] })).body.code).toBe('ILLEGAL_ROUND_STATE');
    play.at(competition, 'AWARD');
    const { body } = await play.lines(id, round);
    const [colour, mono] = body.categories;
    const of = (n: number) => images[n] ?? 0;
    expect(colour).toMatchObject({ type: 'colour', photos: 3, authors: 2, unscored: 0, missing: 0, line: null });
    expect(colour?.steps).toEqual([
      { score: '9/2', photos: 2, photosFrom: 2, authorsFrom: 1, starred: 0, images: expect.any(Array) },
      { score: '3/1', photos: 1, photosFrom: 3, authorsFrom: 2, starred: 1, images: [of(2)] },
    ]);
    expect(sorted(colour?.steps[0]?.images ?? [])).toEqual(sorted([of(0), of(1)]));
    expect(mono).toMatchObject({ type: 'mono', photos: 1, authors: 1, unscored: 1, steps: [] });
  });

  test('needs a line for each category with a score, at a score that a photo has', async () => {
    await closedRound();
    const refused = async (lines: unknown) => {
      const { status, body } = await play.decide(id, round, { version: await version(), lines });
      return [status, body.errors?.[0]?.field, body.errors?.[0]?.code];
    };
    expect(await refused([])).toEqual([422, 'lines', 'LINE_MISSING']);
    expect(await refused(lineAt('4/1'))).toEqual([422, 'lines.0.score', 'LINE_UNKNOWN']);
    expect(await refused(lineAt('6/2'))).toEqual([422, 'lines.0.score', 'LINE_UNKNOWN']);
    expect(await refused([{ type: 'portrait', score: '3/1' }])).toEqual([422, 'lines.0.type', 'TYPE_UNKNOWN']);
    expect(await refused([...lineAt('3/1'), ...lineAt('9/2')])).toEqual([422, 'lines.1.type', 'DUPLICATE']);
    expect(await refused([...lineAt('3/1'), { type: 'mono', score: '3/1' }])).toEqual([
      422,
      'lines.1.score',
      'LINE_UNKNOWN',
    ]);
    expect((await play.readRound(id, round)).round.decidedAt).toBeNull();
    await closedRound({}, false);
    expect(await refused(lineAt('3/1'))).toEqual([422, 'lines', 'LINES_UNWANTED']);
    expect((await play.decide(id, round, { version: 1, lines: [] })).status).toBe(200);
  });

  test('accepts photos of one score together, and everyone sees these alone, from the end on', async () => {
    await closedRound();
    expect(await shown()).toEqual([]);
    const { status, body } = await decided();
    expect([status, body.round.lines, body.round.decidedAt !== null]).toEqual([200, lineAt('9/2'), true]);
    expect(await shown()).toEqual([]);
    const [first = 0, second = 0, third = 0, mono = 0] = images;
    play.at(competition, 'ENDED');
    expect(await shown()).toEqual(sorted([first, second]));
    expect(await shown(bela)).toEqual(sorted([first, second]));
    expect(await acceptance(third, anna)).toEqual({ status: 404, acceptance: undefined });
    expect(await acceptance(third, bela)).toMatchObject({ status: 200, acceptance: { accepted: false, score: '3/1' } });
    expect(await acceptance(mono, { token: play.admin })).toMatchObject({
      acceptance: { accepted: false, score: null },
    });
    expect(await acceptance(first, bela)).toMatchObject({
      acceptance: { roundId: round, accepted: true, score: '9/2', sum: 9, marks: 2, possible: 10 },
    });
    const told = await play.shown(id);
    expect(told.body.rounds).toMatchObject([{ id: round, accepts: true, aim: 30, lines: lineAt('9/2') }]);
    expect(told.body.acceptance).toEqual([
      { type: 'colour', roundId: round, photos: 3, authors: 2, acceptedPhotos: 2, acceptedAuthors: 1 },
      { type: 'mono', roundId: round, photos: 1, authors: 1, acceptedPhotos: 0, acceptedAuthors: 0 },
    ]);
    const mine = await play.service.ask<Schemas['JuryResult'][]>('GET', `/api/competition/${id}/jury/results`, bela);
    expect(mine.body[0]?.rounds).toMatchObject([
      {
        score: '3/1',
        line: '9/2',
        accepted: false,
        distribution: [
          { score: '9/2', photos: 2 },
          { score: '3/1', photos: 1 },
        ],
      },
    ]);
  });

  test('of a competition that shows all hides nothing', async () => {
    await closedRound({ entriesShown: 'ALL' });
    await decided();
    play.at(competition, 'ENDED');
    expect(await shown()).toEqual(sorted(images));
    expect((await acceptance(images[2] ?? 0, anna)).acceptance).toBeNull();
  });

  test('is taken back with a reason, hides what it showed, and can be taken anew; only then the round is reopened', async () => {
    await closedRound();
    await decided();
    const reopening = { closes: competition.award, reason: 'Valaki nem látta.' };
    const now = new Date(Date.parse(competition.award) - 1000);
    play.service.setClock(now);
    expect((await play.reopen(id, round, reopening)).body.code).toBe('ILLEGAL_ROUND_STATE');
    expect((await play.takeBack(id, round, { version: 1, reason: 'x' })).body.code).toBe('VERSION_CONFLICT');
    expect((await play.takeBack(id, round, { version: await version(), reason: ' ' })).status).toBe(422);
    const { body } = await play.takeBack<Schemas['AdminJuryRound']>(id, round, {
      version: await version(),
      reason: 'Tévedés.',
    });
    expect(body.round).toMatchObject({ decidedAt: null, lines: null });
    play.at(competition, 'ENDED');
    expect(await shown()).toEqual([]);
    const [kept] = await play.service.query<{ n: number }>(
      `select count(*)::int as n from jury_photo where round_id = ${round} and num_nonnulls(accepted, score_sum, score_marks) > 0`,
    );
    expect(kept?.n).toBe(0);
    expect((await decided('3/1')).status).toBe(200);
    expect(await shown()).toEqual(sorted(images.slice(0, 3)));
    const actions = (await play.audited(id)).map(({ action }) => action);
    expect(actions.slice(-3)).toEqual(['jury.round-decided', 'jury.round-undecided', 'jury.round-decided']);
  });

  test('of two organisers at once is taken by the first; the second is told what stands', async () => {
    await closedRound();
    const at = await version();
    const answers = await Promise.all(
      ['9/2', '3/1'].map((score) => play.decide<Schemas['Problem']>(id, round, { version: at, lines: lineAt(score) })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('VERSION_CONFLICT');
  });

  test('is written whole or not at all, whenever the service is killed', async () => {
    await closedRound();
    const json = { version: await version(), lines: lineAt('9/2') };
    for (const reads of [0, 1, 3]) {
      const answer = play.decide(id, round, json).catch(() => null);
      for (let n = 0; n < reads; n++) await play.readRound(id, round);
      await play.service.end('SIGKILL');
      await answer;
      await play.service.launch();
      play.at(competition, 'AWARD');
      const [row] = await play.service.query<{
        decided: boolean;
        lines: number;
        accepted: number;
        scored: number;
        free: number;
      }>(
        `select decided_at is not null as decided, (select count(*)::int from jury_line where round_id = ${round}) as lines,
          (select count(*)::int from jury_photo where round_id = ${round} and accepted) as accepted,
          (select count(score_sum)::int from jury_photo where round_id = ${round}) as scored,
          (select count(*)::int from image where competition_id = ${id} and not held_back) as free
        from jury_round where id = ${round}`,
      );
      const whole = { decided: true, lines: 1, accepted: 2, scored: 4, free: 2 };
      expect(row).toEqual(row?.decided ? whole : { decided: false, lines: 0, accepted: 0, scored: 0, free: 0 });
      if (row?.decided) await play.takeBack(id, round, { version: await version(), reason: 'Újra.' });
      json.version = await version();
    }
    expect((await play.decide(id, round, json)).status).toBe(200);
  }, 300_000);

  test('is refused while the competition is paused, and once it is closed for good', async () => {
    await closedRound();
    for (const [status, code] of [
      ['PAUSED', 'COMPETITION_PAUSED'],
      ['ARCHIVED', 'COMPETITION_CLOSED'],
    ] as const) {
      await play.service.query(
        `update competition set status = '${status}', closed_at = ${status === 'PAUSED' ? 'null' : 'now()'} where id = ${id}`,
      );
      expect((await play.decide(id, round, { version: 1, lines: lineAt('9/2') })).body.code).toBe(code);
    }
  });

  test('a photo that is hidden later is accepted no more, and nobody takes its place', async () => {
    await closedRound();
    await decided();
    play.at(competition, 'ENDED');
    await play.service.query(`update image set moderation = 'DISQUALIFIED' where id = ${images[0] ?? 0}`);
    expect(await shown()).toEqual([images[1]]);
    expect((await acceptance(images[0] ?? 0, anna)).acceptance).toMatchObject({ accepted: false });
    expect((await play.shown(id)).body.acceptance?.[0]).toMatchObject({ photos: 2, acceptedPhotos: 1 });
    await play.service.query(`update image set moderation = 'APPROVED' where id = ${images[0] ?? 0}`);
    expect(await shown()).toEqual(sorted(images.slice(0, 2)));
  });
});

describe('which photos are shown', () => {
  let play: JuryPlay;
  beforeAll(async () => {
    play = await JuryPlay.start(engine);
  }, 150_000);
  afterAll(() => play.stop());

  test('is chosen of a competition that a jury alone judges, until a photo is entered', async () => {
    const { id, version } = await play.competition({ entriesShown: 'ACCEPTED' });
    const set = (json: object) =>
      play.service.ask<Schemas['Problem']>('PUT', `/api/admin/competition/${id}`, { token: play.admin, json });
    expect((await set({ version, judgedBy: 'BOTH' })).body.errors).toMatchObject([
      { field: 'judgedBy', code: 'ENTRIES_SHOWN' },
    ]);
    const anna = await play.person('anna');
    await upload(play.service, anna, id, 'colour-1', await smallPhoto(1));
    const { body } = await set({ version, entriesShown: 'ALL' });
    expect([body.code, body.errors?.map(({ field }) => field)]).toEqual(['FROZEN', ['entriesShown']]);
  });

  test('rounds side by side, and rounds that accept, have no category in common', async () => {
    const competition = await play.competition();
    const make = async (content: Partial<Schemas['RoundRequest']>) => {
      const { status, body } = await play.make(competition.id, play.content(competition, content));
      return status === 200 ? 200 : body.code;
    };
    expect(await make({ types: ['colour'], accepts: true })).toBe(200);
    expect(await make({ types: ['colour', 'mono'] })).toBe('ROUNDS_OVERLAP');
    expect(await make({})).toBe('ROUNDS_OVERLAP');
    expect(await make({ types: ['mono'], accepts: true })).toBe(200);
    expect(await make({ position: 2, types: ['mono'], accepts: true })).toBe('ROUNDS_OVERLAP');
    expect(await make({ position: 2, types: [], accepts: true })).toBe('ROUNDS_OVERLAP');
    expect(await make({ position: 2 })).toBe(200);
  });
});
