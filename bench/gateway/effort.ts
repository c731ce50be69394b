import { parseArgs } from 'node:util';
import { names } from './names.ts';

/** Duration and number of the measurements, and which contestants take part. */
export interface Effort {
  /** Seconds of load per measurement. */
  seconds: number;
  /** Counted rounds (a warm-up round precedes them). */
  rounds: number;
  /** Names of the contestants of a partial run, which writes no report; null for a full run. */
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
 * @throws Error on a value that is not a positive number, an unknown contestant or an unknown option
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

/** The effort for measurements over the real service, whose differences are smaller and matter less: at most five rounds. */
export const lighter = (effort: Effort): Effort => ({ ...effort, rounds: Math.min(5, effort.rounds) });
