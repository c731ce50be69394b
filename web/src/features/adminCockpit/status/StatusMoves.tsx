import { Button } from '@chakra-ui/react/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useFormat } from '../../../i18n/format.ts';
import { notify } from '../../../notifications/notify.ts';
import { paths } from '../../../routes/paths.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { useModeratedItemsQuery } from '../generated/graphql.ts';
import type { AdministeredCompetitionFragment } from '../../../ui/admin/competition/generated/graphql.ts';
import { useDeleteCompetitionMutation, useSetCompetitionStatusMutation } from './generated/graphql.ts';

/** A move that is offered: now, or once its instant has passed. */
interface Offer {
  move: Move;
  /** The instant after which the service allows it; null when it does now. */
  from: string | null;
}

const verbs = ['PUBLISHED', 'PAUSED', 'ARCHIVED', 'CANCELLED'] as const;
type Move = (typeof verbs)[number] | 'DELETE';

/** What the service allows now, and what time alone keeps back. */
function offersOf({ moves, deletable }: AdministeredCompetitionFragment): Offer[] {
  const offers: Offer[] = verbs.flatMap((move) => {
    const found = moves.find(({ to }) => to === move);
    if (!found || (!found.allowed && !found.from)) return [];
    return [{ move, from: found.allowed ? null : (found.from ?? null) }];
  });
  return deletable ? [...offers, { move: 'DELETE', from: null }] : offers;
}

/** How many photos of a competition wait for a decision, in words; nothing where none does. */
function useWaitingPhotos(competitionId: string, isAsked: boolean): { text: string; loading: boolean } {
  const { t } = useTranslation();
  const format = useFormat();
  const { data, loading } = useModeratedItemsQuery({
    variables: { kind: 'IMAGE', competitionId, status: ['PENDING'], sort: 'OLDEST', page: 0, size: 1 },
    skip: !isAsked,
    fetchPolicy: 'network-only',
  });
  const count = isAsked ? (data?.moderationPage.pageInfo.totalItems ?? 0) : 0;
  const text = count > 0 ? t('adminCompetitions.waiting.photos', { count, n: format.number(count) }) : '';
  return { text, loading };
}

/** Props of the moves. */
export interface StatusMovesProps {
  item: AdministeredCompetitionFragment;
  /** The installation's, in which instants are told. */
  timeZone: string;
}

/** The status moves of a competition as buttons, for a row of them; each says what it will do before it does. */
export function StatusMoves({ item, timeZone }: StatusMovesProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<Move | null>(null);
  const [setStatus, { loading: moving }] = useSetCompetitionStatusMutation();
  const [remove, { loading: removing }] = useDeleteCompetitionMutation({
    update: (cache) => cache.evict({ fieldName: 'adminCompetitionPage' }),
  });
  const { id, version, competition, entryCount, voteCount } = item;
  const waiting = useWaitingPhotos(id, asked === 'ARCHIVED');
  const offered = offersOf(item);
  /** What a move is called here: publishing what is paused is resuming it. */
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
  }

  if (offered.length === 0) return null;
  const values = {
    title: format.text(competition.title),
    entries: format.number(entryCount),
    votes: format.number(voteCount),
  };
  return (
    <>
      {offered.map(({ move, from }) => (
        <Button
          key={move}
          size="sm"
          variant={move === 'PUBLISHED' ? 'solid' : 'outline'}
          colorPalette={move === 'CANCELLED' || move === 'DELETE' ? 'red' : undefined}
          disabled={from !== null}
          onClick={() => setAsked(move)}
        >
          {from === null
            ? t(`adminCompetitions.moves.verb.${called(move)}`)
            : t('adminCompetitions.moves.from', {
                verb: t(`adminCompetitions.moves.verb.${called(move)}`),
                instant: format.dateTime(from, timeZone),
              })}
        </Button>
      ))}
      <ConfirmDialog
        open={asked !== null}
        title={question === null ? '' : t(`adminCompetitions.moves.title.${question}`, values)}
        text={question === null ? '' : [t(`adminCompetitions.moves.text.${question}`, values), waiting.text].join(' ')}
        confirmLabel={question === null ? '' : t(`adminCompetitions.moves.verb.${question}`)}
        pending={moving || removing || waiting.loading}
        onConfirm={() => {
          if (asked) void carryOut(asked);
        }}
        onCancel={() => setAsked(null)}
      />
    </>
  );
}
