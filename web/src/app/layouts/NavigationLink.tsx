import { chakra } from '@chakra-ui/react/styled-system';
import { NavLink } from 'react-router-dom';

/** A link of the header's row; the page it leads to is underlined. */
export const BarLink = chakra(NavLink, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: '11',
    px: '3',
    textStyle: 'sm',
    color: 'fg.muted',
    borderBottomWidth: '2px',
    borderColor: 'transparent',
    transition: 'color 0.15s, border-color 0.15s',
    _hover: { color: 'fg' },
    '&[aria-current=page]': { color: 'fg', borderColor: 'accent.solid' },
  },
});

/** A link in a panel. */
export const PanelLink = chakra(NavLink, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: '11',
    px: '4',
    textStyle: 'sm',
    '& svg': { boxSize: '4', color: 'fg.subtle' },
    _hover: { bg: 'bg.subtle' },
    _focusVisible: { outlineOffset: '-2px' },
    '&[aria-current=page]': { bg: 'bg.subtle', fontWeight: 'semibold' },
  },
});

/** A button in a panel that looks like the links beside it. */
export const PanelButton = chakra('button', {
  base: {
    display: 'flex',
    width: 'full',
    alignItems: 'center',
    gap: '3',
    minH: '11',
    px: '4',
    textStyle: 'sm',
    cursor: 'pointer',
    '& svg': { boxSize: '4', color: 'fg.subtle' },
    _hover: { bg: 'bg.subtle' },
    _focusVisible: { outline: '2px solid', outlineColor: 'accent.focusRing', outlineOffset: '-2px' },
  },
});
