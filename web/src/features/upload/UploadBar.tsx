import { Button } from '@chakra-ui/react/button';
import { Progress } from '@chakra-ui/react/progress';
import { Stack } from '@chakra-ui/react/stack';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/format.ts';

/** How far the upload is; after the last byte the server still works on the photo. */
export function UploadBar({ share, onCancel }: { share: number; onCancel: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const processing = share >= 1;
  const percent = format.number(share, { style: 'percent', maximumFractionDigits: 0 });
  return (
    <Stack gap="3">
      <Progress.Root value={processing ? null : Math.round(share * 100)} colorPalette="accent">
        <Progress.Label mb="1" aria-live="polite">
          {processing ? t('upload.processing') : t('upload.uploading', { percent })}
        </Progress.Label>
        <Progress.Track>
          <Progress.Range />
        </Progress.Track>
      </Progress.Root>
      <Button type="button" variant="outline" alignSelf="flex-start" disabled={processing} onClick={onCancel}>
        {t('upload.cancel')}
      </Button>
    </Stack>
  );
}
