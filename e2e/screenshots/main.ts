/**
 * Writes a screenshot of every page and state into `screenshots/` (not kept by git), from a product with photos of its own.
 *
 * Usage: npm run screenshots -- [word …]; only files whose names hold every word, e.g. `home,archive phone dark hu`, where a
 * comma stands between words of which one is enough.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { browserProgram, launchBrowser } from '../product/browser.ts';
import { rest, visitor, within, type Stretch } from '../product/people.ts';
import { administrator, Product } from '../product/product.ts';
import type { Answers, Onlooker, PageState, Told } from './pageState.ts';
import { pageStates } from './states.ts';
import { until } from '../product/until.ts';
import { tellStory, type Story } from './story.ts';

const folder = fileURLToPath(new URL('../../screenshots/', import.meta.url));

const screens = { phone: [390, 844], tablet: [820, 1180], desktop: [1440, 900] } as const;
const schemes = ['light', 'dark'] as const;
const locales = ['hu', 'en'] as const;

/** How a page is looked at. */
interface Look {
  screen: keyof typeof screens;
  scheme: (typeof schemes)[number];
  locale: (typeof locales)[number];
}

const looks: Look[] = (Object.keys(screens) as Look['screen'][]).flatMap((screen) =>
  schemes.flatMap((scheme) => locales.map((locale) => ({ screen, scheme, locale }))),
);

const words = process.argv.slice(2);
const fileOf = ({ name }: PageState, { screen, scheme, locale }: Look) => `${name}.${screen}.${scheme}.${locale}.png`;
const isWanted = (file: string): boolean => {
  const parts = file.split('.');
  const holds = (word: string) => parts.includes(word) || parts[0]?.startsWith(word) === true;
  return words.every((word) => word.split(',').some(holds));
};

/** Logs somebody in for every page of a context; the language stays that of the look, whatever the account says. */
async function logIn(context: BrowserContext, who: Onlooker, { locale }: Look): Promise<void> {
  if (who === 'visitor') return;
  const username = who === 'admin' ? administrator.username : who;
  const password = who === 'admin' ? administrator.password : `${who} takes photos`;
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  await page.goto('/login');
  await page.locator('input[autocomplete=username]').fill(username);
  await page.locator('input[autocomplete=current-password]').fill(password);
  await page.locator('main form button[type=submit]').click();
  await page.waitForURL((url) => url.pathname !== '/login');
  await page.evaluate((own) => localStorage.setItem('photo-competition.locale', own), locale);
  await page.close();
}

/** Scrolls down by so many windows, and waits until that is painted. */
const scrolledTo = (page: Page, windows: number): Promise<unknown> =>
  page.evaluate((n) => {
    window.scrollTo(0, n * window.innerHeight);
    return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  }, windows);

/** Until everything has arrived and nothing moves. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  // On a busy machine the network pauses before everything is asked for.
  const isLoading = ['Betöltés…', 'Loading…'].map((name) => `main [role="status"][aria-label="${name}"]`);
  await page.waitForFunction(
    (selector) => !document.querySelector(selector),
    ['[aria-busy="true"]', ...isLoading].join(),
  );
  // Content that is loaded when it is in sight, as photos further down and a mail in its frame, is brought into sight.
  for (const frame of await page.locator('iframe').all()) await frame.scrollIntoViewIfNeeded();
  const windows = await page.evaluate(() => Math.ceil(document.documentElement.scrollHeight / window.innerHeight));
  for (let window = 1; window <= windows; window++) await scrolledTo(page, window % windows);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(
      [...document.images].filter((image) => image.currentSrc).map((image) => image.decode().catch(() => undefined)),
    );
  });
  await scrolledTo(page, 0);
}

/** Replaces answers of the graph. */
const replaceAnswers = (page: Page, answers: Answers): Promise<unknown> =>
  page.route('**/graphql', async (route) => {
    const { operationName = '' } = JSON.parse(route.request().postData() ?? '{}') as { operationName?: string };
    const replaced = answers[operationName];
    if (!replaced) return route.fallback();
    const { data } = (await (await route.fetch()).json()) as { data: Told };
    return route.fulfill({ json: { data: replaced(data) } });
  });

async function shoot(context: BrowserContext, state: PageState, file: string): Promise<void> {
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  try {
    if (state.answers) await replaceAnswers(page, state.answers);
    await page.goto(state.path);
    const isView = state.path.includes('view=');
    await page
      .locator(isView ? 'dialog[open]' : 'h1')
      .first()
      .waitFor();
    await settle(page);
    if (state.act) {
      await state.act(page);
      await settle(page);
    }
    await page.screenshot({ path: path.join(folder, file), fullPage: !isView });
    await state.undo?.(page);
  } catch (error) {
    process.exitCode = 1;
    process.stderr.write(`${file}: ${(error as Error).message.split('\n')[0]}\n`);
  } finally {
    await page.close();
  }
}

/** Every wanted state of one onlooker, at one stretch of time, under one look. */
async function shootAll(browser: Browser, product: Product, look: Look, states: PageState[]): Promise<void> {
  const [width, height] = screens[look.screen];
  const context = await browser.newContext({
    baseURL: product.url,
    locale: look.locale === 'hu' ? 'hu-HU' : 'en-GB',
    colorScheme: look.scheme,
    viewport: { width, height },
    hasTouch: look.screen !== 'desktop',
    reducedMotion: 'reduce',
  });
  await logIn(context, states[0]?.who ?? 'visitor', look);
  for (const state of states) await shoot(context, state, fileOf(state, look));
  await context.close();
}

/** Waits until the count is as far as it goes at a stretch of time: pages tell it, and it comes some seconds later. */
async function counted(product: Product, { competition: { id } }: Story, at: Stretch): Promise<void> {
  const state = { UPLOADING: null, VOTING: null, AWARD: 'SEALED', ENDED: 'PUBLISHED' }[at];
  if (state === null) return;
  await until(`the count to be ${state}`, async () => {
    const { body } = await rest<{ state?: string }>(product, visitor, 'GET', `/api/competition/${id}/count`);
    return body.state === state;
  });
}

async function main(): Promise<void> {
  if (!browserProgram) throw new Error('CHROMIUM must name a Chromium, e.g. CHROMIUM=/usr/bin/chromium.');
  mkdirSync(folder, { recursive: true });
  // A count is public in whatever small circle the story plays, and batches follow the votes at once.
  const environment = {
    COUNT_MIN_VOTERS: '2',
    COUNT_BATCH_VOTERS: '1',
    COUNT_BATCH_HOURS: '0',
    COUNT_JOB_SECONDS: '1',
  };
  const product = await Product.start({ environment });
  const browser = await launchBrowser();
  try {
    const story = await tellStory(product);
    const states = pageStates(story);
    for (const at of ['UPLOADING', 'VOTING', 'AWARD', 'ENDED'] as const) {
      product.setClock(within(story.competition, at));
      await counted(product, story, at);
      for (const who of ['visitor', 'anna', 'bela', 'admin'] as const)
        for (const look of looks) {
          const wanted = states.filter((one) => one.at === at && one.who === who && isWanted(fileOf(one, look)));
          if (wanted.length > 0) await shootAll(browser, product, look, wanted);
        }
      process.stdout.write(`${at} is done.\n`);
    }
  } finally {
    await browser.close();
    await product.stop();
  }
}

await main();
