import { invalidField } from '../platform/http/problem.ts';
import { requiredVariables, variablesOf, type MailText, type TemplateId } from './templates.ts';

/** Variables of a text: all content of double braces counts as one, so that a typo does not reach a mailbox. */
const namesIn = (text: string): string[] => [...text.matchAll(/\{\{\s*([^}]*?)\s*\}\}/g)].map(([, name = '']) => name);

/** A text that names an unknown variable is refused with its name (docs/product.md §7). @throws Problem 422 */
export function checkVariables(field: string, text: string, known: string[]): void {
  for (const name of namesIn(text))
    if (!known.includes(name)) throw invalidField(field, 'VARIABLE_UNKNOWN', { name, known: known.join(', ') });
}

/** @throws Problem 422 BLANK, VARIABLE_UNKNOWN, VARIABLE_MISSING */
export function checkTemplate(id: TemplateId, text: MailText): void {
  for (const field of ['subject', 'body'] as const) {
    if (!text[field].trim()) throw invalidField(field, 'BLANK');
    checkVariables(field, text[field], variablesOf(id));
  }
  const named = namesIn(text.body);
  const name = requiredVariables(id).find((variable) => !named.includes(variable));
  if (name !== undefined) throw invalidField('body', 'VARIABLE_MISSING', { name: `{{${name}}}` });
}
