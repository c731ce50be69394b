import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import type { PhotoFilter } from '../routes/photoList.ts';
import { currentVote } from '../votes/currentVote.ts';
import { useVotes } from '../votes/votes.ts';
import { bookmarks, useBookmarks } from './bookmarks.ts';

/** Fields of a photo that filters look at. */
export interface FilteredPhoto {
  readonly __typename: 'Image';
  readonly number: number;
  readonly own: boolean;
  readonly myVote: number | null;
}

/** Whether a photo passes a filter now. An own photo takes no vote of its author: it is not "unvoted". */
export function passes(client: ApolloClient, only: PhotoFilter | null, photo: FilteredPhoto): boolean {
  switch (only) {
    case 'unvoted':
      return !photo.own && currentVote(client, photo) === null;
    case 'bookmarked':
      return bookmarks().has(photo.number);
    case 'own':
      return photo.own;
    case null:
      return true;
  }
}

/** The filter for a list that shows photos; re-renders when a vote or a bookmark changes what passes. */
export function usePhotoFilter(only: PhotoFilter | null): (photo: FilteredPhoto) => boolean {
  const client = useApolloClient();
  useVotes(({ kept }) => kept);
  useBookmarks();
  return (photo) => passes(client, only, photo);
}
