import { screen } from '@testing-library/react';
import { startI18n } from '../../i18n/i18n.ts';
import { renderRoutes } from '../../testing/render.tsx';
import { Component } from './route.tsx';

beforeAll(() => startI18n('en'));

const open = (contactEmail: string | null) =>
  renderRoutes([{ path: '/contact', Component }], '/contact', {
    Site: () => ({ data: { site: { __typename: 'Site', contactEmail, logo: null, version: 1 } } }),
  });

it('names the address of the organisers, which opens a mail', async () => {
  open('club@example.org');
  const link = await screen.findByRole('link', { name: 'club@example.org' });
  expect(link).toHaveAttribute('href', 'mailto:club@example.org');
});

it('names none while there is none', async () => {
  const { calls } = open(null);
  expect(await screen.findByText(/Do you have a question/)).toBeVisible();
  expect(calls.map(({ name }) => name)).toEqual(['Site']);
  expect(screen.queryByText('Write to us:')).toBeNull();
});
