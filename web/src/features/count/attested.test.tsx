/** Attestations of heads by others stand beside them; a witness's line is called checked only once it was. */
import 'fake-indexeddb/auto';
import { act, screen } from '@testing-library/react';
import { changeLocale, startI18n } from '../../i18n/i18n.ts';
import { countBefore, countFacts, published, WorkerHere } from './testing/pageData.ts';
import { open } from './testing/openCount.ts';
import { serveFiles } from './testing/servedFiles.ts';

beforeAll(() => startI18n('hu'));
beforeEach(() => {
  vi.stubGlobal('Worker', WorkerHere);
  serveFiles(published.files);
});
afterEach(() => vi.unstubAllGlobals());

const witness = 'witness.example/w1+0a0b0c0d+BAAA';

/** A count whose second head is cosigned, and stamped in the answer only. */
const attested = ({ heads, ...facts }: ReturnType<typeof countFacts>) => ({
  ...facts,
  heads: heads.map((head, i) => ({
    ...head,
    cosigned: i === 1 ? { __typename: 'CountCosignature', witness, at: '2026-11-21T20:01:00Z' } : null,
    stampedAt: i === 1 ? '2026-11-21T20:02:00Z' : null,
  })),
});

test('a seal that others have signed says when, in both languages', async () => {
  open(attested(countBefore('SEALED')));
  expect(await screen.findByText('Tanú aláírta')).toBeVisible();
  expect(screen.getByText('Időbélyeg')).toBeVisible();
  expect(screen.getByText(witness)).toBeInTheDocument();
  expect(screen.queryByText(/Az imént ellenőrizve: witness/)).toBeNull();
  await act(() => changeLocale('en'));
  expect(await screen.findByText('Signed by the witness')).toBeVisible();
  expect(screen.getByText('Time stamp')).toBeVisible();
  await act(() => changeLocale('hu'));
});

test('once files are public a time stamp can be downloaded', async () => {
  const { files, heads, ...facts } = attested(countFacts());
  const url = `/media/count/7/head-${heads[1]?.size}.tsr`;
  open({ ...facts, heads, files: { ...files, timestamps: [url] } });
  await screen.findByText('Időbélyeg');
  const hrefs = [...document.querySelectorAll('a[download]')].map((link) => link.getAttribute('href'));
  expect(hrefs).toContain(url);
});

test('without any there are no columns for them', async () => {
  open(countBefore('SEALED'));
  expect(await screen.findByText('Pecsétek')).toBeVisible();
  expect(screen.queryByText('Tanú aláírta')).toBeNull();
  expect(screen.queryByText('Időbélyeg')).toBeNull();
});
