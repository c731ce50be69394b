import type { UseFormRegisterReturn } from 'react-hook-form';
import { PasswordField } from './PasswordField.tsx';
import { PasswordRuleList, type PasswordRuleListProps } from './PasswordRuleList.tsx';

/** Props of a field for a new password. */
export interface NewPasswordFieldProps extends PasswordRuleListProps {
  label: string;
  error?: string | undefined;
  input: UseFormRegisterReturn;
}

/** A new password, with its rules ticked off while it is typed. */
export function NewPasswordField({ label, error, input, password, forbidden }: NewPasswordFieldProps) {
  return (
    <PasswordField
      label={label}
      error={error}
      hint={<PasswordRuleList password={password} forbidden={forbidden} />}
      autoComplete="new-password"
      {...input}
    />
  );
}
