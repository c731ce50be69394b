import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShownCommentFragment } from './generated/graphql.ts';
import { draftKey, readDraft } from '../../../drafts/drafts.ts';
import { session } from '../../../session/session.ts';
import { useFromServerNow } from '../../../ui/competition/useServerNow.ts';
import { EditComment, editDraftOf } from './EditComment.tsx';
import { excerptOf } from './excerpt.ts';
import { TimeLeft } from './TimeLeft.tsx';
import { useDeletion } from './useDeletion.ts';

/** Settings of an own comment. */
export interface OwnCommentProps {
  comment: ShownCommentFragment;
  /** The server's clock when the page was read. */
  now: string;
  /** Called before a deleted comment leaves the list, if it has the focus. */
  onFocusLost: () => void;
  /** The comment as everybody reads it. */
  children: ReactNode;
}

/** A button of an own comment that may take the focus over. */
type Part = 'edit' | 'delete' | 'undo';

const part = (name: Part) => ({ 'data-part': name });

/** Focuses a button; the time to change a comment may be over, then the one beside it. */
function focusPart(box: HTMLElement | null, name: Part): void {
  const find = (wanted: Part) => box?.querySelector<HTMLElement>(`[data-part="${wanted}"]`);
  (find(name) ?? find('delete'))?.focus();
}

const hasDraft = (id: string): boolean =>
  readDraft(draftKey(session.lastUser().id ?? 'visitor', editDraftOf(id))) !== null;

/** An own comment while commenting is open: it can be changed for some minutes, and deleted. */
export function OwnComment({ comment, now, onFocusLost, children }: OwnCommentProps) {
  const { t } = useTranslation();
  const { id, editableUntil } = comment;
  const editable = useFromServerNow(now, (at) => editableUntil !== null && at < Date.parse(editableUntil));
  const [editing, setEditing] = useState(() => editable && hasDraft(id));
  const box = useRef<HTMLDivElement>(null);
  const deletion = useDeletion(comment, box, onFocusLost);

  // The pressed button leaves: the focus goes to its replacement.
  const next = useRef<Part | null>(null);
  useEffect(() => {
    if (next.current) focusPart(box.current, next.current);
    next.current = null;
  }, [deletion.asked, editing]);
  /** To be called before what has the focus leaves. */
  const leaveTo = (part: Part) => {
    next.current = box.current?.contains(document.activeElement) ? part : null;
  };

  const text = excerptOf(comment.text);
  return (
    <div ref={box}>
      {deletion.asked ? (
        <HStack gap="4" wrap="wrap" justify="space-between" bg="bg.subtle" borderRadius="l2" px="4" py="2">
          <Text role="status">{t('show.comments.deleting')}</Text>
          <Button
            {...part('undo')}
            size="sm"
            variant="outline"
            onClick={() => {
              leaveTo('delete');
              deletion.undo();
            }}
          >
            {t('show.comments.undo')}
          </Button>
        </HStack>
      ) : null}
      {!deletion.asked && editing ? (
        <EditComment
          comment={comment}
          now={now}
          onClose={() => {
            leaveTo('edit');
            setEditing(false);
          }}
        />
      ) : null}
      {deletion.asked || editing ? null : (
        <>
          {children}
          <HStack gap="2" mt="2" wrap="wrap">
            {editable ? (
              <Button
                {...part('edit')}
                size="sm"
                variant="outline"
                aria-label={t('show.comments.editOf', { text })}
                onClick={() => setEditing(true)}
              >
                {t('show.comments.edit')}
              </Button>
            ) : null}
            <Button
              {...part('delete')}
              size="sm"
              variant="outline"
              aria-label={t('show.comments.deleteOf', { text })}
              onClick={() => {
                leaveTo('undo');
                deletion.ask();
              }}
            >
              {t('show.comments.delete')}
            </Button>
            {editable && editableUntil !== null ? <TimeLeft until={editableUntil} now={now} /> : null}
          </HStack>
        </>
      )}
    </div>
  );
}
