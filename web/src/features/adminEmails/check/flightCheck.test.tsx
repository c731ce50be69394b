import { screen, waitFor, within } from '@testing-library/react';
import { startI18n } from '../../../i18n/i18n.ts';
import type { Answers } from '../../../testing/render.tsx';
import { draftKey, writeDraft } from '../../../drafts/drafts.ts';
import { account, logIn } from '../../../testing/accounts.ts';
import { noteTest } from '../tested.ts';
import { check, emailOf, open, payload, preview, refusal } from '../testing/emailPages.tsx';

beforeAll(() => startI18n('hu'));

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the check before sending', () => {
  it('sends once what is amber has been seen', async () => {
    const shown = open('?check=3', {
      ActivateEmail: () => payload('activateEmail', { email: emailOf({ state: 'RUNNING', version: 5 }) }),
    });
    const button = await screen.findByRole('button', { name: 'Küldés most 12 embernek' });
    expect(button).toBeDisabled();
    expect(screen.getAllByText(/^12 ember kapja meg: 10 magyarul, 2 angolul\.$/)[0]).toBeVisible();
    await shown.user.click(screen.getByLabelText('Láttam, így is jó'));
    await shown.user.click(button);
    await waitFor(() => expect(shown.path()).toBe('/admin/email/3'));
  });

  it('knows of a test that was sent from the editor, and shows the mail', async () => {
    logIn({ administrator: true });
    noteTest('3', 4);
    open('?check=3');
    expect(await screen.findByText('A próbalevél mindkét nyelven elment neked.')).toBeVisible();
    expect(await screen.findByTitle('A levél képe: Hírek')).toBeVisible();
  });

  it('has it seen that the editor holds what is not saved', async () => {
    writeDraft(draftKey(account().id, 'email.3'), { subjectEn: 'Other news' });
    const shown = open('?check=3');
    expect(await screen.findByText(/^A szerkesztőben el nem mentett módosításaid vannak/)).toBeVisible();
    const boxes = screen.getAllByLabelText('Láttam, így is jó');
    expect(boxes).toHaveLength(2);
    for (const box of boxes) {
      expect(screen.getByRole('button', { name: 'Küldés most 12 embernek' })).toBeDisabled();
      await shown.user.click(box);
    }
    expect(screen.getByRole('button', { name: 'Küldés most 12 embernek' })).toBeEnabled();
  });

  it('asks for the number of people where there are many', async () => {
    const shown = open('?check=3', {
      EmailCheck: () => check(200, 14),
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
    [
      'what the service has found',
      { EmailCheck: () => check(10, 2, ['WRONG_PHASE', 'ERROR', 'Még tart a szavazás.']) },
      'Még tart a szavazás.',
    ],
    [
      'a variable that is not filled in',
      { EmailPreview: () => preview('{{name}} /unsubscribe/') },
      'Maradt benne kitöltetlen változó.',
    ],
    ['no link to unsubscribe', { EmailPreview: () => preview('<p>') }, /^Hiányzik belőle a leiratkozás/],
  ] satisfies [string, Answers, string | RegExp][])('holds back a campaign with %s', async (_, answers, text) => {
    const shown = open('?check=3', answers);
    expect(await screen.findByText(text)).toBeVisible();
    await shown.user.click(screen.getByLabelText('Láttam, így is jó'));
    expect(screen.getByRole('button', { name: /^Küldés most/ })).toBeDisabled();
  });

  it('lets a warning of the service be seen and accepted', async () => {
    const recently = 'Ugyanezek a címzettek az elmúlt 24 órában már kaptak levelet.';
    const shown = open('?check=3', {
      EmailCheck: () => check(10, 2, ['SENT_RECENTLY', 'WARNING', recently]),
      ActivateEmail: () => payload('activateEmail', { email: emailOf({ state: 'RUNNING', version: 5 }) }),
    });
    const button = await screen.findByRole('button', { name: 'Küldés most 12 embernek' });
    const line = screen.getByText(recently).closest('li');
    expect(line).not.toBeNull();
    const boxes = screen.getAllByLabelText('Láttam, így is jó');
    expect(boxes).toHaveLength(2);
    for (const box of boxes) {
      expect(button).toBeDisabled();
      await shown.user.click(box);
    }
    await shown.user.click(button);
    await waitFor(() => expect(shown.path()).toBe('/admin/email/3'));
  });

  it('shows the mail with the longest name of its first recipients, too', async () => {
    const shown = open('?check=3');
    await screen.findByRole('button', { name: 'Küldés most 12 embernek' });
    const accounts = shown.calls.filter(({ name }) => name === 'EmailPreview').map(({ variables }) => variables);
    expect(accounts).toContainEqual({ number: 3, accountId: '22', locale: null });
  });

  it('tells what the service refused', async () => {
    const userErrors = [refusal('NO_RECIPIENTS', null, 'Senki sem kapná meg.')];
    const shown = open('?check=3', { ActivateEmail: () => payload('activateEmail', { userErrors }) });
    await shown.user.click(await screen.findByLabelText('Láttam, így is jó'));
    await shown.user.click(screen.getByRole('button', { name: 'Küldés most 12 embernek' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Senki sem kapná meg.');
  });
});
