import { screen, waitFor } from '@testing-library/react';
import { currentLocale, startI18n } from '../i18n/i18n.ts';
import { session } from '../session/session.ts';
import { account, tokenUntil } from '../testing/accounts.ts';
import { renderRoutes } from '../testing/render.tsx';
import LoginAgain from './LoginAgain.tsx';

const user = { __typename: 'User', ...account({ locale: 'en' }) };

it('keeps the language of the page, whatever the one of the account', async () => {
  await startI18n('hu');
  const token = tokenUntil(Date.UTC(2100, 0));
  const Component = () => <LoginAgain username="entrant05" />;
  const page = renderRoutes([{ path: '/', Component }], '/', {
    Login: () => ({ data: { login: { __typename: 'LoginPayload', token, user, userErrors: [] } } }),
  });
  await page.fill('Jelszó', 'correct horse');
  await page.user.click(screen.getByRole('button', { name: 'Belépek és folytatom' }));
  await waitFor(() => expect(session.token()).toBe(token));
  expect(page.notifications).toMatchObject([{ message: expect.stringContaining('Üdvözlünk') as string }]);
  expect(currentLocale()).toBe('hu');
});
