/**
 * Tries the radar on simulated competitions, with and without rings; writes bench/results/radar.md. Measures no time.
 * Usage: npm run bench:radar [-- --worlds 5]
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { thresholdsFor } from '../../api/src/voting/radar/radar.ts';
import type { Attack, WorldSize } from '../../api/src/voting/radar/testing/world.ts';
import { figure, table } from '../measure/table.ts';
import { quantile, tryAttack, tryHonest, type Share, type Trial } from './trial.ts';

const { values } = parseArgs({ options: { worlds: { type: 'string', default: '5' } } });
const worlds = Number(values.worlds);
const say = (line: string) => process.stdout.write(`${line}\n`);

const attacks: [name: string, attack: Attack][] = [
  ['trade, bare', { wish: 'trade', bare: true }],
  ['trade, hidden', { wish: 'trade' }],
  ['trade, hidden, half', { wish: 'trade', half: true }],
  ['bury ten rivals, bare', { wish: 'bury', bare: true }],
  ['bury ten rivals, hidden', { wish: 'bury' }],
  ['bury ten rivals, hidden, half', { wish: 'bury', half: true }],
  ['push four images of one author, hidden', { wish: 'push four' }],
  ['push one image, hidden', { wish: 'push one' }],
  ['push one image, bare', { wish: 'push one', bare: true }],
];

/** Share of a ring below which an attack is told not to be found, and below which in part only. */
const notFound = 0.2;
const inPart = 0.95;
/** The goal: no more honest people than that are shown. */
const mostHonest = 0.01;

const rate = ({ of, all }: Share): number => of / all;
const percent = (share: Share): string => `${(100 * rate(share)).toFixed(1)} %`;
const both = ({ ring, honest }: Trial['usual']): string => `${percent(ring)} / ${percent(honest)}`;
const left = (title: string) => ({ title, align: 'left' as const });

function tableOf(size: WorldSize, count: number): { text: string; trials: [string, Trial][] } {
  const trials = attacks.map(([name, attack]): [string, Trial] => {
    const trial = tryAttack(attack, size, thresholdsFor(size.voters), count);
    say(`ring of ${size.ring}: ${name}: shown ${both(trial.shown)}`);
    return [name, trial];
  });
  const titles = ['usual', 'strict', 'in a circle shown', 'friends shown', 'separation', 'found'];
  const found = ({ shown }: Trial) =>
    rate(shown.ring) < notFound ? '**no**' : rate(shown.ring) < inPart ? 'in part' : 'yes';
  const rows = trials.map(([name, trial]) => [
    ...[name, both(trial.usual), both(trial.strict), both(trial.shown)],
    ...[percent(trial.friends), trial.separation.toFixed(3), found(trial)],
  ]);
  return { text: table([left('Attack'), ...titles.map((title) => ({ title }))], rows), trials };
}

const usualSize: WorldSize = { voters: 1000, images: 300, ring: 20 };
const thresholds = thresholdsFor(usualSize.voters);
const calm = tryHonest(usualSize, thresholds, worlds);
const large = tableOf(usualSize, worlds);
const small = tableOf({ ...usualSize, ring: 10 }, worlds);
const otherSizes = [
  { voters: 60, images: 40, ring: 6 },
  { voters: 200, images: 100, ring: 10 },
  { voters: 1000, images: 300, ring: 20 },
  { voters: 3000, images: 300, ring: 20 },
  { voters: 1000, images: 1000, ring: 20 },
].map((size) => {
  const thresholds = thresholdsFor(size.voters);
  const honest = tryHonest(size, thresholds, worlds);
  const trade = tryAttack({ wish: 'trade' }, size, thresholds, worlds);
  const bury = tryAttack({ wish: 'bury' }, size, thresholds, worlds);
  say(`${size.voters} × ${size.images}: honest people shown ${percent(honest.people)}`);
  return [
    ...[
      `${size.voters} × ${size.images}`,
      String(size.ring),
      figure(thresholds.strict),
      figure(quantile(honest.scores, 0.999)),
    ],
    ...[`${honest.circles.of} of ${honest.circles.all}`, percent(honest.people), both(trade.shown), both(bury.shown)],
  ];
});
const sizes = table(
  [
    ...[
      left('People × images'),
      { title: 'ring' },
      { title: 'strict' },
      { title: '99.9 % of honest scores' },
      { title: 'honest competitions with a circle' },
    ],
    ...[{ title: 'honest people in one' }, { title: 'trade, hidden' }, { title: 'bury, hidden' }],
  ],
  otherSizes,
);

const missed = (trials: [string, Trial][]): string =>
  trials
    .filter(([, { shown }]) => rate(shown.ring) < notFound)
    .map(
      ([name, { shown, separation }]) =>
        `- **${name}**: ${percent(shown.ring)} of the ring; separation ${separation.toFixed(3)}, where 0.5 is a coin.`,
    )
    .join('\n');
const tooMany = [...large.trials, ...small.trials].filter(([, { shown }]) => rate(shown.honest) > mostHonest);
const alarms = tooMany.length
  ? `More than ${100 * mostHonest} % of the honest people are shown beside: ${tooMany.map(([name]) => name).join('; ')}.`
  : `At most ${100 * mostHonest} % of the honest people are shown, beside every attack.`;

const report = `# The radar: simulated

Written by \`npm run bench:radar\`. ${worlds} competitions for each line, by fixed seeds; the same figures on every machine.

Points follow from an image's quality, a person's taste, strictness and spread, and chance; people judge 15 to 60 % of the images; honest circles of 3 to 9 friends see 90 % of each other's images and are 0.7 points kinder. *Bare*: the ring votes for nothing else. *Hidden*: among ordinary honest votes. *Half*: each wish is carried out with probability one half. Real votes were not tried.

The thresholds are ${figure(thresholds.usual)} (usual) and ${thresholds.strict} (strict). In these ${worlds} competitions without a ring 99 % of the scores are below ${figure(quantile(calm.scores, 0.99))}, 99.9 % below ${figure(quantile(calm.scores, 0.999))}, the highest is ${figure(calm.scores.at(-1) as number)}; a circle is shown in ${calm.circles.of} of ${calm.circles.all}.

## A ring of 20 among 1,000 people, 300 images

Share of the ring / share of everyone else. Separation: the chance that somebody of the ring has a higher score than somebody honest.

${large.text}

${alarms}

## A ring of 10

${small.text}

## What the radar does not find

With a ring of 20:

${missed(large.trials)}

With a ring of 10:

${missed(small.trials)}

A push of one image from accounts that vote like others leaves one high point each, which is no evidence. A minimum coverage answers it where the accounts vote for nothing else.

## Other sizes

A circle has a core of at least 4 people above the strict threshold, which depends on the number of people.

${sizes}
`;
writeFileSync(fileURLToPath(new URL('../results/radar.md', import.meta.url)), report);
say(report);
