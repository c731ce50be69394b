import { i18n, startI18n } from '../../i18n/i18n.ts';
import { contentOf, copyOf, fieldOf, newValues, schemaOf } from './values.ts';

const zone = 'Europe/Budapest';
const now = Date.parse('2026-06-01T12:00:00.000Z');

beforeAll(() => startI18n('en'));

const valid = () => ({ ...newValues(zone, now), titleHu: 'Nyár', titleEn: 'Summer' });
const problems = (changes: Partial<ReturnType<typeof valid>>) => {
  const { error } = schemaOf(i18n.t, zone).safeParse({ ...valid(), ...changes });
  return error?.issues.map(({ path }) => path.join('.')) ?? [];
};

describe('the editor of a competition', () => {
  it('proposes a competition that is right but for its titles', () => {
    expect(problems({})).toEqual([]);
    expect(problems({ titleHu: ' ', titleEn: '' })).toEqual(['titleHu', 'titleEn']);
  });

  it('finds what the service would refuse, at its field', () => {
    const { competitionStart } = valid();
    expect(problems({ votingStart: competitionStart })).toEqual(['votingStart']);
    expect(problems({ award: '' })).toContain('award');
    expect(problems({ minPoint: '5' })).toEqual(['maxPoint']);
    expect(problems({ maxPoint: '101' })).toEqual(['maxPoint']);
    expect(problems({ minLongerSide: 'large' })).toEqual(['minLongerSide']);
    for (const minCoverage of ['51', '-1', '2.5', '']) expect(problems({ minCoverage })).toEqual(['minCoverage']);
    for (const minCoverage of ['0', '50']) expect(problems({ minCoverage })).toEqual([]);
    expect(problems({ titleHu: 'x'.repeat(121) })).toEqual(['titleHu']);
    const type = { code: 'Colour', titleHu: 'Színes', titleEn: 'Colour', slots: '13' };
    expect(problems({ imageTypes: [type] })).toEqual(['imageTypes.0.code', 'imageTypes.0.slots']);
  });

  it('sends dates as instants of the installation’s zone, and numbers as numbers', () => {
    const content = contentOf({ ...valid(), award: '2026-12-24T18:00', minCoverage: '10' }, zone);
    expect(content).toMatchObject({ award: '2026-12-24T17:00:00.000Z', minPoint: 1, maxPoint: 5, minCoverage: 10 });
    expect(content.imageTypes[0]).toEqual({ code: 'colour', title: { hu: 'Színes', en: 'Colour' }, slots: 4 });
  });

  it('copies a competition by whole weeks into the future, at the same hours, across a change of the clocks', () => {
    const old = { ...valid(), competitionStart: '2026-03-02T20:00', votingStart: '2026-03-30T20:00' };
    const copy = copyOf(old, zone, now);
    expect(copy.competitionStart).toBe('2026-06-01T20:00');
    expect(copy.votingStart).toBe('2026-06-29T20:00');
    expect(copy.titleHu).toBe('Nyár');
  });

  it.each([
    ['input.title.hu', 'titleHu'],
    ['input.content.title.en', 'titleEn'],
    ['input.content.description', 'descriptionHu'],
    ['input.votingEnd', 'votingEnd'],
    ['input.imageTypes[1].code', 'imageTypes'],
    [null, null],
  ])('finds the field of %s', (path, field) => expect(fieldOf(path)).toBe(field));
});
