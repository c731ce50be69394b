import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { $ZodType } from 'zod/v4/core';

/**
 * A form validated by a schema: when a field loses focus, then on each change of an invalid field, and before sending.
 *
 * @param schema made with the texts of the language in use; messages that are shown follow when that changes
 */
export function useSchemaForm<Input extends FieldValues, Output extends FieldValues>(
  schema: $ZodType<Output, Input>,
  defaultValues: DefaultValues<Input>,
): UseFormReturn<Input, unknown, Output> {
  const { i18n } = useTranslation();
  const form = useForm<Input, unknown, Output>({
    resolver: zodResolver<Input, unknown, Output, $ZodType<Output, Input>>(schema),
    defaultValues,
    mode: 'onTouched',
  });
  const { trigger, getFieldState, getValues } = form;
  useEffect(() => {
    const shown = Object.keys(getValues()).filter((name) => getFieldState(name as never).error);
    if (shown.length > 0) void trigger(shown as never[]);
  }, [i18n.language, trigger, getFieldState, getValues]);
  return form;
}
