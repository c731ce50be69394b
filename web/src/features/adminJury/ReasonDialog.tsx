import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { Stack } from '@chakra-ui/react/stack';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionFailure } from '../../ui/ActionFailure.tsx';
import type { Refusal } from '../../ui/form/useSubmission.ts';
import { TextField } from '../../ui/form/TextField.tsx';
import { useAction } from '../../ui/useAction.ts';

/** Props of the dialog. */
export interface ReasonDialogProps {
  title: string;
  reasonLabel: string;
  /** Whether it can be carried out without a reason; false when absent. */
  optional?: boolean;
  confirmLabel: string;
  /** Description of the act, and its options. */
  children: ReactNode;
  /** Carries it out; answers what was refused. */
  onConfirm: (reason: string) => Promise<readonly Refusal[]>;
  onClose: () => void;
}

/** Asks for a reason before something is done that others rely on. */
export function ReasonDialog({
  title,
  reasonLabel,
  optional = false,
  confirmLabel,
  children,
  onConfirm,
  onClose,
}: ReasonDialogProps) {
  const { t } = useTranslation();
  const [reason, setReason] = useState('');
  const given = reason.trim();
  const confirm = useAction(async () => {
    const refused = await onConfirm(given);
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
              <Dialog.Title>{title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <Stack gap="4">
                {children}
                <TextField
                  label={reasonLabel}
                  optional={optional}
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
                disabled={!optional && given === ''}
                onClick={confirm.run}
              >
                {confirmLabel}
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
