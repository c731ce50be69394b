import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { startI18n } from '../../../i18n/i18n.ts';
import { session } from '../../../session/session.ts';
import { logIn } from '../../../testing/accounts.ts';
import { renderRoutes } from '../../../testing/render.tsx';
import type * as LikenessModule from '../batch/likeness.ts';
import { maxBytes } from '../entry/fileCheck.ts';
import { Component as Overview } from '../overviewRoute.tsx';
import { Component as Slot } from '../slotRoute.tsx';
import { fakeRequests, requestAt } from '../testing/fakeRequests.ts';
import { answering, competition, entry, photo, voting } from '../testing/uploadData.ts';

// IndexedDB clones what it stores, and jsdom's File cannot be cloned.
const keptFiles = vi.hoisted(() => new Map<string, File>());
vi.mock('../../../drafts/fileDrafts.ts', () => ({
  readFileDraft: (key: string) => Promise.resolve(keptFiles.get(key) ?? null),
  writeFileDraft: (key: string, file: File) => Promise.resolve(keptFiles.set(key, file).has(key)),
  removeFileDraft: (key: string) => Promise.resolve(void keptFiles.delete(key)),
}));

const likeness = vi.hoisted(() => ({ of: null as number[] | null }));
vi.mock('../batch/likeness.ts', async (original) => ({
  ...(await original<typeof LikenessModule>()),
  readLikeness: () => Promise.resolve(likeness.of),
}));

beforeAll(() => startI18n('hu'));

afterEach(() => keptFiles.clear());

beforeEach(() => {
  logIn();
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => undefined;
});

/** The page of a slot, and the overview that it leads to. */
function open({ of = competition(), entries = () => [] as ReturnType<typeof entry>[], slot = 'colour/1' } = {}) {
  const sent = fakeRequests();
  const routes = [
    { path: '/user/upload', Component: Overview },
    { path: '/user/upload/:type/:num', Component: Slot },
  ];
  return { sent, ...renderRoutes(routes, `/user/upload/${slot}`, answering(of, entries)) };
}

/** Chooses a file, and waits until it has been looked at. */
async function choose(file: File): Promise<void> {
  fireEvent.change(await screen.findByLabelText('Fénykép'), { target: { files: [file] } });
  await waitFor(() => expect(document.body).toHaveTextContent(new RegExp(`${file.name}|Ez a (?:fájl|kép)`)));
}
const declaration = () => screen.getByRole('checkbox', { name: /Kijelentem/ });
const button = (name: string) => screen.getByRole('button', { name });

/** Fills everything in and sends it; answers the request. */
async function send(page: ReturnType<typeof open>) {
  await choose(photo());
  await page.fill('Cím', 'Hajnal');
  await page.user.click(declaration());
  await page.user.click(button('Feltöltés'));
  await waitFor(() => expect(page.sent).toHaveLength(1));
  return requestAt(page.sent, 0);
}

test('says which competition the photo is entered in', async () => {
  open();
  expect(await screen.findByText('Pályázat: Fények')).toBeVisible();
});

describe('a photo that was chosen, with its typed words,', () => {
  const back = async (page: ReturnType<typeof open>) => {
    await act(() => page.router.navigate('/user/upload'));
    await act(() => page.router.navigate('/user/upload/colour/1'));
  };

  test('is there again when the user comes back, and gone when discarded', async () => {
    const page = open();
    await choose(photo('dawn.jpg', 'image/jpeg', 5_000_000));
    await page.fill('Cím', 'Hajnal');
    await page.user.click(declaration());
    await back(page);
    expect(await screen.findByText('dawn.jpg · 4,8 megabájt')).toBeVisible();
    expect(screen.getByLabelText('Cím')).toHaveValue('Hajnal');
    expect(declaration()).toBeChecked();
    await page.user.click(button('Elvetem'));
    expect(screen.queryByText(/dawn.jpg/)).toBeNull();
    expect(screen.getByLabelText('Cím')).toHaveValue('');
  });

  test('goes out after the session ended and its user logged in again', async () => {
    const page = open();
    const first = await send(page);
    first.answer({ errors: [{ message: 'x', extensions: { code: 'UNAUTHENTICATED' } }] });
    await waitFor(() => expect(session.ended()?.username).toBe('entrant05'));
    expect(screen.getByLabelText('Cím')).toHaveValue('Hajnal');
    act(() => void logIn());
    await page.user.click(await screen.findByRole('button', { name: 'Újrapróbálom' }));
    await waitFor(() => expect(page.sent).toHaveLength(2));
    requestAt(page.sent, 1).take('70');
    await waitFor(() => expect(page.path()).toBe('/user/upload'));
  });
});

