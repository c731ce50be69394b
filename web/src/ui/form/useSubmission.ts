import type { ErrorLike } from '@apollo/client';
import { useRef, useState, type SyntheticEvent } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/** A user error of the graph: something the user can correct (docs/product.md §11). */
export interface Refusal {
  code: string;
  field?: string | null;
  message: string;
}

/** The state of sending a form. */
export interface Submission {
  onSubmit: (event: SyntheticEvent) => void;
  /** Sends it again without anybody pressing the button: what was refused has been settled in a dialog. */
  sendAgain: () => void;
  pending: boolean;
  /** Why the call itself failed; null when it did not. */
  error: ErrorLike | null;
  /** Refusals that belong to no field of the form. */
  refusals: readonly Refusal[];
}

const asError = (thrown: unknown): ErrorLike => (thrown instanceof Error ? thrown : new Error(String(thrown)));

/**
 * Sends a form once at a time. A refusal of the server about a field is shown at that field, which takes the focus; the
 * values stay as they are whatever happens.
 *
 * @param send sends the values and answers the refusals; nothing when it succeeded
 */
export function useSubmission<Values extends FieldValues, Output extends FieldValues>(
  form: UseFormReturn<Values, unknown, Output>,
  send: (values: Output) => Promise<readonly Refusal[]>,
): Submission {
  const sending = useRef(false);
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<ErrorLike | null>(null);
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);

  /** The form's own name of the field at fault: the last part of its path in the input. */
  const fieldOf = ({ field }: Refusal): FieldPath<Values> | undefined => {
    const name = field?.split('.').at(-1);
    return (Object.keys(form.getValues()) as FieldPath<Values>[]).find((known) => known === name);
  };

  async function submit(values: Output): Promise<void> {
    setError(null);
    setRefusals([]);
    try {
      const refused = await send(values);
      let first = true;
      for (const refusal of refused) {
        const field = fieldOf(refusal);
        if (!field) continue;
        form.setError(field, { type: 'server', message: refusal.message }, { shouldFocus: first });
        first = false;
      }
      setRefusals(refused.filter((refusal) => !fieldOf(refusal)));
    } catch (thrown) {
      setError(asError(thrown));
    }
  }

  function start(event?: SyntheticEvent): void {
    event?.preventDefault();
    // A state would come too late for the second click of a double click.
    if (sending.current) return;
    sending.current = true;
    setPending(true);
    void form
      .handleSubmit(submit)(event)
      .finally(() => {
        sending.current = false;
        setPending(false);
      });
  }

  return { pending, error, refusals, onSubmit: start, sendAgain: () => start() };
}
