import { screen, waitFor, within } from '@testing-library/react';
import { changeLocale, startI18n } from '../../../i18n/i18n.ts';
import { renderRoutes } from '../../../testing/render.tsx';
import PhotoAwards from './PhotoAwards.tsx';

beforeAll(() => startI18n('en'));

const award = (number: number, hu: string, en: string) => ({
  __typename: 'GivenAward',
  id: `a${number}`,
  number,
  title: { __typename: 'LocalizedText', hu, en },
});
const open = (awards: ReturnType<typeof award>[]) =>
  renderRoutes([{ path: '/', element: <PhotoAwards imageNumber={70} /> }], '/', {
    PhotoAwards: () => ({ data: { image: { __typename: 'Image', id: '70', number: 70, awards } } }),
  });

test('the awards of a photo stand in their order, in the language of the page', async () => {
  const { calls } = open([award(2, 'Aranyérem', 'Gold medal'), award(1, 'Különdíj', 'Special prize')]);
  const section = await screen.findByRole('region', { name: 'Awards' });
  const titles = () =>
    within(section)
      .getAllByRole('listitem')
      .map((one) => one.textContent);
  expect(titles()).toEqual(['Gold medal', 'Special prize']);
  expect(calls.map(({ variables }) => variables)).toEqual([{ number: 70 }]);
  await changeLocale('hu');
  await waitFor(() => expect(titles()).toEqual(['Aranyérem', 'Különdíj']));
  await changeLocale('en');
});

test('without an award nothing is shown, not even a heading', async () => {
  const { calls } = open([]);
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(screen.queryByRole('heading')).toBeNull();
});
