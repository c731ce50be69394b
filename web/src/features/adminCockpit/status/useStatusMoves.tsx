import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useFormat } from '../../../i18n/format.ts';
import { notify } from '../../../notifications/notify.ts';
import { paths } from '../../../routes/paths.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { keepFocus } from '../../../ui/keepFocus.ts';
import type { AdministeredCompetitionFragment } from '../../../ui/admin/competition/generated/graphql.ts';
import { useWaitingCount } from './useWaitingCount.ts';
import { useDeleteCompetitionMutation, useSetCompetitionStatusMutation } from './generated/graphql.ts';

/** A move that is offered: now, or once its instant has passed. */
export interface Offer {
  move: Move;
  /** The instant after which the service allows it; null when it does now. */
  from: string | null;
}

const verbs = ['PUBLISHED', 'PAUSED', 'ARCHIVED', 'CANCELLED'] as const;
/** A status that a competition can be brought into, or its deletion. */
export type Move = (typeof verbs)[number] | 'DELETE';

/** Moves that the service allows now, and those that it will allow at a later time. */
function offersOf({ moves, deletable }: AdministeredCompetitionFragment): Offer[] {
  const offers: Offer[] = verbs.flatMap((move) => {
    const found = moves.find(({ to }) => to === move);
    if (!found || (!found.allowed && !found.from)) return [];
    return [{ move, from: found.allowed ? null : (found.from ?? null) }];
  });
  return deletable ? [...offers, { move: 'DELETE', from: null }] : offers;
}

/** How many photos of a competition wait for a decision, in words; nothing where none does. */
function useWaitingPhotos(competitionNumber: number, isAsked: boolean): { text: string; loading: boolean } {
  const { t } = useTranslation();
  const format = useFormat();
  const { count, loading } = useWaitingCount(competitionNumber, isAsked);
  const text = count > 0 ? t('adminCompetitions.waiting.photos', { count, n: format.number(count) }) : '';
  return { text, loading };
}

/** Whether a move cannot be taken back: it stands last, and in red. */
export const isDestructive = (move: Move): boolean => move === 'CANCELLED' || move === 'DELETE';

/** Moves of a competition's status. */
export interface StatusMoves {
  offers: readonly Offer[];
  /** Name of a move, with the instant from which it is allowed. */
  nameOf: (offer: Offer) => string;
  /** Says what a move will do, and does it when that is confirmed. */
  ask: (move: Move) => void;
  /** The question, for the page to show. */
  question: ReactNode;
}

/**
 * The status moves of a competition; each says what it will do before it does.
 * @param timeZone the installation's, in which instants are told
 */
export function useStatusMoves(item: AdministeredCompetitionFragment, timeZone: string): StatusMoves {
  const { t } = useTranslation();
  const format = useFormat();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<Move | null>(null);
  const [setStatus, { loading: moving }] = useSetCompetitionStatusMutation();
  const [remove, { loading: removing }] = useDeleteCompetitionMutation({
    update: (cache) => cache.evict({ fieldName: 'adminCompetitionPage' }),
  });
  const { id, number, version, competition, entryCount, voteCount } = item;
  const waiting = useWaitingPhotos(number, asked === 'ARCHIVED');
  /** Name of a move: publishing a paused competition is resuming it. */
  const called = (move: Move) => (competition.status === 'PAUSED' && move === 'PUBLISHED' ? 'RESUMED' : move);
  const question = asked && called(asked);

  async function carryOut(move: Move): Promise<void> {
    try {
      if (move === 'DELETE') {
        const { data } = await remove({ variables: { input: { id, version } } });
        const refusal = data?.deleteCompetition.userErrors[0];
        if (refusal) notify.negative(refusal.message);
        else {
          notify.positive(t('adminCompetitions.moves.deleted'));
          await navigate(paths.admin.competitions());
        }
      } else {
        const { data } = await setStatus({ variables: { input: { id, status: move, version } } });
        const refusal = data?.setCompetitionStatus.userErrors[0];
        if (refusal) notify.negative(refusal.message);
        else notify.positive(t('adminCompetitions.moves.done', { status: t(`adminCompetitions.status.${move}`) }));
      }
    } catch {
      notify.negative(t('shell.error.NETWORK'));
    }
    setAsked(null);
    // The button of a move that is done is gone, once the page is drawn anew.
    setTimeout(keepFocus);
  }

  const verb = (move: Move) => t(`adminCompetitions.moves.verb.${called(move)}`);
  const values = {
    title: format.text(competition.title),
    entries: format.number(entryCount),
    votes: format.number(voteCount),
  };
  return {
    offers: offersOf(item),
    nameOf: ({ move, from }) =>
      from === null
        ? verb(move)
        : t('adminCompetitions.moves.from', { verb: verb(move), instant: format.dateTime(from, timeZone) }),
    ask: setAsked,
    question: asked && question && (
      <ConfirmDialog
        open
        title={t(`adminCompetitions.moves.title.${question}`, values)}
        text={[t(`adminCompetitions.moves.text.${question}`, values), waiting.text].join(' ')}
        confirmLabel={verb(asked)}
        destructive={isDestructive(asked)}
        pending={moving || removing || waiting.loading}
        onConfirm={() => void carryOut(asked)}
        onCancel={() => setAsked(null)}
      />
    ),
  };
}
