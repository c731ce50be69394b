import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { Stack } from '@chakra-ui/react/stack';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionFailure } from './ActionFailure.tsx';
import { TextField } from './form/TextField.tsx';
import type { Action } from './useAction.ts';

/** Props of the dialog. */
export interface DangerDialogProps {
  title: string;
  /** Consequences of the action, with their numbers. */
  children: ReactNode;
  /** Word that the user must type to confirm; absent where the action can be undone. */
  typed?: { label: string; word: string } | undefined;
  confirmLabel: string;
  action: Action;
  onCancel: () => void;
}

/** Asks before something that nothing brings back, and says what will happen. Its failure is told in the open dialog. */
export function DangerDialog({ title, children, typed, confirmLabel, action, onCancel }: DangerDialogProps) {
  const { t } = useTranslation();
  const cancel = useRef<HTMLButtonElement>(null);
  const [text, setText] = useState('');
  const isReady = !typed || text.trim() === typed.word;
  return (
    <Dialog.Root
      open
      role="alertdialog"
      placement="center"
      scrollBehavior="inside"
      initialFocusEl={() => cancel.current}
      onOpenChange={({ open }) => {
        if (!open && !action.pending) onCancel();
      }}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner px="4">
          <Dialog.Content maxW="lg">
            <form
              noValidate
              style={{ display: 'contents' }}
              onSubmit={(event) => {
                event.preventDefault();
                if (isReady) action.run();
              }}
            >
              <Dialog.Header>
                <Dialog.Title>{title}</Dialog.Title>
              </Dialog.Header>
              <Dialog.Body>
                <Stack gap="4">
                  {children}
                  {typed ? (
                    <TextField
                      label={typed.label}
                      value={text}
                      autoComplete="off"
                      autoCapitalize="none"
                      spellCheck={false}
                      onChange={(event) => setText(event.target.value)}
                    />
                  ) : null}
                  <ActionFailure action={action} />
                </Stack>
              </Dialog.Body>
              <Dialog.Footer flexWrap="wrap">
                <Button ref={cancel} type="button" variant="outline" disabled={action.pending} onClick={onCancel}>
                  {t('shell.form.cancel')}
                </Button>
                <Button type="submit" colorPalette="red" disabled={!isReady} loading={action.pending}>
                  {confirmLabel}
                </Button>
              </Dialog.Footer>
            </form>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