/** The start of a JPEG of 400 × 300 pixels. */
const smallJpeg = Uint8Array.from([
  0xff,
  0xd8,
  0xff,
  0xc0,
  0,
  17,
  8,
  1,
  44,
  1,
  144,
  ...Array.from({ length: 19 }, () => 0),
]);

/** The start of an HEIC file. */
const heicStart = `\0\0\0\x18ftypheic\0\0\0\0mif1heic`;

describe('before sending', () => {
  test.each([
    ['a file too large', photo('a.jpg', 'image/jpeg', maxBytes + 1), /Ez a fájl 30,1 megabájt; legfeljebb 30 MB lehet/],
    ['an empty file', photo('a.jpg', 'image/jpeg', 0), /Ez a fájl üres/],
    ['a document', photo('a.jpg', 'image/jpeg', 26, 'This is a document, no photo'), /nem fényképnek látszik/],
    ['a small photo', photo('a.jpg', 'image/jpeg', 30, smallJpeg), /túl kevés képpontból áll/],
  ])('%s is refused at the photo', async (_, file, text) => {
    const { user, sent } = open();
    await choose(file);
    expect(await screen.findByText(text)).toBeVisible();
    await user.click(button('Feltöltés'));
    expect(sent).toEqual([]);
  });

  test('photo, title and declaration are asked for, and the photo gets the focus', async () => {
    const { user, sent } = open();
    await user.click(await screen.findByRole('button', { name: 'Feltöltés' }));
    expect(await screen.findByText('Válassz egy fényképet.')).toBeVisible();
    await waitFor(() =>
      expect(screen.getByLabelText('Cím')).toHaveAccessibleDescription(expect.stringContaining('Ezt ki kell tölteni.')),
    );
    expect(declaration()).toBeInvalid();
    await waitFor(() => expect(button('Válassz fájlt, vagy húzd ide')).toHaveFocus());
    expect(sent).toEqual([]);
  });

  test('the lengths are counted', async () => {
    const { fill } = open();
    await fill('Cím', 'Hajnal');
    await fill('Leírás(nem kötelező)', 'x'.repeat(2001));
    expect(screen.getByText('6 / 120 karakter')).toBeVisible();
    await fill('Cím', '📷'.repeat(61));
    expect(screen.getByText('61 / 120 karakter')).toBeVisible();
    expect(screen.getByText(/2001 \/ 2000 karakter/)).toBeVisible();
  });

  test('a dropped photo is shown by name and size', async () => {
    open();
    const zone = await screen.findByRole('button', { name: 'Válassz fájlt, vagy húzd ide' });
    fireEvent.drop(zone, { dataTransfer: { files: [photo('dawn.jpg', 'image/jpeg', 5_000_000)] } });
    expect(await screen.findByText('dawn.jpg · 4,8 megabájt')).toBeVisible();
    expect(screen.getByAltText('A kiválasztott kép előnézete')).toHaveAttribute('src', 'blob:photo');
  });

  test.each(['DSC00123.HIF', 'IMG_1.heic', 'photo'])('an HEIC file called %s is chosen by its bytes', async (name) => {
    open();
    await choose(photo(name, '', 24, heicStart));
    expect(screen.getByText(new RegExp(`${name} · `))).toBeVisible();
    expect(screen.getByLabelText<HTMLInputElement>('Fénykép').accept.split(',')).toContain('.hif');
  });

  test('a pasted photo is chosen', async () => {
    open();
    await screen.findByRole('button', { name: 'Válassz fájlt, vagy húzd ide' });
    fireEvent.paste(document.body, { clipboardData: { files: [photo('pasted.png', 'image/png')] } });
    expect(await screen.findByText(/pasted.png · /)).toBeVisible();
  });

  test('a photo that looks like one that is chosen for another slot is told', async () => {
    keptFiles.set('5.upload.2.colour-2', photo('twin.jpg'));
    likeness.of = Array.from({ length: 64 }, () => 1);
    onTestFinished(() => void (likeness.of = null));
    open();
    await choose(photo());
    expect(await screen.findByText('Nagyon hasonlít erre: Színes 2.')).toBeVisible();
  });

  test('a photo that was kept before it was checked is checked before it is sent', async () => {
    keptFiles.set('5.upload.2.colour-1', photo('kept.jpg', 'image/jpeg', 30, smallJpeg));
    const { user, fill, sent } = open();
    await screen.findByText(/kept.jpg/);
    await fill('Cím', 'Hajnal');
    await user.click(declaration());
    await user.click(button('Feltöltés'));
    expect(await screen.findByText(/túl kevés képpontból áll/)).toBeVisible();
    expect(sent).toEqual([]);
  });

  test('a format that the browser cannot show stands there by name', async () => {
    open();
    await choose(photo('IMG_1.HEIC', '', 24, heicStart));
    fireEvent.error(await screen.findByAltText('A kiválasztott kép előnézete'));
    expect(screen.getByText(/nem tudja megmutatni, de feltölthető/)).toBeVisible();
    expect(screen.getByText(/IMG_1.HEIC/)).toBeVisible();
  });
});

