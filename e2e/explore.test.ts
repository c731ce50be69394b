/** GraphiQL at `/explore`: of this origin alone, with documentation, examples and a token. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { violationsOn } from './product/accessible.ts';
import { browserProgram, launchBrowser, openPage } from './product/browser.ts';
import { announce, join, loginAdministrator, within, type Person } from './product/people.ts';
import { Product } from './product/product.ts';

describe.skipIf(!browserProgram)('/explore in a browser (skipped without CHROMIUM)', () => {
  let product: Product;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  let anna: Person;
  const complaints: string[] = [];
  /** Requests to other origins. */
  const abroad: string[] = [];
  let title: string;

  beforeAll(async () => {
    product = await Product.start();
    const admin = await loginAdministrator(product);
    const competition = await announce(product, admin);
    title = competition.title.en;
    anna = await join(product, 'anna');
    product.setClock(within(competition, 'UPLOADING'));
    browser = await launchBrowser();
    ({ page, context } = await openPage(browser, product.url, complaints));
    page.on('request', (request) => {
      if (!/^(data|blob):/.test(request.url()) && new URL(request.url()).origin !== product.url)
        abroad.push(request.url());
    });
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  const answer = () => page.locator('.result-window .CodeMirror');
  const run = () => page.getByRole('button', { name: /^Execute query/ }).click();
  const example = (name: string) =>
    page.getByRole('region', { name: 'Examples' }).getByRole('button', { name, exact: true }).click();
  /**
   * Runs what is in the editor until it answers so: the editor learns of an operation's name a moment after its text. Each
   * answer is waited for, since a busy machine would else be asked to log in until it refuses.
   */
  const answers = async (wanted: RegExp) => {
    const answered = () => answer().innerText();
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const response = page.waitForResponse((one) => one.url().endsWith('/graphql'), { timeout: 60_000 });
      await run();
      const body: unknown = await (await response).json();
      if (wanted.test(JSON.stringify(body, null, 2))) break;
    }
    await until(answered, wanted);
  };
  const until = (check: () => Promise<string>, wanted: RegExp) =>
    expect.poll(check, { timeout: 60_000 }).toMatch(wanted);

  test('opens with a query that answers', async () => {
    await page.goto('/explore');
    await page.getByRole('heading', { name: 'Explore the graph' }).waitFor();
    await answers(new RegExp(title));
  });

  test('shows what the schema says of a field', async () => {
    await page.getByRole('button', { name: 'Show Documentation Explorer' }).click();
    const docs = page.locator('.graphiql-doc-explorer');
    await docs.getByRole('link', { name: 'Query', exact: true }).click();
    await docs.getByRole('link', { name: 'activeCompetition', exact: true }).waitFor();
    await until(() => docs.innerText(), /me:? User/);
  });

  test('runs an example of the guide, in a tab beside the one that is there', async () => {
    await page.getByRole('button', { name: 'Show Examples' }).click();
    await example('Grid');
    await until(() => page.locator('.graphiql-query-editor .CodeMirror').innerText(), /query Grid/);
    expect(await page.getByRole('tab').count()).toBe(2);
    await answers(/"competition": null/);
  });

  test('a token makes it ask as its owner, and a login puts it there', async () => {
    const field = page.getByLabel('Token');
    await field.fill(`Bearer ${anna.token}\n`);
    expect(await field.inputValue()).toBe(anna.token);
    const ask = async (wanted: RegExp) => {
      await page.evaluate(() => {
        const editor = document.querySelector('.graphiql-query-editor .CodeMirror') as unknown as {
          CodeMirror: { setValue(text: string): void };
        };
        editor.CodeMirror.setValue('{ me { username } }');
      });
      await answers(wanted);
    };
    await ask(/"username": "anna"/);
    await page.getByRole('button', { name: 'Forget it' }).click();
    await ask(/"me": null/);
    await example('LogIn');
    await answers(/"token"/);
    expect(await field.inputValue()).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
    await page.reload();
    expect(await page.getByLabel('Token').inputValue()).not.toBe('');
  });

  test.each(['light', 'dark'] as const)('our own part of it is accessible, %s', async (colorScheme) => {
    await page.emulateMedia({ colorScheme });
    await page.getByRole('heading', { name: 'Explore the graph' }).waitFor();
    expect(await violationsOn(page, { include: '.bar' })).toEqual([]);
  });

  test('asked no other origin for anything, and broke no rule of its policy', () => {
    expect(abroad).toEqual([]);
    expect(complaints).toEqual([]);
    expect(context.pages()).toHaveLength(1);
  });
});
