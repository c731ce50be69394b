import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { DeleteCommentDocument, type ShownCommentFragment } from './generated/graphql.ts';
import { failureOf } from '../../../graph/failure.ts';
import { notify } from '../../../notifications/notify.ts';
import { forgetComment } from './storedComments.ts';

/** For how long a deletion can be taken back, in milliseconds. */
export const undoMs = 10_000;

/** The deletion of an own comment. */
export interface Deletion {
  /** Whether it is asked for: the comment is hidden, and the deletion can be taken back until it is sent. */
  asked: boolean;
  ask: () => void;
  undo: () => void;
}

/**
 * Deletes an own comment, after a while in which that can be taken back; at once when the page is left or put away.
 * @param box what shows the comment
 * @param onFocusLost called before it leaves the list, if it has the focus
 */
export function useDeletion(
  { id, imageNumber }: Pick<ShownCommentFragment, 'id' | 'imageNumber'>,
  box: RefObject<HTMLElement | null>,
  onFocusLost: () => void,
): Deletion {
  const { t } = useTranslation();
  const client = useApolloClient();
  const [asked, setAsked] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const send = useCallback(async () => {
    try {
      const { data } = await client.mutate({ mutation: DeleteCommentDocument, variables: { input: { id } } });
      const refused = data?.deleteComment.userErrors ?? [];
      for (const { message } of refused) notify.negative(message);
      if (refused.length > 0) return setAsked(false);
      if (box.current?.contains(document.activeElement)) onFocusLost();
      forgetComment(client.cache, imageNumber, id);
      notify.info(t('show.comments.gone'));
    } catch (error) {
      setAsked(false);
      notify.negative(t(`shell.error.${failureOf(error instanceof Error ? error : new Error(String(error))).code}`));
    }
  }, [client, id, imageNumber, box, onFocusLost, t]);

  /** Callback for the end of the time: the newest `send`. */
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  }, [send]);

  const flush = useCallback(() => {
    if (timer.current === undefined) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    void latest.current();
  }, []);

  useEffect(() => {
    const onHidden = () => {
      if (document.visibilityState === 'hidden') flush();
    };
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      flush();
    };
  }, [flush]);

  return {
    asked,
    ask() {
      setAsked(true);
      timer.current = setTimeout(flush, undoMs);
    },
    undo() {
      clearTimeout(timer.current);
      timer.current = undefined;
      setAsked(false);
    },
  };
}
