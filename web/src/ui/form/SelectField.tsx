import { NativeSelect } from '@chakra-ui/react/native-select';
import type { ComponentProps } from 'react';
import { FormField, type FormFieldProps } from './FormField.tsx';

/** Props of a select; its options are the children. */
export type SelectFieldProps = FormFieldProps & Omit<ComponentProps<'select'>, 'color' | 'size'>;

/** A select field. */
export function SelectField({ label, error, hint, optional, filter, children, ...select }: SelectFieldProps) {
  return (
    <FormField label={label} error={error} hint={hint} optional={optional} filter={filter}>
      <NativeSelect.Root size="lg">
        <NativeSelect.Field bg="bg.panel" borderColor="border.emphasized" {...select}>
          {children}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </FormField>
  );
}
