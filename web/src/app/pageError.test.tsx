import { act, screen } from '@testing-library/react';
import { startI18n } from '../i18n/i18n.ts';
import { renderRoutes } from '../testing/render.tsx';
import { PageError } from './PageError.tsx';

beforeAll(() => startI18n('hu'));

const Broken = (): never => {
  throw new Error('broken');
};

it('a page that fails says so, and the next one is shown', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const pages = [
    { path: '/broken', Component: Broken },
    { path: '/whole', element: <h1>whole</h1> },
  ];
  const { router } = renderRoutes([{ ErrorBoundary: PageError, children: pages }], '/broken');
  expect(await screen.findByRole('button', { name: 'Oldal újratöltése' })).toBeVisible();
  await act(() => router.navigate('/whole'));
  expect(screen.getByRole('heading')).toHaveTextContent('whole');
});
