import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserProgram, launchBrowser, logInAs, openPage } from './product/browser.ts';
import { violationsOn } from './product/accessible.ts';
import { announce, join, loginAdministrator, rest, upload, within, type Person } from './product/people.ts';
import { plainPhoto } from './product/photos.ts';
import { Product } from './product/product.ts';
import { until } from './product/until.ts';

/** Photos of the round. */
const photos = Number(process.env['JURY_PHOTOS'] ?? 30);
/** Photos that one entrant has. */
const each = 10;

let product: Product;
let browser: Browser;
let judge: Person;
let competitionId: number;
let round: number;

beforeAll(async () => {
  if (!browserProgram) return;
  product = await Product.start({ gatewayEnvironment: { OPERATIONS: 'listed' } });
  browser = await launchBrowser();
  const admin = await loginAdministrator(product);
  const types = [{ code: 'colour', title: { hu: 'Színes', en: 'Colour' }, slots: each }];
  const competition = await announce(product, admin, { judgedBy: 'JURY', imageTypes: types });
  competitionId = competition.id;
  product.setClock(within(competition, 'UPLOADING'));
  judge = await join(product, 'bela');
  for (let entered = 0; entered < photos; entered += each) {
    const name = `entrant${entered / each}`;
    const entrant = await join(product, name);
    for (let slot = 1; slot <= each; slot += 1)
      await upload(product, entrant, competitionId, `colour-${slot}`, await plainPhoto(slot), `Kép ${name} ${slot}`);
  }
  const { body: account } = await rest<{ id: number }>(product, judge, 'GET', '/api/user/my');
  const jury = `/api/admin/competition/${competitionId}/jury`;
  await rest(product, admin, 'POST', `${jury}/seats`, { accountId: account.id });
  await rest(product, judge, 'PUT', `/api/jury/${competitionId}/seat`, { accept: true });
  const { votingStart, votingEnd } = competition;
  const made = await rest<{ rounds: { id: number }[] }>(product, admin, 'POST', `${jury}/rounds`, {
    title: { hu: 'Első forduló', en: 'First round' },
    position: 1,
    types: [],
    minPoint: 1,
    maxPoint: 10,
    remarks: 'ENTRANTS',
    opens: votingStart,
    closes: votingEnd,
    panel: [1],
  });
  round = made.body.rounds[0]?.id ?? 0;
  product.setClock(within(competition, 'VOTING'));
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

/** Own figures of the judge, as the service has them. */
async function marked(): Promise<number> {
  const { body } = await rest<{ marked: number }>(product, judge, 'GET', `/api/jury/round/${round}`);
  return body.marked;
}
const numberOf = async (page: Page) => (await page.getByRole('heading', { level: 1 }).textContent())?.split('.')[0];

test.skipIf(!browserProgram)(
  'a judge marks every photo of a round by keyboard alone, a part of them without a line',
  async () => {
    const complaints: string[] = [];
    const { page, context } = await openPage(browser, product.url, complaints);
    await logInAs(page, 'bela');
    await page.goto(`/jury/${competitionId}/round/${round}`);
    await page.getByRole('heading', { level: 1, name: /^\d+\. sz\./ }).waitFor();
    const seen = new Set<string | undefined>();
    const mark = async (keys: string) => {
      seen.add(await numberOf(page));
      await page.keyboard.press(keys);
    };
    for (let count = 0; count < 10; count += 1) await mark(String(count));
    await until('ten marks are saved', async () => (await marked()) === 10);

    await context.setOffline(true);
    for (let count = 0; count < photos - 10; count += 1) await mark('5');
    await page.getByText(`${photos - 10} pontszám mentésre vár`, { exact: false }).waitFor();
    expect(await marked()).toBe(10);
    await page.close();

    // Another tab of the same browser, with a line.
    await context.setOffline(false);
    const later = await context.newPage();
    // Any page sends what waits.
    await later.goto('/archive');
    await until('all marks are saved', async () => (await marked()) === photos);
    expect(seen.size).toBe(photos);
    const kept = await product.query<{ marks: number; numbers: number }>(
      'select count(*)::int as marks, count(distinct number)::int as numbers from jury_mark',
    );
    expect(kept).toEqual([{ marks: photos, numbers: photos }]);
    for (const view of ['?list=ALL', '?list=ALL&view=grid']) {
      await later.goto(`/jury/${competitionId}/round/${round}${view}`);
      await later.getByText(`${photos} / ${photos} kép`, { exact: false }).waitFor();
      await later.getByRole('button', { name: '4 pont', exact: true }).waitFor();
      expect(await violationsOn(later)).toEqual([]);
    }
  },
);
