import { screen, waitFor, within } from '@testing-library/react';
import { startI18n } from '../../i18n/i18n.ts';
import { callsOf, campaign, counts, emailOf, open, payload } from './testing/emailPages.tsx';

beforeAll(() => startI18n('hu'));

describe('a campaign', () => {
  const running = (values: Partial<typeof counts>) =>
    campaign({ state: 'RUNNING', counts: { __typename: 'EmailCounts', ...counts, ...values } }, [
      {
        __typename: 'EmailMessage',
        id: '31',
        recipient: 'anna@example.org',
        locale: 'hu',
        state: 'FAILED',
        attempts: 2,
        interrupted: 0,
        answer: '550 No such user',
        nextAttemptAt: null,
        sentAt: null,
      },
    ]);

  it('is read again while it is being sent', async () => {
    const answers = [running({ sent: 1, queued: 2 }), running({ sent: 3 })];
    open('/3', { AdminEmail: () => answers.shift() ?? running({ sent: 3 }) });
    expect(await screen.findByText('1 elküldve · 2 küldésre vár')).toBeVisible();
    expect(screen.getByText('550 No such user')).toBeVisible();
    expect(await screen.findByText('3 elküldve')).toBeVisible();
  });

  it('is cancelled with the numbers of that moment', async () => {
    const shown = open('/3', {
      AdminEmail: () => running({ sent: 4, sending: 5, queued: 9 }),
      CancelEmail: () => payload('cancelEmail', { email: emailOf({ state: 'CANCELLED', version: 5 }) }),
    });
    await shown.user.click(await screen.findByRole('button', { name: 'Küldés leállítása' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/^9 ember nem kapja meg\. 5 átadás alatt van.*4 már elment/)).toBeVisible();
    await shown.user.click(dialog.getByRole('button', { name: 'Küldés leállítása' }));
    await waitFor(() => expect(shown.notifications.map(({ message }) => message)).toEqual(['A küldést leállítottuk.']));
  });

  it('that is a draft can be deleted', async () => {
    const shown = open('/3', {
      DeleteEmail: () => payload('deleteEmail', { deletedId: '3' }),
    });
    await shown.user.click(await screen.findByRole('button', { name: 'Piszkozat törlése' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await shown.user.click(dialog.getByRole('button', { name: 'Piszkozat törlése' }));
    await waitFor(() => expect(shown.path()).toBe('/admin/email'));
    expect(shown.calls.find(({ name }) => name === 'DeleteEmail')).toMatchObject({
      variables: { input: { id: '3', version: 4 } },
    });
  });

  it('is sent once more to those whom it could not reach', async () => {
    const finished = (values: Partial<typeof counts>) => ({
      state: 'FINISHED' as const,
      counts: { __typename: 'EmailCounts' as const, ...counts, ...values },
    });
    const shown = open('/3', {
      AdminEmail: () => campaign(finished({ sent: 7, failed: 2 })),
      RetryEmail: () =>
        payload('retryEmail', { email: emailOf({ ...finished({ sent: 7, queued: 2 }), state: 'RUNNING' }) }),
    });
    await shown.user.click(await screen.findByRole('button', { name: 'Újraküldés a sikerteleneknek (2)' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/^2 ember kapja meg újra/)).toBeVisible();
    await shown.user.click(dialog.getByRole('button', { name: 'Újraküldés a sikerteleneknek (2)' }));
    await waitFor(() => expect(shown.notifications.map(({ message }) => message)).toEqual(['Az újraküldés elindult.']));
  });

  it('of which only some recipients are shown keeps that in the address', async () => {
    const shown = open('/3', { AdminEmail: () => running({ failed: 1 }) });
    await shown.user.selectOptions(await screen.findByLabelText('Állapot'), 'FAILED');
    await waitFor(() => expect(shown.router.state.location.search).toBe('?state=FAILED'));
    await waitFor(() => expect(callsOf(shown, 'AdminEmail').at(-1)).toMatchObject({ variables: { state: 'FAILED' } }));
  });
});
