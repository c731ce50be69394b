import { lazy, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { loadPart } from '../connection/loadPart.ts';
import { paths } from '../routes/paths.ts';
import { session, useEndedUser } from '../session/session.ts';

/** Loaded with the first session that ends: forms are a quarter of what a page without one needs. */
const LoginAgain = lazy(() => loadPart(() => import('./LoginAgain.tsx')));

/**
 * Login form over a page whose session has ended: the page stays as it is, and continues when its user logs in again. Not shown
 * on the login page.
 */
export function SessionEnded() {
  const user = useEndedUser();
  const { pathname } = useLocation();
  const isLogin = pathname === paths.login();
  useEffect(() => {
    // Another user may log in on the login page.
    if (isLogin && user) session.dismissEnded();
  }, [isLogin, user]);
  if (!user || isLogin) return null;
  return (
    <Suspense>
      <LoginAgain key={user.id} username={user.username} />
    </Suspense>
  );
}
