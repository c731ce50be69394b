/**
 * Sends hostile requests to the built gateway, one at a time, and measures the gateway's processor time and the size of the
 * response. Exits with 1 when a request costs more than 50 ms, or when its response is more than ten times as large as the
 * request (responses up to 4 kB aside). Then floods the whole product: with downloads of one account, and with slow uploads of
 * strangers; exits with 1 when others wait more than twice as long as before (a quarter of a second aside), or are refused
 * anything. `npm run bench:hostile`, with `-- --floods` for the floods alone
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { exchange } from '../measure/exchange.ts';
import { freePort } from '../measure/freePort.ts';
import { figure, table } from '../measure/table.ts';
import { bareService } from './bareService.ts';
import { measureFloods } from './floods.ts';
import { hostileRequests } from './hostileRequests.ts';
import { ours } from './ours.ts';

const maxCpuMs = 50;
const maxAmplification = 10;
const ignoredBelowBytes = 4096;
/** Measured requests per kind: the kernel counts processor time in hundredths of a second, too coarse for a single one. */
const repeats = 20;

const onlyFloods = process.argv.includes('--floods');
const service = await bareService(await freePort());
const folder = mkdtempSync(path.join(tmpdir(), 'photo-competition-hostile-'));
const rows: string[][] = [];
let passed = true;
for (const mode of onlyFloods ? [] : (['listed', 'any'] as const)) {
  const gateway = await ours(mode, true, { upstream: service.url, folder, cores: null }, { OPERATIONS: mode });
  for (const { name, request } of hostileRequests) {
    // Warm-up: the first request includes just-in-time compilation.
    const { body } = await exchange(gateway.url, request);
    const before = gateway.running.cpuSeconds();
    for (let i = 0; i < repeats; i++) await exchange(gateway.url, request);
    const ms = ((gateway.running.cpuSeconds() - before) * 1000) / repeats;
    const sent = Buffer.byteLength(request.body ?? '') + request.path.length;
    const isWithinLimits =
      ms <= maxCpuMs && (body.length <= ignoredBelowBytes || body.length <= maxAmplification * sent);
    passed &&= isWithinLimits;
    rows.push([
      `${name} (${mode})`,
      String(sent),
      ms.toFixed(1),
      String(body.length),
      isWithinLimits ? '' : 'too much',
    ]);
  }
  await gateway.running.stop();
}
service.close();
const titlesOf = (...titles: string[]) => titles.map((title) => ({ title }));
if (!onlyFloods) {
  const titles = titlesOf('bytes sent', 'CPU ms', 'bytes answered', '');
  process.stdout.write(`${table([{ title: 'request', align: 'left' }, ...titles], rows)}\n\n`);
}
const floods = await measureFloods(folder);
rmSync(folder, { recursive: true, force: true });
const floodRows = floods.map(({ flood, asked, quiet, flooded, requests, passed: withinLimits }) => {
  passed &&= withinLimits;
  return [flood, asked, figure(quiet), figure(flooded), String(requests), withinLimits ? '' : 'too slow'];
});
const leftTitles = ['flood', 'what others ask for'].map((title) => ({ title, align: 'left' as const }));
const floodTitles = titlesOf('quiet, p99 ms', 'flooded, p99 ms', 'requests', '');
process.stdout.write(`${table([...leftTitles, ...floodTitles], floodRows)}\n`);
process.exitCode = passed ? 0 : 1;
