import { Navigate, Outlet } from 'react-router-dom';
import { useLastUser } from '../session/session.ts';
import { paths } from '../routes/paths.ts';

/**
 * Pages of a logged-in user. A logout, in another tab too, redirects to the home page. A session that expires or is revoked
 * keeps the page: its user may log in again and continue (`SessionEnded`).
 */
export function GuardedArea() {
  const user = useLastUser();
  return user.id === undefined ? <Navigate to={paths.home()} replace /> : <Outlet />;
}
