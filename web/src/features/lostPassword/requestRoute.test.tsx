import { screen, waitFor } from '@testing-library/react';
import { startI18n } from '../../i18n/i18n.ts';
import { renderRoutes, type Answer, type Answers } from '../../testing/render.tsx';
import { Component as Completed } from './completedRoute.tsx';
import { Component } from './requestRoute.tsx';

beforeAll(() => startI18n('hu'));

const requested: Answer = {
  data: { requestPasswordReset: { __typename: 'RequestPasswordResetPayload', requested: true, userErrors: [] } },
};

const open = (answers: Answers = {}) =>
  renderRoutes(
    [
      { path: '/lost-password/request', Component },
      { path: '/lost-password/completed', Component: Completed },
    ],
    '/lost-password/request',
    answers,
  );

const send = () => screen.findByRole('button', { name: 'Kérem a levelet' });

describe('the request for a new password', () => {
  it('sends the name and the address, and leads to what happens next', async () => {
    const page = open({ RequestPasswordReset: () => requested });
    await page.fill('Felhasználónév', ' entrant05 ');
    await page.fill('E-mail-cím', ' entrant05@example.com ');
    await page.user.click(await send());
    await waitFor(async () =>
      expect(await screen.findByRole('heading', { name: 'Nézd meg a postaládádat' })).toHaveFocus(),
    );
    expect(page.path()).toBe('/lost-password/completed');
    expect(page.calls.map(({ name, variables }) => ({ name, variables }))).toEqual([
      { name: 'RequestPasswordReset', variables: { input: { username: 'entrant05', email: 'entrant05@example.com' } } },
    ]);
  });

  it('sends nothing that is not filled in', async () => {
    const page = open();
    await page.fill('E-mail-cím', 'nowhere');
    await page.user.click(await send());
    expect(await screen.findByText('Ezt ki kell tölteni.')).toBeInTheDocument();
    expect(screen.getByText('Ez nem érvényes e-mail-cím.')).toBeInTheDocument();
    expect(page.calls).toEqual([]);
  });

  it('stays, with what was typed, when the service is not available', async () => {
    const extensions = { code: 'UPSTREAM_UNAVAILABLE' };
    const page = open({ RequestPasswordReset: () => ({ errors: [{ message: 'x', extensions }] }) });
    await page.fill('Felhasználónév', 'entrant05');
    await page.fill('E-mail-cím', 'entrant05@example.com');
    await page.user.click(await send());
    expect(await screen.findByRole('alert')).toHaveTextContent('A szolgáltatás most nem érhető el.');
    expect(page.path()).toBe('/lost-password/request');
    expect(screen.getByLabelText('Felhasználónév')).toHaveValue('entrant05');
  });
});

describe('the confirmation of the request', () => {
  it('does not say whether there is such an account, and leads on', async () => {
    renderRoutes([{ path: '/lost-password/completed', Component: Completed }], '/lost-password/completed');
    expect(await screen.findByText(/^Ha a felhasználónév és az e-mail-cím összetartozik/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'próbáld újra' })).toHaveAttribute('href', '/lost-password/request');
    expect(screen.getByRole('link', { name: 'írj nekünk' })).toHaveAttribute('href', '/contact');
  });
});
