/** Awards of a jury: who may have them, what is refused, and what is told of them (docs/product.md §15). */
import type { components } from '@photo-competition/schema/rest';
import { engine } from '../../../testing/engines.ts';
import { medal, Salon } from '../testing/awards.ts';
import type { JuryPlay } from '../testing/jury.ts';

type Schemas = components['schemas'];

describe('an award', () => {
  let play: JuryPlay;
  let salon: Salon;
  beforeAll(async () => {
    play = await Salon.play(engine);
  }, 150_000);
  afterAll(() => play.stop());
  beforeEach(async () => {
    salon = await Salon.open(play);
  }, 60_000);

  const codesOf = ({ body }: { body: Schemas['Problem'] }) => [
    body.code,
    ...(body.errors ?? []).map(({ field, code }) => `${field} ${code}`),
  ];
  const holders = async (award: number) => (await salon.one(award)).winners.map(({ image }) => image?.id);
  const actions = async () =>
    (await play.audited(salon.competition.id)).map(({ action }) => action).filter((one) => one.includes('award'));
  const shown = async () => (await play.shown(salon.competition.id)).body;

  test('is made, changed, given and deleted, which the audit log has without names', async () => {
    const award = await salon.award({ kind: 'PLACE', place: 1, title: { hu: '1. díj', en: 'First prize' } });
    expect(await salon.one(award)).toEqual({
      ...{ id: award, version: 1, position: 1, kind: 'PLACE', title: { hu: '1. díj', en: 'First prize' } },
      ...{ place: 1, type: 'colour', seat: null, most: 1, winners: [], vacant: 0, next: [] },
    });
    expect((await salon.set(award, { version: 1, most: 2 })).status).toBe(200);
    const { body } = await salon.giveTo<Schemas['AdminJury']>(award, 'anna colour-1', 'bela colour-1');
    const [given] = body.awards;
    expect(given).toMatchObject({ version: 3, most: 2, vacant: 0 });
    expect(given?.winners.map(({ image, author, told }) => [image?.id, author?.username, told])).toEqual([
      [salon.image('anna colour-1'), salon.people.anna.username, true],
      [salon.image('bela colour-1'), salon.people.bela.username, true],
    ]);
    await salon.giveTo(award, 'anna colour-1');
    expect((await salon.remove(award)).status).toBe(200);
    expect((await salon.read()).awards).toEqual([]);
    expect(await actions()).toEqual(
      ['created', 'updated', 'given', 'taken', 'deleted'].map((one) => `jury.award-${one}`),
    );
    expect(JSON.stringify(await play.audited(salon.competition.id))).not.toContain(salon.people.anna.username);
  });

  test.each([
    ['hidden', 'bela colour-1', 'AWARD_HIDDEN'],
    ['of another category', 'bela mono-1', 'AWARD_CATEGORY'],
    ['not accepted', 'cili colour-2', 'AWARD_NOT_ACCEPTED'],
    ['that has an award', 'anna colour-1', 'AWARD_ONE_PER_IMAGE'],
  ])('is not given to a photo that is %s', async (_, name, code) => {
    await salon.giveTo(await salon.award(), 'anna colour-1');
    await salon.hide('bela colour-1');
    const award = await salon.award();
    expect(codesOf(await salon.giveTo(award, name))).toEqual(['AWARD_RULE', `winners.0.imageId ${code}`]);
    expect(await holders(award)).toEqual([]);
  });

  test('is given to one photo of an author in each category where that is set', async () => {
    const id = salon.competition.id;
    const [first, second, mono] = [await salon.award(), await salon.award(), await salon.award({ type: 'mono' })];
    await salon.giveTo(first, 'anna colour-1');
    expect((await salon.giveTo(second, 'anna colour-2')).status).toBe(200);
    const { version } = await salon.read();
    // It cannot be set while awards break it.
    const refused = await play.set(id, { version, oneAwardPerAuthor: true });
    expect(codesOf(refused)).toEqual(['AWARD_RULE', 'oneAwardPerAuthor AWARD_ONE_PER_AUTHOR']);
    await salon.giveTo(second);
    expect((await play.set(id, { version, oneAwardPerAuthor: true })).status).toBe(200);
    expect(codesOf(await salon.giveTo(second, 'anna colour-2'))).toContain('winners.0.imageId AWARD_ONE_PER_AUTHOR');
    expect((await salon.giveTo(mono, 'anna mono-1')).status).toBe(200);
    const special = await salon.award({ kind: 'SPECIAL' });
    expect((await salon.giveTo(special, 'anna colour-1')).status).toBe(200);
  });

  test('names each photo by which a rule is broken', async () => {
    const award = await salon.award();
    const refused = await salon.giveTo(award, 'cili colour-2', 'anna colour-1', 'bela colour-1');
    expect(codesOf(refused)).toEqual([
      'AWARD_RULE',
      'winners.0.imageId AWARD_NOT_ACCEPTED',
      'winners.1.imageId AWARD_MOST',
      'winners.2.imageId AWARD_MOST',
    ]);
  });

  test('is not given to a photo of another competition, nor to one that never was', async () => {
    const other = await Salon.open(play);
    const award = await salon.award();
    for (const imageId of [other.image('anna colour-1'), 999_999])
      expect(codesOf(await salon.give(award, { version: 1, winners: [{ imageId }] }))).toEqual([
        'VALIDATION_FAILED',
        'winners.0.imageId AWARD_IMAGE',
      ]);
    // Nor is an award of another competition given here.
    const foreign = await other.award();
    expect((await salon.give(foreign, { version: 1, winners: [] })).status).toBe(404);
  });

  test.each([
    ['twice the same', [{ imageId: 'anna colour-1' }, { imageId: 'anna colour-1' }], 'winners.1.imageId AWARD_TWICE'],
    ['nobody', [{}], 'winners.0.imageId AWARD_WINNER'],
    ['an author', [{ accountId: 1 }], 'winners.0.imageId AWARD_WINNER'],
    ['both', [{ imageId: 'anna colour-1', accountId: 1 }], 'winners.0.accountId AWARD_WINNER'],
  ])('is not given to %s', async (_, wanted, code) => {
    const award = await salon.award({ most: 5 });
    const winners = wanted.map((one) => ('imageId' in one ? { ...one, imageId: salon.image(one.imageId) } : one));
    expect(codesOf(await salon.give(award, { version: 1, winners }))).toEqual(['VALIDATION_FAILED', code]);
  });

  test.each<[string, Partial<Schemas['AwardRequest']>, string]>([
    ['a category that is not there', { type: 'portrait' }, 'type TYPE_UNKNOWN'],
    ['a place of a medal', { place: 1 }, 'place AWARD_PLACE'],
    ['no place of a place', { kind: 'PLACE' }, 'place AWARD_PLACE'],
    ['no judge of a choice', { kind: 'JUDGES_CHOICE' }, 'seat AWARD_SEAT'],
    ['a judge who is not there', { kind: 'JUDGES_CHOICE', seat: 9 }, 'seat SEAT_NOT_ACCEPTED'],
    ['a blank title', { title: { hu: ' ', en: 'Gold' } }, 'title.hu BLANK'],
  ])('is not made with %s', async (_, changes, code) => {
    expect(codesOf(await salon.make(medal(changes)))).toEqual(['VALIDATION_FAILED', code]);
    expect((await salon.read()).awards).toEqual([]);
  });

  test('keeps who has it: it is not changed to what they could not have', async () => {
    const award = await salon.award({ most: 2 });
    await salon.giveTo(award, 'anna colour-1', 'bela colour-1');
    const { version } = await salon.one(award);
    for (const [change, code] of [
      [{ most: 1 }, 'most AWARD_MOST'],
      [{ type: 'mono' }, 'type AWARD_CATEGORY'],
      [{ kind: 'BEST_AUTHOR' }, 'kind AWARD_HELD'],
    ] as const)
      expect(codesOf(await salon.set(award, { version, ...change }))).toEqual(['AWARD_RULE', code]);
    const special = await salon.award({ kind: 'SPECIAL' });
    await salon.giveTo(special, 'anna colour-1');
    const changed = await salon.set(special, { version: 2, kind: 'MENTION' });
    expect(codesOf(changed)).toEqual(['AWARD_RULE', 'kind AWARD_ONE_PER_IMAGE']);
  });

  test('is given once all rounds of its category are decided, and taken away at any time', async () => {
    const undecided = await Salon.open(play, false);
    const award = await undecided.award();
    expect(codesOf(await undecided.giveTo(award, 'anna colour-1'))).toEqual(['ILLEGAL_ROUND_STATE']);
    expect((await undecided.giveTo(award)).status).toBe(200);
    expect((await undecided.candidates(award)).body.content).toEqual([]);
  });

  test('keeps the decision that it rests on: it is taken back once nobody has an award of its categories', async () => {
    const award = await salon.award();
    await salon.giveTo(award, 'anna colour-1');
    const takeBack = async () => {
      const { version } = await play.readRound(salon.competition.id, salon.round);
      const path = `/api/admin/competition/${salon.competition.id}/jury/rounds/${salon.round}/decision`;
      const json = { version, reason: 'Elírás.' };
      return play.service.ask<Schemas['Problem']>('DELETE', path, { token: play.admin, json });
    };
    expect(codesOf(await takeBack())).toEqual(['ILLEGAL_ROUND_STATE']);
    await salon.giveTo(award);
    expect((await takeBack()).status).toBe(200);
    expect(codesOf(await salon.giveTo(award, 'anna colour-1'))).toEqual(['ILLEGAL_ROUND_STATE']);
  });

  test('is told to everyone once the competition has ended, in the list and on its photo', async () => {
    const award = await salon.award();
    await salon.giveTo(award, 'anna colour-1');
    const photo = async () =>
      (
        await play.service.ask<Schemas['Image']>('GET', `/api/competition/image/${salon.image('anna colour-1')}`, {
          token: salon.people.anna.token,
        })
      ).body;
    expect(await shown()).toMatchObject({ awards: null, awardsConfirmedAt: null });
    expect((await photo()).awards).toEqual([]);
    play.at(salon.competition, 'ENDED');
    const [told] = (await shown()).awards ?? [];
    expect(told).toMatchObject({ id: award, kind: 'MEDAL', type: 'colour', judge: null });
    expect(told?.winners.map(({ image, author, note }) => [image?.id, author?.username, note])).toEqual([
      [salon.image('anna colour-1'), salon.people.anna.username, ''],
    ]);
    const given = [{ id: award, kind: 'MEDAL', title: { hu: 'Aranyérem', en: 'Gold medal' }, place: null }];
    expect((await photo()).awards).toEqual(given);
    expect(told?.winners[0]?.image?.awards).toEqual(given);
  });

  test('is lost in what is told by a photo that is hidden since, and organisers see who is next', async () => {
    const [award, other] = [await salon.award(), await salon.award({ kind: 'MENTION' })];
    await salon.giveTo(award, 'anna colour-1');
    await salon.giveTo(other, 'anna colour-2');
    await salon.hide('anna colour-1');
    const { vacant, winners, next } = await salon.one(award);
    expect([vacant, winners.map(({ told }) => told)]).toEqual([1, [false]]);
    // The photo of the mention is better, but has an award; the one that was not accepted is no candidate.
    expect(next.map(({ image, breach }) => [image.id, breach])).toEqual([
      [salon.image('bela colour-1'), null],
      [salon.image('cili colour-1'), null],
    ]);
    play.at(salon.competition, 'ENDED');
    expect((await shown()).awards?.map((one) => one.winners.length)).toEqual([0, 1]);
    // Nobody is promoted by itself, and what comes back has its award.
    await salon.hide('anna colour-1', 'APPROVED');
    expect((await shown()).awards?.map((one) => one.winners.length)).toEqual([1, 1]);
    await salon.hide('anna colour-1');
    expect((await salon.giveTo(award, 'bela colour-1')).status).toBe(200);
    await salon.hide('anna colour-1', 'APPROVED');
    expect(await holders(award)).toEqual([salon.image('bela colour-1')]);
  });

  test('has candidates in the order of their category, with the rule that stands against each', async () => {
    const award = await salon.award({ type: null, most: 3 });
    await salon.giveTo(await salon.award({ kind: 'MENTION' }), 'bela colour-1');
    const { body } = await salon.candidates(award, 'size=4');
    expect(body.totalElements).toBe(6);
    expect(body.content.map(({ image, sum, marks, breach }) => [image.id, sum, marks, breach])).toEqual([
      [salon.image('anna colour-1'), 10, 2, null],
      [salon.image('anna colour-2'), 9, 2, null],
      [salon.image('bela colour-1'), 8, 2, 'AWARD_ONE_PER_IMAGE'],
      [salon.image('cili colour-1'), 7, 2, null],
    ]);
    const mono = await salon.candidates(award, 'type=mono');
    expect(mono.body.content.map(({ image }) => image.id)).toEqual([
      salon.image('bela mono-1'),
      salon.image('anna mono-1'),
    ]);
  });

  test('has those candidates alone that a judge has starred, of judges whose marks count', async () => {
    const award = await salon.award({ type: null, most: 3 });
    const starred = async () =>
      (await salon.candidates(award, 'starred=true')).body.content.map(({ image }) => image.id);
    const set = (change: string, name: string) =>
      play.service.query(`update jury_task set ${change} from jury_photo photo where photo.round_id = jury_task.round_id
        and photo.number = jury_task.number and image_id = ${salon.image(name)}
        and seat = (select min(seat) from jury_panel where round_id = photo.round_id)`);
    expect(await starred()).toEqual([]);
    await set('star = true', 'anna colour-2');
    await set('star = true', 'bela mono-1');
    expect(await starred()).toEqual([salon.image('anna colour-2'), salon.image('bela mono-1')]);
    expect((await salon.candidates(award, 'starred=true&type=mono')).body.totalElements).toBe(1);
    await set(`withdrawn = 'KNOWN'`, 'bela mono-1');
    expect(await starred()).toEqual([salon.image('anna colour-2')]);
    expect((await salon.candidates(award, 'starred=false')).body.totalElements).toBe(6);
  });

  test('is refused to an administrator who has read another version, and is told what stands', async () => {
    const award = await salon.award();
    await salon.giveTo(award, 'anna colour-1');
    for (const call of [
      () => salon.give(award, { version: 1, winners: [] }),
      () => salon.set(award, { version: 1, most: 2 }),
      () => salon.remove(award, 1),
    ]) {
      const { body } = await call();
      expect(body.code).toBe('VERSION_CONFLICT');
      expect(body.conflict?.current).toMatchObject({ awards: [{ id: award, version: 2 }] });
    }
    expect(await holders(award)).toEqual([salon.image('anna colour-1')]);
  });

  test('is not touched in a competition that is closed for good, nor made where voters judge', async () => {
    const award = await salon.award();
    await play.service.query(
      `update competition set status = 'ARCHIVED', closed_at = now() where id = ${salon.competition.id}`,
    );
    for (const call of [
      () => salon.make(medal()),
      () => salon.set(award, { version: 1, most: 2 }),
      () => salon.give(award, { version: 1, winners: [] }),
      () => salon.remove(award),
    ])
      expect(codesOf(await call())).toEqual(['COMPETITION_CLOSED']);
    const voters = await play.competition({ judgedBy: 'VOTERS' });
    const { body } = await play.service.ask<Schemas['Problem']>(
      'POST',
      `/api/admin/competition/${voters.id}/jury/awards`,
      {
        token: play.admin,
        json: medal({ type: null }),
      },
    );
    expect(body.code).toBe('NO_JURY');
  });

  test('is one of two hundred at most', async () => {
    const values = Array.from(
      { length: 200 },
      () => `(${salon.competition.id}, 1, 'MENTION', '{"hu": "D", "en": "A"}', 1, 'admin', now())`,
    );
    await play.service
      .query(`insert into jury_award (competition_id, position, kind, title, most, changed_by, changed_at)
      values ${values.join(', ')}`);
    expect(codesOf(await salon.make(medal()))).toEqual(['TOO_MANY_AWARDS']);
  });
});
