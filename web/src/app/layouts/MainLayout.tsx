import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Outlet } from 'react-router-dom';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { contentId, SkipLink } from './SkipLink.tsx';

/** The frame of the public pages and of an entrant's own. */
export function MainLayout() {
  return (
    <Flex direction="column" minH="100dvh">
      <SkipLink />
      <Header />
      <Box as="main" id={contentId} tabIndex={-1} flex="1">
        <Outlet />
      </Box>
      <Footer />
    </Flex>
  );
}
