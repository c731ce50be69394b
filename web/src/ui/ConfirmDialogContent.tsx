import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

/** Props of a confirmation. */
export interface ConfirmDialogProps {
  title: string;
  text: string;
  confirmLabel: string;
  /** "Cancel" when absent. */
  cancelLabel?: string;
  /** Whether what is confirmed is under way; the dialog stays until it is closed from outside. */
  pending?: boolean;
  /** Whether what is confirmed cannot be taken back; true when absent. */
  destructive?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** The open dialog; the cancel button has the focus. */
export default function ConfirmDialogContent({
  title,
  text,
  confirmLabel,
  cancelLabel,
  pending = false,
  destructive = true,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const { t } = useTranslation();
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Dialog.Root
      open
      role="alertdialog"
      placement="center"
      initialFocusEl={() => cancel.current}
      onOpenChange={({ open }) => {
        if (!open && !pending) onCancel();
      }}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner px="4">
          <Dialog.Content maxW="md">
            <Dialog.Header>
              <Dialog.Title>{title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>{text}</Dialog.Body>
            <Dialog.Footer flexWrap="wrap">
              <Button ref={cancel} variant="outline" disabled={pending} onClick={onCancel}>
                {cancelLabel ?? t('shell.form.cancel')}
              </Button>
              <Button colorPalette={destructive ? 'red' : undefined} loading={pending} onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
