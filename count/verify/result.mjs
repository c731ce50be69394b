// @ts-check
import { must, nameOf, readNote, sha256, withdrawn } from './format.mjs';

/** @typedef {import('./format.mjs').Ballots} Ballots */
/** @typedef {import('./format.mjs').LogRecord} LogRecord */
/** @typedef {import('./format.mjs').Placed} Placed */

/**
 * The remaining votes of an image when a tenth of them, rounded down, is cut at each end.
 * @param {number[]} histogram @param {number} minPoint
 */
function keptOf(histogram, minPoint) {
  /** Every vote by its own, the lowest point first. */
  const all = histogram.flatMap((votes, i) => /** @type {number[]} */ (Array(votes).fill(minPoint + i)));
  const cut = Math.floor(all.length / 10);
  const kept = all.slice(cut, all.length - cut);
  return { votes: kept.length, points: kept.reduce((sum, point) => sum + point, 0) };
}

/**
 * Score as a fraction of whole numbers, so that equal scores are equal.
 * @param {string} scoring @param {{ votes: number, points: number }} image @param {{ images: number, votes: number, points: number }} type
 * @returns {[bigint, bigint]}
 */
function scoreOf(scoring, { votes, points }, type) {
  if (scoring === 'SUM') return [BigInt(points), 1n];
  if (scoring === 'MEAN') return [BigInt(points), BigInt(votes)];
  const images = BigInt(type.images);
  return [BigInt(type.points) + images * BigInt(points), BigInt(type.votes) + images * BigInt(votes)];
}

/** Rule 8: scores and ranks. @param {LogRecord} result @param {string} scoring */
function checkRanking(result, scoring) {
  /** @type {any[]} */
  const approved = result.images.filter((/** @type {any} */ { moderation }) => moderation === 'APPROVED');
  /** With the votes that scores are made of. */
  const counted = approved.map((image) => {
    const { votes, points } = scoring === 'TRIMMED' ? keptOf(image.histogram, result.minPoint) : image;
    return { ...image, scored: { votes, points } };
  });
  /** @type {Map<string, { images: number, votes: number, points: number }>} */
  const types = new Map();
  for (const { type, scored: own } of counted) {
    const { votes, points } = own;
    const { images = 0, votes: v = 0, points: p = 0 } = types.get(type) ?? {};
    types.set(type, { images: images + 1, votes: v + votes, points: p + points });
  }
  const scored = counted
    .filter(({ votes }) => votes > 0)
    .map((image) => ({
      image,
      score: scoreOf(scoring, image.scored, /** @type {any} */ (types.get(image.type))),
      top: image.histogram.at(-1),
    }));
  /** @typedef {typeof scored[number]} Scored @param {Scored} a @param {Scored} b */
  const isBetter = (a, b) => {
    const difference = a.score[0] * b.score[1] - b.score[0] * a.score[1];
    if (difference !== 0n) return difference > 0n;
    return a.top === b.top ? a.image.votes > b.image.votes : a.top > b.top;
  };
  /** Sorted once, so that a rank is the number of better ones: few images share one. */
  const sorted = scored.toSorted((a, b) => (isBetter(a, b) ? -1 : isBetter(b, a) ? 1 : 0));
  /** @param {Scored[]} among @returns {Map<number, number>} */
  const ranksOf = (among) => {
    const ranks = new Map();
    among.forEach((one, i) => {
      const before = among[i - 1];
      ranks.set(one.image.id, before && !isBetter(before, one) ? ranks.get(before.image.id) : i + 1);
    });
    return ranks;
  };
  const overall = ranksOf(sorted);
  const within = new Map(
    [...types.keys()].map((type) => [type, ranksOf(sorted.filter(({ image }) => image.type === type))]),
  );
  const scores = new Map(sorted.map(({ image, score }) => [image.id, Number(score[0]) / Number(score[1])]));
  for (const { id, type, score, rank, overallRank } of result.images) {
    const own = scores.get(id) ?? null;
    const near = own === null || score === null ? own === score : Math.abs(own - score) <= 1e-9;
    must(near, 8, `the score of image ${id} is ${own}, not ${score}`);
    must(rank === (within.get(type)?.get(id) ?? null), 8, `the rank of image ${id} is not ${rank}`);
    must(overallRank === (overall.get(id) ?? null), 8, `the rank of image ${id} among all is not ${overallRank}`);
  }
}

/**
 * Rule 6: what the coverage rule leaves out is what the log was closed with.
 * @param {string[]} leftOut @param {LogRecord} close @param {LogRecord} rules those of the log when it was closed
 * @param {Ballots} ballots @param {Map<string, number>} rowOf @param {Set<number>} notCounted rows are added
 */
