import { readFileSync } from 'node:fs';
import type { Download, Page } from 'playwright-core';

/** Presses the button of a file. `started` waits until it begins to come, and rejects never. */
export async function startDownload(page: Page, name: string): Promise<{ started: Promise<Download> }> {
  // The file opens a page of its own, which is closed once the browser knows it for a download: either of the two tells.
  const started = new Promise<Download>((resolve) => {
    page.once('download', resolve);
    page.context().once('page', (opened) => opened.once('download', resolve));
  });
  await page.getByRole('button', { name, exact: true }).click();
  return { started };
}

/** Presses the button of a file, and reads what comes. */
export async function download(page: Page, name: string): Promise<Buffer> {
  const { started } = await startDownload(page, name);
  return readFileSync(await (await started).path());
}
