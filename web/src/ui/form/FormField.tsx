import { Field } from '@chakra-ui/react/field';
import { Span } from '@chakra-ui/react/span';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Props of every form field. */
export interface FormFieldProps {
  label: string;
  /** Where a heading says the same, the label is only read out. */
  labelHidden?: boolean;
  /** Error of the value; absent when there is none. */
  error?: string | undefined;
  /** Requirement on the value, shown before anything is typed. */
  hint?: ReactNode;
  /** Fields are required by default; only optional ones are marked. */
  optional?: boolean;
  /** Need not be filled in by those of whom the hint speaks; everyone else does, so that it is not marked. */
  mayBeEmpty?: boolean;
  /** A search or a filter of a list, which need not be filled in and is not marked. */
  filter?: boolean;
  children: ReactNode;
}

/** A label, a control, a hint and an error, tied together for screen readers. */
export function FormField({
  label,
  labelHidden = false,
  error,
  hint,
  optional = false,
  mayBeEmpty = false,
  filter = false,
  children,
}: FormFieldProps) {
  const { t } = useTranslation();
  return (
    <Field.Root invalid={error !== undefined} required={!optional && !mayBeEmpty && !filter}>
      <Field.Label srOnly={labelHidden}>
        {label}
        {optional ? (
          <Span color="fg.subtle" fontWeight="normal">
            ({t('shell.form.optional')})
          </Span>
        ) : null}
      </Field.Label>
      {children}
      {hint ? <Field.HelperText textStyle="sm">{hint}</Field.HelperText> : null}
      <Field.ErrorText textStyle="sm">{error}</Field.ErrorText>
    </Field.Root>
  );
}
