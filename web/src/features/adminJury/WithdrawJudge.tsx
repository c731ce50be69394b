import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Refusal } from '../../ui/form/useSubmission.ts';
import { SelectField } from '../../ui/form/SelectField.tsx';
import type { PanelState } from './generated/graphql.ts';
import { ReasonDialog } from './ReasonDialog.tsx';

/** Props of the dialog. */
export interface WithdrawJudgeProps {
  name: string;
  /** Carries it out; answers what was refused. */
  onConfirm: (state: PanelState, reason: string | null) => Promise<readonly Refusal[]>;
  onClose: () => void;
}

/** Takes a judge out of a round: the marks stay, or are left out with a reason. */
export function WithdrawJudge({ name, onConfirm, onClose }: WithdrawJudgeProps) {
  const { t } = useTranslation();
  const [state, setState] = useState<'WITHDRAWN' | 'LEFT_OUT'>('WITHDRAWN');
  return (
    <ReasonDialog
      title={t('adminJury.panel.withdrawTitle', { name })}
      reasonLabel={t('adminJury.panel.reason')}
      optional={state === 'WITHDRAWN'}
      confirmLabel={t('adminJury.panel.withdraw')}
      onConfirm={(reason) => onConfirm(state, reason === '' ? null : reason)}
      onClose={onClose}
    >
      <SelectField
        label={t('adminJury.panel.which')}
        value={state}
        onChange={({ target }) => setState(target.value === 'LEFT_OUT' ? 'LEFT_OUT' : 'WITHDRAWN')}
      >
        <option value="WITHDRAWN">{t('adminJury.panel.keep')}</option>
        <option value="LEFT_OUT">{t('adminJury.panel.leaveOut')}</option>
      </SelectField>
    </ReasonDialog>
  );
}
