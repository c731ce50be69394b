import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { ShowImageDocument } from './generated/graphql.ts';
import { srcSetOf } from '../../../ui/photo/sources.ts';
import { stageSizes } from '../photo/stage.ts';

const savesData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Reads the photos beside the one that is shown, data and picture, once that one is here: a step is then shown at once. Left
 * out where the browser is asked to save data.
 * @param ready whether the shown photo has been read
 */
export function usePreloaded(ids: readonly (string | null)[], ready: boolean): void {
  const client = useApolloClient();
  const wanted = ids.filter((id) => id !== null).join(' ');
  useEffect(() => {
    if (!ready || wanted === '' || savesData()) return;
    let stopped = false;
    const load = async (id: string) => {
      const { data } = await client.query({ query: ShowImageDocument, variables: { id }, errorPolicy: 'all' });
      const photo = data?.image;
      // What needs the token is fetched when it is shown.
      if (stopped || !photo || photo.urlNeedsToken) return;
      const picture = new Image();
      picture.sizes = stageSizes(photo);
      picture.srcset = srcSetOf(photo, 'large');
    };
    // A failure is met again, and told, when somebody goes there.
    for (const id of wanted.split(' ')) load(id).catch(() => undefined);
    return () => {
      stopped = true;
    };
  }, [client, wanted, ready]);
}
