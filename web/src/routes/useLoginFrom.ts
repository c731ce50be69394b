import { useLocation, type Location } from 'react-router-dom';

/** The page that was refused on the way to a location; null where none was. */
export const refusedPage = ({ state }: Pick<Location, 'state'>): string | null => {
  const from = typeof state === 'object' && state !== null && 'from' in state ? (state.from as unknown) : null;
  return typeof from === 'string' ? from : null;
};

/** The link state that leads back to this page after a login, or to the one that was refused before. */
export function useLoginFrom(): { from: string } {
  const location = useLocation();
  const { pathname, search, hash } = location;
  return { from: refusedPage(location) ?? `${pathname}${search}${hash}` };
}
