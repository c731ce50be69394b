/** An attacker who knows a voter, and has all that is published, guesses that person's points no better than the batch lets. */
import { decodeCountFile, type CountFile } from '@photo-competition/count/countFile';
import { numberBytes } from '@photo-competition/count/encoding';
import { layoutOf } from '@photo-competition/count/layout';
import { parseRecords } from '@photo-competition/count/records';
import { sql } from 'kysely';
import { Counted, hours, voter } from '../../testing/counted.ts';
import { engine } from '../../testing/engines.ts';
import { seeded } from '@photo-competition/count/testing/random';

const size = { voters: 24, images: 12 };
const batchVoters = 8;

/** A ballot as everyone sees it: its place in the file is part of that. */
interface Seen {
  row: number;
  batch: number;
  image: number;
  point: number;
}

/** The data for guesses, and the people really behind the rows. */
interface Votes {
  rows: readonly Seen[];
  /** Person of each row, which is never published. */
  hand: readonly number[];
}

/** The ballots on an image in a batch, in the order of the file. */
const ballotsOn = ({ rows }: Votes, batch: number, image: number): Seen[] =>
  rows.filter((one) => one.batch === batch && one.image === image);

/** The nearest row by a distance. */
const nearest = (some: readonly Seen[], distance: (one: Seen) => number): Seen | undefined =>
  some.reduce<Seen | undefined>((best, one) => (best && distance(best) <= distance(one) ? best : one), undefined);

/** Guesses which ballot on another image of the batch is by the hand of one that is known, as by its receipt. */
type LinkGuess = (votes: Votes, known: Seen, candidates: readonly Seen[]) => Seen | undefined;

const linkGuesses: [string, LinkGuess][] = [
  [
    'what is next to it in the file',
    (_, known, candidates) => nearest(candidates, ({ row }) => Math.abs(row - known.row)),
  ],
  [
    'what has the same place among those on its image',
    (votes, known, candidates) => {
      const place = ballotsOn(votes, known.batch, known.image).findIndex(({ row }) => row === known.row);
      return candidates[Math.min(place, candidates.length - 1)];
    },
  ],
  [
    'what follows it first',
    (_, known, candidates) => candidates.find(({ row }) => row > known.row) ?? candidates.at(-1),
  ],
];

/** How often a guess finds the same hand, and how often it would by chance. */
function linked(votes: Votes, guess: LinkGuess): { found: number; chance: number } {
  let [tried, found, chance] = [0, 0, 0];
  for (const known of votes.rows)
    for (let image = 0; image < size.images; image++) {
      const candidates = image === known.image ? [] : ballotsOn(votes, known.batch, image);
      const own = candidates.filter(({ row }) => votes.hand[row] === votes.hand[known.row]);
      if (own.length === 0) continue;
      const guessed = guess(votes, known, candidates);
      tried += 1;
      found += Number(own.some(({ row }) => row === guessed?.row));
      chance += own.length / candidates.length;
    }
  return { found: found / tried, chance: chance / tried };
}

/** The point that most ballots of a batch give an image: what the batch itself lets guess. */
function commonest(candidates: readonly Seen[]): number {
  const counts = new Map<number, number>();
  for (const { point } of candidates) counts.set(point, (counts.get(point) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0])[0]?.[0] ?? 0;
}

/**
 * Knows which image is whose, and that nobody votes on the own one: puts ballots of equal places on their images together as one
 * person's, takes those with a gap at the own image, and guesses the points that these gave.
 * @returns how often that is right, and how often the commonest point is, of the same guesses
 */
function guessedByGap(votes: Votes): { right: number; commonest: number } {
  let [tried, right, common] = [0, 0, 0];
  for (let person = 0; person < size.images; person++)
    for (const [row, { batch, image, point }] of votes.rows.entries()) {
      if (votes.hand[row] !== person) continue;
      const candidates = ballotsOn(votes, batch, image);
      const withGap = candidates.slice(ballotsOn(votes, batch, person).length);
      if (withGap.length === 0) continue;
      tried += 1;
      right += Number(commonest(withGap) === point);
      common += Number(commonest(candidates) === point);
    }
  return { right: right / tried, commonest: common / tried };
}

