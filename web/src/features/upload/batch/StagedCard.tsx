import { cutTo } from '@photo-competition/schema/characters';
import { isolated } from '@photo-competition/schema/direction';
import { Button } from '@chakra-ui/react/button';
import { Center } from '@chakra-ui/react/center';
import { Input } from '@chakra-ui/react/input';
import { NativeSelect } from '@chakra-ui/react/native-select';
import { Progress } from '@chakra-ui/react/progress';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useCallback, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/format.ts';
import { longest } from '../entry/slotSchema.ts';
import { DraggedPicture, useSlotOutline } from '../drag/SlotDrag.tsx';
import type { Staged } from './useStaged.ts';

/** A slot as it can be chosen. */
export interface SlotChoice {
  slot: string;
  name: string;
}

/** Props of a chosen photo in its slot. */
export interface StagedCardProps {
  slot: string;
  /** The slot's name for people. */
  name: string;
  photo: Staged;
  /** Name of the slot whose chosen photo looks like this one; null when there is none. */
  twin: string | null;
  /** Slots without an entry, this one among them. */
  choices: readonly SlotChoice[];
  /** Share that has left, from 0 to 1; null while it is not being sent. */
  share: number | null;
  disabled: boolean;
  onTitle: (title: string) => void;
  onMove: (to: string) => void;
  onRemove: () => void;
}

/** The photo as it will be shown: browsers turn it upright. */
function Preview({ file }: { file: File }) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(true);
  const show = useCallback(
    (picture: HTMLImageElement) => {
      const url = URL.createObjectURL(file);
      picture.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  return (
    <Center aspectRatio={3 / 2} overflow="hidden" borderRadius="l2" bg="bg.muted" color="fg.muted" textAlign="center">
      {shown ? (
        <img
          ref={show}
          alt={t('upload.preview')}
          onError={() => setShown(false)}
          style={{ width: '100%', height: '100%', objectFit: 'contain' }}
        />
      ) : (
        <Text textStyle="sm" p="4">
          {t('upload.noPreview')}
        </Text>
      )}
    </Center>
  );
}

/** A photo that is chosen for a slot: how it looks, its title, what is wrong with it, and where it goes. */
export function StagedCard(props: StagedCardProps) {
  const { slot, name, photo, twin, choices, share, disabled, onTitle, onMove, onRemove } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const id = useId();
  const outline = useSlotOutline(slot);
  const { file, title, problem, refusal } = photo;
  const trouble =
    refusal ??
    (problem ? t(`upload.${problem}`, { size: format.unit('megabyte', Math.ceil(file.size / 1024 / 1024)) }) : null);
  return (
    <Stack
      as="article"
      aria-label={name}
      data-slot={slot}
      gap="3"
      borderWidth="2px"
      borderColor="accent.border"
      borderRadius="l3"
      p="3"
      bg="bg.panel"
      {...outline}
    >
      <DraggedPicture>
        <Preview key={`${file.name} ${file.lastModified} ${file.size}`} file={file} />
      </DraggedPicture>
      <Text color="fg.muted" textStyle="sm" wordBreak="break-all">
        {name} · {isolated(file.name)}
      </Text>
      <Stack gap="1">
        <label htmlFor={`${id}-title`}>{t('upload.imageTitle')}</label>
        <Input
          dir="auto"
          id={`${id}-title`}
          value={title}
          disabled={disabled}
          aria-describedby={`${id}-trouble`}
          aria-invalid={title.trim() === ''}
          onChange={(event) => onTitle(cutTo(event.target.value, longest.title))}
        />
      </Stack>
      {choices.length > 1 && (
        <Stack gap="1">
          <label htmlFor={`${id}-slot`}>{t('upload.batch.slot')}</label>
          <NativeSelect.Root disabled={disabled}>
            <NativeSelect.Field id={`${id}-slot`} value={slot} onChange={(event) => onMove(event.target.value)}>
              {choices.map((choice) => (
                <option dir="auto" key={choice.slot} value={choice.slot}>
                  {choice.name}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        </Stack>
      )}
      <Text id={`${id}-trouble`} role="alert" textStyle="sm" color="fg.error" fontWeight="medium">
        {trouble}
      </Text>
      {twin !== null && (
        <Text textStyle="sm" color="fg.warning">
          {t('upload.batch.twin', { slot: twin })}
        </Text>
      )}
      {share !== null && (
        <Progress.Root value={share >= 1 ? null : Math.floor(share * 100)} colorPalette="accent">
          <Progress.Label mb="1">{share >= 1 ? t('upload.processing') : t('upload.batch.sending')}</Progress.Label>
          <Progress.Track>
            <Progress.Range />
          </Progress.Track>
        </Progress.Root>
      )}
      <Button
        size="sm"
        variant="ghost"
        colorPalette="red"
        mt="auto"
        disabled={disabled}
        aria-label={t('upload.batch.removeFrom', { file: file.name, slot: name })}
        onClick={onRemove}
      >
        {t('upload.batch.remove')}
      </Button>
    </Stack>
  );
}
