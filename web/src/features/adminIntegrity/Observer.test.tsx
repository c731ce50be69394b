import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { changeLocale, startI18n } from '../../i18n/i18n.ts';
import { renderRoutes, type Answers } from '../../testing/render.tsx';
import { ObserverCard } from './ObserverCard.tsx';

beforeAll(() => startI18n('en'));

const named = (changes: Record<string, unknown> = {}) => ({
  __typename: 'NamedObserver',
  accountId: '12',
  username: 'bela',
  namedBy: 'katalin',
  namedAt: '2026-06-02T10:00:00Z',
  choice: null,
  chosenAt: null,
  ...changes,
});
const candidates = {
  data: {
    userPage: {
      __typename: 'AdminUserPage',
      items: [{ __typename: 'AdminUser', id: '5', number: 5, username: 'anna', firstName: 'Anna', lastName: 'Kis' }],
    },
  },
};
const payload = (observer: unknown, messages: string[] = []) => ({
  data: {
    setCountObserver: {
      __typename: 'SetCountObserverPayload',
      observer,
      userErrors: messages.map((message) => ({ __typename: 'UserError', code: 'UNLINKED', field: null, message })),
    },
  },
});
const open = (observer: unknown, answers: Answers = {}) =>
  renderRoutes([{ path: '/', element: <ObserverCard competitionNumber={7} timeZone="UTC" /> }], '/', {
    Observer: () => ({ data: { adminCompetition: { __typename: 'AdminCompetition', id: '7', number: 7, observer } } }),
    EntrantCandidates: () => candidates,
    ...answers,
  });
const sent = (calls: ReturnType<typeof open>['calls']) =>
  calls.find(({ name }) => name === 'SetCountObserver')?.variables;
const find = async () => {
  await userEvent.type(await screen.findByRole('searchbox', { name: /Find an entrant/ }), 'anna');
  await userEvent.click(await screen.findByRole('button', { name: /^anna.*Anna Kis/ }));
};

it('names an entrant who is searched for', async () => {
  const { calls } = open(null, { SetCountObserver: () => payload(named({ username: 'anna' })) });
  expect(await screen.findByText('Nobody observes this count.')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  await find();
  await userEvent.click(screen.getByRole('button', { name: 'Name anna as observer' }));
  await waitFor(() => expect(sent(calls)).toEqual({ input: { competitionNumber: 7, accountId: '5' } }));
  expect(calls.find(({ name }) => name === 'EntrantCandidates')?.variables).toEqual({ q: 'anna' });
  await waitFor(() => expect(calls.filter(({ name }) => name === 'Observer')).toHaveLength(2));
});

it('says who observes, and withdraws', async () => {
  const { calls } = open(named(), { SetCountObserver: () => payload(null) });
  expect(await screen.findByText(/^bela observes; named by katalin/)).toBeVisible();
  expect(screen.getByText(/^Nothing has been chosen yet/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw the observer' }));
  await waitFor(() => expect(sent(calls)).toEqual({ input: { competitionNumber: 7, accountId: null } }));
});

it('says why it was refused, and what was chosen, after which nothing can be changed', async () => {
  open(named(), { SetCountObserver: () => payload(null, ['Parted from its voters.']) });
  await find();
  await userEvent.click(screen.getByRole('button', { name: 'Name anna as observer' }));
  expect(await screen.findByText('Parted from its voters.')).toBeVisible();
});

it('offers nothing once the observer has chosen, in both languages', async () => {
  open(named({ username: null, accountId: null, choice: 'DRAW', chosenAt: '2026-07-02T10:00:00Z' }));
  expect(await screen.findByText(/^Has drawn ballots by lot/)).toBeVisible();
  expect(screen.getByText(/^a deleted account observes/)).toBeVisible();
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
  await act(() => changeLocale('hu'));
  expect(await screen.findByText(/^Szavazólapokat sorsolt ki/)).toBeVisible();
  await act(() => changeLocale('en'));
});