describe('sending', () => {
  test('shows how far it is, then that it is worked on, and leads to the slots when it is taken', async () => {
    let entries: ReturnType<typeof entry>[] = [];
    const page = open({ entries: () => entries });
    const request = await send(page);
    request.progress(42);
    expect(await screen.findByText(/Feltöltés: 42/)).toBeVisible();
    await waitFor(() => expect(button('Megszakítás')).toHaveFocus());
    request.progress(100);
    expect((await screen.findAllByText('Feldolgozás…'))[0]).toBeVisible();
    entries = [entry({ title: 'Hajnal' })];
    request.take('70');
    expect(await screen.findByRole('article', { name: 'Színes 1.' })).toHaveTextContent('Hajnal');
    expect(page.path()).toBe('/user/upload');
    expect(page.notifications).toEqual([{ type: 'positive', message: 'A nevezésed elmentettük.' }]);
    expect(request.operation.input).toEqual({
      competitionNumber: 2,
      slot: 'colour-1',
      title: 'Hajnal',
      description: '',
      ownImage: true,
      file: null,
    });
  });

  test('can be cancelled, and everything stays filled in', async () => {
    const page = open();
    const request = await send(page);
    request.progress(10);
    await page.user.click(await screen.findByRole('button', { name: 'Megszakítás' }));
    expect(request.aborted).toBe(true);
    await screen.findByRole('button', { name: 'Feltöltés' });
    expect(screen.getByLabelText('Cím')).toHaveValue('Hajnal');
    expect(screen.getByText(/dawn.jpg/)).toBeVisible();
    expect(page.path()).toBe('/user/upload/colour/1');
    expect(page.notifications.map(({ type }) => type)).toEqual(['info']);
  });

  test('that fails leaves everything filled in and offers to try again', async () => {
    const page = open();
    (await send(page)).fail();
    expect(await screen.findByRole('button', { name: 'Újrapróbálom' })).toBeVisible();
    expect(screen.getByText(/Nem sikerült elérni a kiszolgálót/)).toBeVisible();
    expect(screen.getByLabelText('Cím')).toHaveValue('Hajnal');
    await page.user.click(button('Újrapróbálom'));
    await waitFor(() => expect(page.sent).toHaveLength(2));
    expect(requestAt(page.sent, 1).operation.file).toMatchObject({ name: 'dawn.jpg' });
  });

  test('a refusal of the picture is said at the picture', async () => {
    const page = open();
    (await send(page)).refuse('IMAGE_TOO_SMALL', 'A kép túl kicsi.', 'file');
    const picker = await screen.findByRole('button', { name: 'Másik fájl választása' });
    await waitFor(() => expect(picker).toHaveAccessibleDescription(/A kép túl kicsi/));
    await waitFor(() => expect(picker).toHaveFocus());
    expect(page.path()).toBe('/user/upload/colour/1');
  });

  test('a refusal of a field is said at the field; the others above all fields', async () => {
    const page = open();
    const request = await send(page);
    request.answer({
      data: {
        uploadImage: {
          image: null,
          userErrors: [
            { code: 'VALIDATION_FAILED', field: 'title', message: 'Ez a cím nem jó.' },
            { code: 'WRONG_PHASE', field: null, message: 'A nevezés lezárult.' },
          ],
        },
      },
    });
    await waitFor(() =>
      expect(screen.getByLabelText('Cím')).toHaveAccessibleDescription(expect.stringContaining('Ez a cím nem jó.')),
    );
    expect(screen.getByText('Nem sikerült elküldeni').parentElement).toHaveTextContent('A nevezés lezárult.');
  });

  test('ends when the page is left, which is asked first', async () => {
    const page = open();
    const request = await send(page);
    await page.user.click(screen.getByRole('link', { name: /Vissza az áttekintéshez/ }));
    await screen.findByRole('alertdialog');
    expect(request.aborted).toBe(false);
    await page.user.click(await screen.findByRole('button', { name: 'Elvetés' }));
    await waitFor(() => expect(request.aborted).toBe(true));
    expect(page.path()).toBe('/user/upload');
  });
});

