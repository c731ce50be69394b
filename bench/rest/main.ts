/**
 * Measures the REST service as built, on every engine there is, and writes bench/results/rest.md.
 * `npm run bench:rest`; `npm run bench:rest -- --quick` tries everything out in under a minute and writes nothing.
 */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { machine } from '../measure/machine.ts';
import { figure } from '../measure/table.ts';
import { full, quick } from './effort.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const resultsFile = fileURLToPath(new URL('../results/rest.md', import.meta.url));
const say = (line: string) => process.stdout.write(`${line}\n`);

// What is measured is what is built: the compiler does nothing when it is fresh.
const { status } = spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '-b', 'schema', 'api'], {
  cwd: root,
  stdio: 'inherit',
});
if (status !== 0) process.exit(1);
const [{ engines }, { reportOn }, { markdown }] = await Promise.all([
  import('./engines.ts'),
  import('./engineReport.ts'),
  import('./markdown.ts'),
]);

const trying = process.argv.includes('--quick');
const effort = trying ? quick : full;
const started = performance.now();
const found = await engines();
if (found.length === 1) say('PostgreSQL is not measured: neither TEST_DATABASE_URL nor DATABASE_URL is set.');
const removeAll = () => Promise.all(found.map((engine) => engine.removeAll()));
process.once('SIGINT', () => void removeAll().finally(() => process.exit(130)));
const reports = [];
for (const engine of found) reports.push(await reportOn(engine, effort, say));
const text = markdown(reports, effort, machine());
say(`\n${text}`);
say(`Took ${figure((performance.now() - started) / 1000)} s.`);
if (!trying) writeFileSync(resultsFile, text);
const missed = reports.flatMap((report) => report.missed);
for (const name of missed) say(`Beyond the bar of the flat table: ${name}`);
process.exitCode = missed.length ? 1 : 0;