function checkLeftOut(leftOut, close, rules, ballots, rowOf, notCounted) {
  const { leftOutVoters: people = 0, leftOutBallots: number = 0, leftOut: hash } = close;
  const bytes = leftOut.map((name) => Buffer.from(name, 'base64url'));
  const rises = bytes.every((one, i) => i === 0 || Buffer.compare(/** @type {Buffer} */ (bytes[i - 1]), one) < 0);
  must(rises, 6, 'the ballots that are left out do not rise');
  /** @type {Map<number, number>} */
  const votes = new Map();
  for (const name of leftOut) {
    const row = rowOf.get(name) ?? -1;
    const ballot = ballots[row];
    must(ballot && !notCounted.has(row) && ballot.point !== withdrawn, 6, `left out ballot ${name} does not stand`);
    notCounted.add(row);
    votes.set(ballot.image, (votes.get(ballot.image) ?? 0) + 1);
  }
  const ofList = sha256(JSON.stringify(leftOut)).toString('hex');
  const closed = leftOut.length === number && (hash === undefined ? number === 0 : hash === ofList);
  must(closed, 6, 'the ballots that are left out are not those of the closing');
  const { minCoverage = 0, minCoverageVoters = 0 } = rules;
  const allowed = people === 0 || (minCoverage > 0 && people >= minCoverageVoters);
  must(allowed && people <= number && people <= close.voters, 6, `ballots of ${people} people cannot be left out`);
  for (const [image, given] of votes)
    must(given <= people, 6, `${given} votes on image ${image} are left out, of ${people} people`);
}

/** Rules 6 and 8. @param {string} text @param {Placed[]} records @param {Ballots} ballots @param {Set<number>} gone */
export function checkResult(text, records, ballots, gone) {
  const result = JSON.parse(text);
  const version = records.find(({ record }) => record.type === 'result' && record.version === result.version);
  must(
    version?.record.sha256 === sha256(text).toString('hex'),
    8,
    `result ${result.version} is not the one in the log`,
  );
  const { record: open } = /** @type {Placed} */ (records[0]);
  const listed = result.images.map((/** @type {any} */ { id, sha256, type }) => ({ id, sha256, type }));
  must(sha256(JSON.stringify(listed)).toString('hex') === open.images, 9, 'the images are not those of the opening');
  const before = records.filter(({ position }) => position < version.position).map(({ record }) => record);
  const rules = /** @type {LogRecord} */ ({ ...open });
  for (const { field, to } of before.filter(({ type }) => type === 'rule')) rules[field] = to;
  for (const rule of ['minPoint', 'maxPoint', 'scoring'])
    must(result[rule] === rules[rule], 8, `${rule} is not that of the log`);

  const rowOf = new Map(ballots.map((ballot, row) => [nameOf(ballot), row]));
  const notCounted = new Set(gone);
  for (const { number } of result.excluded) {
    const row = rowOf.get(number);
    const stands = row !== undefined && !notCounted.has(row) && ballots[row]?.point !== withdrawn;
    must(stands, 6, `excluded ballot ${number} does not stand`);
    notCounted.add(row);
  }
  const at = /** @type {Placed} */ (records.find(({ record }) => record.type === 'close'));
  const closing = /** @type {LogRecord} */ ({ ...open });
  for (const { position, record } of records)
    if (record.type === 'rule' && position < at.position) closing[record.field] = record.to;
  checkLeftOut(result.leftOut ?? [], at.record, closing, ballots, rowOf, notCounted);
  const moderation = new Map(
    before.filter(({ type }) => type === 'moderation').map(({ image, status }) => [image, status]),
  );
  const voted = new Set(ballots.map(({ image }) => image));
  const width = rules.maxPoint - rules.minPoint + 1;
  const histograms = new Map(result.images.map((/** @type {any} */ { id }) => [id, Array(width).fill(0)]));
  ballots.forEach(({ image, point }, row) => {
    const histogram = histograms.get(image);
    must(histogram, 8, `image ${image} is missing in the result`);
    if (point !== withdrawn && !notCounted.has(row)) histogram[point - rules.minPoint] += 1;
  });
  for (const { id, moderation: now, histogram, votes, points } of result.images) {
    must(
      now === (moderation.get(id) ?? (voted.has(id) && !open.since ? 'APPROVED' : now)),
      6,
      `image ${id} is ${now} without a record that says so`,
    );
    const own = now === 'APPROVED' ? histograms.get(id) : Array(width).fill(0);
    const sums = own.reduce(
      (/** @type {number[]} */ [v = 0, p = 0], /** @type {number} */ count, /** @type {number} */ i) => [
        v + count,
        p + count * (rules.minPoint + i),
      ],
      [0, 0],
    );
    must(
      String(own) === String(histogram) && sums[0] === votes && sums[1] === points,
      8,
      `image ${id} has other votes`,
    );
  }
  checkRanking(result, rules.scoring);
  return { version: result.version, changed: before.filter(({ type }) => type === 'rule') };
}

/** The receipts that voters kept: signed, and their ballots in the file. @param {string} text @param {string[]} keys @param {Ballots} ballots @param {string} origin */
export function checkReceipts(text, keys, ballots, origin) {
  const byNumber = new Map(ballots.map((ballot) => [nameOf(ballot), ballot]));
  const notes = text.split(/(?=^\S+\/receipt$)/m).filter((part) => part.startsWith(`${origin}/receipt\n`));
  for (const note of notes) {
    const { text: said, signed } = readNote(`${note.trimEnd()}\n`, keys, () => origin);
    const number = /^ballot (\S+)$/m.exec(said)?.[1] ?? '';
    must(signed, 1, `the receipt of ballot ${number} is not signed by a listed key`);
    const ballot = byNumber.get(number);
    must(ballot, 2, `ballot ${number} was promised and is missing: its receipt proves it`);
    const point = /^point (\S+)$/m.exec(said)?.[1];
    const same = `image ${ballot.image}` === /^image \d+$/m.exec(said)?.[0];
    must(
      same && point === (ballot.point === withdrawn ? 'withdrawn' : String(ballot.point)),
      2,
      `ballot ${number} is not what its receipt says`,
    );
  }
  return notes.length;
}
