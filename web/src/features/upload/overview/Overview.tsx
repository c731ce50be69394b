import { Box } from '@chakra-ui/react/box';
import { Center } from '@chakra-ui/react/center';
import { Grid } from '@chakra-ui/react/grid';
import { Heading } from '@chakra-ui/react/heading';
import { Progress } from '@chakra-ui/react/progress';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SlotEntryFragment } from '../entry/generated/graphql.ts';
import { useDeleteImageMutation, type UploadedCompetitionFragment } from './generated/graphql.ts';
import { loadPart } from '../../../connection/loadPart.ts';
import { useFormat } from '../../../i18n/format.ts';
import { notify } from '../../../notifications/notify.ts';
import { useCompetitionStage } from '../../../ui/competition/useCompetitionStage.ts';
import { useFailureText } from '../../../ui/useFailureText.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { UnsavedChanges } from '../../../ui/UnsavedChanges.tsx';
import { AddPhotos } from '../batch/AddPhotos.tsx';
import { SendBar } from '../batch/SendBar.tsx';
import { slotName, slotsOf } from '../batch/spread.ts';
import { StagedCard } from '../batch/StagedCard.tsx';
import { useArrivingFiles } from '../batch/useArrivingFiles.ts';
import { useSending } from '../batch/useSending.ts';
import { useEntryLikenesses } from '../batch/useEntryLikenesses.ts';
import { twinOf, useStaged } from '../batch/useStaged.ts';
import { Deadline } from '../competition/Deadline.tsx';
import { useMoving } from './useMoving.ts';
import { SlotCard } from './SlotCard.tsx';
import { SlotDragArea } from '../drag/SlotDrag.tsx';

const MoveDialog = lazy(() => loadPart(() => import('./MoveDialog.tsx')));

/** Props of the overview. */
export interface OverviewProps {
  competition: UploadedCompetitionFragment;
  /** Whether the address names the competition: the pages of its slots have to, too. */
  isNamed: boolean;
  /** Reads the competition again. */
  onChange: () => Promise<void>;
}

