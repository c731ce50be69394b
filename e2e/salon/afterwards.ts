import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { patient } from '../product/organiser.ts';
import {
  acceptedBy,
  byOrder,
  compare,
  mean,
  numbersOf,
  scored,
  stepsOf,
  type Facts,
  type Scored,
  type Score,
} from './reckoning.ts';
import { categories, judges, prizes, remarked, scale } from './story.ts';

/** What the salon has come to. */
export interface Outcome {
  id: number;
  facts: Facts;
  lines: Readonly<Record<string, Score>>;
  /** Titles of the photos that have each award, and of the best author the username. */
  winners: ReadonlyMap<string, readonly string[]>;
  nameOf: (username: string) => string;
}

/** Photos that are still in the salon. */
const remaining = ({ facts }: Outcome) => facts.photos.filter(({ title }) => !facts.hidden.includes(title));

export const acceptedIn = ({ facts, lines }: Outcome): Scored[] => acceptedBy(scored(facts), lines);

/** Judges whose marks count in the round: also those of who has fallen ill. */
const panel = judges.length;

/** A sum of the possible where every judge has marked, else a mean. */
const told = (score: Score): string =>
  score.points.length === panel ? `${score.sum} / ${panel * scale.most} pont` : mean(score);

/** The page of the results: awards, numbers, accepted photos by score, and the lines. */
export async function checkResults(page: Page, outcome: Outcome): Promise<void> {
  const accepted = acceptedIn(outcome);
  await page.goto(`/competition/${outcome.id}/browse?sort=rank`);
  for (const { code, title } of categories) {
    const { photos, authors, accepted: n, acceptedAuthors } = numbersOf(remaining(outcome), accepted, code);
    const text = `Nevezett: ${photos} kép, ${authors} szerző. A zsűri elfogadott: ${n} kép, ${acceptedAuthors} szerző.`;
    const section = page.getByRole('region', { name: title }).filter({ hasText: 'Nevezett:' });
    await section.getByText(text).waitFor();
    const own = accepted.filter(({ type }) => type === code);
    const items = section.getByRole('list', { name: 'Elfogadott képek, a zsűri sorrendjében' }).getByRole('listitem');
    await expect.poll(() => items.count(), patient).toBe(own.length);
    const shown = await items.allTextContents();
    for (const [at, photo] of own.entries()) {
      expect(shown[at]?.startsWith(`${photo.title}${outcome.nameOf(photo.author)}`)).toBe(true);
      expect(shown[at]).toContain(told(photo.score));
    }
    await page
      .getByText(`${title}: ${mean(outcome.lines[code] as Score)} ponttól elfogadva`, { exact: false })
      .waitFor();
  }
  const awards = page.getByRole('region', { name: 'A zsűri díjai', exact: true });
  for (const { title, kind } of prizes)
    for (const winner of outcome.winners.get(title) ?? []) {
      const name = kind === 'BEST_AUTHOR' ? outcome.nameOf(winner) : winner;
      await awards.getByRole('listitem').filter({ hasText: title }).filter({ hasText: name }).waitFor();
    }
  const given = [...outcome.winners.values()].flat().length;
  expect(await awards.getByRole('listitem').count()).toBe(given);
}

/** The report cards of an entrant who is logged in, and the certificate of each photo. */
export async function checkReportCards(page: Page, outcome: Outcome, username: string): Promise<void> {
  const { facts, lines } = outcome;
  const all = scored(facts);
  const accepted = acceptedIn(outcome);
  for (const photo of facts.photos.filter(({ author }) => author === username)) {
    await page.goto(`/user/report/${outcome.id}`);
    const card = page.getByRole('article', { name: photo.title });
    if (facts.hidden.includes(photo.title)) {
      await card.getByText('Kizárták, ezért nem versenyez.').waitFor();
      expect(await card.getByRole('link', { name: /nyomtatása/ }).count()).toBe(0);
      continue;
    }
    const { score } = all.find(({ title }) => title === photo.title) as Scored;
    const isAccepted = accepted.some(({ title }) => title === photo.title);
    await card.getByText(isAccepted ? 'Elfogadva' : 'Nem került be', { exact: true }).waitFor();
    const whole = score.points.length === panel;
    await card
      .getByText(whole ? told(score) : `${mean(score)} pont (${score.points.length} zsűritag átlaga)`)
      .waitFor();
    const line = mean(lines[photo.type] as Score);
    await card
      .getByText(`Átlag: ${mean(score)}. Ebben a kategóriában ${line} ponttól fogadott el képet a zsűri.`)
      .waitFor();
    const marks = await card
      .getByRole('list', { name: 'A zsűritagok pontjai betűjellel' })
      .getByRole('listitem')
      .allTextContents();
    expect(marks.map((text) => Number(/^[A-E]: (\d+)$/.exec(text)?.[1])).toSorted((a, b) => a - b)).toEqual(
      score.points.toSorted((a, b) => a - b),
    );
    const peers = all.filter(({ type }) => type === photo.type);
    const better = peers.filter((one) => compare(one.score, score) > 0).length;
    await card.getByText(`Jobb pontszámú kép a kategóriában: ${better} / ${peers.length}.`).waitFor();
    const columns = await card
      .getByRole('img', { name: 'Hány kép hány pontot kapott a kategóriában' })
      .locator('title')
      .allTextContents();
    expect(columns.map((text) => Number(/(\d+)$/.exec(text)?.[1]))).toEqual(
      stepsOf(all, photo.type)
        .map(({ photos }) => photos)
        .toReversed(),
    );
    if (photo.title === remarked.title) await card.getByText(remarked.text).waitFor();
    const awards = prizes
      .filter(({ title }) => outcome.winners.get(title)?.includes(photo.title))
      .map(({ title }) => title);
    for (const award of awards) await card.getByText(award, { exact: true }).waitFor();
    await card
      .getByRole('link', {
        name: isAccepted ? `Oklevél nyomtatása: ${photo.title}` : `Emléklap nyomtatása: ${photo.title}`,
      })
      .click();
    await page.getByText(outcome.nameOf(username)).first().waitFor();
    await page
      .getByText(isAccepted ? (awards[0] ?? 'a zsűri által elfogadott képért') : 'a pályázaton való részvételért')
      .first()
      .waitFor();
    await page.getByText(`„${photo.title}”`).waitFor();
  }
}

