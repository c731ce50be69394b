import { Navigate, Outlet } from 'react-router-dom';
import { useLastUser } from '../session/session.ts';
import { paths } from '../routes/paths.ts';

/**
 * Pages of a logged-in user. A logout leaves them, in another tab too. A session that ends by itself keeps the page: its user
 * may log in again and go on (`SessionEnded`).
 */
export function GuardedArea() {
  const user = useLastUser();
  return user.id === undefined ? <Navigate to={paths.home()} replace /> : <Outlet />;
}
