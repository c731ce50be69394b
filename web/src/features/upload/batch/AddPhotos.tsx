import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { Camera, ImagePlus } from 'lucide-react';
import { useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/format.ts';
import { accepted } from '../entry/fileCheck.ts';

/** Props of the way to choose photos. */
export interface AddPhotosProps {
  minLongerSide: number;
  disabled: boolean;
  onAdd: (files: readonly File[]) => void;
}

function HiddenInput({
  input,
  label,
  isCamera = false,
  onAdd,
}: {
  input: RefObject<HTMLInputElement | null>;
  label: string;
  isCamera?: boolean;
  onAdd: AddPhotosProps['onAdd'];
}) {
  return (
    <VisuallyHidden asChild>
      <input
        ref={input}
        type="file"
        aria-label={label}
        accept={isCamera ? 'image/*' : accepted}
        multiple={!isCamera}
        {...(isCamera ? { capture: 'environment' as const } : {})}
        tabIndex={-1}
        onChange={(event) => {
          onAdd([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
    </VisuallyHidden>
  );
}

/** Chooses several photos at once, or takes one. They can be dropped anywhere on the page and pasted, too. */
export function AddPhotos({ minLongerSide, disabled, onAdd }: AddPhotosProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const files = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  return (
    <Flex
      direction="column"
      gap="3"
      align="flex-start"
      borderWidth="2px"
      borderStyle="dashed"
      borderColor="border.emphasized"
      borderRadius="l3"
      bg="bg.panel"
      p={{ base: '4', md: '6' }}
    >
      <Text fontFamily="heading" textStyle="lg">
        {t('upload.batch.title')}
      </Text>
      <Flex gap="3" wrap="wrap">
        <HiddenInput input={files} label={t('upload.batch.choose')} onAdd={onAdd} />
        <Button type="button" aria-disabled={disabled} onClick={() => disabled || files.current?.click()}>
          <ImagePlus aria-hidden size={18} />
          {t('upload.batch.choose')}
        </Button>
        <HiddenInput input={camera} label={t('upload.batch.camera')} isCamera onAdd={onAdd} />
        <Button
          type="button"
          variant="outline"
          display="none"
          css={{ '@media (pointer: coarse)': { display: 'inline-flex' } }}
          aria-disabled={disabled}
          onClick={() => disabled || camera.current?.click()}
        >
          <Camera aria-hidden size={18} />
          {t('upload.batch.camera')}
        </Button>
      </Flex>
      <Text textStyle="sm" color="fg.muted">
        {t('upload.batch.hint')} {t('upload.formats', { min: format.number(minLongerSide) })}
      </Text>
    </Flex>
  );
}
