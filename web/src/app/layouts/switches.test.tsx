import { act, screen, waitFor } from '@testing-library/react';
import { currentLocale, startI18n } from '../../i18n/i18n.ts';
import { session } from '../../session/session.ts';
import { logIn } from '../../testing/accounts.ts';
import { renderRoutes, type Answers } from '../../testing/render.tsx';
import { useLanguageSwitch } from './switches.tsx';

beforeEach(() => startI18n('hu'));

function Switch() {
  const { label, onSwitch } = useLanguageSwitch();
  return <button onClick={onSwitch}>{label}</button>;
}

const open = (answers: Answers = {}) => renderRoutes([{ path: '/', Component: Switch }], '/', answers);

const stored = {
  data: {
    setLocale: {
      __typename: 'SetLocalePayload',
      user: { __typename: 'User', id: '5', locale: 'en' },
      userErrors: [],
    },
  },
};

const press = async ({ user }: ReturnType<typeof open>) =>
  user.click(await screen.findByRole('button', { name: 'Switch to English' }));

describe('the switch of the language', () => {
  it('keeps the choice with the account', async () => {
    act(() => void logIn());
    const page = open({ SetLocale: () => stored });
    await press(page);
    await waitFor(() => expect(currentLocale()).toBe('en'));
    await waitFor(() => expect(session.user()).toMatchObject({ locale: 'en' }));
    expect(page.calls).toMatchObject([{ name: 'SetLocale', variables: { input: { locale: 'en' } } }]);
  });

  it('is not disturbed by a failure', async () => {
    act(() => void logIn());
    const page = open({ SetLocale: () => new Error('offline') });
    await press(page);
    await waitFor(() => expect(page.calls).toHaveLength(1));
    expect(currentLocale()).toBe('en');
    expect(page.notifications).toEqual([]);
    expect(session.user()).toMatchObject({ locale: 'hu' });
  });

  it('asks nothing of the server for a visitor', async () => {
    const page = open();
    await press(page);
    await waitFor(() => expect(currentLocale()).toBe('en'));
    expect(page.calls).toEqual([]);
  });
});
