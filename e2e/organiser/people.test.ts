import { describe, expect, test } from 'vitest';
import { axe, heading, phone } from '../product/adminPage.ts';
import { browserProgram } from '../product/browser.ts';
import { patient, workplace } from '../product/organiser.ts';
import { announce, join, rest, upload, vote, within } from '../product/people.ts';
import { plainPhoto } from '../product/photos.ts';
import { wordsOf } from '../product/words.ts';

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
  for (const [, width] of phone) {
    await join(product, `acs${width}`, { lastName: 'Ács', firstName: 'Márta' });
    for (const name of ['dora', 'edit', 'fanni']) await join(product, `${name}${width}`, { lastName: `Kör${width}` });
    // A person whose deletion leaves something behind: an entry, a vote in a voting that is over, and a comment.
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
  for (const [, width] of phone) {
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

/** Why the last administrator stays one, in the words of the service. */
const lastAdministrator = {
  hu: 'Ez az utolsó engedélyezett adminisztrátor. Előbb tégy mást is azzá.',
  en: 'This is the last enabled administrator. Make another one first.',
};

describe.skipIf(!browserProgram).each(phone)('people, on %s', (_, width, height) => {
  const locale = 'en';

  test('are found, disabled together, changed by two at once, and deleted with what stays behind named', async () => {
    const [office, words, shell] = await Promise.all(
      (['admin', 'adminUsers', 'shell'] as const).map((feature) => wordsOf(feature, locale)),
    );
    if (!office || !words || !shell) throw new Error('There are no texts');
    const named = (lastName: string, firstName: string) => `${firstName} ${lastName}`;
    const found = (total: number) =>
      page.getByRole('status').filter({ hasText: office('table.range', { first: 1, last: total, total }) });
    const { page, context, complaints } = await place.open(width, height, locale);
    await page.goto('/admin/users');
    await heading(page, words('title'));
    // Without accents, as one types.
    await page.getByRole('searchbox').fill(`acs${width}`);
    await found(1).waitFor();
    await page.getByRole('searchbox').fill('acs');
    await page
      .getByRole('link', { name: named('Ács', 'Márta') })
      .first()
      .waitFor();
    await axe(page);
    await page.getByRole('button', { name: office('views.save') }).click();
    await page.getByRole('textbox', { name: office('views.name') }).fill('Carpenters');
    await axe(page);
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Carpenters' }).waitFor();
    await page.goto('/admin/users');
    await page.getByRole('link', { name: 'Carpenters' }).click();
    await page
      .getByRole('link', { name: named('Ács', 'Márta') })
      .first()
      .waitFor();
    await expect.poll(() => page.getByRole('searchbox').inputValue(), patient).toBe('acs');

    await page.getByRole('searchbox').fill(`kor${width}`);
    await found(3).waitFor();
    const three = ['dora', 'edit', 'fanni'].map((name) => `${name}${width}`);
    const enabled = async () =>
      (await accounts()).filter(({ username }) => three.includes(username)).map((account) => account.enabled);
    const choose = words('bulk.choose', { name: named(`Kör${width}`, 'Ágnes') });
    for (const box of await page.getByRole('checkbox', { name: choose }).all()) await box.check();
    await page.getByText(office('bulk.chosen', { n: 3 })).waitFor();
    await axe(page);
    await page.getByRole('button', { name: words('disable'), exact: true }).click();
    await page.getByText(office('bulk.done', { n: 3 })).waitFor();
    expect(await enabled()).toEqual([false, false, false]);
    await axe(page);
    await page.getByRole('button', { name: office('bulk.undo') }).click();
    await expect.poll(enabled, patient).toEqual([true, true, true]);

    const acs = await accountOf(`acs${width}`);
    await page.goto(`/admin/users?user=${acs.id}`);
    await heading(page, named('Ács', 'Márta'));
    await axe(page);
    await page.getByLabel(shell('form.firstName')).fill('Mária');
    const { firstName, version, username } = acs;
    const theirs = {
      version,
      firstName,
      lastName: 'Ácsné',
      email: `${username}.new@example.org`,
      locale: 'hu',
      newsletter: [],
      administrator: false,
    };
    expect((await rest(place.product, place.admin, 'PUT', `/api/admin/user/${acs.id}`, theirs)).status).toBe(200);
    const save = page.getByRole('button', { name: words('save'), exact: true });
    await save.click();
    const conflict = page.getByRole('dialog', { name: office('conflict.title') });
    await conflict.waitFor();
    await axe(page);
    await conflict.getByRole('button', { name: office('conflict.save') }).click();
    await heading(page, named('Ácsné', 'Mária'));
    expect(await accountOf(username)).toMatchObject({
      firstName: 'Mária',
      lastName: 'Ácsné',
      email: `${username}.new@example.org`,
    });

    // The last administrator can neither be deleted nor demoted.
    const { id } = await accountOf(place.admin.username);
    await page.goto(`/admin/users?user=${id}`);
    await page.getByText(words('removalLast')).waitFor();
    expect(await page.getByRole('button', { name: words('delete') }).count()).toBe(0);
    await page.getByRole('checkbox', { name: words('administrator') }).click();
    await page.getByText(words('demote')).waitFor();
    await save.click();
    await page.getByText(lastAdministrator[locale]).first().waitFor();
    await axe(page);

    const gone = await accountOf(`gone${width}`);
    await page.goto(`/admin/users?user=${gone.id}`);
    await heading(page, named('Zöld', 'Noémi'));
    await page.getByRole('button', { name: words('delete') }).click();
    const question = page.getByRole('alertdialog');
    const told = { EntriesWithdrawn: 0, EntriesKept: 2, Comments: 1, Votes: 1 };
    for (const [what, n] of Object.entries(told)) await question.getByText(`${n} ${words(`removal${what}`)}`).waitFor();
    await axe(page);
    const remove = question.getByRole('button', { name: words('delete') });
    expect(await remove.isDisabled()).toBe(true);
    await question.getByRole('textbox').fill(gone.username);
    await remove.click();
    await page
      .getByText(words('deleted', { name: named('Zöld', 'Noémi') }))
      .first()
      .waitFor();
    await heading(page, words('title'));
    // The deletion has happened as it was announced.
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
