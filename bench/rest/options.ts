import { parseArgs } from 'node:util';
import { full, quick, type Effort } from './effort.ts';

/** The parts of the benchmark that `--only` selects, in report order. */
const parts = {
  requests: 'every kind of request: milliseconds, requests per second, and how many times `SELECT 1`',
  contest: 'pages and votes beside a hand-written server on the same PostgreSQL',
  home: 'the home page of an entrant through the gateway on PostgreSQL, beside an earlier version, which is built',
  flat: 'the cost of a page by the size of the competition',
  results: 'how long the results of a large competition take',
  administration: 'what administrators ask, with 100,000 accounts and a log of 1,000,000 entries',
  photos: 'an upload until all derivatives are stored, beside plain sharp',
} as const;
export type Part = keyof typeof parts;

const allParts = Object.keys(parts) as Part[];
const engineNames = ['embedded', 'postgresql'] as const;

/** Options of a run. */
export interface Options {
  parts: ReadonlySet<Part>;
  /** Null for all available engines. */
  engine: (typeof engineNames)[number] | null;
  effort: Effort;
  /** Whether this is a full run, whose report is written to bench/results. */
  whole: boolean;
}

/** Output of `--help`. */
export const help = `Measures the REST service as built, and writes bench/results/rest.md when the whole was measured.

  npm run bench:rest                                   everything, on the embedded engine and on the PostgreSQL server
                                                       that TEST_DATABASE_URL or DATABASE_URL names
  npm run bench:rest -- --only contest                 one part, or several with commas; written nowhere

  --only <parts>      ${allParts.map((part) => `${part}: ${parts[part]}`).join('\n                      ')}
  --engine <engine>   ${engineNames.join(' or ')} alone
  --votes <n>         votes under all but flat, results and administration; ${full.votes} by default
  --flat-images <n>   images of the large competition; ${full.flatImages[1]} by default
  --flat-votes <n>    votes of the large competition; ${full.flatVotes.postgresql}, embedded ${full.flatVotes.embedded} by default
  --rounds <n>        rounds that count, but for photos
  --seconds <n>       seconds of each stretch of load; ${full.seconds} by default
  --quick             few rounds, few votes: shows that everything works, and says little
  --help              this

The command fails when a bar is missed, and says which. It takes a database of its own for each number of votes, and
removes them all.
`;

function number(name: string, text: string | undefined, smallest: number): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (!(value >= smallest)) throw new Error(`--${name} must be a number of at least ${smallest}`);
  return value;
}

function partsOf(text: string | undefined): ReadonlySet<Part> {
  if (text === undefined) return new Set(allParts);
  const named = text.split(',');
  const unknown = named.find((name) => !allParts.includes(name as Part));
  if (unknown !== undefined) throw new Error(`--only knows ${allParts.join(', ')}, and not "${unknown}"`);
  return new Set(named as Part[]);
}

/** Parses the command line; null for `--help`. @throws Error that names the invalid option */
export function optionsOf(args: string[]): Options | null {
  const text = { type: 'string' } as const;
  const yes = { type: 'boolean', default: false } as const;
  const options = {
    only: text,
    engine: text,
    votes: text,
    'flat-images': text,
    'flat-votes': text,
    rounds: text,
    seconds: text,
    quick: yes,
    help: yes,
  };
  const { values } = parseArgs({ args, options });
  if (values.help) return null;
  const engine = values.engine as (typeof engineNames)[number] | undefined;
  if (engine !== undefined && !engineNames.includes(engine))
    throw new Error(`--engine knows ${engineNames.join(' and ')}, and not "${engine}"`);
  const base = values.quick ? quick : full;
  const rounds = number('rounds', values.rounds, 1);
  const manyImages = number('flat-images', values['flat-images'], 2_000) ?? base.flatImages[1];
  const manyVotes = number('flat-votes', values['flat-votes'], 2_000);
  const { few, embedded, postgresql } = base.flatVotes;
  const effort: Effort = {
    ...base,
    flatImages: [base.flatImages[0], manyImages - (manyImages % 1_000)],
    flatVotes: { few, embedded: manyVotes ?? embedded, postgresql: manyVotes ?? postgresql },
    votes: number('votes', values.votes, 1_000) ?? base.votes,
    seconds: number('seconds', values.seconds, 0.05) ?? base.seconds,
    rounds: rounds ?? base.rounds,
    contestRounds: rounds ?? base.contestRounds,
    flatRounds: rounds ?? base.flatRounds,
  };
  return { parts: partsOf(values.only), engine: engine ?? null, effort, whole: args.length === 0 };
}
