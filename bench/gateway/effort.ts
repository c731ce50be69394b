import { parseArgs } from 'node:util';

/** How long and how often is measured. */
export interface Effort {
  /** Seconds of each stretch of load. */
  seconds: number;
  /** Rounds that count. */
  rounds: number;
}

const positive = (name: string, text: string): number => {
  const value = Number(text);
  if (!(value > 0)) throw new Error(`--${name} must be a number above 0`);
  return value;
};

/** Reads `--seconds` and `--rounds`. @throws Error when one of them is no number, or another option is given */
export function effortOf(args: string[]): Effort {
  const { values } = parseArgs({
    args,
    options: { seconds: { type: 'string', default: '0.8' }, rounds: { type: 'string', default: '9' } },
  });
  return { seconds: positive('seconds', values.seconds), rounds: Math.ceil(positive('rounds', values.rounds)) };
}

/** The second table says what the real service leaves of the differences; it needs less. */
export const lighter = ({ seconds, rounds }: Effort): Effort => ({
  seconds,
  rounds: Math.min(5, rounds),
});
