import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { deferred } from '../../testing/render.tsx';
import { useSubmission, type Refusal, type Submission } from './useSubmission.ts';

type Values = { name: string; email: string };

const refusal = (changes: Partial<Refusal> = {}): Refusal => ({
  code: 'INVALID',
  field: null,
  message: 'Nem.',
  ...changes,
});

/** A form of two fields, and how its submission stands. */
function mount(send: (values: Values) => Promise<readonly Refusal[]>) {
  const shown: { submission?: Submission } = {};
  function Subject() {
    const form = useForm<Values>({ defaultValues: { name: 'Anna', email: '' } });
    const { errors } = form.formState;
    const submission = useSubmission(form, send);
    shown.submission = submission;
    return (
      <form onSubmit={submission.onSubmit}>
        <input aria-label="name" {...form.register('name', { required: 'Kell név.' })} />
        <p data-testid="name-error">{errors.name?.message}</p>
        <input aria-label="email" {...form.register('email')} />
        <p data-testid="email-error">{errors.email?.message}</p>
        <button>send</button>
        <output>{submission.pending ? 'pending' : 'idle'}</output>
      </form>
    );
  }
  render(<Subject />);
  const current = (): Submission => {
    if (!shown.submission) throw new Error('The form is not there.');
    return shown.submission;
  };
  return { user: userEvent.setup(), current, submit: () => screen.getByRole('button').click() };
}

const idle = () => waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('idle'));

describe('useSubmission', () => {
  it('sends the values', async () => {
    const send = vi.fn<(values: Values) => Promise<readonly Refusal[]>>().mockResolvedValue([]);
    const { user, current } = mount(send);
    await user.type(screen.getByLabelText('email'), 'anna@example.com');
    await user.click(screen.getByRole('button'));
    await idle();
    expect(send).toHaveBeenCalledExactlyOnceWith({ name: 'Anna', email: 'anna@example.com' });
    expect(current()).toMatchObject({ pending: false, error: null, refusals: [] });
  });

  it('sends once however often it is pressed, and again when it is done', async () => {
    const answer = deferred<readonly Refusal[]>([]);
    const send = vi.fn(() => answer.promise);
    const { submit } = mount(send);
    act(() => {
      submit();
      submit();
    });
    await waitFor(() => expect(send).toHaveBeenCalled());
    act(submit);
    expect(screen.getByRole('status')).toHaveTextContent('pending');
    answer.release();
    await idle();
    expect(send).toHaveBeenCalledOnce();
    act(submit);
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
    await idle();
  });

  it('does not send what the form itself refuses', async () => {
    const send = vi.fn(() => Promise.resolve([]));
    const { user } = mount(send);
    await user.clear(screen.getByLabelText('name'));
    await user.click(screen.getByRole('button'));
    expect(await screen.findByText('Kell név.')).toBeInTheDocument();
    await idle();
    expect(send).not.toHaveBeenCalled();
  });

  it('shows what is refused about fields at these, and focuses the first', async () => {
    const { user, current } = mount(() =>
      Promise.resolve([
        refusal({ field: 'input.email', message: 'Foglalt cím.' }),
        refusal({ field: 'name', message: 'Foglalt név.' }),
      ]),
    );
    await user.click(screen.getByRole('button'));
    await idle();
    expect(screen.getByTestId('email-error')).toHaveTextContent('Foglalt cím.');
    expect(screen.getByTestId('name-error')).toHaveTextContent('Foglalt név.');
    expect(screen.getByLabelText('email')).toHaveFocus();
    expect(current().refusals).toEqual([]);
    expect(screen.getByLabelText('name')).toHaveValue('Anna');
  });

  it('keeps what is refused about no field of the form', async () => {
    const general = [refusal({ code: 'CLOSED' }), refusal({ field: 'input.other' }), refusal({ field: 'input' })];
    const { user, current } = mount(() => Promise.resolve([...general, refusal({ field: 'name' })]));
    await user.click(screen.getByRole('button'));
    await idle();
    expect(current().refusals).toEqual(general);
  });

  it('keeps why the call failed, and the values, until the next attempt', async () => {
    const failure = new Error('offline');
    const answer = deferred<readonly Refusal[]>([]);
    const send = vi.fn<() => Promise<readonly Refusal[]>>().mockRejectedValueOnce(failure);
    send.mockReturnValueOnce(answer.promise);
    const { user, current } = mount(send);
    await user.click(screen.getByRole('button'));
    await idle();
    expect(current().error).toBe(failure);
    expect(screen.getByLabelText('name')).toHaveValue('Anna');
    await user.click(screen.getByRole('button'));
    await waitFor(() => expect(current()).toMatchObject({ pending: true, error: null }));
    answer.release();
    await idle();
    expect(current().error).toBeNull();
  });

  it('makes an error of whatever is thrown', async () => {
    const thrown: unknown = 'nonsense';
    const { user, current } = mount(() => Promise.reject(thrown));
    await user.click(screen.getByRole('button'));
    await idle();
    expect(current().error).toMatchObject({ message: 'nonsense' });
  });
});
