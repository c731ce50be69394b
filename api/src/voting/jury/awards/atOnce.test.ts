/** Organisers who give awards at the same moment follow each other, and a killed service has given one or none (docs/product.md §15). */
import type { components } from '@photo-competition/schema/rest';
import { engine } from '../../../testing/engines.ts';
import { Salon } from '../testing/awards.ts';
import type { JuryPlay } from '../testing/jury.ts';

type Schemas = components['schemas'];

describe('awards at the same moment', () => {
  let play: JuryPlay;
  let salon: Salon;
  beforeAll(async () => {
    play = await Salon.play(engine);
    salon = await Salon.open(play);
  }, 200_000);
  afterAll(() => play.stop());

  const codeOf = ({ status, body }: { status: number; body: unknown }) =>
    status < 300 ? 'done' : (body as Schemas['Problem']).code;
  const holders = async (award: number) => (await salon.one(award)).winners.map(({ image }) => image?.id);
  const winnersOf = (...names: string[]) => names.map((name) => ({ imageId: salon.image(name) }));

  test.each([1, 2, 3, 4, 5, 6])('two organisers give one award once (%i)', async () => {
    const award = await salon.award({ kind: 'SPECIAL' });
    const give = (name: string) => salon.give(award, { version: 1, winners: winnersOf(name) });
    const codes = (await Promise.all([give('anna colour-1'), give('bela colour-1')])).map(codeOf);
    expect(codes.sort()).toEqual(['VERSION_CONFLICT', 'done']);
    expect(await holders(award)).toHaveLength(1);
  });

  test.each([1, 2, 3, 4, 5, 6])(
    'two awards are not given to one photo, nor to one author where that is set (%i)',
    async () => {
      const { id } = salon.competition;
      await play.service.query(`delete from jury_award where competition_id = ${id}`);
      const awards = [await salon.award(), await salon.award({ kind: 'MENTION' })];
      const give = (names: readonly [string, string]) =>
        Promise.all(awards.map((award, i) => salon.give(award, { version: 1, winners: winnersOf(names[i] ?? '') })));
      expect((await give(['anna colour-1', 'anna colour-1'])).map(codeOf).sort()).toEqual(['AWARD_RULE', 'done']);
      await play.service.query(`delete from jury_award where competition_id = ${id}`);
      awards.splice(0, 2, await salon.award(), await salon.award({ kind: 'MENTION' }));
      const { version } = await salon.read();
      await play.set(id, { version, oneAwardPerAuthor: true });
      expect((await give(['anna colour-1', 'anna colour-2'])).map(codeOf).sort()).toEqual(['AWARD_RULE', 'done']);
      await play.set(id, { version: (await salon.read()).version, oneAwardPerAuthor: false });
    },
  );

  test.each([1, 2, 3])('a setting and an award that break each other are not both there (%i)', async () => {
    const { id } = salon.competition;
    await play.service.query(`delete from jury_award where competition_id = ${id}`);
    const [first, second] = [await salon.award(), await salon.award({ kind: 'MENTION' })];
    await salon.giveTo(first, 'anna colour-1');
    const { version } = await salon.read();
    const codes = await Promise.all([
      play.set(id, { version, oneAwardPerAuthor: true }),
      salon.give(second, { version: 1, winners: winnersOf('anna colour-2') }),
    ]);
    expect(codes.map(codeOf).sort()).toEqual(['AWARD_RULE', 'done']);
    await play.service.query(`update jury set one_award_per_author = false where competition_id = ${id}`);
  });

  test('a change and a confirmation follow each other: what stands confirmed is what the chair has read', async () => {
    const [chair] = salon.judges;
    if (!chair) throw new Error('The salon has two judges.');
    await play.chair(salon.competition.id, chair.seat, true);
    const award = await salon.award({ kind: 'SPECIAL' });
    for (const name of ['anna colour-1', 'bela colour-1', 'cili colour-1']) {
      const own = (await play.mine(chair)).find(({ competition }) => competition.id === salon.competition.id);
      const version = own?.awards?.version ?? -1;
      const [given, confirmed] = await Promise.all([salon.giveTo(award, name), salon.confirm(chair, version)]);
      expect(codeOf(given)).toBe('done');
      expect(['done', 'AWARDS_CHANGED']).toContain(codeOf(confirmed));
      expect((await salon.read()).awardsConfirmedAt).toBeNull();
    }
  });

  test('a service that is killed has given the whole list or nothing of it', async () => {
    const award = await salon.award({ kind: 'SPECIAL', type: null, most: 6 });
    const lists = [
      winnersOf('anna colour-1', 'bela colour-1', 'cili colour-1'),
      winnersOf('anna mono-1', 'bela mono-1'),
    ];
    let version = 1;
    for (const kill of [1, 2, 3]) {
      let acknowledged: number[] = [];
      const give = async () => {
        for (let n = 0; ; n++) {
          const winners = lists[n % 2] ?? [];
          const answer = await salon.give<Schemas['AdminJury']>(award, { version, winners }).catch(() => null);
          if (answer?.status !== 200) return winners.map(({ imageId }) => imageId);
          version = answer.body.awards.find(({ id }) => id === award)?.version ?? 0;
          acknowledged = winners.map(({ imageId }) => imageId);
          if (n === kill) void play.service.end('SIGKILL');
        }
      };
      const tried = await give();
      await play.service.launch();
      play.at(salon.competition, 'AWARD');
      const kept = await holders(award);
      expect([acknowledged, tried]).toContainEqual(kept);
      ({ version } = await salon.one(award));
      const audited = (await play.audited(salon.competition.id)).at(-1)?.after;
      expect(audited).toEqual({ award, winners: kept.map((imageId) => ({ imageId })) });
    }
  }, 600_000);
});
