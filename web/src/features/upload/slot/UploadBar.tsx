import { Button } from '@chakra-ui/react/button';
import { Progress } from '@chakra-ui/react/progress';
import { Stack } from '@chakra-ui/react/stack';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/format.ts';

/** Progress of the upload. After the last byte the server processes the photo, and the upload cannot be cancelled any more. */
export function UploadBar({ share, onCancel }: { share: number; onCancel: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const cancel = useRef<HTMLButtonElement>(null);
  // This bar replaces the submit button, which had the focus. As a layout effect: an upload that is refused at once moves the focus
  // to the field at fault, and an effect that runs later would take it away again.
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
