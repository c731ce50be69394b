/** The award for the best author, and the chair who confirms the list (docs/product.md §15). */
import type { components } from '@photo-competition/schema/rest';
import { engine } from '../../../testing/engines.ts';
import type { Person } from '../../../testing/people.ts';
import { Salon } from '../testing/awards.ts';
import type { JuryPlay } from '../testing/jury.ts';

type Schemas = components['schemas'];

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
const shown = async () => (await play.shown(salon.competition.id)).body;

describe('the best author', () => {
  const best = (type: string | null = null) =>
    salon.award({ kind: 'BEST_AUTHOR', type, title: { hu: 'Legjobb szerző', en: 'Best author' } });
  const give = (award: number, winner: Schemas['WinnerRequest'], version = 1) =>
    salon.give(award, { version, winners: [winner] });
  const table = async () =>
    (await salon.read()).bestAuthors.map(({ type, authors }) => [
      type,
      ...authors.map(({ author, accepted, sum, exact, awards, proposed }) => {
        const name = Object.entries(salon.people).find(([, { id }]) => id === author.id)?.[0];
        return [name, accepted, sum, exact, awards, proposed];
      }),
    ]);

  test('has most accepted photos, then the higher sum of scores, then more awards', async () => {
    expect(await table()).toEqual([]);
    await best();
    await best('mono');
    await salon.giveTo(await salon.award(), 'bela colour-1');
    expect(await table()).toEqual([
      [null, ['anna', 3, 12.5, '25/2', 0, true], ['bela', 2, 8.5, '17/2', 1, false], ['cili', 1, 3.5, '7/2', 0, false]],
      ['mono', ['bela', 1, 4.5, '9/2', 0, true], ['anna', 1, 3, '3/1', 0, false]],
    ]);
    // A photo that is hidden since counts no more.
    for (const name of ['anna colour-1', 'anna colour-2']) await salon.hide(name);
    expect((await table())[0]?.slice(1, 3)).toEqual([
      ['bela', 2, 8.5, '17/2', 1, true],
      ['cili', 1, 3.5, '7/2', 0, false],
    ]);
  });

  test('is an author, by account, whom everyone is told with the note once the competition has ended', async () => {
    const award = await best();
    const { anna, bela } = salon.people;
    expect((await give(award, { accountId: anna.id })).status).toBe(200);
    const another = await give(award, { accountId: bela.id }, 2);
    expect(codesOf(another)).toEqual(['VALIDATION_FAILED', 'winners.0.note AWARD_NOTE']);
    expect((await give(award, { accountId: bela.id, note: 'Egységesebb anyag.' }, 2)).status).toBe(200);
    play.at(salon.competition, 'ENDED');
    expect((await shown()).awards?.[0]?.winners).toEqual([
      { image: null, author: expect.objectContaining({ id: bela.id }) as unknown, note: 'Egységesebb anyag.' },
    ]);
  });

  test('is nobody without an accepted photo, no photo, and not more than the award is for', async () => {
    const award = await best('mono');
    const { anna, bela, cili } = salon.people;
    expect(codesOf(await give(award, { accountId: cili.id }))).toEqual([
      'VALIDATION_FAILED',
      'winners.0.accountId AWARD_AUTHOR',
    ]);
    expect(codesOf(await give(award, { imageId: salon.image('bela mono-1') }))).toEqual([
      'VALIDATION_FAILED',
      'winners.0.accountId AWARD_WINNER',
    ]);
    const winners = [{ accountId: bela.id }, { accountId: anna.id, note: 'Is.' }];
    expect(codesOf(await salon.give(award, { version: 1, winners }))).toEqual([
      'AWARD_RULE',
      'winners.1.accountId AWARD_MOST',
    ]);
    expect((await salon.candidates(award)).body.content).toEqual([]);
  });
});

describe('the chair', () => {
  const seatOf = async (judge: Person) =>
    (await play.mine(judge)).find(({ competition }) => competition.id === salon.competition.id);

  test('confirms the list, sees no author, and a change takes the confirmation away', async () => {
    const [chair, other] = salon.judges;
    if (!chair || !other) throw new Error('The salon has two judges.');
    await play.chair(salon.competition.id, chair.seat, true);
    expect((await seatOf(chair))?.awards).toEqual({ version: 0, confirmedAt: null, awards: [] });
    expect((await seatOf(other))?.awards).toBeNull();
    const award = await salon.award();
    await salon.giveTo(award, 'anna colour-1');
    const seen = (await seatOf(chair))?.awards;
    expect(seen).toMatchObject({ version: 2, confirmedAt: null });
    expect(seen?.awards[0]?.winners).toEqual([
      { title: 'A photo', type: 'colour', roundId: salon.round, number: expect.any(Number) as unknown },
    ]);
    expect(JSON.stringify(seen)).not.toContain(salon.people.anna.username);

    expect(codesOf(await salon.confirm(chair, 1))).toEqual(['AWARDS_CHANGED']);
    const { body } = await salon.confirm<Schemas['JurySeat']>(chair, 2);
    expect(body.awards?.confirmedAt).not.toBeNull();
    expect((await salon.read()).awardsConfirmedAt).toBe(body.awards?.confirmedAt);
    // The same again changes nothing.
    expect((await salon.confirm(chair, 2)).status).toBe(200);
    const confirmed = (await play.audited(salon.competition.id)).filter(
      ({ action }) => action === 'jury.awards-confirmed',
    );
    expect(confirmed.map(({ after }) => after)).toEqual([{ version: 2 }]);

    await salon.giveTo(award, 'bela colour-1');
    expect((await salon.read()).awardsConfirmedAt).toBeNull();
    expect((await seatOf(chair))?.awards).toMatchObject({ version: 3, confirmedAt: null });
  });

  test('alone confirms, and not while the competition is paused', async () => {
    const [chair, other] = salon.judges;
    if (!chair || !other) throw new Error('The salon has two judges.');
    await salon.award();
    for (const person of [chair, other, salon.people.anna]) expect((await salon.confirm(person, 1)).status).toBe(404);
    await play.chair(salon.competition.id, chair.seat, true);
    expect((await salon.confirm(other, 1)).status).toBe(404);
    await play.service.query(`update competition set status = 'PAUSED' where id = ${salon.competition.id}`);
    expect(codesOf(await salon.confirm(chair, 1))).toEqual(['COMPETITION_PAUSED']);
  });
});
