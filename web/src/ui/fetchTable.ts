import type { Locale } from '../i18n/locale.ts';
import { session } from '../session/session.ts';
import type { Refusal } from './form/useSubmission.ts';
import { saveFile } from './saveFile.ts';

/** Refusal in an answer (docs/product.md §11), if it is one of ours. */
async function refusalOf(response: Response): Promise<Refusal> {
  const problem = (await response.json().catch(() => ({}))) as { code?: unknown; detail?: unknown };
  const { code, detail } = problem;
  if (typeof code !== 'string' || typeof detail !== 'string') throw new Error(`Answered with ${response.status}.`);
  return { code, message: detail };
}

/** Formats of a table, with their media types: for people who open it in Excel, and for programs. */
export const tableTypes = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv;charset=utf-8',
} as const;

/** A format of a table. */
export type TableFormat = keyof typeof tableTypes;

/** How a table is fetched. */
export interface TableRequest {
  format: TableFormat;
  locale: Locale;
  /** Which rows of a list, as its REST call takes it; all of them without one. */
  filter?: Record<string, unknown>;
  /** Is told the size of what was saved. */
  onSaved?: (bytes: number) => void;
}

/**
 * Fetches a table and hands it to the browser, which saves it.
 * @param path where the gateway has it, without the ending
 * @param name under which it is saved, without the ending
 * @returns what was refused; nothing when it was saved. Rejects when the gateway cannot be reached
 */
export async function fetchTable(
  path: string,
  name: string,
  { format, locale, filter, onSaved }: TableRequest,
): Promise<readonly Refusal[]> {
  const response = await fetch(`${path}.${format}`, {
    method: 'POST',
    headers: { accept: `application/json, ${tableTypes[format].split(';', 1)[0]}` },
    // As the form of an archive has it: the token is in no address.
    body: new URLSearchParams({
      token: session.token() ?? '',
      locale,
      ...(filter ? { filter: JSON.stringify(filter) } : {}),
    }),
  });
  if (!response.ok) return [await refusalOf(response)];
  const table = await response.blob();
  saveFile(`${name}.${format}`, table, tableTypes[format]);
  onSaved?.(table.size);
  return [];
}
