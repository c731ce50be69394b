import { useLocation } from 'react-router-dom';

/** The link state that leads back to this page after a login. */
export function useLoginFrom(): { from: string } {
  const { pathname, search, hash } = useLocation();
  return { from: `${pathname}${search}${hash}` };
}
