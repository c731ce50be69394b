import { useLocation } from 'react-router-dom';

/** The address of the list as it was before an account was opened over it. */
export function useListAddress(): string {
  const { pathname, search } = useLocation();
  const params = new URLSearchParams(search);
  params.delete('user');
  params.delete('new');
  return params.size > 0 ? `${pathname}?${params}` : pathname;
}
