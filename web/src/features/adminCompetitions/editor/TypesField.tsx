import { Box } from '@chakra-ui/react/box';
import { Button, IconButton } from '@chakra-ui/react/button';
import { Fieldset } from '@chakra-ui/react/fieldset';
import { HStack, Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useFieldArray, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../ui/form/TextField.tsx';
import { mostTypes, type EditorValues } from './values.ts';

/** The categories in their order. @param frozen whether they cannot change any more */
export function TypesField({
  form,
  frozen,
}: {
  form: UseFormReturn<EditorValues, unknown, EditorValues>;
  frozen: boolean;
}) {
  const { t } = useTranslation();
  const { fields, append, remove, swap } = useFieldArray({ control: form.control, name: 'imageTypes' });
  const errors = form.formState.errors.imageTypes;
  return (
    <Fieldset.Root disabled={frozen}>
      <Fieldset.Legend textStyle="sm" fontWeight="medium">
        {t('adminCompetitions.field.imageTypes')}
      </Fieldset.Legend>
      <Text textStyle="sm" color="fg.muted" mt="1">
        {t('adminCompetitions.editor.typesHint')}
      </Text>
      <Stack gap="3" mt="2">
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
                  onClick={() => swap(index, index - 1)}
                >
                  <ArrowUp aria-hidden />
                </IconButton>
                <IconButton
                  type="button"
                  size="sm"
                  variant="ghost"
                  aria-label={t('adminCompetitions.editor.down', { name })}
                  disabled={index + 1 === fields.length}
                  onClick={() => swap(index, index + 1)}
                >
                  <ArrowDown aria-hidden />
                </IconButton>
                <IconButton
                  type="button"
                  size="sm"
                  variant="ghost"
                  aria-label={t('adminCompetitions.editor.remove', { name })}
                  disabled={fields.length === 1}
                  onClick={() => remove(index)}
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
