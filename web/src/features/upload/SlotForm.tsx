import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { Textarea } from '@chakra-ui/react/textarea';
import type { TFunction } from 'i18next';
import { useMemo, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import type { SlotEntryFragment, UploadCompetitionFragment } from '../../app/generated/graphql.ts';
import { paths } from '../../app/paths.ts';
import { useFormat } from '../../i18n/format.ts';
import { notify } from '../../notifications/notify.ts';
import { CheckboxField } from '../../ui/form/CheckboxField.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { FormField } from '../../ui/form/FormField.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts';
import { useSubmission } from '../../ui/form/useSubmission.ts';
import { Photo } from '../../ui/photo/Photo.tsx';
import { UnsavedChanges } from '../../ui/UnsavedChanges.tsx';
import { fileProblemOf } from './fileCheck.ts';
import { FilePicker } from './FilePicker.tsx';
import { UploadBar } from './UploadBar.tsx';
import { sendUpload } from './uploadRequest.ts';

/** Longest title and description, in characters (product decisions §2). */
const longest = { title: 120, description: 2000 } as const;

const schemaOf = (t: TFunction, hasEntry: boolean) =>
  z.object({
    file: z
      .nullable(z.instanceof(File))
      .check(z.refine((file) => file !== null || hasEntry, { error: t('upload.fileMissing') })),
    title: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, t('shell.form.required')),
        z.maxLength(longest.title, t('shell.form.tooLong', { max: longest.title })),
      ),
    description: z
      .string()
      .check(z.trim(), z.maxLength(longest.description, t('shell.form.tooLong', { max: longest.description }))),
    ownImage: z.boolean().check(z.refine((value) => value, { error: t('upload.ownImageMissing') })),
  });

interface SlotFormProps {
  competition: UploadCompetitionFragment;
  slot: string;
  entry: SlotEntryFragment | null;
  /** Called when the slot has changed. */
  onSaved: () => Promise<void>;
}

/** Puts a photo with its words into a slot, or changes the words of the one that is there. */
export function SlotForm({ competition, slot, entry, onSaved }: SlotFormProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const navigate = useNavigate();
  const [share, setShare] = useState<number | null>(null);
  const [saved, setSaved] = useState(false);
  const abort = useRef<AbortController | null>(null);
  const schema = useMemo(() => schemaOf(t, entry !== null), [t, entry]);
  const form = useSchemaForm(schema, {
    file: null as File | null,
    title: entry?.title ?? '',
    description: entry?.description ?? '',
    ownImage: entry !== null,
  });
  const { errors, isDirty } = form.formState;
  const [file, description] = useWatch({ control: form.control, name: ['file', 'description'] });

  const choose = (chosen: File) => {
    const problem = fileProblemOf(chosen);
    if (problem === null) {
      form.setValue('file', chosen, { shouldDirty: true, shouldValidate: true });
      return;
    }
    const size = format.unit('megabyte', Math.round(chosen.size / 1024 / 1024));
    form.setError('file', { type: 'client', message: t(`upload.${problem}`, { size }) });
  };

  const submission = useSubmission(form, async ({ file: chosen, ...words }) => {
    abort.current = new AbortController();
    setShare(chosen ? 0 : null);
    try {
      const { uploadImage } = await sendUpload(
        { competitionId: competition.id, slot, ...words, ...(chosen ? { file: chosen } : {}) },
        { onProgress: (done) => chosen && setShare(done), signal: abort.current.signal },
      );
      if (uploadImage.image) {
        setSaved(true);
        await onSaved();
        notify.positive(t('upload.saved'));
        await navigate(paths.user.upload());
      }
      // What is wrong with the picture is said at the picture.
      return uploadImage.userErrors.map((error) => ({ ...error, field: error.field ?? fileFieldOf(error.code) }));
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
      notify.info(t('upload.cancelled'));
      return [];
    } finally {
      setShare(null);
    }
  });

  return (
    <>
      <UnsavedChanges unsaved={isDirty && !saved} />
      <Form submission={submission}>
        <FilePicker
          file={file}
          error={errors.file?.message}
          hint={t('upload.formats', { min: format.number(competition.minLongerSide) })}
          disabled={submission.pending}
          onChoose={choose}
        >
          {entry && (
            <Stack gap="2" maxW="24rem" mx="auto" width="full">
              <Photo image={entry} resolution="medium" sizes="24rem" />
              <Text textStyle="sm" color="fg.muted" textAlign="center">
                {t('upload.current')}
              </Text>
            </Stack>
          )}
        </FilePicker>
        <TextField label={t('upload.imageTitle')} error={errors.title?.message} {...form.register('title')} />
        <FormField
          label={t('upload.description')}
          optional
          error={errors.description?.message}
          hint={t('upload.counter', {
            used: format.number(description.trim().length),
            max: format.number(longest.description),
          })}
        >
          <Textarea
            rows={4}
            autoresize
            maxH="20rem"
            bg="bg.panel"
            borderColor="border.emphasized"
            {...form.register('description')}
          />
        </FormField>
        <CheckboxField error={errors.ownImage?.message} {...form.register('ownImage')}>
          {t('upload.ownImage')}
        </CheckboxField>
        {share === null ? (
          <SubmitButton pending={submission.pending}>
            {t(file || !entry ? 'upload.submit' : 'upload.submitWords')}
          </SubmitButton>
        ) : (
          <UploadBar share={share} onCancel={() => abort.current?.abort()} />
        )}
      </Form>
    </>
  );
}

const fileCodes = [
  'FILE_TOO_LARGE',
  'UNSUPPORTED_FORMAT',
  'IMAGE_DAMAGED',
  'IMAGE_TOO_SMALL',
  'TOO_MANY_PIXELS',
  'SLOT_EMPTY',
];

/** Refusals of the service that are about the picture. */
const fileFieldOf = (code: string): string | null => (fileCodes.includes(code) ? 'file' : null);
