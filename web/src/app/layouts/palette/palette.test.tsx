import { screen, waitFor, within } from '@testing-library/react';
import { startI18n } from '../../../i18n/i18n.ts';
import { logIn } from '../../../testing/accounts.ts';
import { renderRoutes } from '../../../testing/render.tsx';
import { PaletteHost } from './PaletteHost.tsx';

beforeAll(async () => {
  await startI18n('en');
  // jsdom lays nothing out, and has no way to scroll to it.
  Element.prototype.scrollIntoView = () => undefined;
});

function open() {
  logIn({ administrator: true });
  return renderRoutes([{ path: '/admin', Component: PaletteHost }], '/admin', {
    PaletteSearch: () => ({
      data: {
        adminCompetitionPage: {
          __typename: 'AdminCompetitionPage',
          items: [
            {
              __typename: 'AdminCompetition',
              id: '7',
              number: 7,
              competition: {
                __typename: 'Competition',
                id: '7',
                number: 7,
                title: { __typename: 'LocalizedText', hu: 'Őszi fények', en: 'Autumn lights' },
              },
            },
          ],
        },
        userPage: {
          __typename: 'AdminUserPage',
          items: [
            { __typename: 'AdminUser', id: '12', number: 12, username: 'aut', firstName: 'Anna', lastName: 'Autner' },
          ],
        },
      },
    }),
  });
}

const box = () => screen.findByRole('combobox', { name: 'Page, competition, user or action' });

describe('the palette', () => {
  it('finds pages at once, competitions and people from the server, and goes by the keyboard alone', async () => {
    const { user, path, calls } = open();
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await box(), 'aut');
    const person = await screen.findByRole('option', { name: /^Anna Autner \(aut\)/ });
    expect(calls.map(({ variables }) => variables)).toEqual([{ q: 'aut' }]);
    const options = screen.getAllByRole('option');
    expect(options[0]).toHaveTextContent('Autumn lights');
    await user.keyboard('{ArrowDown}');
    expect(person).toHaveAttribute('aria-selected', 'true');
    expect(await box()).toHaveAttribute('aria-activedescendant', person.id);
    await user.keyboard('{ArrowUp}{Enter}');
    await waitFor(() => expect(path()).toBe('/admin/competition/7'));
  });

  it('finds a page without its accents and by parts of its name', async () => {
    const { user, path } = open();
    await user.click(screen.getByRole('button', { name: 'Quick search (Ctrl K)' }));
    await user.type(await box(), 'photos mod');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(path()).toBe('/admin/competition'));
  });

  it('says that nothing was found', async () => {
    const { user } = open();
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await box(), 'x');
    await user.type(await box(), '?');
    expect(await screen.findByText('Nothing was found.')).toBeVisible();
    // A question mark that is typed is one.
    expect(screen.queryByRole('dialog', { name: 'Keys' })).toBeNull();
  });
});

it('a question mark lists the keys', async () => {
  const { user } = open();
  await user.keyboard('?');
  const dialog = within(await screen.findByRole('dialog', { name: 'Keys' }));
  // Each key stands in a box of its own.
  expect(dialog.getAllByText('Ctrl')[0]).toBeVisible();
  expect(dialog.getByText('K')).toBeVisible();
  expect(dialog.getByText('Approve')).toBeVisible();
});
