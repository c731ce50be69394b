import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { session } from '../../session/session.ts';
import { marksOf } from '../../marks/marks.ts';
import { useMySeatsQuery, type JurySeatFragment } from './generated/graphql.ts';

/** Whether a seat waits for its judge, in a competition that has not ended: such a one is in the menu. */
const isHeld = ({ state, competition }: JurySeatFragment): boolean =>
  !competition.ended && (state === 'INVITED' || state === 'ACCEPTED');

/** The own seats, newest first; marks that wait in this browser are sent. The menu, which knows them from the login, follows what was read. */
export function useSeats() {
  const client = useApolloClient();
  useEffect(() => void marksOf(client), [client]);
  const { data, error, refetch } = useMySeatsQuery({ fetchPolicy: 'cache-and-network' });
  const judge = data?.mySeats.some(isHeld);
  useEffect(() => {
    const user = session.user();
    if (judge !== undefined && user.id !== undefined && user.judge !== judge) session.replaceUser({ ...user, judge });
  }, [judge]);
  return { seats: data?.mySeats, timeZone: data?.installation.timeZone ?? 'UTC', error, again: () => void refetch() };
}