/** Titles of accepted photos of a category as the catalogue has them: awarded ones by the list of awards, the others by author. */
export function catalogueOrder(outcome: Outcome, code: string): Scored[] {
  const rank = ({ title }: Scored) => {
    const at = prizes.findIndex((prize) => outcome.winners.get(prize.title)?.includes(title));
    return at < 0 ? prizes.length : at;
  };
  const byName = new Intl.Collator('hu').compare;
  return acceptedIn(outcome)
    .filter(({ type }) => type === code)
    .sort(
      (a, b) =>
        rank(a) - rank(b) || byName(outcome.nameOf(a.author), outcome.nameOf(b.author)) || byName(a.title, b.title),
    );
}

const awardsOf = (outcome: Outcome, title: string): string[] =>
  prizes.filter((prize) => outcome.winners.get(prize.title)?.includes(title)).map((prize) => prize.title);

/** The catalogue as everyone reads it. */
export async function checkCatalogue(page: Page, outcome: Outcome): Promise<void> {
  await page.goto(`/competition/${outcome.id}/catalogue`);
  for (const { code, title } of categories) {
    const photos = catalogueOrder(outcome, code);
    const authors = new Set(photos.map(({ author }) => author)).size;
    const awarded = photos.filter((photo) => awardsOf(outcome, photo.title).length > 0).length;
    const section = page.getByRole('region', { name: title });
    await section
      .getByText(`${photos.length} kép · ${authors} szerző · ${photos.length} elfogadva · ${awarded} díjazott`)
      .waitFor();
    await expect
      .poll(() => section.getByRole('listitem').allTextContents(), patient)
      .toEqual(
        photos.map((photo) => [photo.title, outcome.nameOf(photo.author), ...awardsOf(outcome, photo.title)].join('')),
      );
  }
  const best = prizes.find(({ kind }) => kind === 'BEST_AUTHOR')?.title ?? '';
  await page.getByText(`${best}: ${outcome.nameOf(outcome.winners.get(best)?.[0] ?? '')}`).waitFor();
}

/** Rows of the table of the jury, in the order of the file. */
export function juryRows(outcome: Outcome): string[] {
  const all = scored(outcome.facts);
  const accepted = acceptedIn(outcome).map(({ title }) => title);
  return all.map((photo) => {
    const { title, type, score } = photo;
    const rank = 1 + all.filter((one) => one.type === type && byOrder(one, photo) < 0).length;
    return [type, title, score.sum, score.points.length, accepted.includes(title) ? 1 : 0, rank].join(' ');
  });
}

/** Rows of the table of the catalogue: photos, then the numbers of their category, then the best authors. */
export function catalogueRows(outcome: Outcome, imageIds: ReadonlyMap<string, number>): string[] {
  const accepted = acceptedIn(outcome);
  const rows = categories.flatMap(({ code }) => {
    const { photos, authors, accepted: n, acceptedAuthors } = numbersOf(remaining(outcome), accepted, code);
    const listed = catalogueOrder(outcome, code).map((photo) => {
      const awards = awardsOf(outcome, photo.title).join('; ');
      const names = outcome.nameOf(photo.author).split(' ');
      return [code, imageIds.get(photo.title), ...names, photo.title, ...(awards ? [awards, awards] : [])].join(' | ');
    });
    return [...listed, [code, authors, photos, acceptedAuthors, n].join(' | ')];
  });
  const best = prizes
    .filter(({ kind }) => kind === 'BEST_AUTHOR')
    .flatMap(({ title }) => {
      const [username = ''] = outcome.winners.get(title) ?? [];
      return [...outcome.nameOf(username).split(' '), title, title].join(' | ');
    });
  return [...rows, ...best];
}
