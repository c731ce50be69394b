import { act, screen, waitFor, within } from '@testing-library/react';
import { startI18n } from '../../i18n/i18n.ts';
import { renderRoutes } from '../../testing/render.tsx';
import { competition } from '../../ui/competition/testing/competitionData.ts';
import { Component as CeremonyRoute } from './route.tsx';

beforeAll(async () => {
  // jsdom lays nothing out.
  Element.prototype.scrollIntoView = () => undefined;
  await startI18n('en');
});
let isReachable = true;
beforeEach(() => {
  isReachable = true;
  vi.stubGlobal('fetch', () =>
    isReachable ? Promise.resolve(new Response('bytes')) : Promise.reject(new TypeError('no network')),
  );
});

const text = (words: string) => ({ __typename: 'LocalizedText', hu: words, en: words });
const author = (firstName: string) => ({ __typename: 'Author', id: firstName, firstName, lastName: 'Kiss' });
const photo = (number: number) => ({
  __typename: 'Image',
  id: String(number),
  number,
  title: `Photo ${number}`,
  width: 3,
  height: 2,
  thumbhash: '3OcRJYB4d3h/iIeHeEh3eIhw+j2w',
  urlNeedsToken: true,
  ...Object.fromEntries(['thumb', 'small', 'medium', 'large'].map((size) => [size, `/media/image/${number}/${size}`])),
});
const winner = (number: number | null, name: string, changes = {}) => ({
  __typename: 'AdminAwardWinner',
  told: true,
  note: '',
  author: author(name),
  image: number === null ? null : photo(number),
  ...changes,
});
const award = (number: number, kind: string, title: string, winners: unknown[], changes = {}) => ({
  __typename: 'AdminAward',
  id: String(number),
  number,
  position: number,
  kind,
  title: text(title),
  place: null,
  type: 'colour',
  winners,
  ...changes,
});
const awards = [
  award(1, 'PLACE', 'First prize', [winner(11, 'Anna', { note: 'For its light.' })], { place: 1 }),
  award(2, 'MENTION', 'Mention', [winner(12, 'Bela'), winner(13, 'Cili', { told: false })]),
  award(3, 'BEST_AUTHOR', 'Best author', [winner(null, 'Anna')], { type: null }),
];
const answer = (changes = {}) => ({
  data: {
    adminCompetition: {
      __typename: 'AdminCompetition',
      id: '2',
      number: 2,
      version: 5,
      competition: competition({ judgedBy: 'JURY', ended: false, award: '2099-01-01T10:00:00Z' }),
      jury: { __typename: 'AdminJury', awards, awardsConfirmedAt: null, seats: [], ...changes },
    },
    installation: { __typename: 'Installation', timeZone: 'UTC' },
  },
});
const routes = [{ path: '/admin/competition/:id/ceremony', element: <CeremonyRoute /> }];
const open = (search = '', answers = {}) =>
  renderRoutes(routes, `/admin/competition/2/ceremony${search}`, { Ceremony: () => answer(), ...answers });
const shown = () => document.querySelector('[data-slide]')?.getAttribute('data-slide');

async function begin() {
  const page = open();
  const button = await screen.findByRole('button', { name: 'Begin' });
  await waitFor(() => expect(button).toBeEnabled());
  await page.user.click(button);
  return page;
}

