import { Navigate, Outlet } from 'react-router-dom';
import { useUser } from '../session/session.ts';
import { paths } from './paths.ts';

/** Pages of a logged-in user. When the session ends while one is open, by the clock or in another tab, it leaves it. */
export function GuardedArea() {
  const user = useUser();
  return user.id === undefined ? <Navigate to={paths.home()} replace /> : <Outlet />;
}
