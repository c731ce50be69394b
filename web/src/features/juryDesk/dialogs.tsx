import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { Textarea } from '@chakra-ui/react/textarea';
import { cutTo, lengthOf } from '@photo-competition/schema/characters';
import { useRef, useState, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../ui/form/FormField.tsx';
import type { WithdrawalReason } from './generated/graphql.ts';

/** Longest remark and report, in characters, as in the REST contract. */
const longestText = 1000;

const reasons: readonly WithdrawalReason[] = ['OWN', 'KNOWN', 'OTHER'];

/** Props of a dialog that asks. */
export interface AskingProps {
  title: string;
  first: RefObject<HTMLElement | null>;
  onCancel: () => void;
  children: ReactNode;
  footer?: ReactNode;
}

/** A dialog that asks one thing; `first` has the focus. */
export function Asking({ title, first, onCancel, children, footer }: AskingProps) {
  const { t } = useTranslation();
  return (
    <Dialog.Root
      open
      placement="center"
      initialFocusEl={() => first.current}
      onOpenChange={({ open }) => (open ? undefined : onCancel())}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner px="4">
          <Dialog.Content maxW="md">
            <Dialog.Header>
              <Dialog.Title>{title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>{children}</Dialog.Body>
            <Dialog.Footer>
              <Button variant="outline" onClick={onCancel}>
                {t('shell.form.cancel')}
              </Button>
              {footer}
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

/** Asks why a judge withdraws from a photo; each reason is a button. */
export function WithdrawDialog(props: { onChoose: (reason: WithdrawalReason) => void; onCancel: () => void }) {
  const { t } = useTranslation();
  const first = useRef<HTMLButtonElement>(null);
  return (
    <Asking title={t('juryDesk.withdrawTitle')} first={first} onCancel={props.onCancel}>
      <Stack gap="4">
        <Text>{t('juryDesk.withdrawText')}</Text>
        {reasons.map((reason, place) => (
          <Button
            key={reason}
            ref={place === 0 ? first : undefined}
            size="lg"
            variant="outline"
            justifyContent="flex-start"
            onClick={() => props.onChoose(reason)}
          >
            {t(`juryDesk.withdrawal.${reason}`)}
          </Button>
        ))}
      </Stack>
    </Asking>
  );
}

/** Purpose of a text about a photo. */
type Purpose = 'remark' | 'report';

/** Props of the dialog that takes a text. */
export interface TextDialogProps {
  purpose: Purpose;
  initially: string;
  onSave: (text: string) => void;
  onCancel: () => void;
}

/** Writes a remark on a photo, or reports it to the moderators; a report says something. */
export function TextDialog({ purpose, initially, onSave, onCancel }: TextDialogProps) {
  const { t } = useTranslation();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(initially);
  const isEmpty = purpose === 'report' && text.trim() === '';
  return (
    <Asking
      title={t(`juryDesk.${purpose}Title`)}
      first={field}
      onCancel={onCancel}
      footer={
        <Button disabled={isEmpty} onClick={() => onSave(text.trim())}>
          {t(purpose === 'report' ? 'juryDesk.reportSend' : 'juryDesk.save')}
        </Button>
      }
    >
      <Stack gap="2">
        <FormField label={t(`juryDesk.${purpose}`)} hint={t(`juryDesk.${purpose}Hint`)}>
          <Textarea
            ref={field}
            dir="auto"
            rows={5}
            value={text}
            onChange={(event) => setText(cutTo(event.target.value, longestText))}
          />
        </FormField>
        <Text color="fg.muted" textStyle="sm">
          {t('juryDesk.remarkCount', { length: lengthOf(text), most: longestText })}
        </Text>
      </Stack>
    </Asking>
  );
}
