import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useId, useRef, useState, type ReactNode, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { accepted } from '../entry/fileCheck.ts';
import { FilePreview } from './FilePreview.tsx';

interface FilePickerProps {
  file: File | null;
  error: string | undefined;
  /** Requirements on a photo. */
  hint: string;
  disabled: boolean;
  /** Takes the button, which gets the focus when there is something wrong with the photo. */
  buttonRef: Ref<HTMLButtonElement>;
  /** Content while no file is chosen: the present photo. */
  children: ReactNode;
  onChoose: (file: File) => void;
}

/** Chooses a photo by dialog or by dropping it. */
export function FilePicker({ file, error, hint, disabled, buttonRef, children, onChoose }: FilePickerProps) {
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
      <chakra.label htmlFor={id} textStyle="sm" fontWeight="medium" width="fit-content">
        {t('upload.file')}
      </chakra.label>
      <Box
        borderWidth="2px"
        borderStyle="dashed"
        borderColor={over ? 'accent.solid' : error ? 'border.error' : 'border.emphasized'}
        bg={over ? 'accent.subtle' : 'bg.panel'}
        borderRadius="l3"
        p="4"
        display="grid"
        alignItems="center"
        minH={{ lg: '80' }}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={({ currentTarget, relatedTarget }) => {
          // Child elements dispatch dragleave too.
          if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false);
        }}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          if (!disabled) choose(event.dataTransfer.files);
        }}
      >
        <Stack gap="4">
          {file ? <FilePreview key={`${file.name} ${file.lastModified} ${file.size}`} file={file} /> : children}
          <VisuallyHidden asChild>
            <input
              ref={input}
              id={id}
              type="file"
              name="file"
              accept={accepted}
              tabIndex={-1}
              disabled={disabled}
              onChange={(event) => {
                choose(event.target.files);
                event.target.value = '';
              }}
            />
          </VisuallyHidden>
          <Button
            ref={buttonRef}
            type="button"
            variant="outline"
            alignSelf="center"
            aria-disabled={disabled}
            aria-describedby={`${id}-hint ${id}-error`}
            onClick={() => {
              // It stays focusable: a refusal leads back to it before the form is enabled again.
              if (!disabled) input.current?.click();
            }}
          >
            {t(file || children ? 'upload.chooseOther' : 'upload.choose')}
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
