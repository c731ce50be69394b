import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** More stops than a page has. */
const most = 120;

/**
 * Goes on by Tab, and from the end of the page back by Shift and Tab, until the focus is on an element, which then is in sight and
 * not wholly under something else.
 */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  let key = 'Tab';
  for (let step = 0; step < 2 * most && !(await isThere()); step += 1) {
    await page.keyboard.press(key);
    if (!(await page.evaluate(() => document.hasFocus()))) key = 'Shift+Tab';
  }
  expect(await isThere(), `the focus is on ${String(target)}`).toBe(true);
  const isSeen = () =>
    target.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const spots = [
        [left + 4, top + 4],
        [(left + right) / 2, (top + bottom) / 2],
        [right - 4, bottom - 4],
      ] as const;
      return spots.some(([x, y]) => {
        const found = document.elementFromPoint(x, y);
        return found !== null && (element.contains(found) || found.contains(element));
      });
    });
  // A notification may lie over it for some seconds.
  await expect.poll(isSeen, { message: `${String(target)} can be seen`, timeout: 30_000 }).toBe(true);
}

/** Chooses in a list of choices by the arrows. */
export async function choose(page: Page, list: Locator, value: string): Promise<void> {
  await tabTo(page, list);
  await page.keyboard.press('Home');
  const chosen = () => list.inputValue();
  for (let step = 0; step < most && (await chosen()) !== value; step += 1) await page.keyboard.press('ArrowDown');
  expect(await chosen()).toBe(value);
}

/** Goes to a field and types into it. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

/** Goes to a button or a link, and presses it. */
export async function pressOn(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/**
 * Walks a page by Tab from its beginning to its end.
 * @returns how many elements took the focus, and the names of those that then lay wholly under something else (WCAG 2.2, 2.4.11)
 */
export async function walk(page: Page): Promise<{ stops: number; covered: string[] }> {
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    window.scrollTo(0, 0);
  });
  const covered: string[] = [];
  for (let stops = 0; stops < most; stops += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate((isFirst) => {
      const seen = document.querySelectorAll('[data-walked]');
      if (isFirst) seen.forEach((element) => element.removeAttribute('data-walked'));
      const element = document.activeElement;
      if (!element || element === document.body || element.hasAttribute('data-walked')) return null;
      element.setAttribute('data-walked', '');
      // A box that is drawn by its label has no size of its own.
      const shown = element.getBoundingClientRect().width > 2 ? element : (element.closest('label') ?? element);
      const { left, right, top, bottom } = shown.getBoundingClientRect();
      const heights = [top + 4, (top + bottom) / 2, bottom - 4];
      const isSeen = heights.some((y) => {
        const found = document.elementFromPoint((left + right) / 2, y);
        return found !== null && (shown.contains(found) || found.contains(shown));
      });
      return { isSeen, name: element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 60) };
    }, stops === 0);
    if (!stop) return { stops, covered };
    if (!stop.isSeen) covered.push(stop.name);
  }
  throw new Error(`The page has more than ${most} stops`);
}

/**
 * Counts the keys that are pressed on a page from now on, whatever is loaded meanwhile.
 * @returns how many have been pressed
 */
export async function countKeys(page: Page): Promise<() => Promise<number>> {
  const count = () => {
    addEventListener(
      'keydown',
      () => sessionStorage.setItem('keys', String(Number(sessionStorage['keys'] ?? 0) + 1)),
      true,
    );
  };
  await page.evaluate(count);
  await page.addInitScript(count);
  return () => page.evaluate(() => Number(sessionStorage.getItem('keys')));
}
