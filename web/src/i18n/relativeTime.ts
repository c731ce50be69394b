import type { Format, Instant } from './format.ts';

/** Units of a relative time, with their lengths in milliseconds; the largest that fits is told. */
const lengths = [
  ['year', 365 * 86_400_000],
  ['month', 30 * 86_400_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
] as const;

/** How long ago something was, or how far ahead: `3 nappal ezelőtt` · `3 days ago`, in the largest unit that fits. */
export function relativeTime({ convention }: Format, instant: Instant, now: Instant): string {
  const ms = new Date(instant).getTime() - new Date(now).getTime();
  const fits = lengths.find(([, length]) => Math.abs(ms) >= length);
  // Not `numeric: 'auto'` for the others: 47 hours ago need not be yesterday.
  if (!fits) return new Intl.RelativeTimeFormat(convention, { numeric: 'auto' }).format(0, 'second');
  const [unit, length] = fits;
  return new Intl.RelativeTimeFormat(convention).format(Math.trunc(ms / length), unit);
}
