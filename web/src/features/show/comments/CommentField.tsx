import { lengthOf } from '@photo-competition/schema/characters';
import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { Textarea } from '@chakra-ui/react/textarea';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/format.ts';
import { FormField } from '../../../ui/form/FormField.tsx';
import { longest } from './commentText.ts';

/** Where a comment is written, with the number of its characters. */
export function CommentField({ form, label }: { form: UseFormReturn<{ text: string }>; label: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const used = lengthOf(useWatch({ control: form.control, name: 'text' }).trim());
  return (
    <Box>
      <FormField label={label} error={form.formState.errors.text?.message}>
        <Textarea
          dir="auto"
          size="lg"
          minH="28"
          fieldSizing="content"
          maxH="24rem"
          bg="bg.panel"
          borderColor="border.emphasized"
          {...form.register('text')}
        />
      </FormField>
      <Text mt="1" textStyle="sm" textAlign="end" color={used > longest ? 'fg.error' : 'fg.muted'}>
        {t('show.comments.counter', { used: format.number(used), max: format.number(longest) })}
      </Text>
    </Box>
  );
}
