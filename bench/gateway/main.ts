/**
 * Compares the built gateway with its peers and writes bench/results/gateway.md: `npm run bench:gateway`.
 * A shorter run (`-- --seconds 0.3 --rounds 1`) writes no file.
 */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { pin, shareCores } from '../measure/cores.ts';
import { machine } from '../measure/machine.ts';
import { figure } from '../measure/table.ts';
import { effortOf } from './effort.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const resultsFile = fileURLToPath(new URL('../results/gateway.md', import.meta.url));
const say = (line: string) => process.stdout.write(`${line}\n`);

const effort = effortOf(process.argv.slice(2));
// Build first, so that the measured code is the current code.
const build = ['scripts/build.mjs', 'count', 'schema', 'api', 'gateway', 'programs'];
const { status } = spawnSync(process.execPath, build, { cwd: root, stdio: 'inherit' });
if (status !== 0) process.exit(1);
const [{ report }, { installHive }, { barLine }, { markdown }] = await Promise.all([
  import('./report.ts'),
  import('./hive.ts'),
  import('./bars.ts'),
  import('./markdown.ts'),
]);

const where = machine();
const noHive = installHive(say);
if (noHive !== null) say(`Hive Gateway is left out, it cannot be installed: ${noHive}`);
const cores = shareCores();
// Clients and upstreams inherit this pinning; each contestant is pinned to the measured core when it starts.
if (cores) pin(process.pid, cores.others);
const started = performance.now();
// Child processes are killed in the exit handlers.
process.once('SIGINT', () => process.exit(130)).once('SIGTERM', () => process.exit(143));
const found = await report({ effort, cores, noHive, say });
const text = markdown(found, { effort, where, cores, noHive });
say(`\n${text}`);
for (const bar of found.bars) say(barLine(bar));
say(`Took ${figure((performance.now() - started) / 1000)} s.`);
if (process.argv.length === 2) writeFileSync(resultsFile, text);
process.exitCode = found.bars.every(({ met }) => met) ? 0 : 1;
