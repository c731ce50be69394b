/**
 * Asks the gateway as built what nobody should, each request alone, and measures what it costs: processor time of the gateway
 * and bytes of the answer. Ends with 1 when a request of at most 256 kB costs more than 50 ms, or is answered with more than
 * ten times its size (answers below 4 kB aside). `npm run bench:hostile`
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

const mostMilliseconds = 50;
const mostTimes = 10;
const smallAnswer = 4096;
/** Requests of a kind: the system counts processor time in hundredths of a second. */
const repeats = 20;

const service = await bareService(await freePort());
const folder = mkdtempSync(path.join(tmpdir(), 'photo-competition-hostile-'));
const rows: string[][] = [];
let kept = true;
for (const answered of ['listed', 'any'] as const) {
  const gateway = await ours(answered, true, { upstream: service.url, folder, cores: null }, { OPERATIONS: answered });
  for (const { name, request } of hostileRequests) {
    // Once to compile what it runs.
    const { body } = await exchange(gateway.url, request);
    const before = gateway.running.cpuSeconds();
    for (let i = 0; i < repeats; i++) await exchange(gateway.url, request);
    const ms = ((gateway.running.cpuSeconds() - before) * 1000) / repeats;
    const sent = Buffer.byteLength(request.body ?? '') + request.path.length;
    const isKept = ms <= mostMilliseconds && (body.length <= smallAnswer || body.length <= mostTimes * sent);
    kept &&= isKept;
    rows.push([`${name} (${answered})`, String(sent), ms.toFixed(1), String(body.length), isKept ? '' : 'too much']);
  }
  await gateway.running.stop();
}
service.close();
rmSync(folder, { recursive: true, force: true });
const titles = ['bytes sent', 'CPU ms', 'bytes answered', ''].map((title) => ({ title }));
process.stdout.write(`${table([{ title: 'request', align: 'left' }, ...titles], rows)}\n`);
process.exitCode = kept ? 0 : 1;
