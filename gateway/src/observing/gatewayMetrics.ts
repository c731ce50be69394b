import type { CallKind } from '../rest/upstream.ts';
import type { Metrics, Reading } from './metrics.ts';

interface BreakerReading {
  readonly state: 'closed' | 'half-open' | 'open';
  readonly opened: number;
}

/** Parts of the gateway that count for themselves. */
export interface CountingParts {
  services: Readonly<Record<CallKind, { readonly breaker: BreakerReading }>>;
  sharedReads: { readonly counts: object; readonly cache: { readonly bytes: number } };
  sharedAnswers: { readonly counts: object; readonly bytes: number };
  uploads: { readonly running: number };
}

const states = { closed: 0, 'half-open': 1, open: 2 };

const outcomes = (counts: object) => ({ label: 'outcome', values: { ...counts } as Record<string, number> });

/** A number of each kind of calls. */
const byKind = (services: CountingParts['services'], read: (breaker: BreakerReading) => number) => ({
  label: 'calls',
  values: Object.fromEntries(Object.entries(services).map(([kind, { breaker }]) => [kind, read(breaker)])),
});

const readings = ({ services, sharedReads, sharedAnswers, uploads }: CountingParts): Reading[] => [
  {
    name: 'gateway_breaker_state',
    help: 'Circuit breaker of each kind of calls: 0 closed, 1 half-open, 2 open.',
    kind: 'gauge',
    read: () => byKind(services, ({ state }) => states[state]),
  },
  {
    name: 'gateway_breaker_opened_total',
    help: 'How often each circuit breaker has opened.',
    kind: 'counter',
    read: () => byKind(services, ({ opened }) => opened),
  },
  {
    name: 'gateway_shared_reads_total',
    help: 'Reads without a token: hits answered out of memory, joined another one on its way, sent, or sent unshared.',
    kind: 'counter',
    read: () => outcomes(sharedReads.counts),
  },
  {
    name: 'gateway_shared_reads_bytes',
    help: 'Bytes of public answers that are kept.',
    kind: 'gauge',
    read: () => sharedReads.cache.bytes,
  },
  {
    name: 'gateway_shared_answers_total',
    help: 'Listed queries of visitors: hits answered out of memory, answers kept, or unshared.',
    kind: 'counter',
    read: () => outcomes(sharedAnswers.counts),
  },
  {
    name: 'gateway_shared_answers_bytes',
    help: 'Bytes of whole answers that are kept.',
    kind: 'gauge',
    read: () => sharedAnswers.bytes,
  },
  { name: 'gateway_uploads_running', help: 'Uploads under way.', kind: 'gauge', read: () => uploads.running },
];

/** Lets the metrics read what parts of the gateway count. */
export function watchGateway(metrics: Metrics, parts: CountingParts): void {
  for (const reading of readings(parts)) metrics.watch(reading);
}
