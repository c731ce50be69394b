import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import type { ReactNode } from 'react';

/** Props of the line. */
export interface ListBarProps {
  /** The search and the filters. */
  children: ReactNode;
  /** Lists under a name. */
  views: ReactNode;
  /** What is done with all that the list shows. */
  acts?: ReactNode;
}

/** What stands over a table: search, filters and views in one line, so that rows begin near the top of the window. */
export function ListBar({ children, views, acts }: ListBarProps) {
  return (
    <Flex wrap="wrap" gap="2" align="center">
      <Flex role="search" wrap="wrap" gap="2" align="center" width={{ base: 'full', md: 'auto' }}>
        {children}
      </Flex>
      {views}
      {acts ? <Box ms={{ md: 'auto' }}>{acts}</Box> : null}
    </Flex>
  );
}