describe('guesses from what is published', () => {
  let counted: Counted;
  let published: Votes;
  /** The same ballots as they would stand in the order in which they were cast. */
  let byTime: Votes;
  let votersOfBatches: number[];

  const random = seeded(31);
  const cast = async (people: readonly number[], images: readonly number[]) => {
    // All of a person at once, from the first image on: what time would tell is told most clearly like this.
    for (const person of people)
      for (const [i, image] of images.entries())
        if (i !== person && random.next() < 0.8) await counted.vote(person + 1, image, 1 + random.int(0, 5));
  };

  beforeAll(async () => {
    const settings = { COUNT_BATCH_VOTERS: String(batchVoters), COUNT_BATCH_HOURS: '24', SMTP_URL: '' };
    counted = await Counted.start(engine, size, settings);
    const images = await counted.images();
    for (const [i, image] of images.entries())
      await sql`update image set voter_key = ${voter(i + 1).voterKey} where id = ${image}`.execute(counted.db);
    const people = Array.from({ length: size.voters }, (_, v) => v);
    await counted.roundAt(hours.votingStart + 1);
    await cast(people.slice(0, batchVoters - 1), images);
    // A person too few for a batch: none of these ballots gets into the log by itself.
    await counted.roundAt(hours.votingStart + 30);
    await cast(people.slice(batchVoters - 1, 14), images);
    await counted.roundAt(hours.votingStart + 60);
    await cast(people.slice(14), images);
    await counted.roundAt(hours.votingEnd + 1);
    await counted.roundAt(hours.award + 1);

    const files = await counted.published();
    const records = parseRecords(files.records);
    const { sizes } = layoutOf(records, (records.at(-1)?.position ?? 0) + 1);
    const file: CountFile = decodeCountFile(Uint8Array.from(files.ballots));
    const rows = Array.from(file.point, (point, row): Seen => {
      const batch = sizes.findIndex((end) => row < end);
      return { row, batch, image: file.image[row] as number, point };
    });
    const ballots = await counted.db.selectFrom('ballot').select(['id', 'number', 'voter_key']).execute();
    const known = new Map(ballots.map((one) => [one.number.toString('hex'), one]));
    const castAs = rows.map(({ row }) => {
      const number = Buffer.from(file.numbers.subarray(row * numberBytes, (row + 1) * numberBytes)).toString('hex');
      const { id, voter_key } = known.get(number) as (typeof ballots)[number];
      return { id, hand: Number(voter_key.slice(-12)) - 1 };
    });
    published = { rows, hand: castAs.map(({ hand }) => hand) };
    const order = rows.map(({ row }) => row).sort((a, b) => (castAs[a]?.id ?? 0) - (castAs[b]?.id ?? 0));
    byTime = {
      rows: order.map((row, at) => ({ ...(rows[row] as Seen), row: at })),
      hand: order.map((row) => castAs[row]?.hand ?? -1),
    };
    votersOfBatches = sizes.map(
      (_, batch) => new Set(rows.filter((one) => one.batch === batch).map(({ row }) => published.hand[row])).size,
    );
  }, 150_000);
  afterAll(() => counted.stop());

  test('no batch is of fewer people than the rule asks for', () => {
    expect(votersOfBatches).toEqual([14, 10]);
  });

  test.each(linkGuesses)('of the same hand is not %s', (_name, guess) => {
    const { found, chance } = linked(published, guess);
    expect(chance).toBeLessThan(0.2);
    expect(found).toBeLessThan(chance + 0.1);
    // The guess is a good one: in the order of time it would find far more.
    expect(linked(byTime, guess).found).toBeGreaterThan(2 * chance);
  });

  test('a gap at the own image tells no points', () => {
    const { right, commonest } = guessedByGap(published);
    expect(right).toBeLessThan(commonest + 0.1);
  });

  test('a known voter is not given away by the commonest point: a batch leaves doubt about almost everyone', () => {
    const targets = published.rows.map(({ batch, image, point }) => ({
      all: ballotsOn(published, batch, image),
      point,
    }));
    const right = targets.filter(({ all, point }) => commonest(all) === point).length / targets.length;
    const sure = targets.filter(({ all }) => new Set(all.map(({ point }) => point)).size === 1).length / targets.length;
    expect(right).toBeLessThan(0.5);
    expect(sure).toBe(0);
  });
});
