import type { components } from '@photo-competition/schema/rest';
import { messages as en } from './messages.en.ts';
import { messages as hu } from './messages.hu.ts';
import type { FieldProblem, Problem, ProblemCode, ProblemValues } from './problem.ts';

export type Locale = components['schemas']['Locale'];

type FieldCode =
  | 'REQUIRED'
  | 'TYPE'
  | `TOO_${'SHORT' | 'LONG' | 'SMALL' | 'LARGE' | 'FEW' | 'MANY'}`
  | 'NOT_ALLOWED'
  | 'PATTERN'
  | 'FORMAT'
  | 'EMAIL'
  | 'DATE'
  | 'UNKNOWN'
  | 'DUPLICATE'
  | 'MUST_ACCEPT'
  | 'BLANK'
  | 'CONTROL_CHARACTER'
  | `PASSWORD_${'COMMON' | 'PERSONAL'}`
  | 'DATES_ORDER'
  | `POINT_${'RANGE' | 'OUTSIDE'}`
  | 'REASON_REQUIRED'
  | 'SLOT_UNKNOWN'
  | 'TYPE_IN_USE'
  | 'VARIABLE_UNKNOWN'
  | 'FILE_MISSING'
  | 'PAST';

type MessageKey = ProblemCode | `field.${FieldCode}` | `phase.${'UPLOADING' | 'VOTING' | 'COMMENTING' | 'SCORES'}`;

/** The texts of one language. */
export type Messages = Record<MessageKey, string>;

const languages: Record<Locale, Messages> = { hu, en };

/** The language of an answer, by `Accept-Language`; Hungarian is the default (product.md §8). */
export function localeOf(acceptLanguage: string | undefined): Locale {
  const first = /\b(hu|en)\b/i.exec(acceptLanguage ?? '')?.[1]?.toLowerCase();
  return first === 'en' ? 'en' : 'hu';
}

const instants = new Map<Locale, Intl.DateTimeFormat>();

/** An instant for people, with its time zone: the reader's is not known here. */
export function instantText(instant: Date, locale: Locale): string {
  const format =
    instants.get(locale) ??
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Budapest' });
  instants.set(locale, format);
  return format.format(instant);
}

const fill = (text: string, values: ProblemValues, locale: Locale): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) return '';
    return typeof value === 'number' ? value.toLocaleString(locale) : value;
  });

const text = (key: string, values: ProblemValues, locale: Locale): string =>
  fill(languages[locale][key as MessageKey] ?? key, values, locale);

const titleOf = (code: string) => `${code.charAt(0)}${code.slice(1).toLowerCase().replaceAll('_', ' ')}`;

const fieldMessage = ({ field, code, values = {} }: FieldProblem, locale: Locale) => ({
  field,
  code,
  message: text(code in languages[locale] ? code : `field.${code}`, values, locale),
});

/** Instants and reasons of a phase refusal are put into words only here, where the language is known. */
function phaseReason({ values }: Problem, locale: Locale): ProblemValues {
  const { needed, from, to } = values;
  if (needed === undefined) return values;
  const instant = (value: string | number | undefined) =>
    value === undefined ? '' : instantText(new Date(value), locale);
  return { reason: text(`phase.${needed}`, { from: instant(from), to: instant(to) }, locale) };
}

/** The problem as the contract describes it (RFC 9457), in the reader's language. */
export function problemBody(problem: Problem, locale: Locale, requestId: string): components['schemas']['Problem'] {
  const values = { ...phaseReason(problem, locale), requestId };
  return {
    type: `/problems/${problem.code}`,
    title: titleOf(problem.code),
    status: problem.status,
    detail: text(problem.code, values, locale),
    code: problem.code,
    ...(problem.errors ? { errors: problem.errors.map((error) => fieldMessage(error, locale)) } : {}),
    requestId,
  };
}
