import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Input } from '@chakra-ui/react/input';
import { HStack, Stack } from '@chakra-ui/react/stack';
import { Textarea } from '@chakra-ui/react/textarea';
import { useId, useRef, type ChangeEvent } from 'react';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormField } from '../form/FormField.tsx';
import { useCompletion, type Replacement } from './completion.ts';
import { inBraces, offeredOf, unknownIn } from './variables.ts';

/** Props of the field. */
export interface ComposeFieldProps<Values extends FieldValues, Output extends FieldValues> {
  control: Control<Values, unknown, Output>;
  name: FieldPath<Values>;
  label: string;
  /** Language of what is typed, for its spelling. */
  lang: string;
  /** Variables that the text may name. */
  variables: readonly string[];
  /** Present values of variables by name, in the language of the text; those that differ by recipient have none. */
  values?: Readonly<Record<string, string>>;
  /** Whether it has more than one line. */
  long?: boolean;
  hint?: string;
}

/** Present value of a variable, beside its name. */
function PresentValue({ value, lang }: { value: string | undefined; lang: string }) {
  if (value === undefined) return null;
  return (
    <Box as="span" lang={lang} ms="1" fontFamily="body" fontWeight="normal" color="fg.muted">
      {value}
    </Box>
  );
}

/** A text with variables: a button for each puts it where the caret is, and an unknown one is told while it is typed. */
export function ComposeField<Values extends FieldValues, Output extends FieldValues>({
  control,
  name,
  label,
  lang,
  variables,
  values = {},
  long = false,
  hint,
}: ComposeFieldProps<Values, Output>) {
  const { t } = useTranslation();
  const { field, fieldState } = useController({ control, name });
  const box = useRef<HTMLInputElement | HTMLTextAreaElement | null>(null);
  const text = String(field.value ?? '');
  const unknown = unknownIn(text, variables);
  const warning =
    unknown.length > 0 ? t('admin.compose.unknown', { names: unknown.map(inBraces).join(', ') }) : undefined;

  // As if it had been typed: what is typed at once afterwards stands behind it.
  const put = ({ start, end, added }: Replacement): void => {
    box.current?.focus();
    box.current?.setRangeText(added, start, end, 'end');
    box.current?.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const offered = offeredOf(variables);
  const completion = useCompletion(text, offered, put);
  const listId = useId();
  const isOpen = completion.offered.length > 0;

  const insert = (variable: string): void => {
    const start = box.current?.selectionStart ?? text.length;
    put({ start, end: box.current?.selectionEnd ?? start, added: inBraces(variable) });
  };

  const props = {
    lang,
    spellCheck: true,
    bg: 'bg.panel',
    borderColor: 'border.emphasized',
    value: text,
    name,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      field.onChange(event);
      completion.look(event.target.value, event.target.selectionStart);
    },
    onBlur: () => {
      completion.close();
      field.onBlur();
    },
    onKeyDown: completion.onKeyDown,
    'aria-autocomplete': 'list' as const,
    'aria-controls': isOpen ? listId : undefined,
    'aria-activedescendant': isOpen ? `${listId}-${completion.chosen}` : undefined,
    ref: (element: HTMLInputElement | HTMLTextAreaElement | null) => {
      box.current = element;
      field.ref(element);
    },
  };
  return (
    <Stack gap="2">
      <FormField label={label} error={fieldState.error?.message ?? warning} hint={hint}>
        {long ? (
          <Textarea dir="auto" minH="64" fontFamily="mono" textStyle="sm" {...props} />
        ) : (
          <Input dir="auto" size="lg" {...props} />
        )}
      </FormField>
      {isOpen ? (
        <Box
          id={listId}
          role="listbox"
          aria-label={t('admin.compose.offered')}
          borderWidth="1px"
          borderRadius="l2"
          bg="bg.panel"
          width="fit-content"
          minW="40"
        >
          {completion.offered.map((variable, index) => (
            <Box
              key={variable}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === completion.chosen}
              px="3"
              py="1"
              textStyle="sm"
              fontFamily="mono"
              cursor="pointer"
              bg={index === completion.chosen ? 'accent.subtle' : undefined}
              // The box keeps the focus.
              onPointerDown={(event) => {
                event.preventDefault();
                completion.take(variable);
              }}
            >
              {inBraces(variable)}
              <PresentValue value={values[variable]} lang={lang} />
            </Box>
          ))}
        </Box>
      ) : null}
      {offered.length > 0 ? (
        <HStack role="group" aria-label={t('admin.compose.insertInto', { field: label })} wrap="wrap" gap="1">
          {offered.map((variable) => (
            <Button
              key={variable}
              type="button"
              size="xs"
              variant="outline"
              height="auto"
              minH="8"
              py="1"
              whiteSpace="normal"
              textAlign="start"
              onClick={() => insert(variable)}
            >
              {inBraces(variable)}
              <PresentValue value={values[variable]} lang={lang} />
            </Button>
          ))}
        </HStack>
      ) : null}
    </Stack>
  );
}
