import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { start } from '../measure/childProcess.ts';
import type { Cores } from '../measure/cores.ts';
import { exchange } from '../measure/exchange.ts';
import { freePort } from '../measure/freePort.ts';
import { barsOf, concurrency, type Bar } from './bars.ts';
import { ownProgram, type StartOptions } from './contestant.ts';
import type { Effort } from './effort.ts';
import { filledService } from './filledService.ts';
import { startPeers, withCleanup } from './startPeers.ts';
import { names } from './names.ts';
import { operations, type Operation } from './operations.ts';
import { directCall } from './peers.ts';
import { expectedData } from './verify.ts';
import { record, type Recorded } from './recorded.ts';
import { measure, type Measured } from './throughput.ts';

/** The results of a run. */
export interface Report {
  measured: Measured;
  bars: Bar[];
}

interface Setting {
  effort: Effort;
  cores: Cores | null;
  /** Why Hive is not measured; null when it is. */
  noHive: string | null;
  say: (line: string) => void;
}

type Expected = ReadonlyMap<Operation, unknown>;

async function recordAnswers(url: string): Promise<Recorded[]> {
  const answers: Recorded[] = [];
  for (const call of new Set(operations.flatMap(({ calls }) => calls))) answers.push(await record(url, call));
  return answers;
}

function expectedOf(answers: readonly Recorded[]): Expected {
  const bodies = new Map(answers.map(({ path: call, body }) => [call, Buffer.from(body, 'base64').toString()]));
  return new Map(
    operations.map((operation) => [
      operation,
      expectedData(
        operation,
        operation.calls.map((call) => bodies.get(call) ?? ''),
      ),
    ]),
  );
}

/** Measures over an upstream that replays recorded responses, so that the gateways are the bottleneck. */
const measureOverRecorded = (
  answersFile: string,
  folder: string,
  expected: Expected,
  setting: Setting,
): Promise<Measured> =>
  withCleanup(async (track) => {
    const { effort, cores, noHive } = setting;
    const port = await freePort();
    const upstream = `http://127.0.0.1:${port}`;
    const args = ownProgram('recordedUpstream.ts', answersFile, String(port));
    track(await start({ name: 'The recorded upstream', args, env: {}, readyUrl: `${upstream}/readyz` }));
    const options: StartOptions = { upstream, folder, cores };
    const contestants = await startPeers(options, (name) => name !== names.hive || noHive === null, track);
    const direct = await directCall(names.direct, answersFile, options);
    track(direct.running);
    contestants.push(direct);
    const calls = async () => Number((await exchange(upstream, { method: 'GET', path: '/calls' })).body.toString());
    return measure({
      contestants,
      connections: [1, concurrency],
      expected,
      calls,
      effort,
    });
  });

/** Fills the REST service, records its responses and measures the gateways over them. */
export async function report(setting: Setting): Promise<Report> {
  const folder = mkdtempSync(path.join(tmpdir(), 'photo-competition-bench-'));
  // Removed on exit, when the processes that use the folder have ended.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  setting.say('Filling the REST service');
  const service = await filledService(path.join(folder, 'service'));
  const answers = await recordAnswers(service.url).finally(() => service.running.stop());
  const file = path.join(folder, 'answers.json');
  writeFileSync(file, JSON.stringify(answers));
  setting.say('Measuring over recorded answers');
  const measured = await measureOverRecorded(file, folder, expectedOf(answers), setting);
  return { measured, bars: barsOf(measured) };
}
