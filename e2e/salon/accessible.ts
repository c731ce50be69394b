import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { axe } from '../product/adminPage.ts';

/** Words of the ceremony's page, by language. */
const words = {
  hu: { presenter: 'Előadói ablak' },
  en: { presenter: 'Presenter’s window' },
} as const;

/** Axe looks at every page of a jury that has decided, in both languages and both themes. @param round its number */
export async function lookThrough(admin: Page, id: number, round: number): Promise<void> {
  const pages = [
    `/admin/competition/${id}?tab=jury&round=${round}`,
    `/admin/competition/${id}?awards`,
    `/admin/competition/${id}?awards=&award=1`,
    `/competition/${id}/browse?sort=rank`,
    `/competition/${id}/catalogue`,
    `/admin/competition/${id}/ceremony`,
  ];
  const wrong: [path: string, error: unknown][] = [];
  for (const locale of ['en', 'hu'] as const) {
    await admin.evaluate((own) => localStorage.setItem('photo-competition.locale', own), locale);
    for (const path of pages) {
      await admin.goto(path);
      await admin.locator(`html[lang=${locale}]`).waitFor({ state: 'attached' });
      await admin.getByRole('heading', { level: 1 }).waitFor();
      await admin.waitForLoadState('networkidle');
      await axe(admin).catch((error: unknown) => wrong.push([path, error]));
    }
    const [presenter] = await Promise.all([
      admin.waitForEvent('popup'),
      admin.getByRole('button', { name: words[locale].presenter }).click(),
    ]);
    await presenter.getByText(/^1 (\/|of) \d+$/).waitFor();
    await axe(presenter);
    await presenter.close();
  }
  expect(wrong).toEqual([]);
}
