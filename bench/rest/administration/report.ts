import { setTimeout as delay } from 'node:timers/promises';
import { findPulse } from '../../../api/dist/reports/pulse/repository.js';
import { exchange } from '../../measure/exchange.ts';
import { load } from '../../measure/load.ts';
import { median, percentile } from '../../measure/percentile.ts';
import { inRounds } from '../../measure/rounds.ts';
import { figure, table, times } from '../../measure/table.ts';
import type { Effort } from '../effort.ts';
import { open, type Place } from '../engines.ts';
import { missedRequests, measureRequests, requestTable } from '../requestTable.ts';
import { selectOne, type Subject } from '../requests.ts';
import type { Section } from '../section.ts';
import { bearerOf, startService } from '../service.ts';
import { closeCount } from './fill.ts';
import { administrationSubjects, audienceSubjects } from './requests.ts';
import { administratorId, furtherCompetitions } from '../administrationScale.ts';

/** Maximum ratio of a p50 to that of `SELECT 1`. */
const bar = 10;
/** Maximum milliseconds of the database for the pulse, and of a request for an audience. */
const pulseMs = 1;
const audienceMs = 50;

const held = (ms: number, most: number) =>
  ms <= most ? `at most ${most} ms: held` : `at most ${most} ms: MISSED by ${figure((ms / most - 1) * 100)} %`;

type Audiences = ReturnType<typeof audienceSubjects>;

/** Whom mails would reach, with one request at a time, beside `SELECT 1`. */
async function measureAudiences(url: string, asked: Audiences, effort: Effort): Promise<Section> {
  const subjects = [selectOne, ...asked.map(({ subject }) => subject)];
  const rounds = await inRounds(subjects, effort.rounds, (subject) =>
    load(url, 1, effort.seconds, () => subject.next()),
  );
  const p50s = (subject: Subject) => (rounds.get(subject) ?? []).map(({ ms }) => percentile(ms, 0.5));
  const reference = p50s(selectOne);
  const rows = asked.map(({ subject, people }) => {
    const found = p50s(subject);
    const ratio = median(found.map((ms, round) => ms / (reference[round] as number)));
    const p50 = median(found);
    return { name: subject.name, people, p50, ratio, isHeld: p50 <= audienceMs && ratio <= bar };
  });
  const barText = `at most ${audienceMs} ms and ${times(bar, 1)}`;
  const text = table(
    [
      { title: 'Audience', align: 'left' },
      { title: 'people' },
      { title: 'p50 ms' },
      { title: 'p50 / `SELECT 1`' },
      { title: '' },
    ],
    rows.map(({ name, people, p50, ratio, isHeld }) => [
      name,
      people.toLocaleString('en'),
      figure(p50),
      times(ratio, 1),
      `${barText}: ${isHeld ? 'held' : 'MISSED'}`,
    ]),
  );
  const missed = rows.filter(({ isHeld }) => !isHeld).map(({ name }) => name);
  return { title: 'Whom a mail would reach', text, missed };
}

/** What the database takes for the pulse, of the watched objects too. The service must not run. */
async function measurePulse(place: Place): Promise<Section> {
  const { db, spent, executing, close } = await open(place);
  const whole: number[] = [];
  const executed: number[] = [];
  try {
    const watch = [{ kind: 'COMPETITION', id: '1' } as const, { kind: 'ACCOUNT', id: '1' } as const];
    for (let n = 0; n < 200; n++) {
      spent();
      await findPulse(db, new Date(), watch);
      whole.push(spent().ms);
      executed.push(await executing());
    }
  } finally {
    await close();
  }
  const [wholeMs, ms] = [whole, executed].map((found) => percentile(found.slice(found.length / 2), 0.5)) as [
    number,
    number,
  ];
  return {
    title: 'The pulse',
    text: `Its statement takes the database ${figure(ms)} ms (${held(ms, pulseMs)}), and ${figure(wholeMs)} ms with the way there and back.`,
    missed: ms <= pulseMs ? [] : ['The pulse'],
  };
}

/** Waits until the results of the two ended competitions are stored: computing them takes the engine's time. */
async function waitForResults(url: string, headers: Record<string, string>): Promise<void> {
  for (const id of [furtherCompetitions.over, furtherCompetitions.counted]) {
    const path = `/api/competition/minimal/${id}?page=0&size=24&sort=rank`;
    while ((await exchange(url, { method: 'GET', path, headers })).status >= 500) await delay(200);
  }
}

async function whileServing<T>(place: Place, work: (url: string, headers: Record<string, string>) => Promise<T>) {
  const service = await startService(place);
  try {
    const headers = await bearerOf(administratorId, true);
    await waitForResults(service.url, headers);
    return await work(service.url, headers);
  } finally {
    await service.running.stop();
  }
}

/** Measures what administrators ask, by bench/rest/administration/fill.ts: audiences first, while one count is not closed yet. */
export async function measureAdministration(place: Place, effort: Effort): Promise<Section[]> {
  const audiences = await whileServing(place, (url, headers) =>
    measureAudiences(url, audienceSubjects(headers, effort.administration), effort),
  );
  const { db, close } = await open(place);
  await closeCount(db, furtherCompetitions.over, effort.administration);
  await close();
  const pulse = await measurePulse(place);
  const requests = await whileServing(place, async (url, headers) => {
    const subjects = administrationSubjects(headers, effort.administration);
    const bars = new Map(subjects.map(({ name }) => [name, bar]));
    const rows = await measureRequests(url, [selectOne, ...subjects], effort);
    return {
      title: 'What administrators ask',
      text: requestTable(rows, bars),
      missed: missedRequests(rows, bars).map(({ name }) => name),
    };
  });
  return [requests, pulse, audiences];
}
