import type { Locale } from '../../../i18n/locale.ts';
import { session } from '../../../session/session.ts';
import type { Refusal } from '../../../ui/form/useSubmission.ts';
import { saveFile } from '../../../ui/saveFile.ts';

/** What a refusal says (docs/product.md §11), if it is one of ours. */
async function refusalOf(response: Response): Promise<Refusal> {
  const problem = (await response.json().catch(() => ({}))) as { code?: unknown; detail?: unknown };
  const { code, detail } = problem;
  if (typeof code !== 'string' || typeof detail !== 'string') throw new Error(`Answered with ${response.status}.`);
  return { code, message: detail };
}

/**
 * Fetches a table and hands it to the browser, which saves it.
 * @param path where the gateway has it
 * @param name under which it is saved
 * @returns what was refused; nothing when it was saved. Rejects when the gateway cannot be reached
 */
export async function fetchTable(path: string, name: string, locale: Locale): Promise<readonly Refusal[]> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { accept: 'application/json, text/csv' },
    // As the form of an archive has it: the token is in no address.
    body: new URLSearchParams({ token: session.token() ?? '', locale }),
  });
  if (!response.ok) return [await refusalOf(response)];
  saveFile(name, await response.blob(), 'text/csv;charset=utf-8');
  return [];
}
