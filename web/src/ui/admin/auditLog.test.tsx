import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { startI18n } from '../../i18n/i18n.ts';
import { renderRoutes } from '../../testing/render.tsx';
import { AuditLog } from './AuditLog.tsx';

beforeAll(() => startI18n('en'));

const user = (id: string, username: string) => ({ __typename: 'User', id, number: Number(id), username });

function open(at = '/', competitionNumber?: number, items: unknown[] = []) {
  const pageInfo = { __typename: 'NumberedPageInfo', page: 0, size: 50, totalItems: 120, totalPages: 3 };
  const shown = renderRoutes(
    [{ path: '/', element: <AuditLog {...(competitionNumber === undefined ? {} : { competitionNumber })} /> }],
    at,
    {
      AuditLog: () => ({ data: { auditPage: { __typename: 'AuditPage', items, pageInfo } } }),
      Administrators: () => ({
        data: { userPage: { __typename: 'UserPage', items: [user('1', 'anna'), user('2', 'béla')] } },
      }),
    },
  );
  const asked = () => shown.calls.findLast(({ name }) => name === 'AuditLog')?.variables;
  return { ...shown, asked };
}

const optionsOf = (name: string) =>
  within(screen.getByRole('combobox', { name }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

describe('the audit log', () => {
  it('is narrowed to a person, a kind and a day of the organisers, and begins with its first page', async () => {
    const { user: person, asked, router } = open('/?page=2');
    await screen.findByRole('option', { name: 'béla' });
    expect(asked()).toEqual({ page: 2, size: 50, filter: {} });
    await person.selectOptions(screen.getByRole('combobox', { name: 'Person' }), 'béla');
    await person.selectOptions(screen.getByRole('combobox', { name: 'About' }), 'photos');
    fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2026-03-29' } });
    // The clocks go forward on that day: it has 23 hours.
    const span = { from: '2026-03-28T23:00:00.000Z', to: '2026-03-29T22:00:00.000Z' };
    await waitFor(() =>
      expect(asked()).toEqual({ page: 0, size: 50, filter: { actor: 'béla', objectType: 'IMAGE', ...span } }),
    );
    expect(router.state.location.search).toBe('?actor=b%C3%A9la&kind=IMAGE&day=2026-03-29');
    await screen.findByText('Nothing in the log fits these filters.');
    await person.click(screen.getByRole('button', { name: 'Show everything' }));
    await waitFor(() => expect(asked()).toEqual({ page: 0, size: 50, filter: {} }));
    expect(screen.getByLabelText('Day')).toHaveValue('');
  });

  it('takes nothing from the address that is no filter', async () => {
    const { asked } = open(`/?day=2026-02-31&kind=nothing&actor=${'a'.repeat(33)}&page=-1`);
    await waitFor(() => expect(asked()).toEqual({ page: 0, size: 50, filter: {} }));
  });

  it('waits with a day until its year is typed', async () => {
    const { asked } = open();
    await screen.findByRole('option', { name: 'béla' });
    fireEvent.change(screen.getByLabelText('Day'), { target: { value: '0002-05-01' } });
    expect(screen.getByLabelText('Day')).toHaveValue('0002-05-01');
    expect(asked()).toEqual({ page: 0, size: 50, filter: {} });
  });

  it('of a competition offers what belongs to it, and everybody who is met in it', async () => {
    const entry = {
      __typename: 'AuditEntry',
      id: '1',
      at: '2026-05-20T12:00:00.000Z',
      actor: 'gone',
      action: 'competition.updated',
      objectType: 'competition',
      objectId: '7',
      label: 'Lights',
      competitionNumber: 7,
      competitionTitle: 'Lights',
      before: null,
      after: null,
    };
    const { asked } = open('/?actor=dora', 7, [entry]);
    await screen.findByRole('option', { name: 'béla' });
    await screen.findByText('gone', { selector: 'strong' });
    expect(asked()).toMatchObject({ competitionNumber: 7, filter: { actor: 'dora' } });
    expect(optionsOf('Person')).toEqual(['Person: everybody', 'anna', 'béla', 'gone', 'The system', 'dora']);
    expect(optionsOf('About')).toEqual(['About: everything', 'competitions', 'photos', 'comments', 'mails']);
  });
});
