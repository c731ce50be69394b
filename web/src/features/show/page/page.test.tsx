import { cleanup, screen, waitFor } from '@testing-library/react';
import { startI18n } from '../../../i18n/i18n.ts';
import { session } from '../../../session/session.ts';
import { logIn, renderShow, showing } from '../testing/renderShow.tsx';
import { ended, image } from '../testing/showData.ts';

beforeAll(() => startI18n('hu'));

afterEach(() => {
  cleanup();
  session.clear();
});

describe('the image', () => {
  test('has a title, a category, a place and neighbours; its author stays hidden until the results', async () => {
    renderShow(showing(image()), '/competition/3/show/12?type=colour&sort=fair');
    expect(await screen.findByRole('heading', { level: 1, name: 'Hajnal a Dunán' })).toBeVisible();
    expect(screen.getByText('Színes')).toBeVisible();
    expect(screen.getByText('A szerző neve az eredményhirdetésig rejtve marad.')).toBeVisible();
    expect(await screen.findByText('2. kép, összesen 3')).toBeInTheDocument();
    const link = (name: string | RegExp) => screen.getByRole('link', { name });
    expect(link('Előző kép')).toHaveAttribute('href', '/competition/3/show/11?type=colour&sort=fair');
    expect(link('Következő kép')).toHaveAttribute('href', '/competition/3/show/13?type=colour&sort=fair');
    expect(link(/Vissza/)).toHaveAttribute('href', '/competition/3/browse?type=colour&sort=fair');
  });

  test('by itself it leads to neighbours by themselves', async () => {
    renderShow(showing(image({ previousId: null, previousNumber: null, nextId: '12', nextNumber: 12 })), '/show/11');
    expect(await screen.findByRole('link', { name: 'Következő kép' })).toHaveAttribute('href', '/show/12');
    expect(screen.getByRole('link', { name: 'Előző kép' })).toHaveAttribute('aria-disabled', 'true');
  });

  test('its neighbours are those of the list; walking keeps the list behind Back, and remembers the photo', async () => {
    const list = { ...showing(image({ previousId: '1', previousNumber: 1, nextId: '2', nextNumber: 2 })) };
    const { router, user } = renderShow(list, '/competition/3/show/12?sort=rank');
    await screen.findByText('2. kép, összesen 3');
    const { length } = window.history;
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/competition/3/show/13'));
    expect(router.state.historyAction).toBe('REPLACE');
    expect(window.history).toHaveLength(length);
    await screen.findByText('3. kép, összesen 3');
    expect(sessionStorage.getItem('photo-competition.place./competition/3/browse?sort=rank')).toBe('13');
  });

  test('under a wrong competition its address is set right', async () => {
    const { router } = renderShow(showing(image()), '/competition/9/show/12?sort=fair');
    await waitFor(() => expect(router.state.location.pathname).toBe('/competition/3/show/12'));
    expect(router.state.location.search).toBe('?sort=fair');
  });

  test('after the end it has an author, exposure data and a result', async () => {
    const author = { __typename: 'Author' as const, id: '8', firstName: 'Anna', lastName: 'Kiss' };
    const exposure = {
      __typename: 'Exposure' as const,
      camera: 'Fuji X-T4',
      lens: null,
      focalLength: 23,
      aperture: 2.8,
      shutter: 0.004,
      iso: 1600,
      takenAt: '2026-03-01T06:10:00',
    };
    const result = {
      __typename: 'ImageResult' as const,
      score: 4.256,
      points: 64,
      votes: 15,
      rank: 2,
      overallRank: 5,
      votesByPoint: [0, 1, 2, 4, 8],
    };
    renderShow(showing(image({ competition: ended(), author, exposure, result })));
    expect(await screen.findByText('Készítette: Kiss Anna')).toBeVisible();
    for (const text of ['f/2.8', '1/250 mp', 'ISO 1600', '23 mm', '2. hely', '5. hely', '4,26', '64', '15']) {
      expect(screen.getByText(text)).toBeVisible();
    }
    expect(screen.getByRole('img', { name: /1 pont: 0 szavazat.* 5 pont: 8 szavazat/ })).toBeVisible();
    expect(screen.getByText(/^2026\. március 1\. 0?6:10$/)).toBeVisible();
    expect(screen.queryByText('Objektív')).toBeNull();
  });

  test('after the end: without votes there is no score and no rank, and that is said', async () => {
    const result = {
      __typename: 'ImageResult' as const,
      score: null,
      points: 0,
      votes: 0,
      rank: null,
      overallRank: null,
      votesByPoint: [0, 0, 0, 0, 0],
    };
    renderShow(showing(image({ competition: ended(), result })));
    expect(await screen.findByText(/nem kapott szavazatot, ezért nincs pontszáma és helyezése/)).toBeVisible();
    expect(screen.queryByText('Helyezés a kategóriában')).toBeNull();
  });

  test('its owner reads that it is disqualified, and why', async () => {
    logIn();
    renderShow(showing(image({ own: true, moderation: 'DISQUALIFIED', moderationReason: 'Nem saját kép.' })));
    expect(await screen.findByText('A képedet a szervezők kizárták a pályázatból.')).toBeVisible();
    expect(screen.getByText('Indoklás: Nem saját kép.')).toBeVisible();
    expect(screen.getByText('Saját képed')).toBeVisible();
  });
});

describe('without it', () => {
  test('a photo that is not there leads back to the grid', async () => {
    renderShow({ ...showing(image()), ShowImage: () => ({ data: { image: null } }) });
    expect(await screen.findByRole('heading', { name: 'Ez a kép nem látható' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'A pályázat képei' })).toHaveAttribute('href', '/competition/3/browse');
  });

  test('a failure is told, and tried again', async () => {
    let reachable = false;
    const answers = showing(image());
    const { user } = renderShow({
      ...answers,
      ShowImage: (variables) => (reachable ? (answers['ShowImage']?.(variables) ?? new Error()) : new Error('offline')),
    });
    await screen.findByRole('alert');
    reachable = true;
    await user.click(screen.getByRole('button', { name: 'Újra' }));
    expect(await screen.findByRole('heading', { name: 'Hajnal a Dunán' })).toBeVisible();
  });

  test('comments that cannot be read do not take the photo away', async () => {
    const { calls } = renderShow({
      ...showing(image()),
      ShowImage: () => ({
        data: { image: image({ comments: null }) },
        errors: [{ message: 'no', extensions: { code: 'UPSTREAM_TIMEOUT' } }],
      }),
    });
    expect(await screen.findByRole('heading', { name: 'Hajnal a Dunán' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('A kiszolgáló nem válaszolt időben.');
    expect(calls.filter(({ name, variables }) => name === 'ShowImage' && variables['number'] === 12)).toHaveLength(1);
  });
});
