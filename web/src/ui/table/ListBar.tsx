import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import type { ReactNode } from 'react';

/** Props of the line. */
export interface ListBarProps {
  /** The search and the filters. */
  children: ReactNode;
  /** Lists under a name. */
  views: ReactNode;
  /** Acts on everything that the list shows. */
  acts?: ReactNode;
}

/** On a phone one row that scrolls, up to both edges of the screen: the rows below begin near the top. */
const oneRow = {
  position: 'relative',
  wrap: { base: 'nowrap', md: 'wrap' },
  overflowX: { base: 'auto', md: 'visible' },
  width: { base: 'calc(100% + {spacing.8})', md: 'auto' },
  mx: { base: '-4', md: '0' },
  px: { base: '4', md: '0' },
  py: { base: '1', md: '0' },
  scrollPaddingX: '4',
  css: { scrollbarWidth: 'none' },
} as const;

/** Bar over a table: search, filters and views in one line, so that rows begin near the top of the window. */
export function ListBar({ children, views, acts }: ListBarProps) {
  return (
    <Flex wrap="wrap" gap="2" align="center">
      <Flex role="search" gap="2" align="center" {...oneRow}>
        {children}
      </Flex>
      {views}
      {acts ? <Box ms={{ md: 'auto' }}>{acts}</Box> : null}
    </Flex>
  );
}
