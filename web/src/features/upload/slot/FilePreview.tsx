import { isolated } from '@photo-competition/schema/direction';
import { Center } from '@chakra-ui/react/center';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/format.ts';

/** The chosen file, before it is sent. Browsers show no TIFF and mostly no HEIC: those stand there by name and size. */
export function FilePreview({ file }: { file: File }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [shown, setShown] = useState(true);
  const show = useCallback(
    (picture: HTMLImageElement) => {
      const url = URL.createObjectURL(file);
      picture.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  const size = format.unit('megabyte', Math.max(0.1, Math.round((file.size / 1024 / 1024) * 10) / 10));
  return (
    <Stack gap="2">
      {shown ? (
        <img
          ref={show}
          alt={t('upload.preview')}
          onError={() => setShown(false)}
          style={{ maxHeight: '24rem', maxWidth: '100%', objectFit: 'contain', margin: '0 auto' }}
        />
      ) : (
        <Center minH="32" p="6" textAlign="center" color="fg.muted" bg="bg.muted" borderRadius="l2">
          {t('upload.noPreview')}
        </Center>
      )}
      <Text textStyle="sm" color="fg.muted" textAlign="center" wordBreak="break-all">
        {isolated(file.name)} · {size}
      </Text>
    </Stack>
  );
}
