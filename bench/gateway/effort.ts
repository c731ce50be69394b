import { parseArgs } from 'node:util';

/** Duration and number of the measurements. */
export interface Effort {
  /** Seconds of load per measurement. */
  seconds: number;
  /** Counted rounds (a warm-up round precedes them). */
  rounds: number;
}

const positive = (name: string, text: string): number => {
  const value = Number(text);
  if (!(value > 0)) throw new Error(`--${name} must be a number above 0`);
  return value;
};

/** Reads `--seconds` and `--rounds`. @throws Error on a value that is not a positive number, or an unknown option */
export function effortOf(args: string[]): Effort {
  const options = { seconds: { type: 'string', default: '0.8' }, rounds: { type: 'string', default: '9' } } as const;
  const { values } = parseArgs({ args, options });
  return { seconds: positive('seconds', values.seconds), rounds: Math.ceil(positive('rounds', values.rounds)) };
}
