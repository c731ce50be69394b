import { screen, waitFor, within } from '@testing-library/react';
import { startI18n } from '../../i18n/i18n.ts';
import { recordNotifications, renderRoutes } from '../../testing/render.tsx';
import { Conflicts } from './Conflicts.tsx';
import type { AdminJurySeatFragment } from './generated/graphql.ts';

beforeAll(() => startI18n('en'));

const person = (id: string, firstName: string) => ({
  accountId: id,
  username: firstName.toLowerCase(),
  firstName,
  lastName: 'Kiss',
});
const seat = {
  seat: 3,
  conflicts: [{ __typename: 'NamedConflict', ...person('11', 'Anna') }],
} as unknown as AdminJurySeatFragment;

function open(userErrors: unknown[] = []) {
  const onClose = vi.fn();
  const shown = renderRoutes(
    [{ path: '/', element: <Conflicts competitionNumber={2} seat={seat} name="Béla Judge" onClose={onClose} /> }],
    '/',
    {
      EntrantCandidates: ({ q }: Record<string, unknown>) => ({
        data: {
          userPage: {
            __typename: 'UserPage',
            items:
              q === 'cili'
                ? [{ __typename: 'User', id: '12', username: 'cili', firstName: 'Cili', lastName: 'Kiss' }]
                : [],
          },
        },
      }),
      SetConflicts: () => ({
        data: { setConflicts: { __typename: 'SetConflictsPayload', jury: null, userErrors } },
      }),
    },
  );
  return { ...shown, onClose };
}
const sent = (calls: { name: string; variables: Record<string, unknown> }[]) =>
  calls.filter(({ name }) => name === 'SetConflicts').map(({ variables }) => variables['input']);

test('the list is changed as a whole: somebody is found and added, another one removed, and both are sent at once', async () => {
  const heard = recordNotifications();
  const { user, calls, onClose } = open();
  const dialog = within(await screen.findByRole('dialog', { name: 'Whom may Béla Judge not judge?' }));
  await user.type(dialog.getByRole('searchbox'), 'cili');
  await user.click(await dialog.findByRole('button', { name: /cili/ }));
  await user.click(dialog.getByRole('button', { name: 'Add cili' }));
  const list = within(dialog.getByRole('list', { name: 'Conflicts of interest' }));
  expect(list.getAllByRole('listitem')).toHaveLength(2);
  await user.click(dialog.getByRole('button', { name: 'Remove Anna Kiss from the list' }));
  expect(sent(calls)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent(calls)).toEqual([{ competitionNumber: 2, seat: 3, accountIds: ['12'] }]));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(heard.map(({ message }) => message)).toEqual(['The list of conflicts is saved.']);
});

test('a refusal stays in the dialog with its reason, and so does the list', async () => {
  const message = 'This is not possible: the round is decided.';
  const { user, onClose } = open([{ __typename: 'UserError', code: 'ILLEGAL_ROUND_STATE', field: null, message }]);
  await user.click(await screen.findByRole('button', { name: 'Remove Anna Kiss from the list' }));
  expect(screen.getByText('Nobody is named.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
});

test('a search that finds nobody says so', async () => {
  const { user } = open();
  await user.type(await screen.findByRole('searchbox'), 'nobody');
  expect(await screen.findByText('Nobody was found.')).toBeVisible();
});
