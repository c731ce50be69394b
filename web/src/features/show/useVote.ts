import type { ErrorLike } from '@apollo/client';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../app/failure.ts';
import { useCastVoteMutation, type UserErrorCode, type VotedImageFragment } from '../../app/generated/graphql.ts';
import { notify } from '../../notifications/notify.ts';

/** A point, or null for a withdrawal. */
export type Point = number | null;

/** The viewer's vote on one image. */
export interface VoteControl {
  /** What is shown: the newest choice, saved or not. */
  point: Point;
  /** The last vote the server has confirmed; differs from `point` while a choice is on its way. */
  saved: Point;
  /** Why the last choice was not saved, for people; null when it was. */
  refused: string | null;
  /** Shows the choice at once and saves it; when that fails the last saved vote comes back. */
  cast: (point: Point) => void;
}

/** Refusals that mean that what the page shows is out of date. */
const outdated: readonly UserErrorCode[] = ['WRONG_PHASE', 'COMPETITION_PAUSED', 'COMPETITION_CLOSED'];

/**
 * Casts, changes and withdraws a vote. Choices that follow each other quickly, as arrow keys make them, are sent one at a
 * time and only the newest of those that wait, so that the last choice is the one that stands.
 *
 * @param onOutdated called when the server says that the phase or status is not what the page shows
 */
export function useVote(image: VotedImageFragment, onOutdated: () => void): VoteControl {
  const { t } = useTranslation();
  const [castVote] = useCastVoteMutation();
  const [chosen, setChosen] = useState<{ point: Point } | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const waiting = useRef<{ point: Point } | null>(null);
  const sending = useRef(false);
  const shown = useRef(false);

  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);

  function fail(reason: string): void {
    setRefused(reason);
    // Whoever has gone on to the next image must hear of it as well.
    if (!shown.current) notify.negative(t('show.vote.failed', { title: image.title, reason }));
  }

  async function save(point: Point): Promise<void> {
    const { data } = await castVote({
      variables: { input: { imageId: image.id, point } },
      update(cache, { data: answer }) {
        const vote = answer?.castVote.vote;
        if (!vote) return;
        cache.modify({ id: cache.identify(image), fields: { myVote: () => vote.point } });
      },
    });
    const errors = data?.castVote.userErrors ?? [];
    if (errors.length === 0) return setRefused(null);
    fail(errors.map(({ message }) => message).join(' '));
    if (errors.some(({ code }) => outdated.includes(code))) onOutdated();
  }

  async function send(): Promise<void> {
    if (sending.current) return;
    sending.current = true;
    while (waiting.current) {
      const { point } = waiting.current;
      waiting.current = null;
      try {
        await save(point);
      } catch (error) {
        fail(t(`shell.error.${failureOf(error as ErrorLike).code}`));
      }
    }
    sending.current = false;
    setChosen(null);
  }

  return {
    point: chosen ? chosen.point : image.myVote,
    saved: image.myVote,
    refused,
    cast(point) {
      if (point === (chosen ? chosen.point : image.myVote)) return;
      waiting.current = { point };
      setChosen({ point });
      setRefused(null);
      void send();
    },
  };
}
