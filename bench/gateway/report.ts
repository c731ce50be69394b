import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { start } from '../measure/childProcess.ts';
import type { Cores } from '../measure/cores.ts';
import { exchange } from '../measure/exchange.ts';
import { freePort } from '../measure/freePort.ts';
import type { Service } from '../rest/service.ts';
import { barsOf, concurrency, type Bar } from './bars.ts';
import { ownProgram, type Contestant, type StartOptions } from './contestant.ts';
import { lighter, type Effort } from './effort.ts';
import { measureFar, type FarFigures } from './farTable.ts';
import { filledService } from './filledService.ts';
import { startPeers, withCleanup } from './startPeers.ts';
import { names } from './names.ts';
import { homeOperation, operations, type Operation } from './operations.ts';
import { restRequests, directCall } from './peers.ts';
import { expectedData } from './verify.ts';
import { record, type Recorded } from './recorded.ts';
import { measure, type Measured } from './throughput.ts';

/** The results of a full run. */
export interface Report {
  /** Measured over recorded answers. */
  recorded: Measured;
  /** Measured over the real service. */
  real: Measured;
  far: FarFigures[];
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

const isMeasured = (name: string, { effort: { only }, noHive }: Setting): boolean =>
  only ? only.includes(name) : name !== names.hive || noHive === null;

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
    const { effort, cores } = setting;
    const port = await freePort();
    const upstream = `http://127.0.0.1:${port}`;
    const args = ownProgram('recordedUpstream.ts', answersFile, String(port));
    track(await start({ name: 'The recorded upstream', args, env: {}, readyUrl: `${upstream}/readyz` }));
    const options: StartOptions = { upstream, folder, cores };
    const contestants = await startPeers(options, (name) => isMeasured(name, setting), track);
    if (isMeasured(names.direct, setting)) {
      const direct = await directCall(names.direct, answersFile, options);
      track(direct.running);
      contestants.push(direct);
    }
    const calls = async () =>
      Number((await exchange(upstream, { method: 'GET', path: '/calls', headers: {} })).body.toString());
    return measure({
      contestants,
      connections: effort.only ? [concurrency] : [1, concurrency, 64],
      expected,
      calls,
      effort,
    });
  });

/** Measures over the real service. */
const measureOverReal = (
  { url, running }: Service,
  folder: string,
  expected: Expected,
  setting: Setting,
): Promise<{ real: Measured; far: FarFigures[] }> =>
  withCleanup(async (track) => {
    const { effort, cores } = setting;
    const peers = await startPeers({ upstream: url, folder, cores }, (name) => isMeasured(name, setting), track);
    const direct: Contestant = { name: names.direct, url, running, ...restRequests };
    const real = await measure({
      contestants: [...peers, direct],
      connections: [1, concurrency],
      expected,
      calls: () => Promise.resolve(Number.NaN),
      effort: lighter(effort),
    });
    const urlOf = (wanted: string) => peers.find(({ name }) => name === wanted)?.url ?? '';
    const addresses = { shared: urlOf(names.shared), unshared: urlOf(names.ours), service: url };
    const far = await measureFar(addresses, expected.get(homeOperation), lighter(effort).rounds);
    return { real, far };
  });

/** Fills and starts the REST service, records its responses, runs `work` with both, then stops and removes everything. */
function withService<T>(
  say: Setting['say'],
  work: (service: Service, recorded: { file: string; expected: Expected }, folder: string) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), 'photo-competition-bench-'));
  // Removed on exit, when the processes that use the folder have ended.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  return withCleanup(async (track) => {
    say('Filling the REST service');
    const service = await filledService(path.join(folder, 'service'));
    track(service.running);
    const answers = await recordAnswers(service.url);
    const file = path.join(folder, 'answers.json');
    writeFileSync(file, JSON.stringify(answers));
    return work(service, { file, expected: expectedOf(answers) }, folder);
  });
}

/** Runs all measurements. */
export const report = (setting: Setting): Promise<Report> =>
  withService(setting.say, async (service, { file, expected }, folder) => {
    setting.say('Measuring over recorded answers');
    const recorded = await measureOverRecorded(file, folder, expected, setting);
    setting.say('Measuring over the real service');
    const { real, far } = await measureOverReal(service, folder, expected, setting);
    return { recorded, real, far, bars: barsOf(recorded) };
  });

/** Measures the contestants in `setting.effort.only` over recorded answers, at the number of connections of the targets. */
export const shortLook = (setting: Setting): Promise<Measured> =>
  withService(setting.say, async (service, { file, expected }, folder) => {
    await service.running.stop();
    return measureOverRecorded(file, folder, expected, setting);
  });
