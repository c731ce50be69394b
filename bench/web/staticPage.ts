import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';
import { openPage } from './browser.ts';

/** A picture as a page shows it. */
interface Shown {
  src: string;
  width: number;
  height: number;
}

/** Pages of plain HTML, each with the pictures of one of the product's and nothing else. */
export interface StaticPages {
  /** Its address, by the address of the product's page. */
  of: ReadonlyMap<string, string>;
  stop(): void;
}

/** The pictures that a page loads at first, in their sizes. */
async function picturesOf(browser: Browser, address: string): Promise<Shown[]> {
  const { page, close } = await openPage(browser, 'slow phone');
  await page.goto(address, { waitUntil: 'networkidle' });
  const shown = await page.evaluate(() =>
    [...document.images]
      .filter(({ complete, naturalWidth }) => complete && naturalWidth > 0)
      .map((image) => ({ src: image.currentSrc, width: image.clientWidth, height: image.clientHeight })),
  );
  await close();
  return shown.filter(({ src }) => src.startsWith('http'));
}

/** The quickest page that is possible: its document and the pictures, from a server that has all in memory. */
export async function serveStaticPages(browser: Browser, addresses: readonly string[]): Promise<StaticPages> {
  const files = new Map<string, { type: string; body: Buffer | string }>();
  const of = new Map<string, string>();
  const server = createServer(({ url = '' }, response) => {
    const file = files.get(url);
    response.writeHead(file ? 200 : 404, { 'content-type': file?.type ?? 'text/plain' }).end(file?.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  for (const [number, address] of addresses.entries()) {
    const pictures = await picturesOf(browser, address);
    for (const { src } of pictures) {
      const answer = await fetch(src, { headers: { accept: 'image/avif,image/webp,*/*' } });
      const type = answer.headers.get('content-type') ?? 'image/avif';
      files.set(new URL(src).pathname, { type, body: Buffer.from(await answer.arrayBuffer()) });
    }
    const images = pictures.map(
      ({ src, width, height }) => `<img src="${new URL(src).pathname}" width="${width}" height="${height}" alt="">`,
    );
    const html = `<!doctype html><html lang="hu"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Static</title><link rel="icon" href="data:,"><h1>Static</h1>${images.join('')}`;
    files.set(`/page-${number}`, { type: 'text/html; charset=utf-8', body: html });
    of.set(address, `${base}/page-${number}`);
  }
  return { of, stop: () => void server.close() };
}
