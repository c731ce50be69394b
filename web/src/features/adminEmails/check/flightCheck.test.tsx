import { screen, waitFor, within } from '@testing-library/react';
import { startI18n } from '../../../i18n/i18n.ts';
import type { Answers } from '../../../testing/render.tsx';
import { campaign, choices, emailOf, open, payload, preview, refusal } from '../testing/emailPages.tsx';

beforeAll(() => startI18n('hu'));

describe('the check before sending', () => {
  it('sends once what is amber has been seen', async () => {
    const shown = open('?check=3', {
      ActivateEmail: () => payload('activateEmail', { email: emailOf({ state: 'RUNNING', version: 5 }) }),
    });
    const button = await screen.findByRole('button', { name: 'Küldés most 12 embernek' });
    expect(button).toBeDisabled();
    await shown.user.click(screen.getByLabelText('Láttam, így is jó'));
    await shown.user.click(button);
    await waitFor(() => expect(shown.path()).toBe('/admin/email/3'));
  });

  it('asks for the number of people where there are many', async () => {
    const shown = open('?check=3', {
      EmailChoices: () => choices(200, 14),
      ActivateEmail: () => payload('activateEmail', { email: emailOf({ state: 'RUNNING' }) }),
    });
    await shown.user.click(await screen.findByLabelText('Láttam, így is jó'));
    await shown.user.click(screen.getByRole('button', { name: 'Küldés most 214 embernek' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Biztosan elküldöd?' }));
    expect(dialog.getByRole('button', { name: 'Küldés most 214 embernek' })).toBeDisabled();
    await shown.fill('Írd be, hányan kapják meg: 214', '214');
    await shown.user.click(dialog.getByRole('button', { name: 'Küldés most 214 embernek' }));
    await waitFor(() => expect(shown.path()).toBe('/admin/email/3'));
  });

  it.each([
    ['nobody', { EmailChoices: () => choices(0, 0) }, 'Most senki sem kapná meg.'],
    [
      'a variable that is not filled in',
      { EmailPreview: () => preview('{{name}} /unsubscribe/') },
      'Maradt benne kitöltetlen változó.',
    ],
    ['no link to unsubscribe', { EmailPreview: () => preview('<p>') }, /^Hiányzik belőle a leiratkozás/],
    [
      'results that are not out',
      { AdminEmail: () => campaign({ template: 'RESULTS', competitionId: '7', subject: null, body: null }) },
      /^A pályázat most nem ott tart/,
    ],
  ] satisfies [string, Answers, string | RegExp][])('holds back a campaign with %s', async (_, answers, text) => {
    const shown = open('?check=3', answers);
    expect(await screen.findByText(text)).toBeVisible();
    await shown.user.click(screen.getByLabelText('Láttam, így is jó'));
    expect(screen.getByRole('button', { name: /^Küldés most/ })).toBeDisabled();
  });

  it('tells what the service refused', async () => {
    const userErrors = [refusal('NO_RECIPIENTS', null, 'Senki sem kapná meg.')];
    const shown = open('?check=3', { ActivateEmail: () => payload('activateEmail', { userErrors }) });
    await shown.user.click(await screen.findByLabelText('Láttam, így is jó'));
    await shown.user.click(screen.getByRole('button', { name: 'Küldés most 12 embernek' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Senki sem kapná meg.');
  });
});
