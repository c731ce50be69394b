import { Box } from '@chakra-ui/react/box';
import { Button, IconButton } from '@chakra-ui/react/button';
import { Fieldset } from '@chakra-ui/react/fieldset';
import { HStack, Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useFieldArray, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../ui/form/TextField.tsx';
import { LockedLine } from './HintLine.tsx';
import { mostTypes, type EditorValues } from './values.ts';

/** How many places down, and up. */
const ways = { up: -1, down: 1 } as const;

type Way = keyof typeof ways;

/** Moves a category, and the focus with its button; with the other one where it can go no further. */
function useMoving(swap: (from: number, to: number) => void) {
  const list = useRef<HTMLDivElement>(null);
  const [moved, setMoved] = useState<{ to: number; way: Way } | null>(null);
  useEffect(() => {
    if (!moved) return;
    const [up, down] = list.current?.children[moved.to]?.querySelectorAll('button') ?? [];
    const [wanted, other] = moved.way === 'up' ? [up, down] : [down, up];
    (wanted?.disabled ? other : wanted)?.focus();
  }, [moved]);
  const move = (from: number, way: Way): void => {
    const to = from + ways[way];
    swap(from, to);
    setMoved({ to, way });
  };
  return { list, move };
}

/** The categories in their order. @param frozen why they cannot change any more; null when they can */
export function TypesField({
  form,
  frozen,
}: {
  form: UseFormReturn<EditorValues, unknown, EditorValues>;
  frozen: string | null;
}) {
  const { t } = useTranslation();
  const { fields, append, remove, swap } = useFieldArray({ control: form.control, name: 'imageTypes' });
  const errors = form.formState.errors.imageTypes;
  const { list, move } = useMoving(swap);
  const removeAt = (index: number): void => {
    // The button takes the focus with it.
    form.setFocus(`imageTypes.${index === 0 ? 1 : index - 1}.titleHu`);
    remove(index);
  };
  return (
    <Fieldset.Root disabled={frozen !== null}>
      <Fieldset.Legend textStyle="sm" fontWeight="medium">
        {t('adminCompetitions.field.imageTypes')}
      </Fieldset.Legend>
      <Text textStyle="sm" color="fg.muted" mt="1">
        {t('adminCompetitions.editor.typesHint')}
        {frozen === null ? null : <LockedLine>{frozen}</LockedLine>}
      </Text>
      <Stack ref={list} gap="3" mt="2">
        {fields.map(({ id }, index) => {
          const name = form.watch(`imageTypes.${index}.titleHu`) || String(index + 1);
          return (
            <Box key={id} borderWidth="1px" borderRadius="l2" p="3">
              <Box display="grid" gap="3" gridTemplateColumns={{ base: '1fr', md: '1fr 2fr 2fr 6rem' }}>
                <TextField
                  label={t('adminCompetitions.editor.typeCode')}
                  error={errors?.[index]?.code?.message}
                  autoCapitalize="none"
                  {...form.register(`imageTypes.${index}.code`)}
                />
                <TextField
                  label={t('adminCompetitions.editor.typeHu')}
                  error={errors?.[index]?.titleHu?.message}
                  lang="hu"
                  {...form.register(`imageTypes.${index}.titleHu`)}
                />
                <TextField
                  label={t('adminCompetitions.editor.typeEn')}
                  error={errors?.[index]?.titleEn?.message}
                  lang="en"
                  {...form.register(`imageTypes.${index}.titleEn`)}
                />
                <TextField
                  label={t('adminCompetitions.editor.slots')}
                  error={errors?.[index]?.slots?.message}
                  inputMode="numeric"
                  {...form.register(`imageTypes.${index}.slots`)}
                />
              </Box>
              <HStack mt="2" gap="1">
                <IconButton
                  type="button"
                  size="sm"
                  variant="ghost"
                  aria-label={t('adminCompetitions.editor.up', { name })}
                  disabled={index === 0}
                  onClick={() => move(index, 'up')}
                >
                  <ArrowUp aria-hidden />
                </IconButton>
                <IconButton
                  type="button"
                  size="sm"
                  variant="ghost"
                  aria-label={t('adminCompetitions.editor.down', { name })}
                  disabled={index + 1 === fields.length}
                  onClick={() => move(index, 'down')}
                >
                  <ArrowDown aria-hidden />
                </IconButton>
                <IconButton
                  type="button"
                  size="sm"
                  variant="ghost"
                  aria-label={t('adminCompetitions.editor.remove', { name })}
                  disabled={fields.length === 1}
                  onClick={() => removeAt(index)}
                >
                  <Trash2 aria-hidden />
                </IconButton>
              </HStack>
            </Box>
          );
        })}
        <Button
          type="button"
          variant="outline"
          width="fit-content"
          disabled={fields.length >= mostTypes}
          onClick={() => append({ code: '', titleHu: '', titleEn: '', slots: '4' })}
        >
          <Plus aria-hidden />
          {t('adminCompetitions.editor.addType')}
        </Button>
      </Stack>
    </Fieldset.Root>
  );
}
