import { screen, waitFor, within } from '@testing-library/react';
import { draftKey, readDraft, writeDraft } from '../../drafts/drafts.ts';
import { startI18n } from '../../i18n/i18n.ts';
import { session } from '../../session/session.ts';
import { logIn } from '../../testing/accounts.ts';
import { renderRoutes, type Answers } from '../../testing/render.tsx';
import { Component } from './route.tsx';

beforeAll(() => startI18n('hu'));
afterEach(() => localStorage.clear());

const me = (changes: object = {}) => ({
  data: {
    me: {
      __typename: 'User',
      id: '5',
      removal: {
        __typename: 'UserRemoval',
        entriesWithdrawn: 2,
        entriesKept: 4,
        comments: 0,
        votes: 120,
        lastAdministrator: false,
        ...changes,
      },
    },
  },
});
const answer = (userErrors: object[] = []) => ({
  data: {
    deleteAccount: {
      __typename: 'DeleteAccountPayload',
      deleted: userErrors.length === 0,
      userErrors: userErrors.map((error) => ({ __typename: 'UserError', ...error })),
    },
  },
});

function open(answers: Answers = {}) {
  const token = logIn();
  return {
    token,
    ...renderRoutes([{ path: '/user/account', Component }], '/user/account', {
      AccountRemoval: () => me(),
      AccountDevices: () => ({ data: { me: { __typename: 'User', id: '5', devices: [] } } }),
      ...answers,
    }),
  };
}

const press = () => screen.findByRole('button', { name: 'Végleg törlöm a fiókomat' });

test('the data is asked for by a form that carries the token and the language', async () => {
  const { token } = open();
  const form = (await screen.findByRole('button', { name: 'Letöltöm az adataimat' })).closest('form');
  expect(form).toHaveAttribute('action', '/download/my-data.zip');
  expect(form).toHaveAttribute('method', 'post');
  expect(Object.fromEntries(new FormData(form as HTMLFormElement))).toEqual({ token, locale: 'hu' });
});

test('the numbers are told before; what is none is not mentioned', async () => {
  open();
  const section = within(await screen.findByRole('region', { name: 'Fiók törlése' }));
  expect((await section.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    '2 nevezett képed törlődik, mert még senki sem láthatta.',
    '4 nevezett képed név nélkül megmarad, és tovább versenyez.',
    '120 szavazatod névtelenül továbbra is számít.',
  ]);
});

test('with nothing to tell, that is told', async () => {
  open({ AccountRemoval: () => me({ entriesWithdrawn: 0, entriesKept: 0, votes: 0 }) });
  expect(await screen.findByText('Nincs sem nevezésed, sem hozzászólásod, sem szavazatod.')).toBeVisible();
});

test('deletion asks for the password, ends the session, forgets what was typed, and leads home', async () => {
  writeDraft(draftKey('5', 'comment.12'), { text: 'Félbehagyott' });
  writeDraft(draftKey('6', 'comment.12'), { text: 'Másé' });
  const page = open({ DeleteAccount: () => answer() });
  await page.user.click(await press());
  expect(await screen.findByText('Ezt ki kell tölteni.')).toBeVisible();
  await page.fill('A jelszavad, megerősítésül', 'my long password');
  await page.user.click(await press());
  await waitFor(() => expect(page.path()).toBe('/'));
  expect(session.token()).toBeNull();
  expect(page.calls.find(({ name }) => name === 'DeleteAccount')).toMatchObject({
    variables: { input: { current: 'my long password' } },
  });
  expect(page.notifications.map(({ message }) => message)).toEqual([
    'Töröltük a fiókodat. Köszönjük, hogy velünk voltál!',
  ]);
  expect(readDraft(draftKey('5', 'comment.12'))).toBeNull();
  expect(readDraft(draftKey('6', 'comment.12'))).toEqual({ text: 'Másé' });
});

test('a wrong password is said at its field, and nothing is lost', async () => {
  const refusal = { code: 'WRONG_PASSWORD', field: 'current', message: 'A jelszó nem helyes.' };
  const page = open({ DeleteAccount: () => answer([refusal]) });
  await page.fill('A jelszavad, megerősítésül', 'not my password');
  await page.user.click(await press());
  expect(await screen.findByText('A jelszó nem helyes.')).toBeVisible();
  expect(session.token()).toBe(page.token);
  expect(page.path()).toBe('/user/account');
});
