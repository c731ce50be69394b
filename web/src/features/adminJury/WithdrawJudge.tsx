import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { Stack } from '@chakra-ui/react/stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionFailure } from '../../ui/ActionFailure.tsx';
import type { Refusal } from '../../ui/form/useSubmission.ts';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { useAction } from '../../ui/useAction.ts';
import type { PanelState } from './generated/graphql.ts';

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
  const [reason, setReason] = useState('');
  const given = reason.trim();
  const confirm = useAction(async () => {
    const refused = await onConfirm(state, given === '' ? null : given);
    if (refused.length === 0) onClose();
    return refused;
  });
  return (
    <Dialog.Root open placement="center" onOpenChange={({ open }) => (open ? undefined : onClose())}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner px="4">
          <Dialog.Content maxW="md">
            <Dialog.Header>
              <Dialog.Title>{t('adminJury.panel.withdrawTitle', { name })}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <Stack gap="4">
                <SelectField
                  label={t('adminJury.panel.which')}
                  value={state}
                  onChange={({ target }) => setState(target.value === 'LEFT_OUT' ? 'LEFT_OUT' : 'WITHDRAWN')}
                >
                  <option value="WITHDRAWN">{t('adminJury.panel.keep')}</option>
                  <option value="LEFT_OUT">{t('adminJury.panel.leaveOut')}</option>
                </SelectField>
                <TextField
                  label={t('adminJury.panel.reason')}
                  optional={state === 'WITHDRAWN'}
                  maxLength={500}
                  value={reason}
                  onChange={(event) => setReason(event.target.value)}
                />
                <ActionFailure action={confirm} />
              </Stack>
            </Dialog.Body>
            <Dialog.Footer>
              <Button variant="outline" onClick={onClose}>
                {t('shell.form.cancel')}
              </Button>
              <Button
                colorPalette="red"
                loading={confirm.pending}
                disabled={state === 'LEFT_OUT' && given === ''}
                onClick={confirm.run}
              >
                {t('adminJury.panel.withdraw')}
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
