import { screen } from '@testing-library/react';
import { startI18n } from '../i18n/i18n.ts';
import { renderRoutes } from '../testing/render.tsx';
import { routes } from './router.tsx';

beforeAll(() => startI18n('hu'));

// jsdom scrolls nothing, and says so.
beforeEach(() => void vi.stubGlobal('scrollTo', () => undefined));
afterEach(() => vi.unstubAllGlobals());

it.each(['/competition/x/browse', '/competition/3/show/x', '/show/1e3'])(
  '%s names no id, and is not found',
  async (path) => {
    renderRoutes(routes, path);
    expect(await screen.findByRole('heading', { name: 'Ez az oldal nem található' })).toBeVisible();
  },
);
