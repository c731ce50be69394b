import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PhotoFragment } from './generated/graphql.ts';
import { startI18n } from '../../i18n/i18n.ts';
import { session } from '../../session/session.ts';
import { image } from '../competition/testing/competitionData.ts';
import { logIn } from '../competition/testing/renderPage.tsx';
import { theme } from '../theme.ts';
import { Photo, type PhotoProps } from './Photo.tsx';

beforeAll(() => startI18n('hu'));

afterEach(() => {
  cleanup();
  session.clear();
  vi.unstubAllGlobals();
});

function renderPhoto(changes: Partial<PhotoFragment> = {}, props: Partial<PhotoProps> = {}) {
  const photo = { ...image(7), ...changes } as PhotoFragment;
  return render(
    <ChakraProvider value={theme}>
      <Photo image={photo} {...props} />
    </ChakraProvider>,
  );
}

/** A gateway of pictures, and where their bytes are kept in the browser. */
function stubPictures(answers: Response[]) {
  const fetched = vi.fn((_address: string, _init: RequestInit) => Promise.resolve(answers.shift() ?? Response.error()));
  vi.stubGlobal('fetch', fetched);
  const made = vi.fn(() => 'blob:picture');
  const revoked = vi.fn();
  vi.stubGlobal('URL', Object.assign(class extends URL {}, { createObjectURL: made, revokeObjectURL: revoked }));
  return { fetched, revoked };
}

test('offers every derivative up to the largest asked for, with the width it really has', () => {
  renderPhoto({}, { resolution: 'medium', sizes: '50vw' });
  const picture = screen.getByRole('img', { name: 'Kép 7' });
  expect(picture).toHaveAttribute('src', '/media/image/7/medium?v=1');
  expect(picture).toHaveAttribute(
    'srcset',
    '/media/image/7/thumb?v=1 400w, /media/image/7/small?v=1 800w, /media/image/7/medium?v=1 1200w',
  );
  expect(picture).toHaveAttribute('sizes', '50vw');
  expect(picture).toHaveAttribute('loading', 'lazy');
});

test('beside its title it is not read out a second time', () => {
  renderPhoto({}, { titled: true });
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByRole('presentation')).toHaveAttribute('alt', '');
});

test('an upright picture is narrower than its longer side, and a small one is never called larger', () => {
  renderPhoto({ width: 600, height: 900 }, { priority: true });
  const picture = screen.getByRole('img', { name: 'Kép 7' });
  const widths = picture.getAttribute('srcset')?.match(/\d+w/g);
  expect(widths).toEqual(['267w', '533w', '600w', '600w']);
  expect(picture).toHaveAttribute('loading', 'eager');
});

test('says that a picture cannot be loaded, and tries again when asked', async () => {
  renderPhoto();
  fireEvent.error(screen.getByRole('img', { name: 'Kép 7' }));
  expect(screen.getByText('A kép nem tölthető be.')).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Újra' }));
  expect(screen.getByRole('img', { name: 'Kép 7' })).toBeInTheDocument();
  expect(screen.queryByText('A kép nem tölthető be.')).toBeNull();
});

test('a picture that needs the token is fetched with it, and its bytes are let go with the component', async () => {
  const token = logIn();
  const { fetched, revoked } = stubPictures([new Response('bytes')]);
  const { unmount } = renderPhoto({ urlNeedsToken: true });
  expect(await screen.findByRole('img', { name: 'Kép 7' })).toHaveAttribute('src', 'blob:picture');
  expect(screen.getByRole('img')).not.toHaveAttribute('srcset');
  expect(fetched.mock.calls.map(([address]) => address)).toEqual(['/media/image/7/large?v=1']);
  expect(new Headers(fetched.mock.calls[0]?.[1].headers).get('authorization')).toBe(`Bearer ${token}`);
  unmount();
  expect(revoked).toHaveBeenCalledWith('blob:picture');
});

test('a refused picture can be fetched again', async () => {
  logIn();
  const { fetched } = stubPictures([new Response(null, { status: 401 }), new Response('bytes')]);
  renderPhoto({ urlNeedsToken: true });
  await userEvent.click(await screen.findByRole('button', { name: 'Újra' }));
  await waitFor(() => expect(screen.getByRole('img', { name: 'Kép 7' })).toHaveAttribute('src', 'blob:picture'));
  // Beside these the client may ask whether the server answers.
  expect(fetched.mock.calls.filter(([address]) => address === '/media/image/7/large?v=1')).toHaveLength(2);
});
