import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { changeLocale, startI18n } from '../../i18n/i18n.ts';
import { renderRoutes, type Answers } from '../../testing/render.tsx';
import { competition } from '../../ui/competition/testing/competitionData.ts';
import { Component as Invitation } from './invitationRoute.tsx';
import { Component as List } from './route.tsx';

beforeAll(() => startI18n('en'));

const seat = (changes: Record<string, unknown> = {}) => ({
  __typename: 'JurySeat',
  state: 'INVITED',
  chair: false,
  judgesMayEnter: false,
  namesPublic: 'AT_ONCE',
  invitedAt: '2026-06-02T10:00:00Z',
  rounds: [],
  answeredAt: null,
  competition: competition({ judgedBy: 'JURY' }),
  ...changes,
});
const open = (seats: unknown[], answers: Answers = {}, path = '/jury/2') =>
  renderRoutes(
    [
      { path: '/jury', element: <List /> },
      { path: '/jury/:id', element: <Invitation /> },
    ],
    path,
    {
      MySeats: () => ({ data: { mySeats: seats, installation: { __typename: 'Installation', timeZone: 'UTC' } } }),
      ...answers,
    },
  );
const answered = (state: string | null, message?: string) => ({
  data: {
    answerJuryInvitation: {
      __typename: 'AnswerJuryInvitationPayload',
      seat: state === null ? null : seat({ state }),
      userErrors: message ? [{ __typename: 'UserError', code: 'HAS_ENTRIES', field: null, message }] : [],
    },
  },
});

it('says what comes with the seat, and sends the answer', async () => {
  const { calls } = open([seat()], { AnswerJuryInvitation: () => answered('ACCEPTED') });
  expect(
    await screen.findByRole('heading', { level: 1, name: /You are asked to be a judge: Light and shadow/ }),
  ).toBeVisible();
  expect(screen.getByText('Whoever accepts cannot enter this competition.')).toBeVisible();
  expect(screen.getByText(/as soon as you accept/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'I accept' }));
  await waitFor(() =>
    expect(calls.find(({ name }) => name === 'AnswerJuryInvitation')?.variables).toEqual({
      input: { competitionNumber: 2, accept: true },
    }),
  );
});

it('says why an answer was refused', async () => {
  open([seat()], { AnswerJuryInvitation: () => answered(null, 'You have entries.') });
  await userEvent.click(await screen.findByRole('button', { name: 'I accept' }));
  expect(await screen.findByText('You have entries.')).toBeVisible();
});

it('asks before a seat is given up, and offers nothing once it was declined', async () => {
  const { calls } = open([seat({ state: 'ACCEPTED', chair: true })], { AnswerJuryInvitation: () => answered('LEFT') });
  expect(await screen.findByText('Chair')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Give up the seat' }));
  expect(await screen.findByRole('alertdialog')).toBeVisible();
  expect(calls.some(({ name }) => name === 'AnswerJuryInvitation')).toBe(false);
});

it('lists the own seats, and says where there is none, in Hungarian as well', async () => {
  open([seat({ state: 'DECLINED' })], {}, '/jury');
  expect(await screen.findByRole('link', { name: 'Light and shadow' })).toHaveAttribute('href', '/jury/2');
  expect(screen.getByText('Declined')).toBeVisible();
  await changeLocale('hu');
  expect(await screen.findByText('Visszautasítottad')).toBeVisible();
  await changeLocale('en');
});

it('says so to a user who has no seat there', async () => {
  open([], {}, '/jury/9');
  expect(await screen.findByText('You are not invited to the jury of this competition')).toBeVisible();
});
