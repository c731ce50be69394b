import { Button } from '@chakra-ui/react/button';
import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/format.ts';
import { ReasonDialog } from '../../ui/admin/moderation/ReasonDialog.tsx';
import type { Kind, Status } from '../../ui/admin/moderation/useModeration.ts';
import { RankPreview } from './ranking/RankPreview.tsx';
import type { ItemBulkAct } from './useItemBulk.ts';

/** Acts that take photos out of the ranking: their verbs, and whether a reason is asked for. */
const takingOut = {
  REJECTED: { verb: 'adminCompetitions.queue.reject', reason: 'welcome' },
  PENDING: { verb: 'adminCompetitions.queue.putBack', reason: 'none' },
  DISQUALIFIED: { verb: 'adminCompetitions.queue.disqualify', reason: 'needed' },
} as const satisfies Partial<Record<Status, unknown>>;

/** Props of the buttons. */
export interface ItemBulkProps {
  kind: Kind;
  competitionNumber: number;
  /** Whether there is a ranking, out of which nothing is taken without a look at what that changes. */
  ranked: boolean;
  chosen: ReadonlySet<string>;
  onAct: (act: ItemBulkAct) => void;
}

/** Acts on the chosen photos or comments. */
export function ItemBulk({ kind, competitionNumber, ranked, chosen, onAct }: ItemBulkProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const [asking, setAsking] = useState<keyof typeof takingOut | null>(null);
  const begin = (status: keyof typeof takingOut) => {
    const asksFirst = kind === 'IMAGE' && (ranked || takingOut[status].reason !== 'none');
    if (asksFirst) setAsking(status);
    else onAct({ status });
  };
  return (
    <>
      <Button size="sm" onClick={() => onAct({ status: 'APPROVED' })}>
        {t('adminCompetitions.queue.approve')}
      </Button>
      <Button size="sm" variant="outline" onClick={() => begin('REJECTED')}>
        {t('adminCompetitions.queue.reject')}
      </Button>
      <Button size="sm" variant="outline" onClick={() => begin('PENDING')}>
        {t('adminCompetitions.queue.putBack')}
      </Button>
      {kind === 'IMAGE' ? (
        <Button size="sm" variant="outline" colorPalette="red" onClick={() => begin('DISQUALIFIED')}>
          {t('adminCompetitions.queue.disqualify')}
        </Button>
      ) : null}
      {asking ? (
        <ReasonDialog
          title={t(takingOut[asking].verb)}
          confirmLabel={t(takingOut[asking].verb)}
          reason={takingOut[asking].reason}
          onConfirm={(reason) => {
            setAsking(null);
            onAct(takingOut[asking].reason === 'none' ? { status: asking } : { status: asking, reason });
          }}
          onCancel={() => setAsking(null)}
        >
          <Text>{t(`adminCompetitions.asking.${asking}`, { count: chosen.size, n: format.number(chosen.size) })}</Text>
          {ranked ? <RankPreview competitionNumber={competitionNumber} imageIds={[...chosen]} /> : null}
        </ReasonDialog>
      ) : null}
    </>
  );
}
