import { useParams, useSearchParams } from 'react-router-dom';
import { paths } from '../../../routes/paths.ts';
import { photoListOf, photoListSearch, type PhotoListState } from '../../../routes/photoList.ts';

/** The list that an image page was opened from, and the paths that lead on from it, of the same kind as its own. */
export interface ShowPaths {
  list: PhotoListState;
  image: (id: string) => string;
  /**
   * The list as it was.
   * @param ended whether the competition has ended: own entries then stand among the archived ones
   */
  back: (competitionId: string, ended: boolean) => string;
}

/** The list and the paths of the page that the address names. */
export function useShowPaths(): ShowPaths {
  const { id } = useParams();
  const [search] = useSearchParams();
  const list = photoListOf(search);
  const suffix = photoListSearch(list);
  const entries = (ended: boolean) => (ended ? paths.user.archived() : paths.user.competition());
  return {
    list,
    image: (image) => `${id === undefined ? paths.show(image) : paths.competition.show(id, image)}${suffix}`,
    back: (competitionId, ended) =>
      list.only === 'own' ? entries(ended) : `${paths.competition.browse(competitionId)}${suffix}`,
  };
}
