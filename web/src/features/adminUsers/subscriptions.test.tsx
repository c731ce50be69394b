import { screen, waitFor } from '@testing-library/react';
import { startI18n } from '../../i18n/i18n.ts';
import { deferred } from '../../testing/render.tsx';
import { open, payload, refusal, userOf } from './testing/userPages.tsx';

beforeAll(() => startI18n('hu'));

describe('the mail of an account', () => {
  it('of the organisers is switched at the version that was seen', async () => {
    const now = userOf({ organiserMail: false, version: 5 });
    const result = {
      __typename: 'UserResult',
      id: 'result-12',
      accountId: now.id,
      refusal: null,
      changedBy: null,
      user: now,
    };
    const shown = open('?user=12', {
      SetUserNewsletters: () => ({
        data: { setUserNewsletters: { __typename: 'SetUserNewslettersPayload', results: [result], userErrors: [] } },
      }),
    });
    const box = await screen.findByRole('checkbox', { name: 'Kéri a szervezők leveleit' });
    expect(box).toBeChecked();
    await shown.user.click(box);
    await waitFor(() => expect(box).not.toBeChecked());
    expect(shown.calls.findLast(({ name }) => name === 'SetUserNewsletters')).toMatchObject({
      variables: { input: { accounts: [{ id: '12', ifVersion: 4 }], list: 'ORGANISER', subscribed: false } },
    });
  });

  it('shows what was chosen while it is being saved, and what stands when it is refused', async () => {
    const answer = deferred(new Error('offline'));
    const shown = open('?user=12', { SetUserNewsletters: () => answer.promise });
    const box = await screen.findByRole('checkbox', { name: 'Kéri a szervezők leveleit' });
    await shown.user.click(box);
    await waitFor(() => expect(box).toBeDisabled());
    expect(box).not.toBeChecked();
    answer.release();
    await waitFor(() => expect(box).toBeChecked());
    expect(box).toBeEnabled();
    expect(screen.getByRole('alert')).toBeVisible();
  });

  it('of each newsletter is switched by itself, and the profile is saved with what it is then', async () => {
    const now = userOf({ newsletter: ['NEWS', 'RESULT'], version: 5 });
    const sent: unknown[] = [];
    const shown = open('?user=12', {
      SetUserNewsletter: () => payload('setUserNewsletter', { user: now }),
      UpdateUser: ({ input }) => {
        sent.push(input);
        return payload('updateUser', { user: { ...now, firstName: 'Annamária', version: 6 } });
      },
    });
    await shown.fill('Keresztnév', 'Annamária');
    expect(screen.getByRole('checkbox', { name: 'Hírek a szervezőktől' })).toBeChecked();
    const box = screen.getByRole('checkbox', { name: 'Értesítés az eredményekről' });
    expect(box).not.toBeChecked();
    await shown.user.click(box);
    await waitFor(() => expect(box).toBeChecked());
    expect(shown.calls.findLast(({ name }) => name === 'SetUserNewsletter')).toMatchObject({
      variables: { input: { id: '12', type: 'RESULT', subscribed: true } },
    });
    // Text that was typed beside it is still there.
    await waitFor(() => expect(box).toBeEnabled());
    expect(screen.getByLabelText('Keresztnév')).toHaveValue('Annamária');
    await shown.user.click(screen.getByRole('button', { name: 'Mentés' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ version: 5, firstName: 'Annamária', newsletter: ['NEWS', 'RESULT'] });
  });

  it('is not asked about where somebody else has switched it: the profile is saved with theirs', async () => {
    const current = userOf({ newsletter: [], version: 5 });
    const sent: { version: number; newsletter: string[] }[] = [];
    const userErrors = [refusal('VERSION_CONFLICT', null, 'Közben más is módosította.')];
    const shown = open('?user=12', {
      UpdateUser: ({ input }) => {
        sent.push(input as (typeof sent)[number]);
        return sent.length === 1
          ? payload('updateUser', { current, userErrors })
          : payload('updateUser', { user: { ...current, firstName: 'Annamária', version: 6 } });
      },
    });
    await shown.fill('Keresztnév', 'Annamária');
    await shown.user.click(screen.getByRole('button', { name: 'Mentés' }));
    await waitFor(() => expect(shown.notifications).toHaveLength(1));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent.map(({ version, newsletter }) => [version, newsletter])).toEqual([
      [4, ['NEWS']],
      [5, []],
    ]);
  });
});
