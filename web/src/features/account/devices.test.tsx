import { screen, waitFor, within } from '@testing-library/react';
import { changeLocale, startI18n } from '../../i18n/i18n.ts';
import { logIn } from '../../testing/accounts.ts';
import { renderRoutes, type Answers } from '../../testing/render.tsx';
import { Component } from './route.tsx';

beforeAll(() => startI18n('hu'));
afterEach(() => localStorage.clear());

const device = (id: string, name: string, lastUsedAt = '2026-05-01T10:00:00.000Z') => ({
  __typename: 'DeviceSession',
  id,
  name,
  lastUsedAt,
});
const phone = device('p', 'Anna telefonja');
const tablet = device('t', 'Táblagép', '2026-04-30T08:15:00.000Z');

const devicesOf = (devices: object[] | null) => ({ data: { me: { __typename: 'User', id: '5', devices } } });
const removal = { __typename: 'UserRemoval', entriesWithdrawn: 0, entriesKept: 0, comments: 0, votes: 0 };
const ended = (isEnded: boolean, userErrors: object[] = []) => ({
  data: { endDevice: { __typename: 'EndDevicePayload', ended: isEnded, userErrors } },
});

function open(answers: Answers) {
  logIn();
  return renderRoutes([{ path: '/user/account', Component }], '/user/account', {
    AccountRemoval: () => ({
      data: { me: { __typename: 'User', id: '5', removal: { ...removal, lastAdministrator: false } } },
    }),
    ...answers,
  });
}

const panel = () => screen.findByRole('region', { name: 'Belépett eszközök' });
const button = (name: string) => screen.findByRole('button', { name: `Kiléptetés: ${name}` });
const confirm = async () =>
  within(await screen.findByRole('alertdialog', { name: 'Kilépteted ezt az eszközt?' })).getByRole('button', {
    name: 'Kiléptetés',
  });

test('each device has its name, when it was last used, and a button that names it', async () => {
  open({ AccountDevices: () => devicesOf([phone, tablet]) });
  const items = within(await panel()).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Anna telefonjautoljára használva: 2026\.\smájus\s1\..*Kiléptetés$/),
    expect.stringMatching(/^Táblagéputoljára használva: 2026\.\sáprilis\s30\..*Kiléptetés$/),
  ]);
});

test.each([
  ['is none', []],
  ['could not be read', null],
])('where there %s, there is no panel', async (_what, devices) => {
  open({ AccountDevices: () => devicesOf(devices) });
  await screen.findByRole('region', { name: 'Fiók törlése' });
  expect(screen.queryByRole('region', { name: 'Belépett eszközök' })).toBeNull();
});

test('logging one out is asked for first, by the keyboard alone, and the list is read again', async () => {
  let devices = [phone, tablet];
  const page = open({
    AccountDevices: () => devicesOf(devices),
    EndDevice: () => {
      devices = [tablet];
      return ended(true);
    },
  });
  (await button('Anna telefonja')).focus();
  await page.user.keyboard('{Enter}');
  await confirm();
  await page.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(page.calls.some(({ name }) => name === 'EndDevice')).toBe(false);
  (await button('Anna telefonja')).focus();
  await page.user.keyboard('{Enter}');
  (await confirm()).focus();
  await page.user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByText('Anna telefonja')).toBeNull());
  expect(page.calls.find(({ name }) => name === 'EndDevice')).toMatchObject({ variables: { input: { id: 'p' } } });
  expect(page.notifications.map(({ message }) => message)).toEqual(['Kiléptettük ezt az eszközt: Anna telefonja.']);
  expect(await button('Táblagép')).toBeVisible();
});

test('after the last one, that none is left is said', async () => {
  let devices = [phone];
  const page = open({
    AccountDevices: () => devicesOf(devices),
    EndDevice: () => {
      devices = [];
      return ended(true);
    },
  });
  await page.user.click(await button('Anna telefonja'));
  await page.user.click(await confirm());
  expect(await screen.findByText('Egyetlen alkalmazásban sem vagy belépve.')).toBeVisible();
});

test('that a device is logged out already is told, and the list is read again', async () => {
  let devices = [phone, tablet];
  const page = open({
    AccountDevices: () => devicesOf(devices),
    EndDevice: () => {
      devices = [tablet];
      return { data: null, errors: [{ message: 'x', extensions: { code: 'NOT_FOUND' } }] };
    },
  });
  await page.user.click(await button('Anna telefonja'));
  await page.user.click(await confirm());
  expect(await within(await panel()).findByRole('alert')).toBeVisible();
  expect(screen.queryByText('Anna telefonja')).toBeNull();
  expect(await button('Táblagép')).toBeVisible();
});

test('a list that cannot be read can be read again', async () => {
  let answer: ReturnType<Answers[string]> = new Error('away');
  const page = open({ AccountDevices: () => answer });
  const again = await within(await panel()).findByRole('button');
  answer = devicesOf([phone]);
  await page.user.click(again);
  expect(await button('Anna telefonja')).toBeVisible();
});

test('in English', async () => {
  await changeLocale('en');
  try {
    open({ AccountDevices: () => devicesOf([device('p', "Anna's phone")]) });
    expect(await screen.findByRole('button', { name: "Log out Anna's phone" })).toHaveTextContent('Log out');
    expect(screen.getByText(/^last used 1\sMay\s2026/)).toBeVisible();
  } finally {
    await changeLocale('hu');
  }
});
