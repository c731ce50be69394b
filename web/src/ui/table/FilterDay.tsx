import { Input } from '@chakra-ui/react/input';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { fromLocalField } from '../form/zonedTime.ts';

/** Days before this one are still being typed. */
const earliest = '2000-01-01';

/** Whether a text is a day, `2026-05-01`, that a list may be narrowed to. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && text >= earliest && fromLocalField(`${text}T00:00`, 'UTC') !== null;

/** Props of a filter. */
export interface FilterDayProps {
  label: string;
  /** `2026-05-01`; empty where the list is not narrowed. */
  value: string;
  onChange: (day: string) => void;
}

/** Narrows a list to a day. */
export function FilterDay({ label, value, onChange }: FilterDayProps) {
  const [field, setField] = useState({ value, typed: value });
  // Another day in the address is another day in the field.
  if (field.value !== value) setField({ value, typed: value });
  return (
    <chakra.label display="flex" alignItems="center" gap="2" flexShrink="0" textStyle="sm">
      {label}
      <Input
        type="date"
        size="sm"
        width="auto"
        bg="bg.panel"
        borderColor={value === '' ? 'border.emphasized' : 'accent.border'}
        min={earliest}
        value={field.typed}
        onChange={({ target }) => {
          setField({ value, typed: target.value });
          if (target.value === '' || isDay(target.value)) onChange(target.value);
        }}
      />
    </chakra.label>
  );
}
