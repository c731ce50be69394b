import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/format.ts';
import { accepted } from './fileCheck.ts';

interface FilePickerProps {
  file: File | null;
  error: string | undefined;
  hint: string;
  disabled: boolean;
  /** What is shown while no file is chosen: the present photo. */
  children: ReactNode;
  onChoose: (file: File) => void;
}

/** The chosen file, before it is sent. Browsers show no TIFF and mostly no HEIC. */
function Preview({ file }: { file: File }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [shown, setShown] = useState(true);
  const frame = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(file);
    if (frame.current) frame.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [file]);
  const size = format.unit('megabyte', Math.max(0.1, Math.round((file.size / 1024 / 1024) * 10) / 10));
  return (
    <Stack gap="2">
      {shown ? (
        <img
          ref={frame}
          alt={t('upload.preview')}
          onError={() => setShown(false)}
          style={{ maxHeight: '24rem', maxWidth: '100%', objectFit: 'contain', margin: '0 auto' }}
        />
      ) : (
        <Text p="8" textAlign="center" bg="bg.muted" borderRadius="l2">
          {t('upload.noPreview')}
        </Text>
      )}
      <Text textStyle="sm" color="fg.muted" textAlign="center" wordBreak="break-all">
        {file.name} · {size}
      </Text>
    </Stack>
  );
}

/** Chooses a photo by dialog or by dropping it. */
export function FilePicker({ file, error, hint, disabled, children, onChoose }: FilePickerProps) {
  const { t } = useTranslation();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const choose = (files: FileList | null) => {
    const chosen = files?.[0];
    if (chosen) onChoose(chosen);
  };
  return (
    <Stack gap="2">
      <Text as="label" textStyle="sm" fontWeight="medium" id={`${id}-label`}>
        {t('upload.file')}
      </Text>
      <Box
        borderWidth="2px"
        borderStyle="dashed"
        borderColor={over ? 'accent.solid' : error ? 'border.error' : 'border.emphasized'}
        bg={over ? 'accent.subtle' : 'bg.panel'}
        borderRadius="l3"
        p="4"
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          if (!disabled) choose(event.dataTransfer.files);
        }}
      >
        <Stack gap="4">
          {file ? <Preview key={`${file.name} ${file.lastModified} ${file.size}`} file={file} /> : children}
          <VisuallyHidden asChild>
            <input
              ref={input}
              type="file"
              name="file"
              accept={accepted}
              tabIndex={-1}
              aria-labelledby={`${id}-label`}
              disabled={disabled}
              onChange={(event) => {
                choose(event.target.files);
                event.target.value = '';
              }}
            />
          </VisuallyHidden>
          <Button
            type="button"
            variant="outline"
            alignSelf="center"
            disabled={disabled}
            aria-describedby={`${id}-hint ${id}-error`}
            onClick={() => input.current?.click()}
          >
            {t(file ? 'upload.chooseOther' : 'upload.choose')}
          </Button>
        </Stack>
      </Box>
      <Text id={`${id}-hint`} textStyle="sm" color="fg.muted">
        {hint}
      </Text>
      <Text id={`${id}-error`} role="alert" textStyle="sm" color="fg.error" fontWeight="medium">
        {error}
      </Text>
    </Stack>
  );
}
