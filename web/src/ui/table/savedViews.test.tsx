import { screen, waitFor, within } from '@testing-library/react';
import { startI18n } from '../../i18n/i18n.ts';
import { renderRoutes } from '../../testing/render.tsx';
import { SavedViews } from './SavedViews.tsx';
import { viewOf } from './savedViews.ts';

beforeAll(() => startI18n('en'));

const shipped = [{ name: 'Drafts', query: 'state=DRAFT' }];
const open = (at: string) =>
  renderRoutes([{ path: '/x', element: <SavedViews list="test" shipped={shipped} left={['user']} /> }], at);
const names = () => within(screen.getByRole('navigation', { name: 'Views' })).getAllByRole('link');

it('a view leaves out the page and what is open over the list', () =>
  expect(viewOf('?user=3&q=anna&page=2&a=1', ['user'])).toBe('a=1&q=anna'));

it('the present list is kept under a name, opened again, and removed', async () => {
  const { user, router } = open('/x?q=anna&page=3&user=12');
  await user.click(await screen.findByRole('button', { name: 'Save this view' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name of the view' })).toHaveFocus());
  await user.keyboard('Annas{Enter}');
  expect(names().map(({ textContent }) => textContent)).toEqual(['Drafts', 'Annas']);
  // A view that is saved already offers no saving.
  expect(screen.queryByRole('button', { name: 'Save this view' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Annas' })).toHaveAttribute('aria-current', 'page');
  await user.click(screen.getByRole('link', { name: 'Drafts' }));
  expect(router.state.location.search).toBe('?state=DRAFT');
  await user.click(screen.getByRole('link', { name: 'Annas' }));
  expect(router.state.location.search).toBe('?q=anna');
  await user.click(screen.getByRole('button', { name: 'Remove the view Annas' }));
  expect(names().map(({ textContent }) => textContent)).toEqual(['Drafts']);
});

it('is read from the browser, whatever stands there', async () => {
  localStorage.setItem('photo-competition.views.nobody.test', '[{"name":"Kept","query":"q=x"},7,{"name":1}]');
  open('/x');
  await screen.findByRole('link', { name: 'Kept' });
  expect(names()).toHaveLength(2);
  // The list without anything chosen is no view.
  expect(screen.queryByRole('button', { name: 'Save this view' })).toBeNull();
});
