/**
 * Sends hostile requests to the built gateway, one at a time, and measures the gateway's processor time and the size of the
 * response. Exits with 1 when a request costs more than 50 ms, or when its response is more than ten times as large as the
 * request (responses up to 4 kB aside). `npm run bench:hostile`
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { exchange } from '../measure/exchange.ts';
import { freePort } from '../measure/freePort.ts';
import { table } from '../measure/table.ts';
import { bareService } from './bareService.ts';
import { hostileRequests } from './hostileRequests.ts';
import { ours } from './ours.ts';

const maxCpuMs = 50;
const maxAmplification = 10;
const ignoredBelowBytes = 4096;
/** Measured requests per kind: the kernel counts processor time in hundredths of a second, too coarse for a single one. */
const repeats = 20;

const service = await bareService(await freePort());
const folder = mkdtempSync(path.join(tmpdir(), 'photo-competition-hostile-'));
const rows: string[][] = [];
let passed = true;
for (const mode of ['listed', 'any'] as const) {
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
rmSync(folder, { recursive: true, force: true });
const titles = ['bytes sent', 'CPU ms', 'bytes answered', ''].map((title) => ({ title }));
process.stdout.write(`${table([{ title: 'request', align: 'left' }, ...titles], rows)}\n`);
process.exitCode = passed ? 0 : 1;
