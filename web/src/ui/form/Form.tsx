import { Alert } from '@chakra-ui/react/alert';
import { Stack } from '@chakra-ui/react/stack';
import { useEffect, useRef, type ReactNode } from 'react';
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

/** Ctrl Enter (Cmd Enter) sends a form from whichever field somebody types in, also from one of several lines. */
function sendByKey(event: KeyboardEvent): void {
  const { currentTarget: form, target, key } = event;
  if (key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return;
  // Buttons have a meaning of their own.
  if (!(target instanceof Element) || !target.matches('input, textarea, select')) return;
  if (!(form instanceof HTMLFormElement)) return;
  event.preventDefault();
  form.requestSubmit();
}

/** A form. Errors that concern no single field are shown above the fields, and get the focus. */
export function Form({ submission, refused, refusedTitle, children }: FormProps) {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const { error, refusals, onSubmit } = submission;

  useEffect(() => {
    if (error || refusals.length > 0) summary.current?.focus();
  }, [error, refusals]);

  useEffect(() => {
    const element = form.current;
    element?.addEventListener('keydown', sendByKey);
    return () => element?.removeEventListener('keydown', sendByKey);
  }, []);

  return (
    <form ref={form} noValidate onSubmit={onSubmit}>
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
