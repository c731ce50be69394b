import { createRequire } from 'node:module';
import { setTimeout as delay } from 'node:timers/promises';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** Axe as the builder has it, which a plain import need not find. */
const axePackage = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
const { source } = axePackage('axe-core') as { source: string };

/** Rules that axe leaves off by itself: what a control is called holds the words that it shows (WCAG 2.5.3). */
const experimental = { 'label-content-name-mismatch': { enabled: true } };

/** Looks at a page, at most: what is fading in, or is being written, is at rest by the last of them. */
const looks = 8;
/** Milliseconds between two looks. */
const pause = 500;

/** The rules that judge colours: the others find the same in each colour scheme, and a second look by all of them takes long. */
export const colourRules = ['color-contrast', 'link-in-text-block'];

/** Loads axe into the documents that lack it: the builder loads it twice for each look, which takes as long as the look. */
async function loadAxe(page: Page): Promise<void> {
  const frames = page.frames().filter((frame) => frame === page.mainFrame() || !frame.url().startsWith('about:'));
  for (const frame of frames) if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source);
}

/**
 * Violations that axe finds on a page at rest: rule, place and reason. A page that is still arriving may break a rule for a moment
 * (a notification that fades in has little contrast), so only lasting ones count.
 *
 * @param part - selectors of the part that alone is looked at (one in a frame is the frame's and its own), and of parts left out
 * @param rules - the rules that alone are looked for
 */
export async function violationsOn(
  page: Page,
  part: { include?: string | string[]; exclude?: string } = {},
  rules?: string[],
): Promise<string[]> {
  for (let look = 1; ; look += 1) {
    // In the page itself: otherwise each look opens a second page, and loads axe there, to gather what was found.
    await loadAxe(page);
    const axe = new AxeBuilder({ page, axeSource: 'void 0' })
      .setLegacyMode()
      .options({ resultTypes: ['violations'], rules: experimental });
    if (part.include) axe.include(part.include);
    if (part.exclude) axe.exclude(part.exclude);
    if (rules) axe.withRules(rules);
    const { violations } = await axe.analyze();
    if (violations.length === 0 || look === looks)
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html}: ${failureSummary ?? ''}`),
      );
    await delay(pause);
  }
}
