import type { components } from '@photo-competition/schema/rest';
import { instantText, type Reader } from './instantText.ts';
import type { MessageKey, Messages } from './messageKeys.ts';
import { messages as en } from './messages.en.ts';
import { messages as hu } from './messages.hu.ts';
import type { FieldProblem, Phrase, Problem, ProblemValues } from './problem.ts';

export type Locale = components['schemas']['Locale'];

const languages: Record<Locale, Messages> = { hu, en };

const text = (key: string, values: ProblemValues, reader: Reader): string =>
  fill(languages[reader.locale][key as MessageKey] ?? key, values, reader);

function wordsOf(value: ProblemValues[string], reader: Reader): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return value.toLocaleString(reader.locale);
  if (value instanceof Date) return instantText(value, reader);
  return text(value.phrase, value.values ?? {}, reader);
}

const fill = (pattern: string, values: ProblemValues, reader: Reader): string =>
  pattern.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    return value === undefined ? '' : wordsOf(value, reader);
  });

/** A text of the product outside an answer, e.g. in a mail. */
export const phraseText = (phrase: Phrase, reader: Reader): string => wordsOf(phrase, reader);

const titleOf = (code: string) => `${code.charAt(0)}${code.slice(1).toLowerCase().replaceAll('_', ' ')}`;

const fieldMessage = ({ field, code, values = {} }: FieldProblem, reader: Reader) => ({
  field,
  code,
  message: text(`field.${code}` in languages[reader.locale] ? `field.${code}` : code, values, reader),
});

/** The problem as the contract describes it (RFC 9457), in the reader's language. */
export function problemBody(problem: Problem, reader: Reader, requestId: string): components['schemas']['Problem'] {
  return {
    type: `/problems/${problem.code}`,
    title: titleOf(problem.code),
    status: problem.status,
    detail: text(problem.code, { ...problem.values, requestId }, reader),
    code: problem.code,
    ...(problem.errors ? { errors: problem.errors.map((error) => fieldMessage(error, reader)) } : {}),
    ...(problem.conflict ? { conflict: problem.conflict } : {}),
    requestId,
  };
}
