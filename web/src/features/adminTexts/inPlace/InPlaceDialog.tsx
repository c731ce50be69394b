import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ownPart } from './watchTexts.ts';

/** Props of a dialog of the mode. */
export interface InPlaceDialogProps {
  title: string;
  /** Whether two languages stand side by side in it. */
  wide?: boolean;
  /** Closes what is shown; the dialog stays while it shows something else. */
  onClose: () => void;
  children: ReactNode;
}

/** A dialog of the mode over the page: on phones it fills the window. */
export function InPlaceDialog({ title, wide = false, onClose, children }: InPlaceDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog.Root
      open
      size={{ mdDown: 'full', md: wide ? 'xl' : 'lg' }}
      scrollBehavior="inside"
      onOpenChange={({ open }) => (open ? undefined : onClose())}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner px={{ md: '4' }} {...{ [ownPart]: 'dialog' }}>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title overflowWrap="anywhere">{title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body tabIndex={0}>{children}</Dialog.Body>
            <Dialog.Footer borderTopWidth="1px">
              <Button variant="outline" onClick={onClose}>
                {t('adminTexts.inPlace.close')}
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
