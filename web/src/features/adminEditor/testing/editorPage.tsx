import { screen } from '@testing-library/react';
import { renderRoutes, type Answers } from '../../../testing/render.tsx';
import type { AdministeredCompetitionFragment } from '../../../ui/admin/competition/generated/graphql.ts';
import { CompetitionEditor } from '../CompetitionEditor.tsx';

/** Another competition, as the editor reads it. */
export const otherOf = (id: string, title: string, competitionStart: string, award: string) => ({
  __typename: 'AdminCompetition',
  id,
  number: Number(id),
  competition: {
    __typename: 'Competition',
    id,
    number: Number(id),
    competitionStart,
    award,
    title: { __typename: 'LocalizedText', hu: title, en: title },
  },
});

/** Opens the editor of competition 7. @param start name of its first date */
export async function openEditor(item: AdministeredCompetitionFragment, answers: Answers = {}, start = 'Entries open') {
  const shown = renderRoutes(
    [{ path: '/admin/competition', element: <CompetitionEditor task="edit" id="7" /> }],
    '/admin/competition?edit=7',
    {
      AdministeredCompetitionOf: () => ({
        data: { adminCompetition: item, installation: { __typename: 'Installation', timeZone: 'Europe/Budapest' } },
      }),
      OtherCompetitions: () => ({ data: { adminCompetitionPage: { __typename: 'AdminCompetitionPage', items: [] } } }),
      ...answers,
    },
  );
  await screen.findByRole('slider', { name: start });
  return shown;
}
