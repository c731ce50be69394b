import { readXlsx } from 'hucre/xlsx';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { rowsOf } from '../product/csv.ts';
import { download } from '../product/download.ts';
import { catalogueRows, juryRows, type Outcome } from './afterwards.ts';
import type { GivenMark } from './reckoning.ts';
import * as story from './story.ts';

/** The tables of the jury as CSV, and one of them as XLSX, against what the marks come to. @param imageIds by title */
export async function checkTables(admin: Page, outcome: Outcome, imageIds: ReadonlyMap<string, number>): Promise<void> {
  const { facts } = outcome;
  await admin.goto(`/admin/competition/${outcome.id}?tab=files`);
  const table = (name: string) => `${name} (CSV)`;
  const jury = rowsOf(await download(admin, table('A zsűri döntése képenként')));
  const line = (row: Record<string, string>) =>
    ['type', 'title', 'sum', 'marks', 'accepted', 'rank'].map((name) => row[name]).join(' ');
  expect(jury.map(line).toSorted()).toEqual(juryRows(outcome).toSorted());
  for (const { title, imageId, score, lastName, firstName, sum, marks } of jury) {
    expect(imageId).toBe(String(imageIds.get(title ?? '')));
    const [numerator, denominator] = (score ?? '').split('/').map(Number) as [number, number];
    expect(numerator * Number(marks)).toBe(denominator * Number(sum));
    expect(`${lastName} ${firstName}`).toBe(
      outcome.nameOf(story.entries.find((one) => one.title === title)?.author ?? ''),
    );
  }
  const { sheets } = await readXlsx(new Uint8Array(await download(admin, 'A zsűri döntése képenként (Excel)')));
  const cells = (sheets[0]?.rows ?? []).slice(1).map((row) => row.map((cell) => String(cell ?? '')));
  expect(cells).toEqual(jury.map((row) => Object.values(row)));

  const marks = rowsOf(await download(admin, table('A zsűri pontjai (betűjellel)')));
  const isBarred = (one: GivenMark) =>
    facts.barred.some(({ judge, title }) => judge === one.judge && title === one.title);
  const counting = facts.marks.filter((one) => !facts.hidden.includes(one.title) && !isBarred(one));
  expect(
    marks
      .filter(({ point }) => point !== '')
      .map(({ title, point }) => `${title} ${point}`)
      .toSorted(),
  ).toEqual(counting.map(({ title, point }) => `${title} ${point}`).toSorted());
  expect(marks.filter(({ point }) => point === '').map(({ title, withdrawn }) => `${title} ${withdrawn}`)).toEqual([
    `${story.known.title} KNOWN`,
  ]);

  const catalogue = rowsOf(await download(admin, table('Katalógus (elfogadott és díjazott képek)')));
  expect(
    catalogue.map((row) =>
      Object.values(row)
        .filter((cell) => cell !== '')
        .join(' | '),
    ),
  ).toEqual(catalogueRows(outcome, imageIds));
}
