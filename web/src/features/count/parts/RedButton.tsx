import { chakra } from '@chakra-ui/react/styled-system';

/** A button on the red bar. */
export const RedButton = chakra('button', {
  base: {
    borderWidth: '1px',
    borderColor: 'currentcolor',
    borderRadius: 'l2',
    px: '4',
    py: '2',
    fontWeight: 'medium',
    cursor: 'pointer',
    _focusVisible: { outline: '2px solid', outlineColor: 'currentcolor', outlineOffset: '2px' },
  },
});
