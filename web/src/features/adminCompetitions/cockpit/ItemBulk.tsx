import { Button } from '@chakra-ui/react/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '../queue/ReasonDialog.tsx';
import type { Kind } from '../queue/useModeration.ts';
import { RankPreview } from '../ranking/RankPreview.tsx';
import type { ItemBulkAct } from './useItemBulk.ts';

/** Props of the buttons. */
export interface ItemBulkProps {
  kind: Kind;
  competitionId: string;
  chosen: ReadonlySet<string>;
  onAct: (act: ItemBulkAct) => void;
}

/** What can be done to the chosen photos or comments. */
export function ItemBulk({ kind, competitionId, chosen, onAct }: ItemBulkProps) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState<'REJECTED' | 'DISQUALIFIED' | null>(null);
  const verb = t(asking === 'REJECTED' ? 'adminCompetitions.queue.reject' : 'adminCompetitions.queue.disqualify');
  return (
    <>
      <Button size="sm" onClick={() => onAct({ status: 'APPROVED' })}>
        {t('adminCompetitions.queue.approve')}
      </Button>
      <Button
        size="sm"
        variant="outline"
        onClick={() => (kind === 'IMAGE' ? setAsking('REJECTED') : onAct({ status: 'REJECTED' }))}
      >
        {t('adminCompetitions.queue.reject')}
      </Button>
      <Button size="sm" variant="outline" onClick={() => onAct({ status: 'PENDING' })}>
        {t('adminCompetitions.queue.putBack')}
      </Button>
      {kind === 'IMAGE' ? (
        <Button size="sm" variant="outline" colorPalette="red" onClick={() => setAsking('DISQUALIFIED')}>
          {t('adminCompetitions.queue.disqualify')}
        </Button>
      ) : null}
      {asking ? (
        <ReasonDialog
          title={verb}
          confirmLabel={verb}
          required={asking === 'DISQUALIFIED'}
          onConfirm={(reason) => {
            setAsking(null);
            onAct({ status: asking, reason });
          }}
          onCancel={() => setAsking(null)}
        >
          {asking === 'DISQUALIFIED' ? <RankPreview competitionId={competitionId} imageIds={[...chosen]} /> : null}
        </ReasonDialog>
      ) : null}
    </>
  );
}
