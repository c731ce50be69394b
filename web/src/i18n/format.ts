import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { defaultLocale, isLocale, type Locale } from './locale.ts';
import { scoresIn, type ScoreWriter } from './scores.ts';

/** An instant as an answer, a clock or the epoch in milliseconds has it. */
export type Instant = Date | string | number;

/** A person's name in its parts. */
export interface PersonName {
  firstName: string;
  lastName: string;
}

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** Calls `make` when its value is first asked for: each kind of formatter takes a phone some ten milliseconds. */
function lazily<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** Written instants are not broken between day and month, nor before the zone. */
const unbroken = (text: string): string => text.replace(/ (?=\d\d?\.)|(?<=^\d\d?) | (?=[A-Z]{2})/g, '\u00a0');

const written = (format: Intl.DateTimeFormat, instant: Instant): string => unbroken(format.format(new Date(instant)));

function formatters(locale: Locale) {
  // English as in Britain, as its texts are.
  const convention = locale === 'en' ? 'en-GB' : locale;
  const date = lazily(() => new Intl.DateTimeFormat(convention, { dateStyle: 'long' }));
  const parts = { year: 'numeric', month: 'long', day: 'numeric', hour: '2-digit', minute: '2-digit' } as const;
  const times = new Map<string, Intl.DateTimeFormat>();
  /** @param timeZone the viewer's when absent @param named whether the zone is named */
  const timeIn = (timeZone: string | undefined, named: boolean): Intl.DateTimeFormat => {
    const key = `${timeZone} ${named}`;
    const made =
      times.get(key) ??
      new Intl.DateTimeFormat(convention, {
        ...parts,
        ...(timeZone === undefined ? {} : { timeZone }),
        ...(named ? { timeZoneName: 'short' } : {}),
      });
    times.set(key, made);
    return made;
  };
  const list = lazily(() => new Intl.ListFormat(convention, { type: 'conjunction' }));
  const numbers = lazily(() => new Intl.NumberFormat(convention));
  const score = lazily(() => scoresIn(convention, []));
  const units = new Map<string, Intl.NumberFormat>();
  const unit = (name: string, value: number): string => {
    const format =
      units.get(name) ?? new Intl.NumberFormat(convention, { style: 'unit', unit: name, unitDisplay: 'long' });
    units.set(name, format);
    return format.format(value);
  };

  return {
    locale,
    /** How `Intl` writes the language, for formats of a page's own. */
    convention,
    /** `2026. május 1.` · `1 May 2026` */
    date: (instant: Instant) => written(date(), instant),
    /** With hours and minutes, in the viewer's time zone or in the one that is named (IANA). */
    dateTime: (instant: Instant, timeZone?: string) => written(timeIn(timeZone, false), instant),
    /** Two instants with what they share told once: `2026. május 1. 10:15–10:21`. In the viewer's time zone or in the one that is named (IANA). */
    dateTimeRange: (from: Instant, to: Instant, timeZone?: string) =>
      unbroken(timeIn(timeZone, false).formatRange(new Date(from), new Date(to))),
    /** In the viewer's time zone, which is named: for deadlines, and for what is compared with other clocks. */
    deadline: (instant: Instant) => written(timeIn(undefined, true), instant),
    /** In a time zone (IANA), which is named. */
    zoned: (instant: Instant, timeZone: string) => written(timeIn(timeZone, true), instant),
    /** A score, or a mean of points, that stands alone: `3,70` · `3.70`. Ranks are decided by exact ones. */
    score: (value: number) => score()(value),
    /** How scores that stand beside each other are written: with as many decimals as tell them apart. */
    scores: (beside: Iterable<number | null | undefined>): ScoreWriter => scoresIn(convention, beside),
    number: (value: number, options?: Intl.NumberFormatOptions) =>
      (options ? new Intl.NumberFormat(convention, options) : numbers()).format(value),
    /** The time left, in its two largest units: `3 nap és 4 óra`. Nothing left reads as zero seconds. */
    countdown(ms: number): string {
      const left = Math.max(0, ms);
      const parts = [
        ['day', Math.floor(left / day)],
        ['hour', Math.floor(left / hour) % 24],
        ['minute', Math.floor(left / minute) % 60],
        ['second', Math.floor(left / second) % 60],
      ] as const;
      const first = parts.findIndex(([, value]) => value > 0);
      const shown = first < 0 ? parts.slice(-1) : parts.slice(first, first + 2).filter(([, value]) => value > 0);
      return list().format(shown.map(([name, value]) => unit(name, value)));
    },
    /** A count with its unit as `Intl` names it, e.g. `megabyte`. */
    unit,
    /** `a, b és c` · `a, b and c` */
    list: (items: Iterable<string>) => list().format(items),
    /** Family name first in Hungarian (docs/product.md §8). */
    personName: ({ firstName, lastName }: PersonName) =>
      (locale === 'hu' ? [lastName, firstName] : [firstName, lastName]).filter(Boolean).join(' '),
    /** The text of the locale out of a text in each. */
    text: (text: Record<Locale, string>) => text[locale],
  };
}

/** The formatters of one locale. */
export type Format = ReturnType<typeof formatters>;

const made = new Map<Locale, Format>();

/** The formatters of a locale; made once. */
export function formatFor(locale: Locale): Format {
  const format = made.get(locale) ?? formatters(locale);
  made.set(locale, format);
  return format;
}

/** The formatters of the language in use; the component re-renders when it changes. */
export function useFormat(): Format {
  const { i18n } = useTranslation();
  const locale = isLocale(i18n.language) ? i18n.language : defaultLocale;
  return useMemo(() => formatFor(locale), [locale]);
}
