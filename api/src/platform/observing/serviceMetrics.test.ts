import { engine } from '../../testing/engines.ts';
import { freePort } from '../../testing/freePort.ts';
import { join } from '../../testing/people.ts';
import { TestService, until } from '../../testing/service.ts';

let service: TestService;
let metrics: string;
beforeAll(async () => {
  const port = await freePort();
  metrics = `http://127.0.0.1:${port}/metrics`;
  service = await TestService.start(engine, { API_METRICS_PORT: String(port) });
});
afterAll(() => service.stop());

const read = async () => (await fetch(metrics)).text();
/** A series by its beginning; NaN without one. */
const value = async (series: string) =>
  Number(
    (await read())
      .split('\n')
      .find((line) => line.startsWith(series))
      ?.split(' ')
      .at(-1) ?? NaN,
  );

test('counts calls by operation and status, and names nothing that a caller sends', async () => {
  await service.ask('GET', '/api/competition/open');
  await service.ask('GET', '/api/nothing-of-ours');
  await service.ask('GET', '/api/competition/open?unknown=1');
  await until('the call', async () => (await value('api_request_seconds_count{operation="getOpenCompetitions"')) >= 1);
  expect(await read()).not.toContain('nothing-of-ours');
});

test('tells of jobs, connections and what waits', async () => {
  await join(service, 'anna');
  await until(
    'a look of the mail job',
    async () => (await value('api_job_last_success_timestamp_seconds{job="mails"}')) > 1_700_000_000,
  );
  expect(await value('api_job_failures_total{job="mails"}')).toBe(0);
  expect(await value('api_database_connections{state="waiting"}')).toBe(0);
  for (const name of ['api_mails_due', 'api_mails_failed', 'api_uploads_running', 'api_results_running'])
    expect(await value(`${name} `)).toBeGreaterThanOrEqual(0);
});

const oldest = () => value('api_mail_oldest_due_seconds ');

test('a mail waits since it was written while no mail server takes it; one that was refused waits for its next attempt', async () => {
  const mail = (kind: string, attempts: number, due: string) =>
    service.query(`insert into mail (kind, recipient, subject, body_text, body_html, attempts, due_at, created_at)
      values ('${kind}', 'somebody@example.org', '', '', '', ${attempts}, now() + ${due}, now() - interval '1 hour')`);
  await mail('refused for now', 1, `interval '1 minute'`);
  await until('the look', async () => (await oldest()) === 0);
  await mail('never looked at', 0, `interval '1 minute'`);
  await until('an hour', async () => (await oldest()) >= 3600);
  await service.query('delete from mail');
});

test('tells what it knows while the database does not answer', async () => {
  await service.query('alter table pending_upload rename to pending_upload_away');
  await until('nothing of what waits', async () => Number.isNaN(await oldest()));
  expect(await value('api_request_seconds_count{operation="getOpenCompetitions"')).toBeGreaterThanOrEqual(1);
  expect(Number.isNaN(await value('api_mails_due '))).toBe(true);
  await service.query('alter table pending_upload_away rename to pending_upload');
  await until('what waits', async () => (await oldest()) === 0);
});

test('answers nothing else there', async () => {
  expect((await fetch(metrics.replace('/metrics', '/livez'))).status).toBe(404);
  expect((await fetch(metrics, { method: 'POST' })).status).toBe(404);
});
