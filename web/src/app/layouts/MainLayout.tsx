import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { loadPart } from '../../connection/loadPart.ts';
import { useUser } from '../../session/session.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { contentId, SkipLink } from './SkipLink.tsx';

/** Tools of administrators on these pages; nobody else loads them. */
const ForAdministrators = lazy(() => loadPart(() => import('./ForAdministrators.tsx')));

/** The frame of the public pages and of an entrant's own. */
export function MainLayout() {
  const { administrator } = useUser();
  return (
    <Flex direction="column" minH="100dvh">
      <SkipLink />
      <Header />
      <Box as="main" id={contentId} tabIndex={-1} flex="1">
        <Outlet />
      </Box>
      <Footer />
      <Suspense>{administrator && <ForAdministrators />}</Suspense>
    </Flex>
  );
}
