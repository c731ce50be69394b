/**
 * Disturbs a cluster for as long as asked, and prints what people would have noticed:
 *
 *   npm run cluster -- --minutes 10 --parts service,gateway,proxy --ways restart,kill,freeze
 *
 * The proxy is Caddy, where it is installed. It ends with 1 when an acknowledged write was lost.
 */
import { parseArgs } from 'node:util';
import { startCluster } from './cluster.ts';
import { disturb } from './disturb.ts';
import { disturbances } from './disturbances.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '1' },
    parts: { type: 'string', default: 'service,gateway,proxy' },
    ways: { type: 'string', default: 'restart,kill,freeze' },
    stretch: { type: 'string', default: '40' },
  },
});
const print = (line: string) => process.stdout.write(`${line}\n`);
const [minutes, stretch] = [Number(values.minutes), Number(values.stretch)];
if (!(minutes > 0) || !(stretch > 0)) throw new Error('--minutes and --stretch are positive numbers');
const [parts, ways] = [values.parts.split(','), values.ways.split(',')];
const testServer = (await import(new URL('../../scripts/testServer.mjs', import.meta.url).href)) as {
  provideServer(): Promise<() => Promise<void>>;
};
const endServer = await testServer.provideServer();
const cluster = await startCluster();
const chosen = disturbances.filter(
  ({ part, way }) => parts.includes(part) && ways.includes(way) && (part !== 'proxy' || cluster.caddy !== null),
);
const known = new Set<string>(disturbances.flatMap(({ part, way }) => [part, way]));
const unknown = [...parts, ...ways].find((name) => !known.has(name));
if (unknown !== undefined || chosen.length === 0) {
  await cluster.stop();
  await endServer();
  throw new Error(
    unknown === undefined ? 'No such part can be disturbed so' : `"${unknown}" is no part and no way: ${[...known]}`,
  );
}
print('part      way       requests  failed  of these reads  longest ms');
cluster.load.start();
const until = Date.now() + minutes * 60_000;
for (let turn = 0; Date.now() < until; turn += 1) {
  const { part, way } = chosen[turn % chosen.length] as (typeof chosen)[number];
  const effect = await disturb(cluster, part, way, Math.floor(turn / chosen.length), stretch);
  const { requests, failed, failedReads, longestMs, codes } = effect;
  const columns = [requests, failed, failedReads, longestMs].map((figure) => String(figure).padStart(10));
  print(`${part.padEnd(10)}${way.padEnd(8)}${columns.join('')}  ${codes.join(', ')}`);
}
await cluster.load.stop();
const faults = await cluster.faults();
await cluster.stop();
await endServer();
print(faults.length === 0 ? 'No acknowledged write was lost or doubled.' : faults.join('\n'));
process.exitCode = faults.length === 0 ? 0 : 1;
