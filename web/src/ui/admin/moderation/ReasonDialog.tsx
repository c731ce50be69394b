import { cutTo } from '@photo-competition/schema/characters';
import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { Kbd } from '@chakra-ui/react/kbd';
import { Portal } from '@chakra-ui/react/portal';
import { Stack } from '@chakra-ui/react/stack';
import { Textarea } from '@chakra-ui/react/textarea';
import { moderationReasons, offeredReasons } from '@photo-competition/schema/moderationReasons';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/format.ts';
import { FormField } from '../../form/FormField.tsx';

/** Longest reason, in characters, as in the REST contract. */
const longest = 500;

/** Props of the dialog. */
export interface ReasonDialogProps {
  title: string;
  confirmLabel: string;
  /** Whether a reason must be given, may be, or is not asked for. */
  reason: 'needed' | 'welcome' | 'none';
  /** The reason that stands there at first. */
  initially?: string;
  /** Description of the act and of its effect, shown above the reason. */
  children?: ReactNode;
  onConfirm: (reason: string) => void;
  onCancel: () => void;
}

/** Asks before a decision, and for its reason; some come ready-made. Its buttons are in sight however much it says. */
export function ReasonDialog({
  title,
  confirmLabel,
  reason: asked,
  initially = '',
  children,
  onConfirm,
  onCancel,
}: ReasonDialogProps) {
  const { t } = useTranslation();
  const { locale } = useFormat();
  const field = useRef<HTMLTextAreaElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  const confirmButton = useRef<HTMLButtonElement>(null);
  const [reason, setReason] = useState(initially);
  const [missing, setMissing] = useState(false);
  const choose = (name: (typeof offeredReasons)[number]) => {
    setReason(moderationReasons[name][locale]);
    setMissing(false);
    confirmButton.current?.focus();
  };
  /** While nothing is written, a digit is the number of a ready-made reason. */
  const onDigit = (event: KeyboardEvent) => {
    const chosen = /^[1-9]$/.test(event.key) ? offeredReasons[Number(event.key) - 1] : undefined;
    if (reason !== '' || chosen === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    choose(chosen);
  };
  const confirm = () => {
    if (asked === 'needed' && reason.trim() === '') {
      setMissing(true);
      field.current?.focus();
    } else onConfirm(reason.trim());
  };
  return (
    <Dialog.Root
      open
      placement="center"
      scrollBehavior="inside"
      initialFocusEl={() => field.current ?? cancel.current}
      onOpenChange={({ open }) => (open ? undefined : onCancel())}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner px="4">
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>{title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <Stack gap="4">
                {children}
                {asked === 'none' ? null : (
                  <>
                    <FormField
                      label={t('adminCompetitions.reason.label')}
                      hint={t('adminCompetitions.reason.hint', { most: offeredReasons.length })}
                      error={missing ? t('adminCompetitions.reason.missing') : undefined}
                      optional={asked === 'welcome'}
                    >
                      <Textarea
                        dir="auto"
                        ref={field}
                        rows={3}
                        value={reason}
                        onKeyDown={onDigit}
                        bg="bg.panel"
                        borderColor="border.emphasized"
                        onChange={(event) => {
                          setReason(cutTo(event.target.value, longest));
                          setMissing(false);
                        }}
                      />
                    </FormField>
                    <Stack as="ul" direction="row" wrap="wrap" gap="2" listStyleType="none">
                      {offeredReasons.map((name, index) => (
                        <li key={name}>
                          <Button size="xs" variant="outline" onClick={() => choose(name)}>
                            <Kbd aria-hidden size="sm" hideBelow="md">
                              {index + 1}
                            </Kbd>
                            {moderationReasons[name][locale]}
                          </Button>
                        </li>
                      ))}
                    </Stack>
                  </>
                )}
              </Stack>
            </Dialog.Body>
            <Dialog.Footer flexWrap="wrap">
              <Button ref={cancel} variant="outline" onClick={onCancel}>
                {t('shell.form.cancel')}
              </Button>
              <Button ref={confirmButton} colorPalette="red" onClick={confirm}>
                {confirmLabel}
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