/** Every slot of the competition, by category, and the photos that are chosen for them. */
export function Overview({ competition, isNamed, onChange }: OverviewProps) {
  const { t } = useTranslation();
  const textOf = useFailureText();
  const format = useFormat();
  const { number, imageTypes, minLongerSide } = competition;
  const { stage, now } = useCompetitionStage(competition, () => void onChange());
  const [removing, setRemoving] = useState<SlotEntryFragment | null>(null);
  const [moving, setMoving] = useState<SlotEntryFragment | null>(null);
  /** The slot that takes the focus: what had it is gone. */
  const [focus, setFocus] = useState<{ slot: string } | null>(null);
  const [deleteImage, { loading: pending }] = useDeleteImageMutation();
  const entries = competition.myEntries ?? [];
  const slots = slotsOf(imageTypes);
  const inSlot = new Map(entries.map((entry) => [slotName(entry.type, entry.slot ?? 0), entry]));
  const filled = new Set(inSlot.keys());
  const empty = slots.filter((slot) => !filled.has(slot));
  const open = stage === 'uploading';

  const chosen = useStaged(number, empty, minLongerSide);
  const sending = useSending(number, chosen, onChange);
  const { staged } = chosen;
  const photos = slots.flatMap((slot) => (staged[slot] && !filled.has(slot) ? [[slot, staged[slot]] as const] : []));
  const ready = photos.filter(([, { problem, title }]) => problem === null && title.trim() !== '');
  const busy = sending.slot !== null;
  // Photos on their way at the deadline stay on the page: the service decides on them.
  const isSendable = open || busy;
  const looks = useEntryLikenesses(entries, photos.length > 0);

  useEffect(() => {
    if (focus) document.querySelector<HTMLElement>(`[data-slot="${focus.slot}"] :is(a, input)`)?.focus();
  }, [focus]);

  const nameOf = (slot: string): string => {
    const [code = '', num = ''] = slot.split('-');
    const category = imageTypes.find((type) => type.code === code);
    return t('upload.slot', { type: category ? format.text(category.title) : code, num });
  };

  const add = (files: readonly File[], category: string | null = null) => {
    const free = empty.filter((slot) => !staged[slot]);
    const left = chosen.add(files, free, category);
    if (left > 0) notify.negative(t('upload.batch.noRoom', { count: left }));
  };
  const over = useArrivingFiles((files, on) => {
    if (open && !busy) add(files, on?.closest('[data-category]')?.getAttribute('data-category') ?? null);
  });

  const { move, pending: isMoving } = useMoving({
    competitionNumber: number,
    nameOf,
    onMoved(from, to) {
      // A photo that was chosen for that slot goes where there is room now.
      chosen.move(to, from);
      setMoving(null);
      setFocus({ slot: to });
    },
    async onRefused() {
      setMoving(null);
      await onChange();
    },
  });

  const moveChosen = (from: string, to: string) => {
    chosen.move(from, to);
    setFocus({ slot: to });
  };
  /** Moves a dragged photo as the slot's own controls would. */
  const moveDragged = (from: string, to: string) => {
    const entry = inSlot.get(from);
    if (entry) void move(entry, to);
    else moveChosen(from, to);
  };

  const sendAll = async () => {
    const taken = await sending.send(ready);
    if (taken > 0) notify.positive(t('upload.batch.saved', { count: taken }));
  };

  const remove = async ({ type, slot }: SlotEntryFragment) => {
    const name = `${type}-${slot}`;
    try {
      const { data } = await deleteImage({ variables: { input: { competitionNumber: number, slot: name } } });
      const refused = data?.deleteImage.userErrors ?? [];
      if (refused.length) refused.forEach(({ message }) => notify.negative(message));
      else notify.positive(t('upload.removed'));
    } catch (error) {
      notify.negative(textOf(error as Error));
    }
    await onChange();
    setRemoving(null);
    setFocus({ slot: name });
  };

  const numbers = { count: slots.length, filled: format.number(entries.length), total: format.number(slots.length) };
  return (
    <Stack gap="8">
      <UnsavedChanges unsaved={busy} />
      <Stack gap="3">
        <Text fontFamily="heading" textStyle="xl">
          {t('upload.competition', { title: format.text(competition.title) })}
        </Text>
        <Deadline competition={competition} stage={stage} now={now} />
        <Progress.Root value={entries.length} max={slots.length} maxW="md" colorPalette="accent">
          <Progress.Label mb="1" fontWeight="semibold">
            {t('upload.filled', numbers)}
          </Progress.Label>
          <Progress.Track>
            <Progress.Range />
          </Progress.Track>
        </Progress.Root>
      </Stack>
      {open && empty.length > 0 && <AddPhotos minLongerSide={minLongerSide} disabled={busy} onAdd={add} />}
      <SlotDragArea
        enabled={open && !busy && !isMoving}
        mayMove={(from, to) => filled.has(from) || !filled.has(to)}
        onMove={moveDragged}
      >
        {imageTypes.map((category) => (
          <Box as="section" key={category.code} aria-labelledby={`type-${category.code}`} data-category={category.code}>
            <Heading dir="auto" id={`type-${category.code}`} as="h2" size="xl" fontWeight="medium" mb="4">
              {format.text(category.title)}
            </Heading>
            <Grid templateColumns={{ base: '1fr', sm: 'repeat(2, 1fr)', lg: 'repeat(4, 1fr)' }} gap="4">
              {Array.from({ length: category.slots }, (_, i) => i + 1).map((num) => {
                const slot = slotName(category.code, num);
                const photo = filled.has(slot) || !isSendable ? undefined : staged[slot];
                const twin = photo ? twinOf(slot, staged, looks) : null;
                return photo ? (
                  <StagedCard
                    key={num}
                    slot={slot}
                    name={nameOf(slot)}
                    photo={photo}
                    twin={twin === null ? null : nameOf(twin)}
                    choices={empty.map((choice) => ({ slot: choice, name: nameOf(choice) }))}
                    share={sending.slot === slot ? sending.share : null}
                    disabled={busy}
                    onTitle={(title) => chosen.change(slot, { title })}
                    onMove={(to) => moveChosen(slot, to)}
                    onRemove={() => {
                      chosen.remove(slot);
                      setFocus({ slot });
                    }}
                  />
                ) : (
                  <SlotCard
                    key={num}
                    type={category.code}
                    num={num}
                    competitionNumber={isNamed ? number : undefined}
                    name={nameOf(slot)}
                    entry={inSlot.get(slot)}
                    open={open && !busy}
                    onMove={setMoving}
                    onRemove={setRemoving}
                  />
                );
              })}
            </Grid>
          </Box>
        ))}
      </SlotDragArea>
      {isSendable && photos.length > 0 && (
        <SendBar
          ready={ready.length}
          chosen={photos.length}
          sending={busy}
          onSend={() => void sendAll()}
          onCancel={sending.cancel}
        />
      )}
      {over && open && (
        <Center
          position="fixed"
          inset="0"
          zIndex="overlay"
          bg="bg/85"
          borderWidth="4px"
          borderStyle="dashed"
          borderColor="accent.solid"
          pointerEvents="none"
          fontFamily="heading"
          textStyle="3xl"
          textAlign="center"
          p="8"
        >
          {t('upload.batch.drop')}
        </Center>
      )}
      {moving && (
        <Suspense>
          <MoveDialog
            title={moving.title}
            targets={slots
              .filter((slot) => inSlot.get(slot)?.id !== moving.id)
              .map((slot) => ({ slot, name: nameOf(slot), title: inSlot.get(slot)?.title ?? null }))}
            pending={isMoving}
            onChoose={(slot) => void move(moving, slot)}
            onCancel={() => setMoving(null)}
          />
        </Suspense>
      )}
      <ConfirmDialog
        open={removing !== null}
        title={t('upload.removeTitle')}
        text={t('upload.removeText', { title: removing?.title ?? '' })}
        confirmLabel={t('upload.remove')}
        pending={pending}
        onConfirm={() => removing && void remove(removing)}
        onCancel={() => setRemoving(null)}
      />
    </Stack>
  );
}
