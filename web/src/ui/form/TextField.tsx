import { Input, type InputProps } from '@chakra-ui/react/input';
import { FormField, type FormFieldProps } from './FormField.tsx';

/** Props of a text field; what `register` answers is spread into it. */
export type TextFieldProps = Omit<FormFieldProps, 'children'> & Omit<InputProps, 'required' | 'size'>;

/** A field of one line. */
export function TextField({ label, error, hint, optional, mayBeEmpty, ...input }: TextFieldProps) {
  return (
    <FormField label={label} error={error} hint={hint} optional={optional} mayBeEmpty={mayBeEmpty}>
      <Input dir="auto" size="lg" bg="bg.panel" borderColor="border.emphasized" {...input} />
    </FormField>
  );
}
