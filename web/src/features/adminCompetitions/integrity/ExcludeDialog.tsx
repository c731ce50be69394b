import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { Textarea } from '@chakra-ui/react/textarea';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../notifications/notify.ts';
import { ActionFailure } from '../../../ui/ActionFailure.tsx';
import { FormField } from '../../../ui/form/FormField.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { useAction } from '../../../ui/useAction.ts';
import { useExcludeBallotsMutation, type ExclusionReason, type RadarQuery } from './generated/graphql.ts';
import { RankChanges } from '../ranking/RankChanges.tsx';
import { AloneField } from './AloneField.tsx';
import { longestNote, reasons } from './exclusionRules.ts';

type Found = NonNullable<NonNullable<RadarQuery['adminCompetition']>['radar']>;
type Circle = Found['circles'][number];

/** Props of the dialog. */
export interface ExcludeDialogProps {
  competitionId: string;
  circle: Circle;
  /** `computedAt` of the radar that has told the circle. */
  computedAt: string;
  image: Circle['images'][number];
  onClose: () => void;
}

/** Asks why the ballots of a circle on a photo are not to count, and whether somebody else is to confirm it. */
export function ExcludeDialog({ competitionId, circle, computedAt, image, onClose }: ExcludeDialogProps) {
  const { t } = useTranslation();
  const [reason, setReason] = useState<ExclusionReason>('RING');
  const [note, setNote] = useState('');
  const [aloneNote, setAloneNote] = useState<string | null>(null);
  const [missing, setMissing] = useState(false);
  const [exclude] = useExcludeBallotsMutation({ refetchQueries: ['Exclusions', 'Radar'] });
  const action = useAction(async () => {
    const { data } = await exclude({
      variables: {
        input: {
          ...{ competitionId, imageId: image.imageId, circle: { name: circle.name, computedAt } },
          ...{ reason, note: note.trim(), aloneNote: aloneNote === null ? null : aloneNote.trim() },
        },
      },
    });
    const { exclusion, userErrors = [] } = data?.excludeBallots ?? {};
    if (!exclusion) return userErrors;
    notify.positive(t(`adminCompetitions.exclusions.done.${exclusion.state}`));
    onClose();
    return [];
  });
  const isWhole = note.trim() !== '' && aloneNote?.trim() !== '';
  const send = () => (isWhole ? action.run() : setMissing(true));
  return (
    <Dialog.Root open placement="center" onOpenChange={({ open }) => (open ? undefined : onClose())}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner px="4">
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>{t('adminCompetitions.exclusions.title', { title: image.title })}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <Stack gap="4">
                <Text>{t('adminCompetitions.exclusions.text', { count: image.judged, name: circle.name })}</Text>
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
                  error={missing && note.trim() === '' ? t('adminCompetitions.exclusions.missing') : undefined}
                >
                  <Textarea
                    rows={3}
                    maxLength={longestNote}
                    value={note}
                    bg="bg.panel"
                    borderColor="border.emphasized"
                    onChange={(event) => setNote(event.target.value)}
                  />
                </FormField>
                <AloneField value={aloneNote} onChange={setAloneNote} missing={missing} />
                <Stack gap="2">
                  <Text color="fg.muted">{t('adminCompetitions.exclusions.circleEffect')}</Text>
                  <RankChanges changes={circle.effect} />
                </Stack>
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
