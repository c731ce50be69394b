import { describe, expect, test } from 'vitest';
import { axe, heading, desktop } from '../product/adminPage.ts';
import { browserProgram } from '../product/browser.ts';
import { patient, workplace } from '../product/organiser.ts';
import { join, rest } from '../product/people.ts';

interface Account {
  id: number;
  username: string;
  firstName: string;
  lastName: string;
  email: string;
  version: number;
}

const place = workplace(async ({ product, admin }) => {
  await join(product, 'katalin');
  const katalin = await accountOf(admin, 'katalin');
  await change(admin, katalin, { administrator: true });
  for (const [, width] of desktop) await join(product, `kis${width}`, { lastName: 'Kis', firstName: 'Ida' });
});

type Administrator = typeof place.admin;

async function accountOf(by: Administrator, username: string): Promise<Account> {
  const { body } = await rest<Account[]>(place.product, by, 'GET', '/api/admin/user/');
  const found = body.find((account) => account.username === username);
  if (!found) throw new Error(`There is no account of ${username}`);
  return found;
}

/** Changes an account, beside the browser. */
async function change(by: Administrator, account: Account, changes: Record<string, unknown>): Promise<void> {
  const { id, version, firstName, lastName, email } = account;
  const body = {
    version,
    firstName,
    lastName,
    email,
    locale: 'hu',
    newsletter: [],
    administrator: false,
    ...changes,
  };
  expect((await rest(place.product, by, 'PUT', `/api/admin/user/${id}`, body)).status).toBe(200);
}

/** A session of the second administrator. */
async function second(): Promise<Administrator> {
  const response = await fetch(`${place.product.apiUrl}/api/authentication/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'katalin', password: 'katalin takes photos' }),
  });
  return { ...place.admin, username: 'katalin', token: (response.headers.get('authorization') ?? '').slice(7) };
}

describe.skipIf(!browserProgram).each(desktop)('two administrators at one account, on %s', (_, width, height) => {
  test('the one is told what the other has saved, and loses nothing that was typed', async () => {
    const username = `kis${width}`;
    const katalin = await second();
    const { page, context, complaints } = await place.open(width, height, 'en');
    const { id } = await accountOf(katalin, username);
    await page.goto(`/admin/users?user=${id}`);
    await heading(page, 'Ida Kis');
    const told = page.getByRole('status').filter({ hasText: 'katalin has changed meanwhile what you are editing' });
    const look = page.getByRole('button', { name: 'See what has changed' });

    /** As after another window: what has changed is read at once. */
    const comeBack = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

    // Nothing typed: the form follows.
    await change(katalin, await accountOf(katalin, username), { lastName: 'Nagy' });
    await comeBack();
    await told.waitFor();
    expect(await page.getByLabel('Last name').inputValue()).toBe('Kis');
    await axe(page);
    await look.click();
    await expect.poll(() => page.getByLabel('Last name').inputValue(), patient).toBe('Nagy');
    await page.getByText('The form now shows what was saved meanwhile.').waitFor();
    expect(await told.count()).toBe(0);

    // Something typed: it stays, and the dialog asks.
    await page.getByLabel('First name').fill('Ilona');
    await change(katalin, await accountOf(katalin, username), { lastName: 'Nagyné' });
    await comeBack();
    await told.waitFor();
    await look.click();
    const dialog = page.getByRole('dialog', { name: 'Somebody else has saved meanwhile' });
    await dialog.getByText('Nagyné').waitFor();
    await axe(page);
    await dialog.getByRole('button', { name: 'Save what is chosen' }).click();
    await heading(page, 'Ilona Nagyné');
    expect(await accountOf(katalin, username)).toMatchObject({ firstName: 'Ilona', lastName: 'Nagyné' });

    // One's own saves are not told; the pulse has been read since.
    const pulse = page.waitForResponse((response) => response.request().postData()?.includes('AdminPulse') ?? false);
    await pulse;
    expect(await told.count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
