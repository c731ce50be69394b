/**
 * Measures the built REST service and writes bench/results/rest.md: `npm run bench:rest`, on the embedded engine and on the
 * PostgreSQL that TEST_DATABASE_URL or DATABASE_URL names. With `-- --quick` a short run shows that everything works, and writes
 * nothing. It ends with 1 when a bar is missed.
 */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { full, quick } from './effort.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const resultsFile = fileURLToPath(new URL('../results/rest.md', import.meta.url));
const say = (line: string) => process.stdout.write(`${line}\n`);
const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });
const effort = values.quick ? quick : full;

// Build first, so that the measured code is the current code.
const build = ['scripts/build.mjs', 'count', 'schema', 'api', 'gateway', 'programs'];
const { status } = spawnSync(process.execPath, build, { cwd: root, stdio: 'inherit' });
if (status !== 0) process.exit(1);
const [{ engines }, { reportOn }, { markdown }] = await Promise.all([
  import('./engines.ts'),
  import('./report.ts'),
  import('./markdown.ts'),
]);

const all = await engines();
if (all.length === 1) say('PostgreSQL is not measured: neither TEST_DATABASE_URL nor DATABASE_URL is set.');
const removeAll = () => Promise.all(all.map((engine) => engine.removeAll()));
process.once('SIGINT', () => void removeAll().finally(() => process.exit(130)));
const reports = [];
for (const engine of all) reports.push({ name: engine.name, sections: await reportOn(engine, effort, say) });
if (effort === full) writeFileSync(resultsFile, markdown(reports, effort));
const missed = reports.flatMap(({ sections }) => sections.flatMap((section) => section.missed));
for (const bar of missed) say(`Missed: ${bar}`);
process.exitCode = missed.length ? 1 : 0;
