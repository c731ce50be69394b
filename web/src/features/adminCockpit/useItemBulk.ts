import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/format.ts';
import { useBulk, type BulkOutcome } from '../../ui/table/useBulk.ts';
import {
  useModeration,
  type Decision,
  type Kind,
  type Outcome,
  type Status,
} from '../../ui/admin/moderation/useModeration.ts';

/** An act on many photos or comments. */
export type ItemBulkAct = Pick<Decision, 'reason'> & { status: Status };

/** The last act on many: they have that status now, or again their earlier ones. */
type Did = Status | 'UNDONE';

/** Acts on many photos or comments, and undoing for those that were changed. */
export function useItemBulk(kind: Kind) {
  const { t } = useTranslation();
  const format = useFormat();
  const moderate = useModeration(kind);
  const bulk = useBulk();
  /** Name of each item when it was seen last. */
  const names = useRef(new Map<string, string>());
  const [did, setDid] = useState<Did>('APPROVED');
  const [last, setLast] = useState<{ status: Status; before: ReadonlyMap<string, Outcome> } | null>(null);

  const remember = useCallback((items: readonly { id: string; name: string }[]): void => {
    for (const { id, name } of items) names.current.set(id, name);
  }, []);

  const told = ({ id, refusal, changedBy }: Outcome): BulkOutcome => ({
    id,
    refusal:
      refusal === null
        ? null
        : refusal === 'NOT_FOUND'
          ? t('adminCompetitions.queue.gone')
          : t('adminCompetitions.queue.changed', { who: changedBy ?? t('admin.conflict.somebody') }),
  });

  async function run(ids: readonly string[], act: ItemBulkAct): Promise<void> {
    const before = new Map<string, Outcome>();
    setLast(null);
    setDid(act.status);
    await bulk.run(ids, async (portion) => {
      const outcomes = await moderate({ ids: portion, ...act });
      // Undoing leaves an item alone that had the status before.
      for (const outcome of outcomes)
        if (outcome.refusal === null && (outcome.previousStatus !== act.status || act.reason))
          before.set(outcome.id, outcome);
      return outcomes.map(told);
    });
    setLast(before.size > 0 ? { status: act.status, before } : null);
  }

  /** Each goes back to what it was, unless somebody has decided on it since: one call for each status and reason. */
  async function takeBack(
    portion: readonly string[],
    { status, before }: NonNullable<typeof last>,
  ): Promise<Outcome[]> {
    const groups = new Map<string, Outcome[]>();
    for (const id of portion) {
      const outcome = before.get(id);
      const key = JSON.stringify([outcome?.previousStatus, outcome?.previousReason]);
      if (outcome) groups.set(key, [...(groups.get(key) ?? []), outcome]);
    }
    const outcomes: Outcome[] = [];
    for (const group of groups.values()) {
      const [{ previousStatus, previousReason } = { previousStatus: null, previousReason: null }] = group;
      const ids = group.map(({ id }) => id);
      if (previousStatus)
        outcomes.push(
          ...(await moderate({ ids, status: previousStatus, reason: previousReason, ifStatus: status, undo: true })),
        );
    }
    return outcomes;
  }

  /** Says what was done to how many. */
  function said(count: number): string {
    const values = { count, n: format.number(count) };
    if (kind === 'IMAGE') return t(`adminCompetitions.bulk.IMAGE.${did}`, values);
    return t(`adminCompetitions.bulk.COMMENT.${did === 'DISQUALIFIED' ? 'REJECTED' : did}`, values);
  }

  return {
    bulk,
    said,
    remember,
    nameOf: (id: string) => names.current.get(id) ?? `#${id}`,
    run,
    undo: last
      ? async () => {
          setLast(null);
          setDid('UNDONE');
          await bulk.run([...last.before.keys()], async (portion) => (await takeBack(portion, last)).map(told));
        }
      : null,
    forget: () => {
      setLast(null);
      bulk.forget();
    },
  };
}
