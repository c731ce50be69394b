import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useBlocker, useNavigate } from './hooks.ts';
import { RouterPages } from './RouterPages.tsx';
import { memoryRouter } from './testing/memoryRouter.ts';

function Form() {
  const held = useBlocker((from, to) => from.pathname !== to.pathname);
  return <p>{held ? 'held back' : 'free'}</p>;
}

function Page() {
  const [isEdited, setEdited] = useState(true);
  return (
    <>
      {isEdited && <Form />}
      <button onClick={() => setEdited(false)}>save</button>
    </>
  );
}

it('a navigation is held back as long as the form is there', async () => {
  const user = userEvent.setup();
  const router = memoryRouter([{ path: '/', Component: Page }, { path: '/other' }]);
  render(<RouterPages router={router} />);
  await act(() => router.navigate('/other'));
  expect(screen.getByText('held back')).toBeVisible();
  await user.click(screen.getByRole('button'));
  await act(() => router.navigate('/other'));
  expect(router.state.location.pathname).toBe('/other');
});

it('what navigates stays the same function', async () => {
  const seen = new Set<unknown>();
  const See = () => {
    seen.add(useNavigate());
    return null;
  };
  const router = memoryRouter([{ path: '*', Component: See }]);
  render(<RouterPages router={router} />);
  await act(() => router.navigate('/other'));
  expect(seen.size).toBe(1);
});
