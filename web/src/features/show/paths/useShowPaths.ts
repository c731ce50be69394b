import { useParams, useSearchParams } from 'react-router-dom';
import { paths } from '../../../routes/paths.ts';
import { photoListOf, photoListSearch, type PhotoListState } from '../../../routes/photoList.ts';

/** The list that an image page was opened from, and paths to other pages that keep this list. */
export interface ShowPaths {
  list: PhotoListState;
  image: (number: number) => string;
  /**
   * Path of the list.
   * @param ended whether the competition has ended; the viewer's entries are then on the page of archived ones
   */
  back: (competitionNumber: number, ended: boolean) => string;
}

/** Derives the list and the paths from the current URL. */
export function useShowPaths(): ShowPaths {
  const { id } = useParams();
  const [search] = useSearchParams();
  const list = photoListOf(search);
  const suffix = photoListSearch(list);
  const entries = (ended: boolean) => (ended ? paths.user.archived() : paths.user.competition());
  return {
    list,
    image: (image) => `${id === undefined ? paths.show(image) : paths.competition.show(Number(id), image)}${suffix}`,
    back: (competitionNumber, ended) =>
      list.only === 'own' ? entries(ended) : `${paths.competition.browse(competitionNumber)}${suffix}`,
  };
}
