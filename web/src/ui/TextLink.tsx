import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

/** How links within a text look. */
export const textLink = {
  base: {
    color: 'accent.fg',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    textDecorationThickness: '1px',
    _hover: { textDecorationThickness: '2px' },
  },
} as const;

/** A link within a text: underlined, since colour alone does not tell it from the words around it. */
export const TextLink = chakra(Link, textLink);

/** Props of a link within a text. */
export type TextLinkProps = ComponentProps<typeof TextLink>;