it('begins once every picture is here, and goes from last to first by keys alone', async () => {
  const { user } = await begin();
  isReachable = false;
  const told = [shown()];
  for (const key of [
    '{ArrowRight}',
    ' ',
    '{PageDown}',
    '{Enter}',
    '{ArrowRight}',
    '{ArrowRight}',
    '{ArrowRight}',
    '{ArrowRight}',
  ]) {
    await user.keyboard(key);
    told.push(shown());
  }
  expect(told).toEqual([
    'competition',
    'category/colour',
    'photo/2/image-12',
    'winner/2/image-12',
    'photo/1/image-11',
    'winner/1/image-11',
    'award/3/author-Anna',
    'author/3/author-Anna',
    'end',
  ]);
  await user.keyboard('{ArrowRight}');
  expect(shown()).toBe('end');
  await user.keyboard('{ArrowLeft}{PageUp}{ArrowLeft}');
  expect(shown()).toBe('winner/1/image-11');
  const screenOfHall = within(screen.getByRole('dialog', { name: 'The screen of the ceremony' }));
  expect(screenOfHall.getByText('Photo 11')).toBeVisible();
  expect(screenOfHall.getByText('Anna Kiss')).toBeVisible();
  expect(screenOfHall.getByText(/First prize/)).toBeVisible();
});

it('tells nothing of a photo before its words come', async () => {
  const { user } = await begin();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(shown()).toBe('photo/2/image-12');
  const screenOfHall = screen.getByRole('dialog', { name: 'The screen of the ceremony' });
  expect(screenOfHall).not.toHaveTextContent('Photo 12');
  expect(screenOfHall).not.toHaveTextContent('Bela');
});

it('becomes black and comes back by B, and is left by Escape', async () => {
  const { user } = await begin();
  await user.keyboard('b');
  expect(screen.getByText('The screen is black.')).toBeInTheDocument();
  await user.keyboard('b');
  expect(screen.queryByText('The screen is black.')).toBeNull();
  const dialog = screen.getByRole('dialog', { name: 'The screen of the ceremony' });
  await act(async () => dialog.dispatchEvent(new Event('cancel', { cancelable: true })));
  expect(screen.queryByRole('dialog', { name: 'The screen of the ceremony' })).toBeNull();
});

it('says which pictures are missing, and does not begin without them', async () => {
  isReachable = false;
  open();
  expect(await screen.findByText('2 photos could not be loaded.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Begin' })).toBeDisabled();
});

it('is followed by the presenter’s window, which moves it as well, without the network', async () => {
  const hall = await begin();
  await hall.user.keyboard('{ArrowRight}{ArrowRight}');
  const presenter = open('?window=presenter');
  await screen.findByRole('heading', { level: 1, name: 'Light and shadow' });
  isReachable = false;
  const current = within(await screen.findByRole('region', { name: 'On the screen' }));
  // It is told where the others are, and reads what they are not told yet.
  expect(await current.findByText('Photo 12')).toBeVisible();
  expect(screen.getByText('3 of 9')).toBeVisible();
  await presenter.user.click(screen.getByRole('button', { name: /First prize/ }));
  await waitFor(() => expect(shown()).toBe('photo/1/image-11'));
  expect(screen.getByText('For its light.')).toBeVisible();
});

it('moves the announcement to now once that is confirmed, with the dates in their order', async () => {
  const { user, calls } = open('', {
    MakePublicNow: () => ({
      data: {
        updateCompetition: {
          __typename: 'UpdateCompetitionPayload',
          competition: null,
          changedBy: null,
          userErrors: [{ __typename: 'UserError', code: 'COMPETITION_CLOSED', field: null, message: 'It is closed.' }],
        },
      },
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'Make public now' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(calls.some(({ name }) => name === 'MakePublicNow')).toBe(false);
  await user.click(dialog.getByRole('button', { name: 'Make public now' }));
  expect(await dialog.findByText('It is closed.')).toBeVisible();
  const sent = calls.find(({ name }) => name === 'MakePublicNow')?.variables['input'] as {
    version: number;
    content: { award: string; votingEnd?: string };
  };
  expect(sent.version).toBe(5);
  const { award: at, votingEnd } = sent.content;
  // Dates that are moved lie ahead, and stay in their order.
  expect(Date.parse(votingEnd ?? '')).toBeGreaterThan(Date.now());
  expect(Date.parse(votingEnd ?? '')).toBeLessThan(Date.parse(at));
  expect(Date.parse(at)).toBeLessThan(Date.now() + 10_000);
});
