import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Point } from '../../choices/choiceStore.ts';
import { currentPoint, isOfRound, marksOf, photoKey, useMarks } from '../../marks/marks.ts';
import { figuresWith, type Figures } from './figures.ts';
import type { DeskFragment, DeskPhotoFragment } from './generated/graphql.ts';

/** Marks made by one key, as they were before it. */
type Step = readonly { photo: DeskPhotoFragment; before: Point }[];

/** Marks of a round that were refused for one reason. */
export interface RefusedMarks {
  code: string;
  count: number;
}

/** Marking a round: what is marked, what waits, and how it is taken back. */
export interface Desk {
  /** Whether marks are taken. */
  isOpen: boolean;
  pointOf: (photo: DeskPhotoFragment) => Point;
  /** Gives photos a point, or takes theirs back; one step for `takeBack`. */
  mark: (photos: readonly DeskPhotoFragment[], point: Point) => void;
  /** Undoes the last step; answers its first photo, null where there is none. */
  takeBack: () => DeskPhotoFragment | null;
  canTakeBack: boolean;
  figures: Figures;
  /** Marks of this round that the service has not confirmed. */
  waiting: number;
  sending: boolean;
  refused: readonly RefusedMarks[];
}

/** @param onClosed called when the service says that the round is open no more */
export function useDesk(desk: DeskFragment, onClosed: () => void): Desk {
  const client = useApolloClient();
  const marks = marksOf(client);
  const { kept, refused, sending } = useMarks();
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const { number, minPoint, stage } = desk.round;
  const ofRound = [...kept.values()].filter((mark) => isOfRound(mark, number));
  const counts = new Map<string, number>();
  for (const refusal of refused.values()) {
    const [code = 'other'] = refusal.codes;
    if (isOfRound(refusal, number)) counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  const isOutdated = ['ROUND_CLOSED', 'COMPETITION_PAUSED', 'COMPETITION_CLOSED'].some((code) => counts.has(code));
  const tellClosed = useEffectEvent(onClosed);
  useEffect(() => {
    if (isOutdated) tellClosed();
  }, [isOutdated]);

  const pointOf = (photo: DeskPhotoFragment) => currentPoint(marks, photo);
  const cast = (changes: readonly { photo: DeskPhotoFragment; point: Point }[]) =>
    void marks.queue.castAll(
      changes.map(({ photo, point }) => ({
        about: { photo: photoKey(number, photo.number) },
        point,
        saved: pointOf(photo),
      })),
    );

  return {
    isOpen: stage === 'MARKING' && desk.competition?.status === 'PUBLISHED',
    pointOf,
    mark(photos, point) {
      const changed = photos.filter((photo) => photo.withdrawn === null && pointOf(photo) !== point);
      if (changed.length === 0) return;
      const step = changed.map((photo) => ({ photo, before: pointOf(photo) }));
      setSteps((before) => [...before, step]);
      cast(changed.map((photo) => ({ photo, point })));
    },
    takeBack() {
      const last = steps.at(-1);
      if (!last) return null;
      setSteps(steps.slice(0, -1));
      cast(last.map(({ photo, before }) => ({ photo, point: before })));
      return last[0]?.photo ?? null;
    },
    canTakeBack: steps.length > 0,
    figures: figuresWith(desk, ofRound, { round: number, minPoint }),
    waiting: ofRound.length,
    sending,
    refused: [...counts].map(([code, count]) => ({ code, count })),
  };
}
