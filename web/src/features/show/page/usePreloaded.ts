import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { ShowImageDocument } from './generated/graphql.ts';
import { srcSetOf } from '../../../ui/photo/sources.ts';
import { stageSizes } from '../photo/stage.ts';

const savesData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Preloads the neighbouring photos, data and picture, after the current one is loaded, so that they appear immediately.
 * Disabled when the browser's data saver is on.
 * @param ready whether the current photo is loaded
 */
export function usePreloaded(numbers: readonly (number | null)[], ready: boolean): void {
  const client = useApolloClient();
  const wanted = numbers.filter((number) => number !== null).join(' ');
  useEffect(() => {
    if (!ready || wanted === '' || savesData()) return;
    let stopped = false;
    const load = async (number: number) => {
      const { data } = await client.query({ query: ShowImageDocument, variables: { number }, errorPolicy: 'all' });
      const photo = data?.image;
      // A picture that requires a token cannot be preloaded as an image.
      if (stopped || !photo || photo.urlNeedsToken) return;
      const picture = new Image();
      picture.sizes = stageSizes(photo);
      picture.srcset = srcSetOf(photo, 'large');
    };
    // Failures are ignored here: the query is repeated when the photo is opened.
    for (const number of wanted.split(' ')) load(Number(number)).catch(() => undefined);
    return () => {
      stopped = true;
    };
  }, [client, wanted, ready]);
}
