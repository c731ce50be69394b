import { screen } from '@testing-library/react';
import { startI18n } from '../../i18n/i18n.ts';
import { renderRoutes } from '../../testing/render.tsx';
import { connection, image } from '../competition/testing/competitionData.ts';
import { PhotoBeside } from './PhotoBeside.tsx';

const author = { __typename: 'Author', id: '3', firstName: 'Júlia', lastName: 'Balogh' };

/** A window of such a width. */
const windowOf = (width: number) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: width >= 16 * Number(/([\d.]+)rem/.exec(query)?.[1]),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));

function open(width: number, active: object | null) {
  windowOf(width);
  return renderRoutes([{ path: '/', element: <PhotoBeside /> }], '/', {
    PhotoBeside: () => ({
      data: {
        activeCompetition: active,
        archivedCompetitions: {
          __typename: 'CompetitionConnection',
          nodes: [{ __typename: 'Competition', id: '8', number: 8, images: connection([image(11, { author })]) }],
        },
      },
    }),
  });
}

const running = (images: unknown) => ({
  __typename: 'Competition',
  id: '9',
  number: 9,
  now: '2026-05-20T12:00:00.000Z',
  images,
});

beforeAll(() => startI18n('en'));
afterEach(() => vi.unstubAllGlobals());

test('a photo of the active competition stands beside a form, without its author, and leads to it', async () => {
  open(1440, running(connection([image(12)])));
  const link = await screen.findByRole('link', { name: 'The photo: “Kép 12”' });
  expect(link).toHaveAttribute('href', expect.stringContaining('/show/12'));
});

test('while its photos are hidden the first of an earlier competition stands there, with its author', async () => {
  open(1440, running(null));
  await screen.findByRole('link', { name: 'The photo: “Kép 11” by Júlia Balogh' });
});

test('nothing is asked for where there is no room', () => {
  const { calls } = open(800, running(connection([image(12)])));
  expect(calls).toEqual([]);
  expect(screen.queryByRole('link')).toBeNull();
});
