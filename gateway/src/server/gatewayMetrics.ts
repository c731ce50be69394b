import type { Upstream } from '../rest/upstream.ts';
import type { Metrics } from './metrics.ts';
import type { SharedAnswers } from './sharedAnswers.ts';
import type { UploadLoad } from './uploadPlaces.ts';

const states = { closed: 0, 'half-open': 1, open: 2 };

/** Numbers that parts of the gateway keep themselves. */
export function watchGateway(
  metrics: Metrics,
  { breaker, transport }: Pick<Upstream, 'breaker' | 'transport'>,
  shared: Pick<SharedAnswers, 'counts' | 'bytes'>,
  uploads: UploadLoad,
): void {
  metrics.watch({
    name: 'gateway_breaker_state',
    help: 'Whether the service is left alone: 0 no, 1 one call tries, 2 yes.',
    kind: 'gauge',
    read: () => states[breaker.state],
  });
  metrics.watch({
    name: 'gateway_breaker_opened_total',
    help: 'How often the service was left alone.',
    kind: 'counter',
    read: () => breaker.opened,
  });
  metrics.watch({
    name: 'gateway_shared_reads_total',
    help: 'Reads without a token: hits answered out of memory, joined another one on its way, sent, or sent alone.',
    kind: 'counter',
    read: () => ({ label: 'outcome', values: { ...transport.counts } }),
  });
  metrics.watch({
    name: 'gateway_shared_reads_bytes',
    help: 'Bytes of public answers that are kept.',
    kind: 'gauge',
    read: () => transport.kept.bytes,
  });
  metrics.watch({
    name: 'gateway_shared_answers_total',
    help: 'Listed queries of visitors: hits answered out of memory, answers kept, or made for one alone.',
    kind: 'counter',
    read: () => ({ label: 'outcome', values: { ...shared.counts } }),
  });
  metrics.watch({
    name: 'gateway_shared_answers_bytes',
    help: 'Bytes of whole answers that are kept.',
    kind: 'gauge',
    read: () => shared.bytes,
  });
  metrics.watch({
    name: 'gateway_uploads_running',
    help: 'Uploads under way.',
    kind: 'gauge',
    read: () => uploads.running,
  });
}
