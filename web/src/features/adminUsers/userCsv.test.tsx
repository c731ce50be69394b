import { screen, waitFor } from '@testing-library/react';
import { startI18n } from '../../i18n/i18n.ts';
import { open, page, userOf } from './testing/userPages.tsx';

beforeAll(() => startI18n('hu'));

const anna = userOf({ id: '1', number: 1, username: 'anna', lastName: '=Ács' });
const bela = userOf({ id: '2', number: 2, username: 'bela' });

const files: string[] = [];
vi.mock('../../ui/chart/csv.ts', async (original) => ({
  ...(await original<object>()),
  saveCsv: (csv: string) => void files.push(csv),
}));
beforeEach(() => void files.splice(0));

const usernamesIn = (csv: string): (string | undefined)[] =>
  csv
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(',')[1]);

describe('accounts as a file', () => {
  it('are all of them, page by page, and nothing in it is a formula', async () => {
    const { user } = open('', {
      AdminUsers: ({ page: number, size }) =>
        page(size === 100 && number === 1 ? [bela] : [anna], { totalItems: 2, totalPages: 2 }),
    });
    await user.click(await screen.findByRole('button', { name: 'Mindenki (CSV)' }));
    await waitFor(() => expect(files).toHaveLength(1));
    const csv = files[0] ?? '';
    expect(usernamesIn(csv)).toEqual(['anna', 'bela']);
    expect(csv).toContain(",'=Ács,");
  });

  it('are those that the filters leave, page by page, each once', async () => {
    const pages: [number, number][] = [];
    const { user } = open('?role=entrant', {
      AdminUsers: ({ page: number, size }) => {
        if (size === 100) pages.push([Number(number), Number(size)]);
        return page(number === 0 ? [anna, bela] : [bela], { totalItems: 3, totalPages: 2 });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'A találatok (CSV)' }));
    await waitFor(() => expect(files).toHaveLength(1));
    expect(usernamesIn(files[0] ?? '')).toEqual(['anna', 'bela']);
    expect(pages).toEqual([
      [0, 100],
      [1, 100],
    ]);
  });

  it('are a sheet for Excel, of what the filters leave, too', async () => {
    const fetched = vi.fn<typeof fetch>(() => Promise.resolve(new Response('PK')));
    vi.stubGlobal('fetch', fetched);
    URL.createObjectURL = () => 'blob:';
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { user } = open('?role=entrant', { AdminUsers: () => page([anna], { totalItems: 1, totalPages: 1 }) });
    await user.click(await screen.findByRole('button', { name: 'A találatok (Excel)' }));
    await waitFor(() => expect(click).toHaveBeenCalledOnce());
    const [path, { body } = {}] = fetched.mock.calls.find(([at]) => at === '/download/users.xlsx') ?? [];
    expect(path).toBe('/download/users.xlsx');
    const form = body as URLSearchParams;
    expect([form.get('locale'), JSON.parse(form.get('filter') ?? '')]).toEqual(['hu', { administrator: false }]);
    vi.unstubAllGlobals();
  });
});
