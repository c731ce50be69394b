import { lengthOf } from '@photo-competition/schema/characters';
import { Grid } from '@chakra-ui/react/grid';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { Textarea } from '@chakra-ui/react/textarea';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { UploadCompetitionFragment } from '../competition/generated/graphql.ts';
import type { SlotEntryFragment } from '../entry/generated/graphql.ts';
import { useFormat } from '../../../i18n/format.ts';
import { notify } from '../../../notifications/notify.ts';
import { CheckboxField } from '../../../ui/form/CheckboxField.tsx';
import { DraftNotice } from '../../../ui/form/DraftNotice.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { FormField } from '../../../ui/form/FormField.tsx';
import { SubmitButton } from '../../../ui/form/SubmitButton.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { useSchemaForm } from '../../../ui/form/useSchemaForm.ts';
import { useSubmission } from '../../../ui/form/useSubmission.ts';
import { UnsavedChanges } from '../../../ui/UnsavedChanges.tsx';
import { problemOf } from '../batch/inspectFile.ts';
import { slotsOf } from '../batch/spread.ts';
import { useArrivingFiles } from '../batch/useArrivingFiles.ts';
import { FilePicker } from './FilePicker.tsx';
import { PresentPhoto } from './PresentPhoto.tsx';
import { longest, slotSchemaOf } from '../entry/slotSchema.ts';
import { UploadBar } from './UploadBar.tsx';
import { useSlotDraft } from './useSlotDraft.ts';
import { subjectOf } from '../batch/useStaged.ts';
import { useTwin } from './useTwin.ts';
import { useUpload } from './useUpload.ts';

interface SlotFormProps {
  competition: UploadCompetitionFragment;
  /** The slot's name, e.g. `colour-1`. */
  slot: string;
  entry: SlotEntryFragment | null;
  /** All own entries of the competition: a photo that looks like one of them is told. */
  entries: readonly SlotEntryFragment[];
  /** The name of a slot for people. */
  nameOf: (slot: string) => string;
  /** Where it leads when the slot has changed. */
  overview: string;
  /** Called when an upload or a save begins and when it ends. */
  onBusy: (busy: boolean) => void;
  /** Called when the slot has changed. */
  onSaved: () => Promise<void>;
}

/** Form that enters a photo with its texts into a slot, or changes the texts of the present entry. */
export function SlotForm(props: SlotFormProps) {
  const { competition, slot, entry, entries, nameOf, overview, onBusy, onSaved } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const navigate = useNavigate();
  const upload = useUpload();
  const [saved, setSaved] = useState(false);
  const schema = useMemo(() => slotSchemaOf(t, entry !== null), [t, entry]);
  const form = useSchemaForm(schema, {
    file: null as File | null,
    title: entry?.title ?? '',
    description: entry?.description ?? '',
    ownImage: entry !== null,
  });
  const { errors, isDirty } = form.formState;
  const draft = useSlotDraft(form, subjectOf(competition.number, slot));
  const picker = useController({ control: form.control, name: 'file' }).field;
  const [title, description] = useWatch({ control: form.control, name: ['title', 'description'] });
  const file = picker.value;

  const slots = slotsOf(competition.imageTypes);
  const twin = useTwin(file, { competitionNumber: competition.number, slot, slots, entries });

  /** Fault of a file, in words; null for one that may be sent. */
  const faultOf = async (chosen: File): Promise<string | null> => {
    const problem = await problemOf(chosen, competition.minLongerSide).catch(() => 'fileKind' as const);
    if (problem === null) return null;
    return t(`upload.${problem}`, { size: format.unit('megabyte', Math.ceil((chosen.size / 1024 / 1024) * 10) / 10) });
  };

  /** The file that was chosen last: the one before may still be looked at. */
  const newest = useRef<File | null>(null);
  const choose = async (chosen: File) => {
    newest.current = chosen;
    const fault = await faultOf(chosen);
    if (newest.current !== chosen) return;
    if (fault !== null) return form.setError('file', { type: 'client', message: fault });
    // The declaration was about the photo that is there; this one needs its own.
    if (entry && !file) form.setValue('ownImage', false, { shouldDirty: true });
    form.setValue('file', chosen, { shouldDirty: true, shouldValidate: true });
    draft.keepFile(chosen);
  };

  const submission = useSubmission(form, async ({ file: chosen, ...words }) => {
    // A file from an earlier visit may have been kept before it was looked at.
    const fault = chosen && (await faultOf(chosen));
    if (fault) return [{ code: 'VALIDATION_FAILED', field: 'file', message: fault }];
    const input = { competitionNumber: competition.number, slot, ...words, ...(chosen ? { file: chosen } : {}) };
    const answer = await upload.send(input);
    if (answer?.image) {
      draft.remove();
      await onSaved();
      notify.positive(t('upload.saved'));
      setSaved(true);
    }
    return answer?.userErrors ?? [];
  });
  const { pending, error } = submission;
  useEffect(() => onBusy(pending), [onBusy, pending]);
  useArrivingFiles(([arrived]) => {
    if (arrived && !pending) void choose(arrived);
  });
  // In an effect, so that UnsavedChanges has rendered without changes before the navigation.
  useEffect(() => {
    if (saved) void navigate(overview);
  }, [saved, navigate, overview]);

  const onCancel = () => {
    upload.cancel();
    notify.info(t('upload.cancelled'));
    form.setFocus('file');
  };

  /** Number of characters used of the longest allowed, counted as the service counts them. */
  const counter = (text: string, max: number) =>
    t('upload.counter', { used: format.number(lengthOf(text.trim())), max: format.number(max) });
  const submitLabel = error ? 'upload.again' : file || !entry ? 'upload.submit' : 'upload.submitWords';

  return (
    <>
      <UnsavedChanges unsaved={!saved && (pending || (isDirty && !draft.isKept))} />
      <Form submission={submission}>
        <DraftNotice draft={draft} />
        {/* On a wide window the photo is large, and its words stand beside it. */}
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }}
          columnGap="12"
          rowGap="5"
        >
          <Stack gap="2">
            <FilePicker
              file={file}
              error={errors.file?.message}
              hint={`${t('upload.arriving')} ${t('upload.formats', { min: format.number(competition.minLongerSide) })}`}
              disabled={pending}
              buttonRef={picker.ref}
              onChoose={(chosen) => void choose(chosen)}
            >
              {entry && <PresentPhoto entry={entry} />}
            </FilePicker>
            <Text role="status" textStyle="sm" color="fg.warning" _empty={{ display: 'none' }}>
              {twin === null ? null : t('upload.batch.twin', { slot: nameOf(twin) })}
            </Text>
          </Stack>
          <Stack gap="5">
            <TextField
              label={t('upload.imageTitle')}
              error={errors.title?.message}
              hint={counter(title, longest.title)}
              {...form.register('title')}
            />
            <FormField
              label={t('upload.description')}
              optional
              error={errors.description?.message}
              hint={counter(description, longest.description)}
            >
              <Textarea
                dir="auto"
                size="lg"
                css={{ fieldSizing: 'content' }}
                minH="28"
                maxH="20rem"
                bg="bg.panel"
                borderColor="border.emphasized"
                {...form.register('description')}
              />
            </FormField>
            <CheckboxField error={errors.ownImage?.message} {...form.register('ownImage')}>
              {t('upload.ownImage')}
            </CheckboxField>
            {upload.share === null ? (
              <SubmitButton pending={pending}>{t(submitLabel)}</SubmitButton>
            ) : (
              <UploadBar share={upload.share} onCancel={onCancel} />
            )}
          </Stack>
        </Grid>
      </Form>
    </>
  );
}
