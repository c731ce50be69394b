import { screen } from '@testing-library/react';
import { startI18n } from '../../i18n/i18n.ts';
import { renderRoutes } from '../../testing/render.tsx';
import { Component } from './completedRoute.tsx';

beforeAll(() => startI18n('hu'));

const open = (state: unknown = null) =>
  renderRoutes([{ path: '/registration/completed', Component }], { pathname: '/registration/completed', state });

describe('the confirmation of a registration', () => {
  it('names the address that the mail went to', async () => {
    open({ email: 'entrant05@example.com' });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Nézd meg a postaládádat');
    expect(screen.getByText('entrant05@example.com').closest('p')).toHaveTextContent(
      'Levelet küldtünk ide: entrant05@example.com.',
    );
    expect(document.title).toBe('Nézd meg a postaládádat · Fotópályázat');
  });

  it.each([null, 'x', {}, { email: 3 }])('says it without one after a state of %j', async (state) => {
    open(state);
    expect(await screen.findByText('Levelet küldtünk a megadott címre.')).toBeInTheDocument();
  });

  it('tells what to do when it does not arrive', async () => {
    open();
    expect(await screen.findByRole('link', { name: 'új hivatkozást' })).toHaveAttribute(
      'href',
      '/lost-password/request',
    );
    expect(screen.getByRole('link', { name: 'írj nekünk' })).toHaveAttribute('href', '/contact');
  });
});
