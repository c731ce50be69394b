import { act, render, screen } from '@testing-library/react';
import { RouterProvider } from 'react-router-dom';
import { memoryRouter } from '../testing/memoryRouter.ts';
import { rememberPlace, returning, useReturnPlace } from './returnPlace.ts';

afterEach(() => sessionStorage.clear());

function List() {
  return <p>place: {useReturnPlace() ?? 'none'}</p>;
}

function open() {
  const routes = [
    { path: '/competition/:id/browse', element: <List /> },
    { path: '*', element: null },
  ];
  const router = memoryRouter(routes, ['/', '/competition/3/browse?type=mono', '/photo']);
  render(<RouterProvider router={router} />);
  return router;
}

it('tells a list that is come back to which photo was looked at last, and tells it once', async () => {
  const router = open();
  rememberPlace('/competition/3/browse?type=mono', 12);
  await act(() => router.navigate(-1));
  expect(screen.getByText('place: 12')).toBeVisible();
  await act(() => router.navigate(-1));
  await act(() => router.navigate(1));
  expect(screen.getByText('place: none')).toBeVisible();
});

it('takes a link back for a return, and any other link for none', async () => {
  const router = open();
  rememberPlace('/competition/3/browse', 12);
  await act(() => router.navigate('/competition/3/browse'));
  expect(screen.getByText('place: none')).toBeVisible();
  await act(() => router.navigate('/photo'));
  rememberPlace('/competition/3/browse', 13);
  await act(() => router.navigate('/competition/3/browse?utm=1', { state: returning }));
  expect(screen.getByText('place: 13')).toBeVisible();
});

it('is of the list with that filter alone', async () => {
  const router = open();
  rememberPlace('/competition/3/browse?type=colour', 12);
  await act(() => router.navigate(-1));
  expect(screen.getByText('place: none')).toBeVisible();
});
