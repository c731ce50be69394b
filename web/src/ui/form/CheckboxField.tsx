import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { useId, type ComponentProps, type ReactNode } from 'react';

const Tick = chakra('input', {
  base: {
    flexShrink: '0',
    boxSize: '5',
    mt: '0.5',
    accentColor: 'accent.solid',
    cursor: 'pointer',
    _invalid: { outline: '2px solid', outlineColor: 'border.error' },
    _focusVisible: { outline: '2px solid', outlineColor: 'accent.focusRing', outlineOffset: '2px' },
  },
});

/** Props of a checkbox; its label is the children and may hold links. */
export interface CheckboxFieldProps extends Omit<ComponentProps<typeof Tick>, 'children' | 'type'> {
  error?: string | undefined;
  children: ReactNode;
}

/** A single checkbox. */
export function CheckboxField({ error, children, ...input }: CheckboxFieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <Box>
      <chakra.label htmlFor={id} display="flex" gap="3" py="1.5" cursor="pointer" width="fit-content">
        <Tick
          id={id}
          type="checkbox"
          aria-invalid={error !== undefined}
          aria-describedby={error ? errorId : undefined}
          {...input}
        />
        <span>{children}</span>
      </chakra.label>
      {error ? (
        <Text id={errorId} role="alert" color="fg.error" textStyle="sm" fontWeight="medium" ms="8">
          {error}
        </Text>
      ) : null}
    </Box>
  );
}
