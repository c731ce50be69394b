import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { json, problem, silence } from '../../testing/fakeRest.ts';
import { rawRequest } from '../../testing/rawRequest.ts';
import { startGateway, type RunningGateway } from '../../testing/startGateway.ts';

const web = fileURLToPath(new URL('../../../../web/', import.meta.url));
let folder: string;
let gateway: RunningGateway;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'site-texts-'));
  copyFileSync(path.join(web, 'index.html'), path.join(folder, 'index.html'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** @param patienceMs that a document waits for what it holds */
async function start(patienceMs = 60_000): Promise<void> {
  const settings = { PAGE_DETAILS_TIMEOUT_MS: String(patienceMs), UPSTREAM_TIMEOUT_MS: '30000' };
  gateway = await startGateway({ WEB_DIR: folder, ...settings });
  gateway.rest.answer('GET /api/localization/hu', json({ 'rules.title': 'Házirend' }));
  gateway.rest.answer('GET /api/localization/en', json({ 'rules.title': 'House rules' }));
}
beforeEach(() => start());
afterEach(() => gateway.close());

const both = { hu: { 'rules.title': 'Házirend' }, en: { 'rules.title': 'House rules' } };

/** How a browser is answered that has the document with that tag. */
async function statusFor(tag: string | null): Promise<number> {
  const headers = { accept: 'text/html', 'if-none-match': tag ?? '' };
  const { request, answer } = rawRequest('GET', `${gateway.url}/rules`, headers);
  request.end();
  return (await answer).status;
}

/** The texts in a document; undefined without any. */
async function read(where: string) {
  const response = await fetch(`${gateway.url}${where}`, { headers: { accept: 'text/html' } });
  const html = await response.text();
  const element = /<script type="application\/json" id="site-texts">(.*?)<\/script>/s.exec(html)?.[1];
  const texts = element === undefined ? undefined : (JSON.parse(element) as unknown);
  return { status: response.status, html, element, texts, tag: response.headers.get('etag') };
}

describe('the administrators’ texts', () => {
  it.each(['/', '/rules', '/rules?from=mail', '/competition/7/browse', '/admin', '/nowhere'])(
    'are in the document of %s, in both languages',
    async (where) => expect((await read(where)).texts).toEqual(both),
  );

  it('cannot end their element, nor a line', async () => {
    const text = '</script><script>alert(1)</script>\u2028\u2029<!--';
    gateway.rest.answer('GET /api/localization/hu', json({ 'rules.title': text }));
    const { html, element, texts } = await read('/rules');
    expect(texts).toMatchObject({ hu: { 'rules.title': text } });
    expect(html).not.toContain('<script>alert');
    expect(element).not.toMatch(/[<\u2028\u2029]/);
  });

  it('change the document’s tag with them: a browser that has the old one is not told that it is the same', async () => {
    const { tag } = await read('/rules');
    expect(tag).not.toBeNull();
    expect(await statusFor(tag)).toBe(304);
    gateway.rest.answer('GET /api/localization/en', json({ 'rules.title': 'Our rules' }));
    expect(await statusFor(tag)).toBe(200);
    expect((await read('/rules')).texts).toEqual({ ...both, en: { 'rules.title': 'Our rules' } });
    gateway.rest.answer('GET /api/localization/en', json({}));
    expect((await read('/rules')).texts).toEqual({ ...both, en: {} });
  });

  it('are those that were read last when the service fails, language by language', async () => {
    await read('/');
    gateway.rest.answer('GET /api/localization/hu', problem(503, 'INTERNAL_ERROR'));
    gateway.rest.answer('GET /api/localization/en', json({}));
    const { status, texts } = await read('/rules');
    expect([status, texts]).toEqual([200, { ...both, en: {} }]);
  });

  it('are none where the service has never answered; the page comes all the same', async () => {
    gateway.rest.answer('GET /api/localization/hu', problem(503, 'INTERNAL_ERROR'));
    gateway.rest.answer('GET /api/localization/en', problem(503, 'INTERNAL_ERROR'));
    const { status, texts, html } = await read('/rules');
    expect([status, texts]).toEqual([200, undefined]);
    expect(html).toContain('<div id="root">');
  });

  it('are not waited for when the service is slow', async () => {
    await gateway.close();
    await start(500);
    expect((await read('/rules')).texts).toEqual(both);
    gateway.rest.answer('GET /api/localization/hu', silence);
    expect((await read('/rules')).texts).toEqual(both);
  });
});
