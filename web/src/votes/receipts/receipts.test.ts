import 'fake-indexeddb/auto';
import { fromBase64Url } from '@photo-competition/count/bytes';
import { withdrawn } from '@photo-competition/count/encoding';
import { formatNote, formatReceipt, type Receipt } from '@photo-competition/count/note';
import { drawNumber } from '../../choices/drawnNumber.ts';
import { keepIfFits, receiptsText } from './receipts.ts';
import { newestReceipt, receiptsOf } from './receiptStore.ts';
import type { KeptVote } from '../keptVote.ts';

const vote = (changes: Partial<KeptVote> = {}): KeptVote => ({
  id: 'a',
  userId: '5',
  imageId: '12',
  competitionId: '3',
  title: 'Kép',
  point: 4,
  before: null,
  castAt: 1,
  number: drawNumber(),
  ...changes,
});

/** A receipt as the service sends it; signatures are looked at by the recount. */
function noteOf({ number = '', imageId, competitionId, point }: KeptVote, changes: Partial<Receipt> = {}): string {
  const name = `foto.example/count/${competitionId}`;
  const text = formatReceipt({
    origin: name,
    number: fromBase64Url(number),
    image: Number(imageId),
    point: point ?? withdrawn,
    replaces: null,
    at: '2026-11-21T20:10Z',
    commitment: new Uint8Array(32),
    ...changes,
  });
  const signature = { name, keyId: new Uint8Array(4), signature: new Uint8Array(64) };
  return formatNote({ text, signatures: [signature] });
}

test('numbers of ballots are 16 characters, each another', () => {
  const numbers = Array.from({ length: 100 }, drawNumber);
  expect(new Set(numbers).size).toBe(100);
  for (const number of numbers) expect(number).toMatch(/^[\w-]{16}$/);
});

test('the receipt of a vote is kept, and the newest one of an image is found', async () => {
  const first = vote();
  expect(await keepIfFits(first, noteOf(first))).toBe(true);
  expect(await newestReceipt('5', '12')).toMatchObject({ number: first.number, point: 4, isOwn: true });
  vi.setSystemTime(Date.now() + 1000);
  const second = vote({ point: null });
  expect(await keepIfFits(second, noteOf(second))).toBe(true);
  vi.useRealTimers();
  expect(await newestReceipt('5', '12')).toMatchObject({ number: second.number, point: null });
  expect(await newestReceipt('6', '12')).toBeNull();
  expect(await newestReceipt('5', '13')).toBeNull();
});

test('a receipt of a number that another device has drawn says so', async () => {
  const sent = vote({ imageId: '20' });
  const note = noteOf({ ...sent, number: drawNumber() });
  expect(await keepIfFits(sent, note)).toBe(true);
  expect(await newestReceipt('5', '20')).toMatchObject({ isOwn: false });
  // The same ballot again does not take away that a browser has drawn its number.
  const own = vote({ imageId: '21' });
  await keepIfFits(own, noteOf(own));
  await keepIfFits({ ...own, number: drawNumber() }, noteOf(own));
  expect(await newestReceipt('5', '21')).toMatchObject({ isOwn: true });
});

test('a receipt that promises another vote is not kept', async () => {
  const sent = vote({ imageId: '30' });
  for (const note of [
    'x',
    noteOf(sent, { image: 31 }),
    noteOf(sent, { point: 5 }),
    noteOf(sent, { point: withdrawn }),
    noteOf(sent, { origin: 'foto.example/count/4' }),
  ])
    expect(await keepIfFits(sent, note)).toBe(false);
  expect(await newestReceipt('5', '30')).toBeNull();
});

test('receipts are saved as notes, one after the other', async () => {
  const sent = [vote({ competitionId: '8', imageId: '1' }), vote({ competitionId: '8', imageId: '2' })];
  for (const one of sent) await keepIfFits(one, noteOf(one));
  await keepIfFits(vote({ competitionId: '9', imageId: '3' }), noteOf(vote({ competitionId: '9', imageId: '3' })));
  expect(await receiptsOf('5', '8')).toHaveLength(2);
  const text = await receiptsText('5', '8');
  expect(text.split('\n').filter((line) => line.endsWith('/count/8/receipt'))).toHaveLength(2);
  expect(text).not.toContain('/count/9');
});
