import { screen } from '@testing-library/react';
import { startI18n } from '../../i18n/i18n.ts';
import { renderRoutes } from '../../testing/render.tsx';
import { Form } from './Form.tsx';

beforeAll(() => startI18n('en'));

function open() {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const submission = { pending: false, error: null, refusals: [], onSubmit, sendAgain: () => undefined };
  const element = (
    <Form submission={submission}>
      <textarea aria-label="text" />
      <button type="button">add a line</button>
      <button type="submit">send</button>
    </Form>
  );
  return { onSubmit, ...renderRoutes([{ path: '/', element }], '/') };
}

it.each(['{Control>}{Enter}{/Control}', '{Meta>}{Enter}{/Meta}'])('is sent from a field by %s', async (keys) => {
  const { onSubmit, user } = open();
  await user.click(await screen.findByLabelText('text'));
  await user.keyboard(keys);
  expect(onSubmit).toHaveBeenCalledOnce();
});

it('is not sent by Enter in a field of several lines, nor by Ctrl Enter on a button with a meaning of its own', async () => {
  const { onSubmit, user } = open();
  await user.click(await screen.findByLabelText('text'));
  await user.keyboard('{Enter}');
  await user.tab();
  expect(screen.getByRole('button', { name: 'add a line' })).toHaveFocus();
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(onSubmit).not.toHaveBeenCalled();
});
