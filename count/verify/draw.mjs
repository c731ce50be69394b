// @ts-check
import { sha256, withdrawn } from './format.mjs';

/** Ballots that an observer draws, where there are so many. */
const drawnBallots = 50;

/**
 * Numbers of the standing ballots that were to be drawn, rising.
 * @param {Buffer} seed @param {{ number: Buffer, point: number }[]} ballots @param {Set<number>} gone rows that were replaced
 */
export const drawnBy = (seed, ballots, gone) =>
  ballots
    .filter(({ point }, row) => point !== withdrawn && !gone.has(row))
    .map(({ number }) => ({ number, place: sha256(seed, number) }))
    .sort((a, b) => Buffer.compare(a.place, b.place))
    .slice(0, drawnBallots)
    .map(({ number }) => number)
    .sort(Buffer.compare);
