import { cutTo } from '@photo-competition/schema/characters';
import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { Stack } from '@chakra-ui/react/stack';
import { Textarea } from '@chakra-ui/react/textarea';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../notifications/notify.ts';
import { ActionFailure } from '../../ui/ActionFailure.tsx';
import { FormField } from '../../ui/form/FormField.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { useAction } from '../../ui/useAction.ts';
import { useExcludeBallotsMutation, type ExcludeBallotsInput, type ExclusionReason } from './generated/graphql.ts';
import { AloneField } from './AloneField.tsx';
import { longestNote, reasons } from './exclusionRules.ts';

/** Props of the dialog. */
export interface ExcludeDialogProps {
  competitionNumber: number;
  title: string;
  /** The ballots in question; null while they are not named rightly. */
  ballots: Pick<ExcludeBallotsInput, 'imageNumber' | 'ballots' | 'circle'> | null;
  /** The reason that is proposed. */
  usualReason: ExclusionReason;
  /** Which ballots they are; `checked` once somebody wanted to go on, from when on mistakes are told. */
  which: (checked: boolean) => ReactNode;
  /** Preview of the effect. */
  effect?: ReactNode;
  onClose: () => void;
}

/** Asks why ballots are not to count, and whether somebody else is to confirm it. */
export function ExcludeDialog({
  competitionNumber,
  title,
  ballots,
  usualReason,
  which,
  effect,
  onClose,
}: ExcludeDialogProps) {
  const { t } = useTranslation();
  const [reason, setReason] = useState<ExclusionReason>(usualReason);
  const [note, setNote] = useState('');
  const [aloneNote, setAloneNote] = useState<string | null>(null);
  const [checked, setChecked] = useState(false);
  const [exclude] = useExcludeBallotsMutation({ refetchQueries: ['Exclusions', 'Radar'] });
  const action = useAction(async () => {
    if (!ballots) return [];
    const { data } = await exclude({
      variables: {
        input: {
          competitionNumber,
          ...ballots,
          reason,
          note: note.trim(),
          aloneNote: aloneNote === null ? null : aloneNote.trim(),
        },
      },
    });
    const { exclusion, userErrors = [] } = data?.excludeBallots ?? {};
    if (!exclusion) return userErrors;
    notify.positive(t(`adminCompetitions.exclusions.done.${exclusion.state}`));
    onClose();
    return [];
  });
  const isWhole = ballots !== null && note.trim() !== '' && aloneNote?.trim() !== '';
  const send = () => (isWhole ? action.run() : setChecked(true));
  return (
    <Dialog.Root open placement="center" onOpenChange={({ open }) => (open ? undefined : onClose())}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner px="4">
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>{title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <Stack gap="4">
                {which(checked)}
                <SelectField
                  label={t('adminCompetitions.exclusions.reason')}
                  hint={t('adminCompetitions.exclusions.reasonHint')}
                  value={reason}
                  onChange={(event) => setReason(event.target.value as ExclusionReason)}
                >
                  {reasons.map((one) => (
                    <option key={one} value={one}>
                      {t(`adminCompetitions.exclusions.reasons.${one}`)}
                    </option>
                  ))}
                </SelectField>
                <FormField
                  label={t('adminCompetitions.exclusions.note')}
                  hint={t('adminCompetitions.exclusions.noteHint')}
                  error={checked && note.trim() === '' ? t('adminCompetitions.exclusions.missing') : undefined}
                >
                  <Textarea
                    dir="auto"
                    rows={3}
                    value={note}
                    bg="bg.panel"
                    borderColor="border.emphasized"
                    onChange={(event) => setNote(cutTo(event.target.value, longestNote))}
                  />
                </FormField>
                <AloneField value={aloneNote} onChange={setAloneNote} missing={checked} />
                {effect}
                <ActionFailure action={action} />
              </Stack>
            </Dialog.Body>
            <Dialog.Footer flexWrap="wrap">
              <Button variant="outline" onClick={onClose}>
                {t('shell.form.cancel')}
              </Button>
              <Button colorPalette="red" loading={action.pending} onClick={send}>
                {t(`adminCompetitions.exclusions.${aloneNote === null ? 'propose' : 'exclude'}`)}
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
