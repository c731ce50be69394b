import { isNumericParam } from '@photo-competition/schema/routes';
import { useSearchParams } from 'react-router-dom';

/** Id of the competition that the address names (`?competition=`); null for the active one (docs/product.md §1). */
export function useNamedCompetition(): string | null {
  const [search] = useSearchParams();
  const id = search.get('competition');
  return id !== null && isNumericParam(id) ? id : null;
}
