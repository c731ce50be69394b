import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useFormat } from '../../../i18n/format.ts';
import { notify } from '../../../notifications/notify.ts';
import { paths } from '../../../routes/paths.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import {
  useDeleteCompetitionMutation,
  useSetCompetitionStatusMutation,
  type AdministeredCompetitionFragment,
} from '../generated/graphql.ts';

type Status = AdministeredCompetitionFragment['competition']['status'];

/** What may be offered from each status (docs/product.md §1); the service decides, and says why where it refuses. */
const moves = {
  DRAFT: ['PUBLISHED', 'CANCELLED'],
  PUBLISHED: ['PAUSED', 'ARCHIVED', 'CANCELLED'],
  PAUSED: ['PUBLISHED', 'CANCELLED'],
  CANCELLED: [],
  ARCHIVED: [],
} as const satisfies Record<Status, readonly Status[]>;

type Move = (typeof moves)[Status][number] | 'DELETE';

/** Props of the moves. */
export interface StatusMovesProps {
  item: AdministeredCompetitionFragment;
}

/** The status moves of a competition as buttons; each says what it will do before it does. */
export function StatusMoves({ item }: StatusMovesProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<Move | null>(null);
  const [setStatus, { loading: moving }] = useSetCompetitionStatusMutation();
  const [remove, { loading: removing }] = useDeleteCompetitionMutation({
    update: (cache) => cache.evict({ fieldName: 'adminCompetitionPage' }),
  });
  const { id, version, competition, entryCount, voteCount } = item;
  const offered: readonly Move[] = [
    ...moves[competition.status],
    ...(competition.status === 'DRAFT' ? ['DELETE' as const] : []),
  ];
  const from = competition.status === 'PAUSED' && asked === 'PUBLISHED' ? 'RESUMED' : asked;

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
    <HStack gap="2" wrap="wrap">
      {offered.map((move) => (
        <Button
          key={move}
          size="sm"
          variant={move === 'PUBLISHED' ? 'solid' : 'outline'}
          colorPalette={move === 'CANCELLED' || move === 'DELETE' ? 'red' : undefined}
          onClick={() => setAsked(move)}
        >
          {t(
            `adminCompetitions.moves.verb.${competition.status === 'PAUSED' && move === 'PUBLISHED' ? 'RESUMED' : move}`,
          )}
        </Button>
      ))}
      <ConfirmDialog
        open={asked !== null}
        title={from === null ? '' : t(`adminCompetitions.moves.title.${from}`, values)}
        text={from === null ? '' : t(`adminCompetitions.moves.text.${from}`, values)}
        confirmLabel={from === null ? '' : t(`adminCompetitions.moves.verb.${from}`)}
        pending={moving || removing}
        onConfirm={() => {
          if (asked) void carryOut(asked);
        }}
        onCancel={() => setAsked(null)}
      />
    </HStack>
  );
}
