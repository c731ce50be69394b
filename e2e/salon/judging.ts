import type { Browser, BrowserContext, Page } from 'playwright-core';
import { openPage } from '../product/browser.ts';
import { mailTo, type Reached } from '../product/people.ts';
import type { GivenMark } from './reckoning.ts';
import { entries, ill, judges, known, onPhone, remarked, starred, type Judge } from './story.ts';

/** A judge with a browser. */
export interface JudgeAtWork {
  judge: Judge;
  page: Page;
  context: BrowserContext;
}

const password = 'szalon és zsűri 11';

async function logIn(page: Page, username: string, secret: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Felhasználónév').fill(username);
  await page.getByLabel('Jelszó', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Belépek' }).click();
  await page.waitForURL((url) => url.pathname === '/');
}

/** Opens a judge's browser: a desktop, or a phone with touch. */
export async function openJudge(
  browser: Browser,
  url: string,
  judge: Judge,
  complaints: string[],
): Promise<JudgeAtWork> {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
  const { page, context } = await openPage(browser, url, complaints, 'hu-HU', onPhone.includes(judge) ? phone : {});
  return { judge, page, context };
}

/** A judge reads the mails, makes the password where there is none yet, and accepts on the page that the mail leads to. */
export async function acceptByMail(
  product: Reached,
  { page }: JudgeAtWork,
  { email, account }: { email: string; account?: { username: string; password: string } },
): Promise<void> {
  const { text: invitation } = await mailTo(product, email, 'jury');
  const link = /https?:\/\/\S+\/jury\/\d+/.exec(invitation)?.[0] ?? '';
  if (account) await logIn(page, account.username, account.password);
  else {
    // As a person reads it: what keeps mailboxes from making a link of it is invisible.
    const username = /A fiókod neve: (\S+)\. /.exec(invitation.replaceAll(/[\u2060\u2066-\u2069]/g, ''))?.[1] ?? '';
    const { text: activation } = await mailTo(product, email, 'activation');
    await page.goto(/https?:\/\/\S+\/activation\/\d+\/[\w-]+/.exec(activation)?.[0] ?? '');
    await page.locator('input[autocomplete=new-password]').fill(password);
    await page.getByRole('button', { name: 'Aktiválom a fiókot' }).click();
    await page.waitForURL((url) => url.pathname === '/login');
    await logIn(page, username, password);
  }
  await page.goto(link);
  await page.getByRole('button', { name: 'Elfogadom' }).click();
  await page.getByText('A zsűri tagja vagy. Itt látod', { exact: false }).waitFor();
}

const headingOf = (page: Page) => page.getByRole('heading', { level: 1 });

/** Does something that brings the next photo, and waits until it, or the end of the list, stands there. */
async function goOn(page: Page, act: () => Promise<void>): Promise<void> {
  const before = await headingOf(page).textContent();
  await act();
  await page.waitForFunction((was) => document.querySelector('h1')?.textContent !== was, before);
}

const dialogOf = (page: Page) => page.getByRole('dialog');

/** Stars a photo, or writes about it, where the judge does. */
async function annotate({ judge, page }: JudgeAtWork, title: string): Promise<void> {
  if (judge === starred.judge && title === starred.title) {
    await page.keyboard.press('s');
    await page.getByRole('button', { name: 'Megnézem még egyszer', pressed: true }).waitFor();
  }
  if (judge === remarked.judge && title === remarked.title) {
    await page.keyboard.press('n');
    await dialogOf(page).getByRole('textbox').fill(remarked.text);
    await dialogOf(page).getByRole('button', { name: 'Mentés', exact: true }).click();
    await dialogOf(page).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Megjegyzés', pressed: true }).waitFor();
  }
}

/** Goes back to the photo that was marked last, and withdraws from it. */
async function withdraw(page: Page): Promise<void> {
  await goOn(page, () => page.keyboard.press('ArrowLeft'));
  await goOn(page, async () => {
    await page.keyboard.press('w');
    await dialogOf(page).getByRole('button', { name: 'Ismerem, aki készítette' }).click();
  });
}

/**
 * A judge goes through the round from the first photo to the last, by touch on a phone and by the keyboard elsewhere.
 * @returns the marks as they were given, and the titles of all photos that were shown
 */
export async function judgeAll(at: JudgeAtWork): Promise<{ marks: GivenMark[]; shown: string[] }> {
  const { judge, page } = at;
  const isPhone = onPhone.includes(judge);
  const marks: GivenMark[] = [];
  const shown: string[] = [];
  await page.goto('/jury');
  const begin = page.getByRole('link', { name: 'Bírálok: Zsűrizés' });
  await (isPhone ? begin.tap() : begin.press('Enter'));
  await headingOf(page)
    .filter({ hasText: /^\d+\. sz\.: / })
    .waitFor();
  for (;;) {
    const title = /^\d+\. sz\.: (.*)$/.exec((await headingOf(page).textContent()) ?? '')?.[1];
    if (title === undefined) break;
    shown.push(title);
    const point = entries.find((one) => one.title === title)?.marks[judges.indexOf(judge)] ?? null;
    await annotate(at, title);
    if (point !== null) marks.push({ judge, title, point });
    await goOn(page, async () => {
      if (point === null) await page.keyboard.press('ArrowRight');
      else if (isPhone) await page.getByRole('button', { name: `${point} pont`, exact: true }).tap();
      else await page.keyboard.press(String(point % 10));
    });
    if (judge === known.judge && title === known.title) await withdraw(page);
  }
  await page.locator('[data-waiting="0"]').waitFor();
  if (judge !== ill) await sayFinished(page, isPhone);
  return { marks, shown };
}

async function sayFinished(page: Page, isPhone: boolean): Promise<void> {
  const panel = page.getByRole('button', { name: 'Saját számok és billentyűk' });
  await (isPhone ? panel.tap() : page.keyboard.press('?'));
  const box = page.getByRole('checkbox', { name: 'Végeztem', exact: true });
  // It is checked once the service has kept it.
  await box.click();
  await page.getByRole('checkbox', { name: 'Végeztem', exact: true, checked: true }).waitFor();
}
