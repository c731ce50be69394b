import { readFileSync } from 'node:fs';

/** Reads the present instant. */
export type Clock = () => Date;

/** The clock of the machine. */
export const realClock: Clock = () => new Date();

/**
 * A clock that a file sets: an ISO instant freezes it, a signed integer shifts it by that many milliseconds, anything
 * else is real time. The file is read at each call, so that one file sets the clock of every process of a test.
 */
export const fileClock =
  (file: string): Clock =>
  () => {
    let text = '';
    try {
      text = readFileSync(file, 'utf8').trim();
    } catch {
      return new Date();
    }
    if (/^[+-]?\d+$/.test(text)) return new Date(Date.now() + Number(text));
    const instant = new Date(text);
    return Number.isNaN(instant.getTime()) ? new Date() : instant;
  };
