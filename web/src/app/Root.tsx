import { Box } from '@chakra-ui/react/box';
import { useEffect, useState } from 'react';
import { Outlet, useNavigation } from 'react-router-dom';
import { OfflineBanner } from './OfflineBanner.tsx';
import { SessionEnded } from './SessionEnded.tsx';
import { useScrolling } from './scrolling.ts';

/** How long a navigation may take before it shows, in milliseconds: most are over earlier, and should not flicker. */
const patience = 150;

/** A line at the top of the window while the next page is on its way. */
function NavigationProgress() {
  const { state } = useNavigation();
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => setSlow(true), patience);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [state]);
  if (!slow) return null;
  return (
    <Box
      aria-hidden
      position="fixed"
      insetX="0"
      top="0"
      height="2px"
      bg="accent.solid"
      zIndex="banner"
      transformOrigin="left"
      animation="pulse"
    />
  );
}

/** What all pages share. */
export function Root() {
  useScrolling();
  return (
    <>
      <NavigationProgress />
      <OfflineBanner />
      <Outlet />
      <SessionEnded />
    </>
  );
}
