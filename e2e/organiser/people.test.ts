import { describe, expect, test } from 'vitest';
import { axe, heading, screens } from '../product/adminPage.ts';
import { browserProgram } from '../product/browser.ts';
import { patient, workplace } from '../product/organiser.ts';
import { announce, join, rest, upload, vote, within } from '../product/people.ts';
import { plainPhoto } from '../product/photos.ts';

interface Account {
  id: number;
  username: string;
  firstName: string;
  lastName: string;
  email: string;
  enabled: boolean;
  version: number;
}

/** Entries of the one who is deleted, by the width of the screen. */
const keptOf = new Map<number, number[]>();
let competition: Awaited<ReturnType<typeof announce>>;

const place = workplace(async ({ product, admin }) => {
  competition = await announce(product, admin);
  product.setClock(within(competition, 'UPLOADING'));
  for (const [, width] of screens) {
    await join(product, `acs${width}`, { lastName: 'Ács', firstName: 'Márta' });
    for (const name of ['dora', 'edit', 'fanni']) await join(product, `${name}${width}`, { lastName: `Kör${width}` });
    // One whose deletion leaves something behind: an entry, a vote in a voting that is over, and a comment.
    const gone = await join(product, `gone${width}`, { lastName: 'Zöld', firstName: 'Noémi' });
    const kept = [];
    for (const n of [1, 2]) {
      const photo = await plainPhoto((width % 7) + n);
      kept.push((await upload(product, gone, competition.id, `colour-${n}`, photo, 'Left behind')).body.id);
    }
    keptOf.set(width, kept);
  }
  const owner = await join(product, 'owner');
  const { body } = await upload(product, owner, competition.id, 'mono-1', await plainPhoto(9), 'Voted for');
  product.setClock(within(competition, 'VOTING'));
  for (const [, width] of screens) {
    const gone = { username: '', token: await tokenOf(`gone${width}`) };
    await vote(product, gone, body.id, 5);
    await rest(product, gone, 'POST', `/api/competition/comment/${body.id}`, { comment: 'Lovely' });
  }
  product.setClock(within(competition, 'AWARD'));
});

async function tokenOf(username: string): Promise<string> {
  const response = await fetch(`${place.product.apiUrl}/api/authentication/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: `${username} takes photos` }),
  });
  return (response.headers.get('authorization') ?? '').replace('Bearer ', '');
}

async function accounts(): Promise<Account[]> {
  return (await rest<Account[]>(place.product, place.admin, 'GET', '/api/admin/user/')).body;
}

async function accountOf(username: string): Promise<Account> {
  const found = (await accounts()).find((account) => account.username === username);
  if (!found) throw new Error(`There is no account of ${username}`);
  return found;
}

describe.skipIf(!browserProgram).each(screens)('people, on %s', (_, width, height) => {
  test('are found, disabled together, changed by two at once, and deleted with what stays behind named', async () => {
    const { page, context, complaints } = await place.open(width, height, 'en');
    await page.goto('/admin/users');
    await heading(page, 'Users');
    // Without accents, as one types.
    await page.getByRole('searchbox').fill(`acs${width}`);
    await page.getByRole('status').filter({ hasText: '1–1 of 1' }).waitFor();
    await page.getByRole('searchbox').fill('acs');
    await page.getByRole('link', { name: 'Márta Ács' }).first().waitFor();
    await axe(page);
    await page.getByRole('button', { name: 'Save this view' }).click();
    await page.getByRole('textbox', { name: 'Name of the view' }).fill('Carpenters');
    await axe(page);
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Carpenters' }).waitFor();
    await page.goto('/admin/users');
    await page.getByRole('link', { name: 'Carpenters' }).click();
    await page.getByRole('link', { name: 'Márta Ács' }).first().waitFor();
    await expect.poll(() => page.getByRole('searchbox').inputValue(), patient).toBe('acs');

    await page.getByRole('searchbox').fill(`kor${width}`);
    await page.getByRole('status').filter({ hasText: '1–3 of 3' }).waitFor();
    const three = ['dora', 'edit', 'fanni'].map((name) => `${name}${width}`);
    const enabled = async () =>
      (await accounts()).filter(({ username }) => three.includes(username)).map((account) => account.enabled);
    for (const box of await page.getByRole('checkbox', { name: `Choose Ágnes Kör${width}` }).all()) await box.check();
    await page.getByText('Chosen: 3').waitFor();
    await axe(page);
    await page.getByRole('button', { name: 'Disable', exact: true }).click();
    await page.getByText('Done: 3.').waitFor();
    expect(await enabled()).toEqual([false, false, false]);
    await axe(page);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(enabled, patient).toEqual([true, true, true]);

    const acs = await accountOf(`acs${width}`);
    await page.goto(`/admin/users?user=${acs.id}`);
    await heading(page, 'Márta Ács');
    await axe(page);
    await page.getByLabel('First name').fill('Mária');
    const { firstName, version, username } = acs;
    const theirs = {
      ...{ version, firstName, lastName: 'Ácsné', email: `${username}.new@example.org` },
      ...{ locale: 'hu', newsletter: [], administrator: false },
    };
    expect((await rest(place.product, place.admin, 'PUT', `/api/admin/user/${acs.id}`, theirs)).status).toBe(200);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const conflict = page.getByRole('dialog', { name: 'Somebody else has saved meanwhile' });
    await conflict.waitFor();
    await axe(page);
    await conflict.getByRole('button', { name: 'Save what is chosen' }).click();
    await heading(page, 'Mária Ácsné');
    expect(await accountOf(username)).toMatchObject({
      ...{ firstName: 'Mária', lastName: 'Ácsné', email: `${username}.new@example.org` },
    });

    // The last administrator can neither be deleted nor demoted.
    const { id } = await accountOf(place.admin.username);
    await page.goto(`/admin/users?user=${id}`);
    await page.getByText('This is the last administrator who may log in and cannot be deleted.').waitFor();
    expect(await page.getByRole('button', { name: 'Delete the user' }).count()).toBe(0);
    await page.getByRole('checkbox', { name: 'Administrator' }).click();
    await page.getByText('After saving: loses every page of the administration').waitFor();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('This is the last enabled administrator. Make another one first.').first().waitFor();
    await axe(page);

    const gone = await accountOf(`gone${width}`);
    await page.goto(`/admin/users?user=${gone.id}`);
    await heading(page, 'Noémi Zöld');
    await page.getByRole('button', { name: 'Delete the user' }).click();
    const question = page.getByRole('alertdialog');
    for (const said of ['0 entries that are deleted', '2 entries that stay', '1 comments', '1 votes'])
      await question.getByText(said).waitFor();
    await axe(page);
    expect(await question.getByRole('button', { name: 'Delete the user' }).isDisabled()).toBe(true);
    await question.getByRole('textbox').fill(gone.username);
    await question.getByRole('button', { name: 'Delete the user' }).click();
    await page.getByText('Deleted: Noémi Zöld.').first().waitFor();
    await heading(page, 'Users');
    // What was said is what has happened.
    expect((await accounts()).some((account) => account.id === gone.id)).toBe(false);
    for (const image of keptOf.get(width) ?? []) {
      const path = `/api/competition/image/${image}`;
      const { body } = await rest<{ author: unknown }>(place.product, place.admin, 'GET', path);
      expect(body.author).toBeNull();
    }
    expect(complaints).toEqual([]);
    await context.close();
  });
});
