/** The table of the catalogue says what the calls tell (docs/product.md §15). */
import type { components } from '@photo-competition/schema/rest';
import { parse } from 'csv-parse/sync';
import { engine } from '../../../testing/engines.ts';
import { Salon } from '../testing/awards.ts';
import type { JuryPlay } from '../testing/jury.ts';

type Schemas = components['schemas'];
type Row = Record<string, string>;

describe('the catalogue', () => {
  let play: JuryPlay;
  let salon: Salon;
  beforeAll(async () => {
    play = await Salon.play(engine);
    salon = await Salon.open(play);
  }, 200_000);
  afterAll(() => play.stop());

  const table = async (): Promise<Row[]> => {
    const path = `/api/admin/competition/${salon.competition.id}/export/catalogue`;
    const text = await (await play.service.raw('GET', path, { token: play.admin })).text();
    return parse(text, { columns: true, bom: true });
  };
  const numbers = (rows: Row[]) =>
    rows
      .filter(({ photos }) => photos !== '')
      .map(({ type, authors, photos, acceptedAuthors, acceptedPhotos }) => [
        type,
        authors,
        photos,
        acceptedAuthors,
        acceptedPhotos,
      ]);

  test('has photos with awards first, then the other accepted ones, and the numbers of each category', async () => {
    const title = (hu: string, en: string) => ({ title: { hu, en } });
    const second = await salon.award({ ...title('Ezüst', 'Silver'), position: 2 });
    const first = await salon.award({ ...title('Arany', 'Gold'), position: 1 });
    const special = await salon.award({
      ...title('Különdíj', 'Special prize'),
      kind: 'SPECIAL',
      position: 3,
      type: null,
    });
    const best = await salon.award({
      ...title('Legjobb szerző', 'Best author'),
      kind: 'BEST_AUTHOR',
      position: 4,
      type: null,
    });
    await salon.giveTo(first, 'anna colour-1');
    await salon.giveTo(second, 'bela colour-1');
    await salon.giveTo(special, 'bela colour-1');
    await salon.give(best, { version: 1, winners: [{ accountId: salon.people.anna.id }] });

    const rows = await table();
    const { anna, bela, cili } = salon.people;
    const id = (name: string) => String(salon.image(name));
    expect(
      rows
        .filter(({ photos, type }) => photos === '' && type === 'colour')
        .map(({ imageId, awardHu, awardEn }) => [imageId, awardHu, awardEn]),
    ).toEqual([
      [id('anna colour-1'), 'Arany', 'Gold'],
      [id('bela colour-1'), 'Ezüst; Különdíj', 'Silver; Special prize'],
      ...[id('anna colour-2'), id('cili colour-1')].map((one) => [one, '', '']),
    ]);
    expect(numbers(rows)).toEqual([
      ['colour', '3', '5', '3', '4'],
      ['mono', '2', '2', '2', '2'],
    ]);
    expect(rows.at(-1)).toMatchObject({ type: '', imageId: '', awardHu: 'Legjobb szerző' });

    // The public awards after the end of the competition are the same.
    play.at(salon.competition, 'ENDED');
    const { awards } = (await play.shown(salon.competition.id)).body;
    const told = (awards ?? []).flatMap((award) =>
      award.winners.map(({ image, author }) => [String(image?.id ?? ''), award.title.hu, author?.id ?? 0]),
    );
    const authorOf: Record<string, number> = Object.fromEntries(
      Object.entries(salon.images).map(([name, image]) => [
        String(image),
        { anna, bela, cili }[name.split(' ')[0] as 'anna' | 'bela' | 'cili'].id,
      ]),
    );
    const inTable = rows.flatMap(({ imageId = '', awardHu = '' }) =>
      awardHu
        .split('; ')
        .filter(Boolean)
        .map((one) => [imageId, one, authorOf[imageId] ?? anna.id]),
    );
    expect(told.map(String).sort()).toEqual(inTable.map(String).sort());
    play.at(salon.competition, 'AWARD');
  });

  test('leaves out what was hidden since, and tells no acceptance before it is decided', async () => {
    await salon.hide('bela colour-1');
    const rows = await table();
    expect(rows.map(({ imageId }) => imageId)).not.toContain(String(salon.image('bela colour-1')));
    expect(numbers(rows)[0]).toEqual(['colour', '2', '4', '2', '3']);
    await play.service.query(`update jury_round set decided_at = null, judges = null where id = ${salon.round}`);
    expect(numbers(await table())[0]).toEqual(['colour', '2', '4', '', '']);
    const { status } = await play.service.ask<Schemas['Problem']>(
      'GET',
      `/api/admin/competition/${salon.competition.id}/export/catalogue`,
      { token: salon.people.anna.token },
    );
    expect(status).toBe(403);
  });
});
