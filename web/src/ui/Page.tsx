import { Container, type ContainerProps } from '@chakra-ui/react/container';

/** Widths of a page's content: a form, a text to read, as wide as the header, or all of the window, for a photo. */
const widths = { form: 'lg', text: '3xl', page: '8xl', window: 'none' } as const;

/** Props of a page's frame. */
export interface PageProps extends Omit<ContainerProps, 'width'> {
  width?: keyof typeof widths;
}

/** The frame of a page's content; every page uses it, so that all share one left edge and one rhythm. */
export function Page({ width = 'page', ...props }: PageProps) {
  return <Container maxW={widths[width]} px={{ base: '4', md: '8' }} py={{ base: '8', md: '12' }} {...props} />;
}
