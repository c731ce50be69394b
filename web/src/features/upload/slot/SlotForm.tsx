import { Textarea } from '@chakra-ui/react/textarea';
import { useEffect, useMemo, useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from '../../../router/hooks.ts';
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
import { fileProblemOf } from './fileCheck.ts';
import { FilePicker } from './FilePicker.tsx';
import { PresentPhoto } from './PresentPhoto.tsx';
import { fieldOfRefusal, longest, slotSchemaOf } from './slotSchema.ts';
import { UploadBar } from './UploadBar.tsx';
import { useSlotDraft } from './useSlotDraft.ts';
import { useUpload } from './useUpload.ts';

interface SlotFormProps {
  competition: UploadCompetitionFragment;
  /** The slot's name, e.g. `colour-1`. */
  slot: string;
  entry: SlotEntryFragment | null;
  /** Where it leads when the slot has changed. */
  overview: string;
  /** Called when an upload or a save begins and when it ends. */
  onBusy: (busy: boolean) => void;
  /** Called when the slot has changed. */
  onSaved: () => Promise<void>;
}

/** Form that enters a photo with its texts into a slot, or changes the texts of the present entry. */
export function SlotForm({ competition, slot, entry, overview, onBusy, onSaved }: SlotFormProps) {
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
  const draft = useSlotDraft(form, `upload.${competition.id}.${slot}`);
  const picker = useController({ control: form.control, name: 'file' }).field;
  const [title, description] = useWatch({ control: form.control, name: ['title', 'description'] });
  const file = picker.value;

  const choose = (chosen: File) => {
    const problem = fileProblemOf(chosen);
    if (problem !== null) {
      const size = format.unit('megabyte', Math.ceil((chosen.size / 1024 / 1024) * 10) / 10);
      form.setError('file', { type: 'client', message: t(`upload.${problem}`, { size }) });
      return;
    }
    // The declaration was about the photo that is there; this one needs its own.
    if (entry && !file) form.setValue('ownImage', false, { shouldDirty: true });
    form.setValue('file', chosen, { shouldDirty: true, shouldValidate: true });
    draft.keepFile(chosen);
  };

  const submission = useSubmission(form, async ({ file: chosen, ...words }) => {
    const input = { competitionId: competition.id, slot, ...words, ...(chosen ? { file: chosen } : {}) };
    const answer = await upload.send(input);
    if (answer?.image) {
      draft.remove();
      await onSaved();
      notify.positive(t('upload.saved'));
      setSaved(true);
    }
    return (answer?.userErrors ?? []).map((refusal) => ({ ...refusal, field: fieldOfRefusal(refusal) }));
  });
  const { pending, error } = submission;
  useEffect(() => onBusy(pending), [onBusy, pending]);
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
    t('upload.counter', { used: format.number(text.trim().length), max: format.number(max) });
  const submitLabel = error ? 'upload.again' : file || !entry ? 'upload.submit' : 'upload.submitWords';

  return (
    <>
      <UnsavedChanges unsaved={!saved && (pending || (isDirty && !draft.isKept))} />
      <Form submission={submission}>
        <DraftNotice draft={draft} />
        <FilePicker
          file={file}
          error={errors.file?.message}
          hint={t('upload.formats', { min: format.number(competition.minLongerSide) })}
          disabled={pending}
          buttonRef={picker.ref}
          onChoose={choose}
        >
          {entry && <PresentPhoto entry={entry} />}
        </FilePicker>
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
      </Form>
    </>
  );
}
