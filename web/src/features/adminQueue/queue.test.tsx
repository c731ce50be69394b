import { screen, within } from '@testing-library/react';
import { startI18n } from '../../i18n/i18n.ts';
import { renderRoutes } from '../../testing/render.tsx';
import { competition, image } from '../../ui/competition/testing/competitionData.ts';
import { QueuePage } from './QueuePage.tsx';

/** The queue, with photos of a category. */
async function open(type: string, numbers: number[] = [5]) {
  const { id, number, title, imageTypes, __typename } = competition();
  const queued = (photo: number) => ({
    ...image(photo, { type, description: null, createdAt: '2026-05-12T10:00:00.000Z', exposure: null, author: null }),
    competition: { __typename, id, number, title, imageTypes },
  });
  const shown = renderRoutes([{ path: '/', element: <QueuePage kind="IMAGE" back="/admin" /> }], '/', {
    ModerationQueue: () => ({
      data: {
        moderationPage: {
          __typename: 'ModerationPage',
          items: numbers.map((photo) => ({
            __typename: 'ModerationItem',
            id: String(photo),
            kind: 'IMAGE',
            signals: [],
            image: queued(photo),
            comment: null,
          })),
          pageInfo: { __typename: 'NumberedPageInfo', totalItems: numbers.length },
        },
      },
    }),
    ModerateImages: ({ input }) => ({
      data: {
        moderateImages: {
          __typename: 'ModerateImagesPayload',
          results: (input as { ids: string[] }).ids.map((one) => ({
            __typename: 'ImageModerationResult',
            id: one,
            refusal: null,
            previousStatus: 'PENDING',
            previousReason: null,
            changedBy: null,
            image: null,
          })),
          userErrors: [],
        },
      },
    }),
  });
  await screen.findByRole('heading', { name: 'Kép 5' });
  return shown;
}

describe('a photo in the queue', () => {
  it.each([
    ['en', 'Category', 'Monochrome'],
    ['hu', 'Kategória', 'Fekete-fehér'],
  ] as const)('is shown with the title of its category in the reader’s language (%s)', async (locale, name, title) => {
    await startI18n(locale);
    await open('mono');
    const fact = screen.getByText(name).parentElement as HTMLElement;
    expect(within(fact).getByText(title)).toBeVisible();
  });

  it('is shown with the code of a category that is gone', async () => {
    await startI18n('en');
    await open('night');
    expect(screen.getByText('night')).toBeVisible();
  });

  it('is shown with the next one loaded behind it, which stands there at once after a decision', async () => {
    await startI18n('en');
    const { user } = await open('mono', [5, 6, 7]);
    const pictures = () =>
      screen.getAllByAltText(/^Kép/).map((one) => [one.getAttribute('alt'), one.closest('[hidden]') === null]);
    expect(pictures()).toEqual([
      ['Kép 5', true],
      ['Kép 6', false],
    ]);
    const next = screen.getByAltText('Kép 6');
    await user.keyboard('a');
    await screen.findByRole('heading', { name: 'Kép 6' });
    expect(screen.getByAltText('Kép 6')).toBe(next);
    expect(pictures()).toEqual([
      ['Kép 6', true],
      ['Kép 7', false],
    ]);
  });

  it('is rejected by three keys: R, the digit of a ready-made reason, Enter; a digit within a text stays a digit', async () => {
    await startI18n('en');
    const { user, calls } = await open('mono', [5, 6]);
    await user.keyboard('r');
    const field = await screen.findByRole('textbox', { name: /Reason/ });
    await user.type(field, '93');
    expect(field).toHaveValue('93');
    await user.clear(field);
    await user.type(field, '3');
    expect(field).toHaveValue('It does not fit the theme.');
    await user.keyboard('{Enter}');
    await screen.findByRole('heading', { name: 'Kép 6' });
    expect(calls.find(({ name }) => name === 'ModerateImages')?.variables['input']).toMatchObject({
      ids: ['5'],
      status: 'REJECTED',
      reason: 'It does not fit the theme.',
    });
  });
});
