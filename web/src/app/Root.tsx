import { Box } from '@chakra-ui/react/box';
import { useEffect, useState } from 'react';
import { Outlet, useNavigation } from 'react-router-dom';
import { OfflineBanner } from './OfflineBanner.tsx';
import { SessionEnded } from './SessionEnded.tsx';
import { useCaughtDrops } from './caughtDrops.ts';
import { useScrolling } from './scrolling.ts';

/** Milliseconds before the progress bar of a navigation is shown: most navigations end earlier, and should not flicker. */
const progressDelayMs = 150;

/** A progress bar at the top of the window while the next page is loading. */
function NavigationProgress() {
  const isLoading = useNavigation().state === 'loading';
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setSlow(true), progressDelayMs);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isLoading]);
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

/** The root layout of every page. */
export function Root() {
  useScrolling();
  useCaughtDrops();
  return (
    <>
      <NavigationProgress />
      <OfflineBanner />
      <Outlet />
      <SessionEnded />
    </>
  );
}
