import { Box } from '@chakra-ui/react/box';
import { Container, type ContainerProps } from '@chakra-ui/react/container';
import type { ReactNode } from 'react';

/** Widths of a page: as wide as the header, or all of the window, for a photo. */
const widths = { form: '8xl', text: '8xl', page: '8xl', window: 'none' } as const;

/** Widest lines of a form and of a text to read, which begin where the header does. */
const measures = { form: 'md', text: '44rem' } as const;

/** Such a column, and what stands beside it. */
const columns = {
  form: 'minmax(0, var(--chakra-sizes-md)) minmax(0, 1fr)',
  text: `minmax(0, ${measures.text}) minmax(0, 1fr)`,
} as const;

/** Props of a page's frame. */
export interface PageProps extends Omit<ContainerProps, 'width'> {
  width?: keyof typeof widths;
  /** A page to work on: what one looks for begins near the top. */
  desk?: boolean;
  /** Of a form or a text: beside it, where the window has room; its place is kept while it loads. */
  beside?: ReactNode;
}

/** The frame of a page's content; every page uses it, so that all share one left edge and one rhythm. */
export function Page({ width = 'page', desk = false, beside, children, ...props }: PageProps) {
  const py = desk ? { base: '4', md: '5' } : { base: '8', md: '12' };
  return (
    <Container maxW={widths[width]} px={{ base: '4', md: '8' }} py={py} {...props}>
      {width === 'form' || width === 'text' ? (
        <Box
          display={beside ? { lg: 'grid' } : undefined}
          gridTemplateColumns={columns[width]}
          columnGap={{ lg: '12', xl: '20' }}
        >
          <Box maxW={measures[width]}>{children}</Box>
          {beside}
        </Box>
      ) : (
        children
      )}
    </Container>
  );
}
