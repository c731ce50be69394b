import { parseArgs } from 'node:util';
import { names } from './names.ts';

/** What is measured, how long and how often. */
export interface Effort {
  /** Seconds of each stretch of load. */
  seconds: number;
  /** Rounds that count. */
  rounds: number;
  /** Names of those to be measured, for a short look; null for all of them and everything else that the report has. */
  only: readonly string[] | null;
}

const positive = (name: string, text: string): number => {
  const value = Number(text);
  if (!(value > 0)) throw new Error(`--${name} must be a number above 0`);
  return value;
};

function contestantsOf(text: string): string[] {
  const known = new Map<string, string>(Object.entries(names));
  return text.split(',').map((key) => {
    const name = known.get(key);
    if (name === undefined) throw new Error(`--only takes ${[...known.keys()].join(', ')}, with commas between`);
    return name;
  });
}

/**
 * Reads `--seconds`, `--rounds` and `--only`.
 * @throws Error when one of the numbers is none, a contestant is unknown, or another option is given
 */
export function effortOf(args: string[]): Effort {
  const { values } = parseArgs({
    args,
    options: {
      seconds: { type: 'string', default: '0.8' },
      rounds: { type: 'string', default: '9' },
      only: { type: 'string' },
    },
  });
  return {
    seconds: positive('seconds', values.seconds),
    rounds: Math.ceil(positive('rounds', values.rounds)),
    only: values.only === undefined ? null : contestantsOf(values.only),
  };
}

/** The second table says what the real service leaves of the differences; it needs less. */
export const lighter = (effort: Effort): Effort => ({ ...effort, rounds: Math.min(5, effort.rounds) });
