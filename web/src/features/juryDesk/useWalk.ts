import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useState } from 'react';
import { DeskPhotosDocument, type DeskPhotoFragment, type JuryPhotoList } from './generated/graphql.ts';

/** So many photos are known ahead of the one that is looked at, so that marking goes on without a connection. */
const knownAhead = 200;

/** Photos that one call reads. */
const pageSize = 100;

/** The photos of a list in the judge's order, as far as they are read. */
export interface Walk {
  photos: readonly DeskPhotoFragment[];
  /** Photos of the list when it was opened. */
  total: number;
  /** Whether the first of them are still being read. */
  loading: boolean;
  error: Error | undefined;
  /** Whether everything is read. */
  isWhole: boolean;
  /** Changes what is known of a photo. */
  patch: (photo: DeskPhotoFragment) => void;
  /** Reads what could not be read. */
  again: () => void;
}

interface Read {
  photos: readonly DeskPhotoFragment[];
  total: number;
  cursor: string | null;
  isWhole: boolean;
  error?: Error;
}

const nothing: Read = { photos: [], total: 0, cursor: null, isWhole: false };

/** @param index place of the photo that is looked at */
export function useWalk(round: number, list: JuryPhotoList, index: number): Walk {
  const client = useApolloClient();
  const [read, setRead] = useState<Read>(nothing);
  const [attempt, setAttempt] = useState(0);
  const { photos, cursor, isWhole, error } = read;
  const isNeeded = !isWhole && !error && photos.length < index + knownAhead;

  useEffect(() => {
    if (!isNeeded) return;
    let isCurrent = true;
    const load = async () => {
      try {
        const { data } = await client.query({
          query: DeskPhotosDocument,
          variables: { round, list, first: pageSize, after: cursor },
          // The walk holds what it has read: marks are changed by the queue, not by the cache.
          fetchPolicy: 'no-cache',
        });
        const page = data?.juryDesk?.photos;
        if (!isCurrent) return;
        setRead((before) => ({
          photos: [...before.photos, ...(page?.nodes ?? [])],
          total: before.cursor === null ? (page?.totalCount ?? 0) : before.total,
          cursor: page?.pageInfo.endCursor ?? before.cursor,
          isWhole: page?.pageInfo.hasNextPage !== true,
        }));
      } catch (failure) {
        if (isCurrent) setRead((before) => ({ ...before, error: failure as Error }));
      }
    };
    void load();
    return () => void (isCurrent = false);
  }, [client, round, list, cursor, isNeeded, attempt]);

  const patch = useCallback(
    (photo: DeskPhotoFragment) =>
      setRead((before) => ({
        ...before,
        photos: before.photos.map((one) => (one.number === photo.number ? { ...one, ...photo } : one)),
      })),
    [],
  );
  return {
    photos,
    total: read.total,
    loading: photos.length === 0 && !isWhole && !error,
    error,
    isWhole,
    patch,
    again: () => {
      setRead(({ error: _, ...before }) => before);
      setAttempt((number) => number + 1);
    },
  };
}
