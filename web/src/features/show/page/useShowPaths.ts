import { useParams, useSearchParams } from 'react-router-dom';
import { paths } from '../../../routes/paths.ts';

/** Paths that lead on from an image page, of the same kind as its own and with the filter of the grid it came from. */
export interface ShowPaths {
  image: (id: string) => string;
  /** The grid, filtered and sorted as it was. */
  browse: (competitionId: string) => string;
}

/** What the browse grid keeps in its address. */
const kept = ['type', 'sort'];

/** The paths from the page that the address names. */
export function useShowPaths(): ShowPaths {
  const { id } = useParams();
  const [search] = useSearchParams();
  const query = new URLSearchParams([...search].filter(([name]) => kept.includes(name))).toString();
  const suffix = query ? `?${query}` : '';
  return {
    image: (image) => `${id === undefined ? paths.show(image) : paths.competition.show(id, image)}${suffix}`,
    browse: (competitionId) => `${paths.competition.browse(competitionId)}${suffix}`,
  };
}
