import { toBase64Url } from '@photo-competition/count/bytes';
import { withdrawn } from '@photo-competition/count/encoding';
import { parseNote, parseReceipt, type Receipt } from '@photo-competition/count/note';
import { i18n } from '../../i18n/i18n.ts';
import { notify } from '../../notifications/notify.ts';
import { addReceipt, receiptsOf } from './receiptStore.ts';
import { addReceiptTexts } from './texts.ts';
import type { KeptVote } from '../keptVote.ts';

/** Reads the promise of a receipt; null when it cannot be read. */
function read(note: string): Receipt | null {
  try {
    return parseReceipt(parseNote(note).text);
  } catch {
    return null;
  }
}

/**
 * Keeps a receipt that fits its vote.
 * @param note the signed note of the service
 * @returns false when it cannot be read, or promises another vote than the one that was sent
 */
export async function keepIfFits(vote: KeptVote, note: string): Promise<boolean> {
  const { userId, competitionId, imageId, point } = vote;
  const receipt = read(note);
  if (!receipt) return false;
  const isSame =
    receipt.origin.endsWith(`/count/${competitionId}`) &&
    receipt.image === Number(imageId) &&
    receipt.point === (point ?? withdrawn);
  if (!isSame) return false;
  const number = toBase64Url(receipt.number);
  const isOwn = number === vote.number;
  await addReceipt({ userId, competitionId, number, imageId, point, note, isOwn, keptAt: Date.now() });
  return true;
}

/** Keeps the receipt of a vote, or tells that it promises another one. */
export async function keepReceiptOf(vote: KeptVote, note: string): Promise<void> {
  if (await keepIfFits(vote, note)) return;
  await addReceiptTexts();
  notify.negative(i18n.t('receipts.mismatch', { title: vote.title }));
}

/** The receipts of a competition as a text that `count/verify.mjs` reads too: one note after the other. */
export async function receiptsText(userId: string, competitionId: string): Promise<string> {
  return (await receiptsOf(userId, competitionId)).map(({ note }) => note).join('\n');
}
