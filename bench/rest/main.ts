/** Measures the built REST service and writes bench/results/rest.md: `npm run bench:rest -- --help`. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { machine } from '../measure/machine.ts';
import { figure } from '../measure/table.ts';
import { help, optionsOf } from './options.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const resultsFile = fileURLToPath(new URL('../results/rest.md', import.meta.url));
const say = (line: string) => process.stdout.write(`${line}\n`);

function readOptions() {
  try {
    return optionsOf(process.argv.slice(2));
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n\n${help}`);
    process.exit(2);
  }
}

const options = readOptions();
if (options === null) {
  say(help);
  process.exit(0);
}
// Build first, so that the measured code is the current code.
const build = ['scripts/build.mjs', 'count', 'schema', 'api', 'gateway', 'programs'];
const { status } = spawnSync(process.execPath, build, { cwd: root, stdio: 'inherit' });
if (status !== 0) process.exit(1);
const [{ engines }, { reportOn }, { markdown }] = await Promise.all([
  import('./engines.ts'),
  import('./engineReport.ts'),
  import('./markdown.ts'),
]);

const started = performance.now();
const all = await engines();
if (all.length === 1) say('PostgreSQL is not measured: neither TEST_DATABASE_URL nor DATABASE_URL is set.');
const found = all.filter(({ embedded }) => options.engine === null || (options.engine === 'embedded') === embedded);
if (!found.length) process.exit(2);
const removeAll = () => Promise.all(found.map((engine) => engine.removeAll()));
process.once('SIGINT', () => void removeAll().finally(() => process.exit(130)));
const reports = [];
for (const engine of found) reports.push(await reportOn(engine, options, say));
const text = markdown(reports, options.effort, machine());
say(`\n${text}`);
say(`Took ${figure((performance.now() - started) / 1000)} s.`);
if (options.whole) writeFileSync(resultsFile, text);
const missed = reports.flatMap(({ name, sections }) =>
  sections.flatMap((section) => section.missed.map((bar) => `${name}: ${bar}`)),
);
for (const bar of missed) say(`Missed: ${bar}`);
process.exitCode = missed.length ? 1 : 0;
