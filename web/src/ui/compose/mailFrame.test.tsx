import { cleanup, screen } from '@testing-library/react';
import { startI18n } from '../../i18n/i18n.ts';
import { renderRoutes } from '../../testing/render.tsx';
import { MailFrame } from './MailFrame.tsx';

beforeAll(() => startI18n('en'));
afterEach(cleanup);

test.each([
  ['of a few words has the least height', 'Hello', '20rem'],
  ['grows with its lines', 'one\n'.repeat(9), '25.5rem'],
  ['grows with what is longer than a line', 'x'.repeat(541), '25.5rem'],
  ['is read in its frame when it is long', 'one\n'.repeat(99), '30rem'],
])('the frame of a mail that %s', (_what, text, height) => {
  const element = <MailFrame mail={{ locale: 'en', subject: 'News', html: '<p>Hello</p>', text }} />;
  renderRoutes([{ path: '/', element }], '/');
  expect(screen.getByTitle(/News/)).toHaveStyle({ height });
});
