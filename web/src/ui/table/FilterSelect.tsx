import { NativeSelect } from '@chakra-ui/react/native-select';
import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Props of a filter. */
export interface FilterSelectProps {
  /** By what the list is narrowed. */
  label: string;
  /** Empty where it is not narrowed. */
  value: string;
  /** Label of the choice that narrows nothing, e.g. "all"; without it there is no such choice. */
  any?: string;
  onChange: (value: string) => void;
  /** The other choices, as options. */
  children: ReactNode;
}

/** Narrows a list by one thing; it stands in a line with others, so its name is said by its first choice. */
export function FilterSelect({ label, value, any, onChange, children }: FilterSelectProps) {
  const { t } = useTranslation();
  return (
    <chakra.label flex={{ base: '0 0 auto', md: '0 1 auto' }} minW="0">
      <VisuallyHidden>{label}</VisuallyHidden>
      <NativeSelect.Root size="sm">
        <NativeSelect.Field
          bg="bg.panel"
          borderColor={value === '' || any === undefined ? 'border.emphasized' : 'accent.border'}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          {any === undefined ? null : <option value="">{t('admin.table.filter', { label, any })}</option>}
          {children}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </chakra.label>
  );
}
