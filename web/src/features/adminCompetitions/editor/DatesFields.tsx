import { Box } from '@chakra-ui/react/box';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/format.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { offsetAt, readLocalField } from '../../../ui/form/zonedTime.ts';
import { dates, type EditorValues } from './values.ts';

const hour = 3_600_000;
const day = 24 * hour;
/** A phase shorter than this is worth a warning. */
const shortPhase = day;

/** Props of the fields. */
export interface DatesFieldsProps {
  form: UseFormReturn<EditorValues, unknown, EditorValues>;
  timeZone: string;
  /** Epoch milliseconds of the server's clock. */
  now: number;
  /** Why a date cannot change any more; null when it can. */
  frozenOf: (name: (typeof dates)[number]) => string | null;
}

/** The four dates in the installation's zone, with how long each phase takes and what is worth a second look. */
export function DatesFields({ form, timeZone, now, frozenOf }: DatesFieldsProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { errors } = form.formState;
  const readings = dates.map((name) => readLocalField(form.watch(name), timeZone));

  function hintOf(index: number): string {
    const reading = readings[index];
    if (!reading || 'problem' in reading) return timeZone;
    const before = readings[index - 1];
    const length = before && 'instant' in before ? Date.parse(reading.instant) - Date.parse(before.instant) : null;
    const own = format.dateTime(reading.instant);
    const there = format.dateTime(reading.instant, timeZone);
    return [
      `${timeZone}, ${offsetAt(reading.instant, timeZone)}`,
      own === there ? null : t('shell.ownTime', { time: own }),
      length !== null && length > 0 ? t('adminCompetitions.editor.length', { time: format.countdown(length) }) : null,
      length !== null && length > 0 && length < shortPhase ? t('adminCompetitions.editor.short') : null,
      Date.parse(reading.instant) < now ? t('adminCompetitions.editor.past') : null,
      reading.twice ? t('adminCompetitions.editor.twice') : null,
    ]
      .filter((part) => part !== null)
      .join(' · ');
  }

  return (
    <Stack gap="4">
      <Text color="fg.muted" textStyle="sm">
        {t('adminCompetitions.editor.zone', { zone: timeZone })}
      </Text>
      <Box display="grid" gap="4" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} alignItems="start">
        {dates.map((name, index) => {
          const frozen = frozenOf(name);
          return (
            <TextField
              key={name}
              label={t(`admin.dashboard.boundary.${name}`)}
              hint={frozen ?? hintOf(index)}
              error={errors[name]?.message}
              type="datetime-local"
              readOnly={frozen !== null}
              {...form.register(name)}
            />
          );
        })}
      </Box>
    </Stack>
  );
}
