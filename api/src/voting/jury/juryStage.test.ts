/** Where a round stands, at its very boundaries (docs/product.md §15). */
import { juryStageAt, msUntilNextJuryStage, takesMarksAt } from '@photo-competition/schema/juryStage';

const opens = Date.parse('2026-05-02T18:00:00.000Z');
const closes = Date.parse('2026-05-02T21:00:00.000Z');
const dates = { opens: new Date(opens), closes: new Date(closes).toISOString() };

test.each([
  [opens - 1, 'PLANNED', false, 2],
  [opens, 'PLANNED', false, 1],
  [opens + 1, 'MARKING', true, closes - opens],
  [closes - 1, 'MARKING', true, 2],
  [closes, 'MARKING', false, 1],
  [closes + 1, 'COUNTING', false, Infinity],
])('at %d a round is %s, takes marks: %s, and is so for %d ms', (at, stage, takes, left) => {
  expect(juryStageAt(dates, at)).toBe(stage);
  expect(takesMarksAt(dates, at)).toBe(takes);
  expect(msUntilNextJuryStage(dates, at)).toBe(left);
  if (Number.isFinite(left)) {
    expect(juryStageAt(dates, at + left - 1)).toBe(stage);
    expect(juryStageAt(dates, at + left)).not.toBe(stage);
  }
});

test('a round that closes before it opens takes no marks', () => {
  const never = { opens: closes, closes: opens };
  for (const at of [opens - 1, opens, opens + 1, closes, closes + 1]) {
    expect(takesMarksAt(never, at)).toBe(false);
    expect(juryStageAt(never, at)).not.toBe('MARKING');
  }
});
