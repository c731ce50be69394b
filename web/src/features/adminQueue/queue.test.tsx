import { screen, within } from '@testing-library/react';
import { startI18n } from '../../i18n/i18n.ts';
import { renderRoutes } from '../../testing/render.tsx';
import { competition, image } from '../../ui/competition/testing/competitionData.ts';
import { QueuePage } from './QueuePage.tsx';

/** The queue, with one photo of a category. */
async function open(type: string) {
  const { id, title, imageTypes, __typename } = competition();
  const queued = {
    ...image(5, { type, description: null, createdAt: '2026-05-12T10:00:00.000Z', exposure: null, author: null }),
    competition: { __typename, id, title, imageTypes },
  };
  const shown = renderRoutes([{ path: '/', element: <QueuePage kind="IMAGE" back="/admin" /> }], '/', {
    ModerationQueue: () => ({
      data: {
        moderationPage: {
          __typename: 'ModerationPage',
          items: [{ __typename: 'ModerationItem', id: '5', kind: 'IMAGE', signals: [], image: queued, comment: null }],
          pageInfo: { __typename: 'NumberedPageInfo', totalItems: 1 },
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
});
