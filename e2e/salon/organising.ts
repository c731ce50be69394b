import type { Page } from 'playwright-core';
import { until } from '../product/until.ts';
import { heading } from '../product/adminPage.ts';
import { categories, chair, family, prizes, scale, type Prize } from './story.ts';

/** The title of the competition. */
export const salonTitle = 'Őszi szalon';

const hour = 3_600_000;
const boundaries = ['Feltöltés kezdete', 'Feltöltés vége', 'Zsűrizés vége', 'Eredményhirdetés'] as const;

/** An instant as a field has it in the zone of the organisers, by the minute. */
const localField = (instant: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Budapest', dateStyle: 'short', timeStyle: 'short' })
    .format(instant)
    .replace(' ', 'T');

/** A button by its whole name. */
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** The dialog that is open. */
export const dialogOf = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'));

/**
 * Makes the competition on the screens, and publishes it: entries are open since half an hour, and an hour lies between its dates.
 * @returns its number, and when its entries began, in milliseconds
 */
export async function makeSalon(page: Page): Promise<{ id: number; start: number }> {
  const start = Math.floor(Date.now() / 60_000) * 60_000 - hour / 2;
  await page.goto('/admin/competition');
  await page.getByRole('link', { name: 'Új pályázat', exact: true }).first().click();
  await heading(page, 'Új pályázat');
  for (const [name, text] of [
    ['Cím magyarul', salonTitle],
    ['Cím angolul', 'Autumn salon'],
    ['Leírás magyarul', 'Ami ősszel világít.'],
    ['Leírás angolul', 'What shines in autumn.'],
  ] as const)
    await page.getByRole('textbox', { name, exact: false }).fill(text);
  await page.getByLabel('Ki bírálja el').selectOption({ label: 'Zsűri' });
  await page.getByLabel('Mely képeket láthatják mások').selectOption({ label: 'Csak a zsűri által elfogadottakat' });
  await page.getByLabel('A kép hosszabb oldala legalább (képpont)').fill('100');
  for (const [at, name] of boundaries.entries())
    await page
      .locator('input[type="datetime-local"]')
      .and(page.getByLabel(name))
      .fill(localField(start + at * hour));
  await button(page, 'Mentés').click();
  await page.waitForURL(/\/admin\/competition\/\d+$/);
  await heading(page, salonTitle);
  await button(page, 'Közzététel').click();
  await dialogOf(page).getByRole('button', { name: 'Közzététel', exact: true }).click();
  await dialogOf(page).waitFor({ state: 'detached' });
  return { id: Number(/\d+$/.exec(new URL(page.url()).pathname)?.[0]), start };
}

/** Lets judges enter, and asks one by account and the others by address. */
export async function inviteJudges(
  page: Page,
  id: number,
  { username, people }: { username: string; people: readonly { lastName: string; firstName: string; email: string }[] },
): Promise<void> {
  await page.goto(`/admin/competition/${id}?tab=jury`);
  await page.getByLabel('A zsűritagok nevezhetnek is', { exact: false }).check();
  await button(page, 'Mentés').click();
  await page.getByText('A zsűri szabályait elmentettük.').first().waitFor();
  await page.getByLabel('Nevező keresése', { exact: false }).fill(username);
  await page.getByRole('button', { name: new RegExp(`^${username} \\(`) }).click();
  await button(page, `${username} felkérése`).click();
  const seats = page.getByRole('button', { name: /^Érintettség: / });
  await seats.first().waitFor();
  for (const [at, { lastName, firstName, email }] of people.entries()) {
    await page.getByRole('textbox', { name: 'E-mail-cím', exact: false }).fill(email);
    await page.getByRole('textbox', { name: 'Vezetéknév', exact: false }).fill(lastName);
    await page.getByRole('textbox', { name: 'Utónév', exact: false }).fill(firstName);
    await button(page, 'Felkérés küldése').click();
    await seats.nth(at + 1).waitFor();
  }
}

/** Gives the chair, keeps the photos of family from a judge, and makes the round. */
export async function prepareRound(page: Page, id: number, nameOf: (judge: string) => string): Promise<number> {
  await page.goto(`/admin/competition/${id}?tab=jury`);
  await button(page, `Legyen elnök: ${nameOf(chair)}`).click();
  await button(page, `Ne legyen elnök: ${nameOf(chair)}`).waitFor();
  await button(page, `Érintettség: ${nameOf(family.judge)}`).click();
  const dialog = dialogOf(page);
  await dialog.getByLabel('Nevező keresése', { exact: false }).fill(family.author);
  await dialog.getByRole('button', { name: new RegExp(`^${family.author} \\(`) }).click();
  await dialog.getByRole('button', { name: `${family.author} felvétele` }).click();
  await dialog.getByRole('button', { name: 'Mentés', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('1 személyt nem bírálhat', { exact: false }).waitFor();

  await button(page, 'Új forduló').click();
  await page.getByRole('textbox', { name: 'Cím magyarul' }).fill('Zsűrizés');
  await page.getByRole('textbox', { name: 'Cím angolul' }).fill('Judging');
  await page.getByLabel('Legkisebb pont').fill(String(scale.least));
  await page.getByLabel('Legnagyobb pont').fill(String(scale.most));
  await page.getByLabel('Írhatnak a zsűritagok megjegyzést?').selectOption('ENTRANTS');
  await page.getByLabel('Ez a forduló dönti el', { exact: false }).check();
  await page.getByLabel('A képek hány százalékát', { exact: false }).fill(String(scale.aim));
  await button(page, 'Létrehozás').click();
  await page.getByRole('link', { name: 'A forduló oldala: Zsűrizés' }).click();
  await heading(page, 'Zsűrizés', 2);
  return Number(new URL(page.url()).searchParams.get('round'));
}

/** The judge who is ill leaves the round; the marks stay. */
export async function withdrawJudge(page: Page, id: number, round: number, name: string): Promise<void> {
  await page.goto(`/admin/competition/${id}?tab=jury&round=${round}`);
  await button(page, `Levétel a fordulóról: ${name}`).click();
  const dialog = dialogOf(page);
  await dialog.getByText('Az eddigi pontjai megmaradnak').waitFor({ state: 'attached' });
  await dialog.getByRole('button', { name: 'Levétel', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('Már nem bírál, pontjai megmaradtak').waitFor();
}

const titleOf = (type: string | null) => categories.find(({ code }) => code === type)?.title;

/** Makes the awards, empty. @param seatName name of the judge whose choice one of them is */
export async function makeAwards(page: Page, id: number, seatName: string): Promise<void> {
  await page.goto(`/admin/competition/${id}?tab=jury`);
  await page.getByRole('link', { name: 'Díjak kiosztása' }).click();
  await heading(page, `Díjak: ${salonTitle}`);
  for (const { kind, title, type, most, place } of prizes) {
    await button(page, 'Új díj').click();
    await page.getByLabel('A díj fajtája').selectOption(kind);
    await page.getByLabel('Neve magyarul').fill(title);
    await page.getByLabel('Neve angolul').fill(title);
    if (place !== undefined) await page.getByLabel('Hányadik helyezés?').fill(String(place));
    if (kind === 'JUDGES_CHOICE') await page.getByLabel('Melyik zsűritag díja?').selectOption({ label: seatName });
    await page.getByLabel('Kategória', { exact: true }).selectOption({ label: titleOf(type) ?? 'Mindegyik' });
    await page.getByLabel('Hány kép kaphatja?').fill(String(most));
    await button(page, 'Felvétel').click();
    await button(page, `Szerkesztés: ${title}`).waitFor();
  }
}

/** Opens an award beside the list. */
export async function openAward(page: Page, { title, type }: Prize): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${title} ?\\d+ / \\d+$`) }).click();
  await page
    .getByRole('heading', { level: 2, name: `${title} · ${titleOf(type) ?? 'Minden kategória együtt'}` })
    .waitFor();
}

/** The tiles of the photos that an award can be given to. */
export const tilesOf = (page: Page) =>
  page
    .getByRole('listitem')
    .getByRole('button')
    .filter({ hasText: /összesen \d+ pont/ });

/** Gives the award that is open to the tile of a photo, by Enter. */
export async function giveByKey(page: Page, photo: string): Promise<void> {
  const tile = tilesOf(page).filter({ hasText: photo });
  // A key that comes while the award before is still being given is not heard.
  await until(`the award for ${photo}`, async () => {
    if ((await tile.getAttribute('aria-pressed')) === 'true') return true;
    await tile.press('Enter');
    return false;
  });
}

/** Disqualifies a photo on the tab of the photos, with a reason. */
export async function disqualify(page: Page, id: number, photo: string): Promise<void> {
  await page.goto(`/admin/competition/${id}`);
  const row = page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: photo }).first();
  await row.getByRole('checkbox').check();
  await button(page, 'Kizárás').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('A képet nem a nevező készítette.');
  await dialog.getByRole('button', { name: 'Kizárás', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** Writes to a group of the competition, and sends it. @returns how many the check before sending has counted */
export async function sendTo(page: Page, id: number, group: string, subject: string): Promise<number> {
  await page.goto('/admin/email?new=');
  await page.getByLabel('Melyik pályázatról szól').selectOption(String(id));
  await page.getByLabel('Kiknek', { exact: true }).selectOption(group);
  await page.getByLabel('Melyik hírlevélként').selectOption('');
  for (const language of ['magyarul', 'angolul']) {
    await page.getByRole('textbox', { name: `Tárgy ${language}` }).fill(subject);
    await page.getByRole('textbox', { name: `Szöveg ${language}` }).fill('Kedves {{name}}! {{competition}}');
  }
  await page.getByRole('button', { name: 'Piszkozat mentése' }).click();
  await page.waitForURL(/edit=/);
  await page.getByRole('link', { name: 'Ellenőrzés és küldés' }).click();
  await heading(page, 'Ellenőrzés küldés előtt');
  await page.getByText('Vissza a szerkesztéshez').waitFor();
  for (const box of await page.getByLabel('Láttam, így is jó').all()) await box.check();
  const send = page.getByRole('button', { name: /^Küldés most \d+ embernek$/ });
  const count = Number(/\d+/.exec((await send.textContent()) ?? '')?.[0]);
  await send.click();
  await page.waitForURL(/\/admin\/email\/\d+$/);
  return count;
}