describe('a filled slot', () => {
  test('takes other words without another photo', async () => {
    const page = open({ entries: () => [entry()] });
    await page.fill('Cím', 'Alkony');
    await page.user.click(button('Mentés'));
    await waitFor(() => expect(page.sent).toHaveLength(1));
    expect(requestAt(page.sent, 0).operation).toMatchObject({
      input: { title: 'Alkony', description: 'Pára a víz felett', ownImage: true },
      file: null,
    });
    requestAt(page.sent, 0).take('70');
    await waitFor(() => expect(page.path()).toBe('/user/upload'));
  });

  test('shows its photo until another is chosen, which needs its own declaration', async () => {
    let entries = [entry()];
    const page = open({ entries: () => entries });
    expect(await screen.findByAltText('Hajnal a Dunán')).toBeVisible();
    expect(declaration()).toBeChecked();
    await choose(photo());
    expect(screen.queryByAltText('Hajnal a Dunán')).toBeNull();
    expect(declaration()).not.toBeChecked();
    await page.user.click(declaration());
    await page.user.click(button('Feltöltés'));
    await waitFor(() => expect(page.sent).toHaveLength(1));
    entries = [{ ...entry({ id: '71', number: 71, title: 'Alkony' }), medium: '/media/entry/2/colour-1/medium?v=b' }];
    requestAt(page.sent, 0).take('71');
    expect(await screen.findByAltText('Alkony')).toHaveAttribute('src', '/media/entry/2/colour-1/medium?v=b');
    expect(screen.queryByText('Hajnal a Dunán')).toBeNull();
  });

  test('is shown without a form once entries are closed', async () => {
    open({ of: voting(), entries: () => [entry()] });
    expect(await screen.findByText(/A nevezés lezárult, most szavazás folyik/)).toBeVisible();
    expect(screen.getByAltText('Hajnal a Dunán')).toBeVisible();
    expect(screen.queryByLabelText('Cím')).toBeNull();
  });
});

test.each(['colour/3', 'colour/0', 'film/1'])('%s is no slot', async (slot) => {
  open({ slot });
  expect(await screen.findByText('Nincs ilyen hely')).toBeVisible();
});
