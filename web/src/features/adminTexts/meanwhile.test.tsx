import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Outlet } from 'react-router-dom';
import { startI18n } from '../../i18n/i18n.ts';
import { logIn } from '../../testing/accounts.ts';
import { renderRoutes } from '../../testing/render.tsx';
import { usePulse } from '../../ui/admin/usePulse.ts';
import type { TextFieldsFragment } from './generated/graphql.ts';
import { Component } from './route.tsx';
import { onePage } from '../../testing/onePage.ts';

beforeAll(() => startI18n('hu'));
beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

const me = 'anna';

/** The frame of the administration, which reads the pulse. */
function Frame() {
  usePulse();
  return <Outlet />;
}

/** The administrator's editor of a text, which somebody changes while it is open. */
async function open() {
  logIn({ administrator: true, username: me });
  let own: TextFieldsFragment = {
    __typename: 'StaticText',
    id: '8',
    key: 'profile.title',
    locale: 'hu',
    text: 'Rólam',
    version: 2,
    updatedAt: '2026-05-01T10:00:00.000Z',
  };
  let changedBy: string | null = null;
  const change = (text: string, by: string | null) => {
    own = { ...own, text, version: own.version + 1 };
    changedBy = by;
  };
  const watched = (objectId: string) => ({
    __typename: 'WatchedVersion',
    kind: 'STATIC_TEXT',
    id: `STATIC_TEXT:${objectId}`,
    objectId,
  });
  const shown = renderRoutes(
    [{ path: '/admin', Component: Frame, children: [{ path: 'localization', Component }] }],
    '/admin/localization?key=profile.title',
    {
      AdminTexts: () => ({ data: { staticTextPage: onePage('StaticTextPage', [own]) } }),
      AdminText: () => ({ data: { staticText: own } }),
      AdminPulse: ({ watch }) => ({
        data: {
          adminPulse: {
            __typename: 'AdminPulse',
            now: '2026-05-02T10:00:00.000Z',
            auditId: '1',
            pendingImages: 0,
            pendingComments: 0,
            runningEmails: [],
            mail: {
              __typename: 'MailQueue',
              queued: 0,
              oldest: null,
              failedLastDay: 0,
              serverReachable: true,
              lastAnswer: null,
            },
            watched: (watch as { id: string }[]).map(({ id }) => ({
              ...watched(id),
              version: own.version,
              changedBy,
              changedAt: '2026-05-02T09:59:00.000Z',
            })),
          },
          installation: { __typename: 'Installation', timeZone: 'Europe/Budapest' },
        },
      }),
      UpdateText: ({ input }) => {
        const { text, version } = input as { text: string; version: number };
        const isStale = version !== own.version;
        const userErrors = isStale
          ? [{ __typename: 'UserError', code: 'VERSION_CONFLICT', field: null, message: 'Közben más is.' }]
          : [];
        const current = isStale ? own : null;
        if (!isStale) change(text, me);
        return {
          data: {
            updateStaticText: {
              __typename: 'UpdateStaticTextPayload',
              staticText: isStale ? null : own,
              current,
              changedBy,
              changedAt: null,
              userErrors,
            },
          },
        };
      },
    },
  );
  const field = await screen.findByLabelText('Magyar szöveg', { selector: 'textarea' });
  const pulses = () => shown.calls.filter(({ name }) => name === 'AdminPulse').length;
  return {
    ...shown,
    field,
    /** Types something else into it. */
    async type(text: string) {
      await shown.user.clear(field);
      await shown.user.type(field, text);
    },
    change,
    /** The next pulse. */
    async pulse() {
      const before = pulses();
      await act(() => vi.advanceTimersByTimeAsync(15_000));
      await waitFor(() => expect(pulses()).toBeGreaterThan(before));
      await act(() => vi.advanceTimersByTimeAsync(100));
    },
    lastWatched: () => shown.calls.findLast(({ name }) => name === 'AdminPulse')?.variables,
  };
}

const told = /közben módosította, amit szerkesztesz/;
const look = () => screen.getByRole('button', { name: 'Megnézem, mi változott' });

describe('a text that somebody else changes while it is open', () => {
  it('is told at once to a user who comes back to the window, and not to one who leaves it', async () => {
    const page = await open();
    await page.pulse();
    page.change('Magamról', 'katalin');
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    fireEvent(document, new Event('visibilitychange'));
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(screen.queryByText(told)).toBeNull();
    visibility.mockRestore();
    fireEvent(document, new Event('visibilitychange'));
    expect(await screen.findByText(told)).toBeVisible();
  });

  it('follows on request where nothing was typed', async () => {
    const page = await open();
    await page.pulse();
    expect(page.lastWatched()).toEqual({ watch: [{ kind: 'STATIC_TEXT', id: '8' }] });
    expect(screen.queryByText(told)).toBeNull();
    page.change('Magamról', 'katalin');
    await page.pulse();
    const status = await screen.findByText(told);
    expect(status).toHaveTextContent(/^katalin közben módosította, amit szerkesztesz \(2026\. május 2\./);
    expect(status.closest('[role=status]')).not.toBeNull();
    expect(page.field).toHaveValue('Rólam');
    await page.user.click(look());
    await waitFor(() => expect(page.field).toHaveValue('Magamról'));
    expect(screen.getByText('Az űrlap most azt mutatja, amit közben mentettek.')).toBeVisible();
    expect(screen.queryByText(told)).toBeNull();
    // The next save is sent at the version that was shown.
    await page.type('Kicsoda');
    await page.user.click(screen.getByRole('button', { name: 'Szöveg mentése' }));
    await waitFor(() => expect(page.notifications).toHaveLength(1));
    expect(page.calls.findLast(({ name }) => name === 'UpdateText')).toMatchObject({
      variables: { input: { version: 3, text: 'Kicsoda' } },
    });
  });

  it('asks whose to keep where something was typed, which is not lost', async () => {
    const page = await open();
    await page.type('Én');
    page.change('Magamról', null);
    await page.pulse();
    expect(await screen.findByText(/^Valaki közben módosította/)).toBeVisible();
    expect(page.field).toHaveValue('Én');
    await page.user.click(look());
    const dialog = within(await screen.findByRole('dialog', { name: 'Közben más is mentett' }));
    expect(dialog.getByText('Magamról')).toBeVisible();
    await page.user.click(dialog.getByRole('button', { name: 'Vissza az űrlaphoz' }));
    expect(page.field).toHaveValue('Én');
    // It is still behind.
    expect(screen.getByText(told)).toBeVisible();
    await page.user.click(look());
    const again = within(await screen.findByRole('dialog'));
    await page.user.click(again.getByRole('button', { name: 'A választottak mentése' }));
    await waitFor(() => expect(page.notifications).toHaveLength(1));
    expect(page.calls.findLast(({ name }) => name === 'UpdateText')).toMatchObject({
      variables: { input: { version: 3, text: 'Én' } },
    });
    expect(screen.queryByText(told)).toBeNull();
  });

  it('does not tell of what one has saved oneself, here or elsewhere', async () => {
    const page = await open();
    await page.type('Én');
    await page.user.click(screen.getByRole('button', { name: 'Szöveg mentése' }));
    await waitFor(() => expect(page.notifications).toHaveLength(1));
    await page.pulse();
    expect(screen.queryByText(told)).toBeNull();
    page.change('Én magam', me);
    await page.pulse();
    expect(screen.queryByText(told)).toBeNull();
    // The pulse is read at all.
    page.change('Ő', 'katalin');
    await page.pulse();
    expect(await screen.findByText(told)).toBeVisible();
  });
});
