import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { patient } from '../product/organiser.ts';
import { mean, percent, type Step } from './reckoning.ts';

/** What the handle has to say at each score. */
export const stepTexts = (steps: readonly Step[], photos: number): string[] =>
  steps.map(
    ({ score, photosFrom, authorsFrom }) =>
      `${mean(score)} ponttól: ${photosFrom} kép (${percent(photosFrom, photos)}), ${authorsFrom} szerző`,
  );

/** The line of a category as the page shows it. */
export interface ShownLine {
  /** What the handle says where it stands at first, and at each score, the highest first. */
  first: string;
  texts: string[];
  /** Photos of each column of the histogram, the lowest score first. */
  heights: number[];
  /** Moves the handle to a score, by keys. */
  moveTo: (step: number) => Promise<void>;
}

/** Height of the columns in an outline, by their place. */
function barsOf(outline: string): Map<number, number> {
  const bars = [...outline.matchAll(/M([\d.]+) [\d.]+h\.8v-([\d.]+)h/g)];
  return new Map(bars.map(([, place, height]) => [Math.round(Number(place) - 0.1), Number(height)]));
}

/** Reads the line of a category: moves the handle from the highest score to the lowest one. */
export async function linesAsShown(page: Page, category: string): Promise<ShownLine> {
  const handle = page.getByRole('slider', { name: `A vonal helye: ${category}` });
  const said = async () => (await handle.getAttribute('aria-valuetext')) ?? '';
  await handle.waitFor();
  const first = await said();
  const outlines = await handle
    .locator('path')
    .evaluateAll((paths) => paths.map((path) => path.getAttribute('d') ?? ''));
  const bars = outlines.map(barsOf);
  const places = [...new Set(bars.flatMap((one) => [...one.keys()]))].sort((a, b) => a - b);
  const sums = places.map((place) => bars.reduce((sum, one) => sum + (one.get(place) ?? 0), 0));
  // The highest column fills the chart, whatever it holds: the lowest one holds the fewest, which is one photo here.
  const unit = Math.min(...sums);

  const press = async (key: string) => {
    const before = await said();
    await handle.press(key);
    await expect.poll(said, patient).not.toBe(before);
  };
  const last = Number(await handle.getAttribute('aria-valuemax'));
  await handle.press('End');
  const texts = [await said()];
  for (let step = 0; step < last; step += 1) {
    await press('ArrowLeft');
    texts.push(await said());
  }
  const moveTo = async (step: number) => {
    await handle.press('End');
    for (let moves = 0; moves < step; moves += 1) await press('ArrowLeft');
  };
  return { first, texts, heights: sums.map((sum) => Math.round(sum / unit)), moveTo };
}
