import { screen, waitFor, within } from '@testing-library/react';
import { startI18n } from '../../i18n/i18n.ts';
import { logIn } from '../../testing/accounts.ts';
import { renderRoutes, type Answer, type Answers } from '../../testing/render.tsx';
import type { TemplateFieldsFragment } from './generated/graphql.ts';
import { Component } from './route.tsx';

beforeAll(() => startI18n('hu'));

const shipped = { __typename: 'TemplateText' as const, subject: 'Aktiválás', body: 'Szia {{name}}! {{link}}' };

const templateOf = (changes: Partial<TemplateFieldsFragment> = {}): TemplateFieldsFragment => ({
  __typename: 'Template',
  id: 'ACTIVATION',
  locale: 'hu',
  subject: shipped.subject,
  body: shipped.body,
  shipped,
  variables: ['name', 'username', 'link'],
  required: ['link'],
  version: 0,
  updatedAt: null,
  ...changes,
});

const changedOne = templateOf({ body: 'Kedves {{name}}! {{link}}', version: 3, updatedAt: '2026-05-01T10:00:00.000Z' });

const payload = (name: string, values: Record<string, unknown>): Answer => ({
  data: {
    [name]: {
      __typename: `${name}Payload`,
      template: null,
      current: null,
      changedBy: null,
      changedAt: null,
      userErrors: [],
      ...values,
    },
  },
});

const conflict = {
  __typename: 'UserError',
  code: 'VERSION_CONFLICT',
  field: null,
  message: 'Közben más is módosította.',
};

/** The page of an administrator. */
function open(at: string, answers: Answers = {}) {
  logIn({ administrator: true });
  return renderRoutes([{ path: '/admin/template', Component }], `/admin/template${at}`, {
    AdminTemplates: () => ({
      data: { templatePage: { __typename: 'TemplatePage', items: [changedOne, templateOf({ locale: 'en' })] } },
    }),
    AdminTemplate: () => ({ data: { template: changedOne } }),
    TemplatePreview: ({ subject, body }) => ({
      data: { templatePreview: { __typename: 'TemplatePreview', subject, html: `<p>${String(body)}</p>`, text: body } },
    }),
    ...answers,
  });
}

const save = () => screen.getByRole('button', { name: 'Mentés' });

describe('the list of templates', () => {
  it('says which of them go out only with a mail that somebody sends', async () => {
    open('');
    expect(
      await screen.findByText(/„Elindult a szavazás”, „Megvannak az eredmények”, „Körlevél kerete”/),
    ).toBeVisible();
  });

  it('says of each language whether its text is the shipped one, and opens it', async () => {
    const { user, router } = open('');
    const table = within(await screen.findByRole('table', { name: 'Sablonok' }));
    expect(table.getByRole('link', { name: /^Fiók aktiválása, magyar: módosítva: 2026\. május\s1\.$/ })).toBeVisible();
    await user.click(table.getByRole('link', { name: 'Fiók aktiválása, angol: eredeti szöveg' }));
    await waitFor(() => expect(router.state.location.search).toBe('?id=ACTIVATION&locale=en'));
  });
});

describe('a template', () => {
  it('is saved with the version that was read', async () => {
    const now = { ...changedOne, subject: 'Üdv', version: 4 };
    const shown = open('?id=ACTIVATION', { UpdateTemplate: () => payload('updateTemplate', { template: now }) });
    await shown.fill('Tárgy', 'Üdv');
    await shown.user.click(save());
    await waitFor(() => expect(shown.notifications).toHaveLength(1));
    expect(shown.calls.at(-1)?.variables).toEqual({
      input: { id: 'ACTIVATION', locale: 'hu', version: 3, subject: 'Üdv', body: changedOne.body },
    });
  });

  it('is not sent without a variable that it needs', async () => {
    const shown = open('?id=ACTIVATION');
    await shown.fill('Szöveg (Markdown)', 'Szia!');
    await shown.user.click(save());
    expect(await screen.findByText('Hiányzik belőle: {{link}}. Nélküle a levél nem ér célt.')).toBeVisible();
    expect(shown.calls.map(({ name }) => name)).not.toContain('UpdateTemplate');
  });

  it('merges with what another administrator has saved', async () => {
    const theirs = { ...changedOne, subject: 'Hahó', version: 9 };
    const shown = open('?id=ACTIVATION', {
      UpdateTemplate: ({ input }) =>
        (input as { version: number }).version === 3
          ? payload('updateTemplate', { current: theirs, changedBy: 'katalin', userErrors: [conflict] })
          : payload('updateTemplate', { template: { ...theirs, version: 10 } }),
    });
    await shown.fill('Szöveg (Markdown)', 'Helló {{link}}');
    await shown.user.click(save());
    const dialog = within(await screen.findByRole('dialog', { name: 'Közben más is mentett' }));
    await shown.user.click(dialog.getByRole('button', { name: 'A választottak mentése' }));
    await waitFor(() =>
      expect(shown.calls.at(-1)).toMatchObject({
        variables: { input: { version: 9, subject: 'Hahó', body: 'Helló {{link}}' } },
      }),
    );
  });

  it('goes back to the shipped text, and from it to what was there before', async () => {
    const shown = open('?id=ACTIVATION', {
      ResetTemplate: () => payload('resetTemplate', { template: templateOf({ version: 4 }) }),
      UpdateTemplate: () => payload('updateTemplate', { template: { ...changedOne, version: 5 } }),
    });
    await shown.user.click(await screen.findByRole('button', { name: 'Vissza az eredeti szövegre' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await shown.user.click(dialog.getByRole('button', { name: 'Vissza az eredeti szövegre' }));
    const statement = await screen.findByText('Most az eredeti szöveg van érvényben.');
    expect(statement).toBeVisible();
    // The button that was pressed is gone.
    await waitFor(() => expect(statement).toHaveFocus());
    expect(screen.getByLabelText('Szöveg (Markdown)')).toHaveValue(shipped.body);
    expect(shown.calls.findLast(({ name }) => name === 'ResetTemplate')).toMatchObject({
      variables: { input: { id: 'ACTIVATION', locale: 'hu', version: 3 } },
    });
    shown.takeOffer();
    await waitFor(() => expect(screen.getByLabelText('Szöveg (Markdown)')).toHaveValue(changedOne.body));
    const { subject, body } = changedOne;
    expect(shown.calls.find(({ name }) => name === 'UpdateTemplate')?.variables).toEqual({
      input: { id: 'ACTIVATION', locale: 'hu', version: 4, subject, body },
    });
    expect(shown.notifications.at(-1)).toMatchObject({ message: 'Újra a saját szöveg van érvényben.' });
  });

  it('stays the shipped one where another administrator has changed it before it is taken back', async () => {
    const shown = open('?id=ACTIVATION', {
      ResetTemplate: () => payload('resetTemplate', { template: templateOf({ version: 4 }) }),
      UpdateTemplate: () =>
        payload('updateTemplate', {
          current: { ...changedOne, version: 9 },
          changedBy: 'katalin',
          userErrors: [conflict],
        }),
    });
    await shown.user.click(await screen.findByRole('button', { name: 'Vissza az eredeti szövegre' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await shown.user.click(dialog.getByRole('button', { name: 'Vissza az eredeti szövegre' }));
    await waitFor(() => expect(shown.notifications).toHaveLength(1));
    shown.takeOffer();
    await waitFor(() => expect(shown.notifications).toHaveLength(2));
    expect(shown.notifications[1]).toMatchObject({ type: 'negative', message: expect.stringMatching(/^Közben más/) });
  });
});
