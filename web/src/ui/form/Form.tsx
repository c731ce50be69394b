import { Alert } from '@chakra-ui/react/alert';
import { Stack } from '@chakra-ui/react/stack';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorNotice } from '../ErrorNotice.tsx';
import type { Submission } from './useSubmission.ts';

/** Props of a form. */
export interface FormProps {
  submission: Submission;
  /** Said instead of the messages that belong to no field, where there is more to say. */
  refused?: ReactNode;
  /** Heading of those messages; that it could not be sent unless it says otherwise. */
  refusedTitle?: string;
  children: ReactNode;
}

/** Ctrl Enter (Cmd Enter) sends a form from wherever somebody types, also from a field of several lines. */
function sendByKey(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return;
  // Buttons have a meaning of their own, and events of a dialog that the form has opened come here too.
  const field = event.target instanceof Element ? event.target.closest('input, textarea, select') : null;
  if (!event.currentTarget.contains(field)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}

/** A form. Errors that concern no single field are shown above the fields, and get the focus. */
export function Form({ submission, refused, refusedTitle, children }: FormProps) {
  const { t } = useTranslation();
  const summary = useRef<HTMLDivElement>(null);
  const { error, refusals, onSubmit } = submission;

  useEffect(() => {
    if (error || refusals.length > 0) summary.current?.focus();
  }, [error, refusals]);

  return (
    <form noValidate onSubmit={onSubmit} onKeyDown={sendByKey}>
      <Stack gap="5">
        <div ref={summary} tabIndex={-1} hidden={!error && refusals.length === 0}>
          {error ? <ErrorNotice error={error} /> : null}
          {refusals.length > 0
            ? (refused ?? (
                <Alert.Root status="error" role="alert">
                  <Alert.Indicator />
                  <Alert.Content>
                    <Alert.Title>{refusedTitle ?? t('shell.form.summary')}</Alert.Title>
                    {refusals.map(({ code, message }) => (
                      <Alert.Description key={`${code} ${message}`}>{message}</Alert.Description>
                    ))}
                  </Alert.Content>
                </Alert.Root>
              ))
            : null}
        </div>
        {children}
      </Stack>
    </form>
  );
}
