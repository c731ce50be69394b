import { screen, waitFor, within } from '@testing-library/react';
import { startI18n } from '../../i18n/i18n.ts';
import { renderRoutes } from '../../testing/render.tsx';
import type { AdministeredCompetitionFragment } from '../../ui/admin/competition/generated/graphql.ts';
import { competition, image } from '../../ui/competition/testing/competitionData.ts';
import { itemOf } from '../../ui/admin/competition/testing/competitionData.ts';
import { ResultsTab } from './ResultsTab.tsx';

beforeAll(() => startI18n('en'));

const top = {
  __typename: 'TopImage',
  imageId: '1',
  imageNumber: 1,
  title: 'Dawn',
  result: { __typename: 'ImageResult', score: 4.5, points: 9, votes: 2, rank: 1, overallRank: 1 },
};
/** Two share the third place; the last has no votes. */
const ranked = [1, 2, 3, 3, 5, null].map((rank, index) =>
  image(index + 1, {
    title: `Photo ${index + 1}`,
    author: { __typename: 'User', id: '9', firstName: 'Anna', lastName: 'Nagy' },
    result: { __typename: 'ImageResult', score: 4.5, votes: rank === 1 ? 1 : 2, rank, overallRank: rank },
  }),
);
const robustness = {
  __typename: 'Robustness',
  rounds: 1000,
  methods: ['MEAN'],
  categories: [
    {
      __typename: 'RobustCategory',
      type: 'colour',
      winnerShare: 0.9,
      rows: [
        {
          __typename: 'RobustRow',
          imageId: '1',
          imageNumber: 1,
          title: 'Dawn',
          rank: 1,
          interval: [1, 2],
          ranks: [{ __typename: 'MethodRank', method: 'MEAN', rank: 1 }],
        },
      ],
    },
  ],
};

function open(competition: Partial<AdministeredCompetitionFragment['competition']>, isOver = true) {
  const statistics = {
    __typename: 'CompetitionStatistics',
    entries: 1,
    entrants: 1,
    voters: 2,
    votes: 2,
    comments: 0,
    perDay: [],
    perHour: [],
    perType: [],
    coverage: [],
    perPoint: isOver ? [{ __typename: 'PointVotes', point: 5, votes: 2 }] : [],
    topImages: isOver ? [top] : [],
  };
  const item = itemOf({}, { status: 'PUBLISHED', phase: 'AWARD', ...competition });
  return renderRoutes([{ path: '/', element: <ResultsTab item={item} /> }], '/', {
    Turnout: () => ({ data: { competition: { __typename: 'Competition', id: '7', number: 7, statistics } } }),
    CategoryRanking: ({ type }) => ({
      data: {
        competition: {
          __typename: 'Competition',
          id: '7',
          number: 7,
          images: { __typename: 'ImageConnection', nodes: type === 'colour' ? ranked : [] },
        },
      },
    }),
    RankingWithout: () => {
      const ranks = { rankBefore: 1, rankAfter: null, overallRankBefore: 1, overallRankAfter: null };
      const rankingWithout = [
        { __typename: 'RankChange', imageId: '1', imageNumber: 1, title: 'Dawn', type: 'colour', ...ranks },
      ];
      return { data: { adminCompetition: { __typename: 'AdminCompetition', id: '7', number: 7, rankingWithout } } };
    },
    Robustness: () => ({ data: { competition: { __typename: 'Competition', id: '7', number: 7, robustness } } }),
  });
}

describe('the results in the cockpit', () => {
  it('tell the first, and how sure their ranks are', async () => {
    open({});
    const strip = within(await screen.findByRole('region', { name: 'How sure is this?' }));
    const table = within(strip.getByRole('table', { name: 'Colour' }));
    expect(table.getAllByRole('row').map(({ textContent }) => textContent)[1]).toBe('Dawn11–2');
    expect(screen.getAllByRole('link', { name: 'Dawn' })).toHaveLength(2);
  });

  it('show those on the podium of each category with their pictures, also where they share a place', async () => {
    const types = competition().imageTypes as AdministeredCompetitionFragment['competition']['imageTypes'];
    open({ imageTypes: types });
    const colour = within(await screen.findByRole('region', { name: 'Colour' }));
    const places = await colour.findAllByRole('listitem');
    expect(places.map((place) => within(place).getByRole('link').textContent)).toEqual([
      'Photo 1',
      'Photo 2',
      'Photo 3',
      'Photo 4',
    ]);
    expect(places[0]).toHaveTextContent('1.Photo 1Anna Nagy · score 4.50, 1 vote');
    expect(places[3]).toHaveTextContent('3.Photo 4');
    const mono = within(screen.getByRole('region', { name: 'Monochrome' }));
    expect(await mono.findByText('There were no votes.')).toBeVisible();
    expect(mono.queryByRole('combobox')).toBeNull();
  });

  it('show what a disqualification would do, as a look only, and where it can be done', async () => {
    const { user, calls } = open({});
    const colour = within(await screen.findByRole('region', { name: 'Colour' }));
    const choice = await colour.findByRole('combobox', { name: 'What if it were disqualified?' });
    expect(calls.map(({ name }) => name)).not.toContain('RankingWithout');
    await user.selectOptions(choice, '2. Photo 2');
    const table = await colour.findByRole('table', { name: 'How the ranking would change' });
    expect(within(table).getAllByRole('row')[1]).toHaveTextContent('Dawn1 → –1 → –');
    expect(calls.findLast(({ name }) => name === 'RankingWithout')?.variables).toEqual({ number: 7, imageIds: ['2'] });
    expect(colour.getByText(/^Only a look: nothing is changed by it./)).toBeVisible();
    expect(colour.getByRole('link', { name: /^To the photo in the list/ })).toHaveAttribute(
      'href',
      '/admin/competition/7?q=Photo+2',
    );
    await user.selectOptions(choice, 'choose a photo');
    await waitFor(() => expect(colour.queryByRole('table')).toBeNull());
    expect(calls.map(({ name }) => name)).not.toContain('ModerateImages');
  });

  it.each([
    [{}, true],
    [{ phase: 'NOT_STARTED', ended: true }, false],
  ] as const)('say who sees them for as long as that is so: %o', async (competition, isSaid) => {
    open(competition);
    await screen.findByRole('combobox', { name: /^What if/ });
    expect(screen.queryByText(/^Until the day of the results/) !== null).toBe(isSaid);
  });

  it.each([
    ['while people vote', { phase: 'VOTING' }, false],
    ['of a competition that was cancelled', { status: 'CANCELLED' }, true],
  ] as const)('ask nothing about ranks %s', async (_, competition, isOver) => {
    const { calls } = open(competition, isOver);
    await screen.findByText(isOver ? 'Dawn' : /^The result is shown here once voting has ended/);
    expect(calls.map(({ name }) => name)).toEqual(['Turnout']);
  });
});
