import type { ApolloClient } from '@apollo/client';
import { fromBase64, toBase64 } from '@photo-competition/count/bytes';
import { commitmentsIn } from '@photo-competition/count/encoding';
import { parseNote, parseReceipt } from '@photo-competition/count/note';
import { receiptsIn } from '@photo-competition/count/receiptFile';
import { receiptsOf, type KeptReceipt } from '../../votes/receipts/receiptStore.ts';
import { CountDocument, CountInclusionDocument, CountMineDocument, type CountMineQuery } from './generated/graphql.ts';
import type { CheckedReceipt, Proofs } from './recount/receipts.ts';
import type { RollFound } from './recount/roll.ts';
import type { Recounter } from './recount/startRecounter.ts';
import type { CountFacts } from './useCount.ts';

type Mine = NonNullable<NonNullable<NonNullable<CountMineQuery['competition']>['count']>['mine']>;

/** Findings about somebody's own ballots. */
export interface OwnVotes {
  receipts: CheckedReceipt[];
  /** Number of ballots that the service has of this person and this browser has no receipt of. */
  elsewhere: number;
  /** Statement about the person's entry in the roll, and whether the roll says so too; null where none is looked at. */
  roll: RollFound | null;
}

/** Arguments of the search for own votes. */
export interface OwnVotesOrder {
  client: ApolloClient;
  recounter: Recounter;
  competitionNumber: number;
  count: CountFacts;
  /** Whether the ballots were downloaded: they are looked through, else the log is asked for proofs. */
  hasBallots: boolean;
}

/** Data of the service about the viewer; null when it cannot be asked, or has none. */
async function readMine(client: ApolloClient, number: number): Promise<Mine | null> {
  const { data } = await client.query({ query: CountMineDocument, variables: { number }, fetchPolicy: 'no-cache' });
  return data?.competition?.count?.mine ?? null;
}

/** Commitment of a receipt, in base64; null where the receipt cannot be read. */
function commitmentIn({ note }: KeptReceipt): string | null {
  try {
    return toBase64(parseReceipt(parseNote(note).text).commitment);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Proofs of the entries that hold the viewer's ballots: one for each entry, however many ballots it holds. */
async function proofsOf(
  { client, competitionNumber }: OwnVotesOrder,
  mine: Mine,
  kept: readonly KeptReceipt[],
): Promise<Proofs> {
  // The log may have grown since the page was opened: proofs hold for the head of now.
  const read = await client.query({
    query: CountDocument,
    variables: { number: competitionNumber },
    fetchPolicy: 'no-cache',
  });
  const count = read.data?.competition?.count;
  const newest = count?.heads.at(-1);
  if (!count || !newest) throw new Error('The heads could not be read.');
  const entries: Proofs['entries'][number][] = [];
  const ask = async (number: string) => {
    const variables = { competitionNumber, number };
    const { data } = await client.query({ query: CountInclusionDocument, variables, fetchPolicy: 'no-cache' });
    const found = data?.competition?.count?.inclusion;
    if (found && found.size !== newest.size) throw new Error('The log has grown meanwhile.');
    if (found) entries.push(found);
  };
  if (count.unlinkedAt === null) {
    const numbers = new Map(mine.ballots.map(({ position, number }) => [position, number]));
    numbers.delete(null);
    for (const number of numbers.values()) await ask(number);
  } else {
    // Nobody knows whose ballots are: the receipts alone tell what to ask for.
    const isHeld = (commitment: string) =>
      entries.some(({ entry }) => commitmentsIn(fromBase64(entry)).some((one) => toBase64(one) === commitment));
    for (const receipt of kept) {
      const commitment = commitmentIn(receipt);
      if (commitment !== null && !isHeld(commitment)) await ask(receipt.number);
    }
  }
  return { head: newest.note, entries, isClosed: count.state !== 'OPEN' };
}

/** A kept receipt of a ballot that the service does not know is of a ballot that it has lost. */
const withLost = (checked: CheckedReceipt[], kept: readonly KeptReceipt[], mine: Mine): CheckedReceipt[] => {
  const known = new Set(mine.ballots.map(({ number }) => number));
  const lost = new Set(kept.map(({ number }) => number).filter((number) => !known.has(number)));
  return checked.map((one) =>
    one.state === 'promised' && one.number !== null && lost.has(one.number) ? { ...one, state: 'missing' } : one,
  );
};

/** Checks receipts, wherever they come from. */
const orderOf = ({ competitionNumber, count }: OwnVotesOrder, notes: readonly string[]) => ({
  notes,
  competition: Number(competitionNumber),
  keys: count.keys.map(({ publicKey }) => publicKey),
});

/** Looks in what was downloaded for what a file is about: the ballots of `receipts.txt`, or the entry of `roll.txt`. */
export async function checkFile(order: OwnVotesOrder, file: string): Promise<OwnVotes> {
  const text = file.replace(/\r\n/g, '\n');
  if (/^\S+\/roll\n/.test(text)) {
    const { competition, keys } = orderOf(order, []);
    const roll = await order.recounter.checkStatement({ note: text, competition, keys });
    return { receipts: [], elsewhere: 0, roll };
  }
  return { receipts: await order.recounter.checkInBallots(orderOf(order, receiptsIn(text))), elsewhere: 0, roll: null };
}

/**
 * Looks for the viewer's ballots: those that this browser has receipts of, and others that the service has.
 * @throws when the service cannot be asked and has to be
 */
export async function checkOwn(order: OwnVotesOrder, userId: string): Promise<OwnVotes> {
  const { client, recounter, competitionNumber, hasBallots } = order;
  const kept = await receiptsOf(userId, String(competitionNumber));
  // Published ballots can be looked through without a line.
  const asked = readMine(client, competitionNumber);
  const mine = await (hasBallots ? asked.catch(() => null) : asked);
  const known = new Set(kept.map(({ number }) => number));
  const others = (mine?.ballots ?? []).filter(({ number }) => !known.has(number));
  const receipts = orderOf(order, [...kept.map(({ note }) => note), ...others.map(({ receipt }) => receipt)]);
  const elsewhere = others.length;
  if (!hasBallots) {
    if (!mine) throw new Error('The own ballots could not be read.');
    const checked = await recounter.checkInLog({ receipts, proofs: await proofsOf(order, mine, kept) });
    return { receipts: withLost(checked, kept, mine), elsewhere, roll: null };
  }
  const entry = mine?.roll;
  const isThere = entry && (await recounter.isInRoll({ competition: Number(competitionNumber), entry }));
  const state = isThere === true ? 'there' : 'absent';
  const roll: RollFound | null = entry ? { state, cast: entry.cast, standing: entry.standing } : null;
  return { receipts: await recounter.checkInBallots(receipts), elsewhere, roll };
}
