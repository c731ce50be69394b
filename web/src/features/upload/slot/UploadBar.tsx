import { Button } from '@chakra-ui/react/button';
import { Progress } from '@chakra-ui/react/progress';
import { Stack } from '@chakra-ui/react/stack';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/format.ts';

/** How far the upload is; after the last byte the server still works on the photo, and nothing can be cancelled. */
export function UploadBar({ share, onCancel }: { share: number; onCancel: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const cancel = useRef<HTMLButtonElement>(null);
  // It takes the place of the submit button, which had the focus. At once: an upload that is refused immediately moves the
  // focus to the field at fault, and an effect that runs later would take it away again.
  useLayoutEffect(() => cancel.current?.focus(), []);
  const processing = share >= 1;
  const percent = format.number(Math.floor(share * 100) / 100, { style: 'percent' });
  return (
    <Stack gap="3">
      <Progress.Root value={processing ? null : Math.floor(share * 100)} colorPalette="accent">
        <Progress.Label mb="1">
          {processing ? t('upload.processing') : t('upload.uploading', { percent })}
        </Progress.Label>
        <Progress.Track>
          <Progress.Range />
        </Progress.Track>
      </Progress.Root>
      <VisuallyHidden role="status">{processing ? t('upload.processing') : ''}</VisuallyHidden>
      <Button
        ref={cancel}
        type="button"
        variant="outline"
        alignSelf="flex-start"
        aria-disabled={processing}
        onClick={() => {
          if (!processing) onCancel();
        }}
      >
        {t('upload.cancel')}
      </Button>
    </Stack>
  );
}
