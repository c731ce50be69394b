import { Button } from '@chakra-ui/react/button';
import { Box } from '@chakra-ui/react/box';
import { Dialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/format.ts';

/** Whose value of a field is kept. */
export type ConflictChoice = 'mine' | 'theirs';

/** A field that somebody else has changed meanwhile, as people read it. */
export interface ConflictField<Name extends string = string> {
  name: Name;
  label: string;
  /** As it was when the form was opened. */
  was: string;
  /** As it stands now. */
  theirs: string;
  /** As it stands in the form. */
  mine: string;
}

/** Props of the dialog. */
export interface ConflictDialogProps<Name extends string> {
  /** Only fields whose present value differs from the form's. */
  fields: readonly ConflictField<Name>[];
  /** Username of who changed it last; null where nobody has noted it. */
  changedBy: string | null;
  changedAt: string | null;
  /** Is told whose value of each field is kept. */
  onResolve: (choices: Record<Name, ConflictChoice>) => void;
  /** Back to the form, which keeps what was typed. */
  onCancel: () => void;
}

/** Theirs where the form still has what was there before, otherwise what was typed. */
const firstChoice = ({ was, mine }: ConflictField): ConflictChoice => (was === mine ? 'theirs' : 'mine');

function Choice({
  field: { name, label, was, theirs, mine },
  choice,
  onChoose,
}: {
  field: ConflictField;
  choice: ConflictChoice;
  onChoose: (choice: ConflictChoice) => void;
}) {
  const { t } = useTranslation();
  const options = [
    { value: 'theirs', title: t('admin.conflict.theirs'), text: theirs },
    { value: 'mine', title: t('admin.conflict.mine'), text: mine },
  ] as const;
  return (
    <Box as="fieldset" borderWidth="1px" borderRadius="l2" p="3">
      <Box as="legend" px="1" fontWeight="medium">
        {label}
      </Box>
      <Text textStyle="sm" color="fg.muted" whiteSpace="pre-wrap" overflowWrap="anywhere">
        {t('admin.conflict.was', { value: was || t('admin.conflict.empty') })}
      </Text>
      {options.map(({ value, title, text }) => (
        <Box as="label" key={value} display="flex" gap="3" py="1.5" cursor="pointer">
          <input type="radio" name={name} checked={choice === value} onChange={() => onChoose(value)} />
          <Box minW="0">
            <Text textStyle="sm" fontWeight="medium">
              {title}
            </Text>
            <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
              {text || t('admin.conflict.empty')}
            </Text>
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** Somebody else has saved meanwhile: was, theirs and mine of each field, and a choice for each. Nothing typed is lost. */
export function ConflictDialog<Name extends string>({
  fields,
  changedBy,
  changedAt,
  onResolve,
  onCancel,
}: ConflictDialogProps<Name>) {
  const { t } = useTranslation();
  const format = useFormat();
  const [choices, setChoices] = useState(
    () => Object.fromEntries(fields.map((field) => [field.name, firstChoice(field)])) as Record<Name, ConflictChoice>,
  );
  const who = changedBy ?? t('admin.conflict.somebody');
  return (
    <Dialog.Root open size="lg" scrollBehavior="inside" onOpenChange={({ open }) => (open ? undefined : onCancel())}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner px="4">
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>{t('admin.conflict.title')}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <Stack gap="4">
                <Text>
                  {changedAt === null
                    ? t('admin.conflict.changed', { who })
                    : t('admin.conflict.changedAt', { who, time: format.dateTime(changedAt) })}
                </Text>
                {fields.map((field) => (
                  <Choice
                    key={field.name}
                    field={field}
                    choice={choices[field.name]}
                    onChoose={(choice) => setChoices({ ...choices, [field.name]: choice })}
                  />
                ))}
              </Stack>
            </Dialog.Body>
            <Dialog.Footer flexWrap="wrap">
              <Button variant="outline" onClick={onCancel}>
                {t('admin.conflict.back')}
              </Button>
              <Button onClick={() => onResolve(choices)}>{t('admin.conflict.save')}</Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
