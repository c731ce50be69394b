import { setTimeout as delay } from 'node:timers/promises';
import { createServer, type Server } from 'node:http';
import type { Clock } from '@photo-competition/schema/clock';
import { sql } from 'kysely';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Db, PoolReading } from '../database/database.ts';
import { runningJobs } from '../jobs/job.ts';

/** Seconds; from a vote to the longest that a request may take. */
const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 120];

interface Waiting {
  mails: number;
  oldest_mail: number;
  failed_mails: number;
  uploads: number;
  results: number;
}

/**
 * Waiting work, by a single statement: mails that are due, the age of the oldest in seconds, mails of a day that were given up, uploads
 * under way at any instance, and results that are being computed.
 *
 * A mail that the mail server has not even looked at waits since it was written, however often it was tried; one that was refused
 * for now, since its next attempt is due. Mails to many take their time and are left out of the age.
 */
const readWaiting = (db: Db, now: Date) =>
  sql<Waiting>`
    select
      (select count(*)::int from mail where status = 'QUEUED' and due_at <= ${now}) as mails,
      (select greatest(coalesce(extract(epoch from ${now}::timestamptz
           - min(case when attempts <= handing_over::int then created_at else due_at end)), 0), 0)::float8
         from mail where status = 'QUEUED' and campaign_id is null and sealed_competition_id is null) as oldest_mail,
      (select count(*)::int from mail
         where status = 'FAILED' and created_at > ${now}::timestamptz - interval '1 day') as failed_mails,
      (select count(*)::int from pending_upload) as uploads,
      (select count(*)::int from result_computation where state = 'RUNNING' and lease_until > ${now}) as results
  `.execute(db);

/** Milliseconds for which a reading waits for the database: Prometheus gives up after ten seconds. */
const patienceMs = 2000;

/** @returns the first row; undefined where the database fails, or answers too late */
async function inTime<Row>(reading: Promise<{ rows: Row[] }>): Promise<Row | undefined> {
  const over = new AbortController();
  const row = reading.then(
    ({ rows }) => rows[0],
    () => undefined,
  );
  const late = delay(patienceMs, undefined, { signal: over.signal, ref: false }).catch(() => undefined);
  return Promise.race([row, late]).finally(() => over.abort());
}

/** Metrics of the service for Prometheus (docs/operations.md). No value that a caller sends becomes a label. */
export class ServiceMetrics {
  private readonly registry = new Registry();
  private readonly requests: Histogram<'operation' | 'status'>;

  constructor({ db, connections, clock }: { db: Db; connections: PoolReading; clock: Clock }) {
    const registers = [this.registry];
    collectDefaultMetrics({ register: this.registry });
    this.requests = new Histogram({
      name: 'api_request_seconds',
      help: 'Calls of the contract, by operationId and status.',
      labelNames: ['operation', 'status'],
      buckets,
      registers,
    });
    new Gauge({
      name: 'api_database_connections',
      help: 'Connections to the database: in use, idle, and requests that wait for one.',
      labelNames: ['state'],
      registers,
      collect() {
        const { totalCount, idleCount, waitingCount } = connections;
        this.set({ state: 'used' }, totalCount - idleCount);
        this.set({ state: 'idle' }, idleCount);
        this.set({ state: 'waiting' }, waitingCount);
      },
    });
    new Gauge({
      name: 'api_job_last_success_timestamp_seconds',
      help: 'When each background job last ended without an error, since the start; 0 before it has.',
      labelNames: ['job'],
      registers,
      collect() {
        for (const { name, succeededAt } of runningJobs()) this.set({ job: name }, succeededAt / 1000);
      },
    });
    new Counter({
      name: 'api_job_failures_total',
      help: 'How often each background job has failed.',
      labelNames: ['job'],
      registers,
      collect() {
        this.reset();
        for (const { name, failures } of runningJobs()) this.inc({ job: name }, failures);
      },
    });
    const gauge = (name: string, help: string) => new Gauge({ name, help, registers });
    const mails = gauge('api_mails_due', 'Mails that should have been sent by now.');
    const failedMails = gauge('api_mails_failed', 'Mails of the last day that were given up.');
    const uploads = gauge('api_uploads_running', 'Uploads under way at all instances.');
    const results = gauge('api_results_running', 'Competitions whose results are being computed.');
    new Gauge({
      name: 'api_mail_oldest_due_seconds',
      help: 'For how long the oldest of the mails to one person has been waiting for the mail server.',
      registers,
      // A single statement serves all of them. While the database is away or busy these values are left out.
      async collect() {
        const row = connections.waitingCount > 0 ? undefined : await inTime(readWaiting(db, clock()));
        if (row === undefined) {
          for (const unknown of [this, mails, failedMails, uploads, results]) unknown.remove();
          return;
        }
        this.set(row.oldest_mail);
        mails.set(row.mails);
        failedMails.set(row.failed_mails);
        uploads.set(row.uploads);
        results.set(row.results);
      },
    });
  }

  /** Counts a call that has ended. @param operation `operationId` of the contract @param seconds to the last byte */
  readonly request = (operation: string, status: number, seconds: number): void => {
    this.requests.observe({ operation, status: String(status) }, seconds);
  };

  /** `GET /metrics` on a port of its own: what is counted is for the operator, and the gateway does not lead there. */
  server(): Server {
    return createServer((request, response) => {
      if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics') {
        response.writeHead(404, { 'content-type': 'text/plain' }).end('There is nothing here but /metrics.\n');
        return;
      }
      this.registry.metrics().then(
        (text) =>
          response.writeHead(200, { 'content-type': this.registry.contentType, 'cache-control': 'no-store' }).end(text),
        () =>
          response
            .writeHead(503, { 'content-type': 'text/plain' })
            .end('The metrics cannot be read: the database does not answer.\n'),
      );
    });
  }
}
