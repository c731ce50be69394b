import { screen, waitFor, within } from '@testing-library/react';
import { startI18n } from '../../i18n/i18n.ts';
import type { Answer } from '../../testing/render.tsx';
import { open, page, userOf } from './testing/userPages.tsx';

beforeAll(() => startI18n('hu'));

type User = ReturnType<typeof userOf>;
interface Input {
  accounts: { id: string; ifVersion: number }[];
  enabled: boolean;
}

const personOf = (n: number, changes: Partial<User> = {}) =>
  userOf({ id: String(n), number: n, username: `u${n}`, firstName: `Anna${n}`, ...changes });

const outcome = (user: User, refusal: string | null = null) => ({
  __typename: 'UserResult',
  id: `result-${user.id}`,
  accountId: user.id,
  refusal,
  changedBy: refusal ? 'katalin' : null,
  user,
});

const results = (name: string, all: unknown[]): Answer => ({
  data: { [name]: { __typename: `${name}Payload`, results: all, userErrors: [] } },
});

const choose = async (shown: ReturnType<typeof open>, ...names: string[]) => {
  for (const name of names) await shown.user.click(await screen.findByRole('checkbox', { name: `${name} kijelölése` }));
};

describe('many users at once', () => {
  it('are disabled at the versions that were seen; who was refused is named, and undo leaves who was disabled before', async () => {
    const people = [personOf(1), personOf(2), personOf(3, { enabled: false })];
    const asked: Input[] = [];
    const shown = open('', {
      AdminUsers: () => page(people, { totalItems: 3, totalPages: 1 }),
      SetUserStates: ({ input }) => {
        const { accounts, enabled } = input as Input;
        asked.push(input as Input);
        return results(
          'setUserStates',
          accounts.map(({ id }) =>
            id === '2'
              ? outcome(personOf(2), 'VERSION_CONFLICT')
              : outcome(personOf(Number(id), { enabled, version: 4 + asked.length })),
          ),
        );
      },
    });
    await choose(shown, 'Ács Anna1', 'Ács Anna2', 'Ács Anna3');
    const bar = within(screen.getByRole('region', { name: 'A kijelöltek' }));
    await shown.user.click(bar.getByRole('button', { name: 'Letiltás' }));
    expect(await bar.findByText('Kész: 2.')).toBeVisible();
    expect(bar.getByRole('listitem')).toHaveTextContent('Ács Anna2: katalin közben módosította');
    await shown.user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked).toMatchObject([
      { enabled: false, accounts: ['1', '2', '3'].map((id) => ({ id, ifVersion: 4 })) },
      { enabled: true, accounts: [{ id: '1', ifVersion: 5 }] },
    ]);
    expect(await bar.findByText('Kész: 1.')).toBeVisible();
    expect(bar.queryByRole('button', { name: 'Visszavonás' })).toBeNull();
  });

  it('are asked about portion by portion, and the work can be stopped', async () => {
    const people = Array.from({ length: 60 }, (_, n) => personOf(n + 1));
    let release: () => void = () => undefined;
    const portions: number[] = [];
    const shown = open('?size=20', {
      AdminUsers: ({ size }) =>
        page(people.slice(0, Number(size)), { totalItems: 60, totalPages: Math.ceil(60 / Number(size)) }),
      SetUserNewsletters: ({ input }) => {
        const { accounts } = input as Input;
        portions.push(accounts.length);
        const answer = results(
          'setUserNewsletters',
          accounts.map(({ id }) => outcome(personOf(Number(id)))),
        );
        return new Promise((resolve) => {
          release = () => resolve(answer);
        });
      },
    });
    await choose(shown, 'Ács Anna1');
    const bar = within(screen.getByRole('region', { name: 'A kijelöltek' }));
    await shown.user.click(bar.getByRole('button', { name: 'Mind kijelölése (60)' }));
    expect(await bar.findByText('Kijelölve: 60')).toBeVisible();
    await shown.user.selectOptions(bar.getByRole('combobox', { name: 'Melyik leveleket' }), 'ORGANISER');
    await shown.user.click(bar.getByRole('button', { name: 'Leiratkoztatás' }));
    expect(await bar.findByText('0 / 60 kész')).toBeVisible();
    release();
    expect(await bar.findByText('25 / 60 kész')).toBeVisible();
    await shown.user.click(bar.getByRole('button', { name: 'Megállítás' }));
    release();
    expect(await bar.findByText('Kész: 50.')).toBeVisible();
    expect(bar.getByText('Nem került sorra: 10.')).toBeVisible();
    expect(portions).toEqual([25, 25]);
    expect(shown.calls.findLast(({ name }) => name === 'SetUserNewsletters')).toMatchObject({
      variables: { input: { list: 'ORGANISER', subscribed: false } },
    });
  });

  it('tell why the call failed, and who was not reached', async () => {
    const shown = open('', {
      AdminUsers: () => page([personOf(1)], { totalItems: 1, totalPages: 1 }),
      SetUserStates: () => new Error('offline'),
    });
    await choose(shown, 'Ács Anna1');
    const bar = within(screen.getByRole('region', { name: 'A kijelöltek' }));
    await shown.user.click(bar.getByRole('button', { name: 'Engedélyezés' }));
    expect(await bar.findByText('Nem került sorra: 1.')).toBeVisible();
    expect(bar.getByText('Kész: 0.')).toBeVisible();
  });
});
