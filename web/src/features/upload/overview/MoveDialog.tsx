import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { Stack } from '@chakra-ui/react/stack';
import { useTranslation } from 'react-i18next';

/** A slot that an entry can be moved to. */
export interface MoveTarget {
  slot: string;
  /** The slot's name for people. */
  name: string;
  /** Title of the entry that is there; null when the slot is empty. */
  title: string | null;
}

/** Props of the choice of a slot. */
export interface MoveDialogProps {
  /** Title of the entry that is moved. */
  title: string;
  targets: readonly MoveTarget[];
  pending: boolean;
  onChoose: (slot: string) => void;
  onCancel: () => void;
}

/** Asks which slot an entry is moved to. The first slot has the focus. */
export default function MoveDialog({ title, targets, pending, onChoose, onCancel }: MoveDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog.Root
      open
      placement="center"
      scrollBehavior="inside"
      onOpenChange={({ open }) => {
        if (!open && !pending) onCancel();
      }}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner px="4">
          <Dialog.Content maxW="md">
            <Dialog.Header>
              <Dialog.Title>{t('upload.move.title', { title })}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <Stack gap="2">
                {targets.map(({ slot, name, title: there }) => (
                  <Button
                    key={slot}
                    variant="outline"
                    justifyContent="start"
                    whiteSpace="normal"
                    textAlign="start"
                    height="auto"
                    minH="11"
                    py="2"
                    disabled={pending}
                    onClick={() => onChoose(slot)}
                  >
                    {there === null ? name : t('upload.move.exchange', { slot: name, title: there })}
                  </Button>
                ))}
              </Stack>
            </Dialog.Body>
            <Dialog.Footer>
              <Button variant="outline" disabled={pending} onClick={onCancel}>
                {t('shell.form.cancel')}
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
