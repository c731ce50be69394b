import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../notifications/notify.ts';
import { useModerationQueueQuery, type ModerationQueueQuery } from './generated/graphql.ts';
import { useModeration, type Kind, type Outcome, type Status } from '../../ui/admin/moderation/useModeration.ts';
import { useHold } from './useHold.ts';

/** An image or comment that waits. */
export type QueueItem = ModerationQueueQuery['moderationPage']['items'][number];

/** A decision that was made here and can be taken back. */
interface Done {
  item: QueueItem;
  status: Status;
  /** Whether it was carried out, once that is known; it may still be held or under way when it is taken back. */
  carriedOut: Promise<boolean>;
}

/** The queue as a page shows it. */
export interface Queue {
  /** Present item; null when nothing is left. */
  current: QueueItem | null;
  /** A few of the next items. */
  coming: readonly QueueItem[];
  /** How many wait, the present one too. */
  left: number;
  done: readonly Done[];
  loading: boolean;
  error: Error | undefined;
  reload: () => void;
  decide: (status: Status, reason?: string) => void;
  /** Puts the present one behind the others, until the queue is opened again. */
  later: () => void;
  /** Takes the last decision back. */
  undo: () => void;
}

/** Status of an item when it was read: a photo that judges have reported may be shown already. */
const statusOf = ({ image, comment }: QueueItem): Status => (comment ? 'PENDING' : (image.moderation ?? 'PENDING'));

/** Fewer than so many left of what was read: the next are read. */
const few = 5;

/**
 * The moderation queue, oldest first. A decision shows the next at once, and is held for a while before it is sent; what fails
 * comes back, and what another administrator has decided meanwhile is told.
 */
export function useQueue(kind: Kind, competitionNumber: number | undefined): Queue {
  const { t } = useTranslation();
  const { data, loading, error, refetch } = useModerationQueueQuery({
    variables: { kind, competitionNumber },
    fetchPolicy: 'network-only',
  });
  const moderate = useModeration(kind);
  const hold = useHold();
  /** Decisions under way, by what they are about. */
  const sending = useRef(new Map<string, Promise<boolean>>());
  const isReading = useRef(false);
  const [done, setDone] = useState<readonly Done[]>([]);
  const [postponed, setPostponed] = useState<readonly string[]>([]);
  /** Decided here; the list that was read still has them. */
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());

  const items = data?.moderationPage.items ?? [];
  const waiting = items.filter(({ id }) => !gone.has(id));
  const inOrder = [
    ...waiting.filter(({ id }) => !postponed.includes(id)),
    ...postponed.flatMap((id) => waiting.filter((item) => item.id === id)),
  ];
  const [current = null, ...others] = inOrder;
  const total = data?.moderationPage.pageInfo.totalItems ?? 0;

  const mark = (id: string, isGone: boolean) =>
    setGone((before) => {
      const next = new Set(before);
      if (isGone) next.add(id);
      else next.delete(id);
      return next;
    });

  const failed = (reason: unknown) =>
    notify.negative(t('adminCompetitions.queue.failed', { reason: (reason as Error).message }));
  const decidedBefore = ({ refusal, changedBy }: Outcome) =>
    notify.info(
      refusal === 'NOT_FOUND'
        ? t('adminCompetitions.queue.gone')
        : t('adminCompetitions.queue.changed', { who: changedBy ?? t('admin.conflict.somebody') }),
    );
  const forget = (item: QueueItem) => setDone((before) => before.filter((one) => one.item !== item));

  async function carryOut(item: QueueItem, status: Status, reason?: string): Promise<boolean> {
    try {
      const decision = {
        ids: [item.id],
        status,
        reason: reason ?? null,
        ifStatus: statusOf(item),
        outlivesPage: true,
      } as const;
      const [outcome] = await moderate(decision);
      if (!outcome?.refusal) return true;
      forget(item);
      decidedBefore(outcome);
    } catch (failure) {
      forget(item);
      mark(item.id, false);
      failed(failure);
    }
    return false;
  }

  /** @returns whether it was carried out; settled once it is sent */
  const carryOutLater = (item: QueueItem, status: Status, reason?: string): Promise<boolean> =>
    new Promise((resolve) =>
      hold.keep(item.id, () => {
        const carriedOut = carryOut(item, status, reason);
        sending.current.set(item.id, carriedOut);
        void carriedOut.finally(() => sending.current.delete(item.id));
        resolve(carriedOut);
      }),
    );

  /** Reads the queue anew, where no decision that was made before waits any more. */
  async function readOn(): Promise<void> {
    if (isReading.current) return;
    isReading.current = true;
    try {
      hold.release();
      const sent = new Set(gone);
      for (const id of sending.current.keys()) sent.add(id);
      await Promise.all(sending.current.values());
      await refetch();
      // Decisions made while it was read may still be in it.
      setGone((before) => new Set([...before].filter((id) => !sent.has(id))));
    } catch (failure) {
      failed(failure);
    } finally {
      isReading.current = false;
    }
  }

  async function takeBack({ item, status, carriedOut }: Done): Promise<void> {
    if (hold.drop(item.id)) {
      mark(item.id, false);
      notify.positive(t('adminCompetitions.queue.undone'));
      return;
    }
    if (!(await carriedOut)) return;
    try {
      const [outcome] = await moderate({ ids: [item.id], status: statusOf(item), ifStatus: status, undo: true });
      if (outcome?.refusal) {
        decidedBefore(outcome);
        return;
      }
      mark(item.id, false);
      notify.positive(t('adminCompetitions.queue.undone'));
    } catch (failure) {
      setDone((before) => [...before, { item, status, carriedOut }]);
      failed(failure);
    }
  }

  return {
    current,
    coming: others.slice(0, 6),
    left: Math.max(waiting.length, total - gone.size),
    done,
    loading: loading && !data,
    error: data ? undefined : (error as Error | undefined),
    reload: () => void refetch(),
    decide(status, reason) {
      if (!current) return;
      mark(current.id, true);
      const carriedOut = carryOutLater(current, status, reason);
      setDone((before) => [...before, { item: current, status, carriedOut }]);
      if (inOrder.length <= few && total > items.length) void readOn();
    },
    later() {
      if (current) setPostponed((before) => [...before.filter((id) => id !== current.id), current.id]);
    },
    undo() {
      const last = done.at(-1);
      if (!last) return;
      setDone(done.slice(0, -1));
      void takeBack(last);
    },
  };
}
