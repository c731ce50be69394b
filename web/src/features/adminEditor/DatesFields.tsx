import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack, Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/format.ts';
import { TextField } from '../../ui/form/TextField.tsx';
import { offsetAt, readLocalField } from '../../ui/form/zonedTime.ts';
import { HintLine, LockedLine, lockedLook } from './HintLine.tsx';
import { TimelineBar } from './timeline/TimelineBar.tsx';
import { presets, warningsOf, type DateName, type DateWarning, type Neighbour } from './timeline/timeline.ts';
import { phaseColors } from '../../ui/admin/competition/phaseColors.ts';
import { useDateName } from '../../ui/admin/useDateName.ts';
import { disorderOf, usePhaseLengths } from './timeline/usePhaseLengths.ts';
import { useTimeline } from './timeline/useTimeline.ts';
import { dates, type EditorValues } from './values.ts';

/** Props of the fields. */
export interface DatesFieldsProps {
  form: UseFormReturn<EditorValues, unknown, EditorValues>;
  timeZone: string;
  /** Epoch milliseconds of the server's clock. */
  now: number;
  /** Why a date cannot change any more; null when it can. */
  frozenOf: (name: DateName) => string | null;
  neighbours: readonly Neighbour[];
}

/** The four dates in the installation's zone: on a bar, and as the fields that count; with what is worth a second look. */
export function DatesFields({ form, timeZone, now, frozenOf, neighbours }: DatesFieldsProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { errors } = form.formState;
  const judgedBy = form.watch('judgedBy');
  const dateName = useDateName(judgedBy);
  const timeline = useTimeline(form, timeZone, now, frozenOf);
  const { fields, offer } = timeline;
  const lengths = usePhaseLengths(fields, timeZone, judgedBy);
  const readings = Object.fromEntries(dates.map((name) => [name, readLocalField(fields[name], timeZone)]));
  const instantOf = (name: DateName) => {
    const reading = readings[name];
    return reading && 'instant' in reading ? reading : null;
  };
  const warnings = warningsOf(fields, timeZone, now, neighbours, (name) => instantOf(name)?.twice ?? false);

  function warningText(warning: DateWarning): string {
    if (warning.kind === 'holiday')
      return t('adminCompetitions.timeline.warning.holiday', {
        holiday: t(`adminCompetitions.timeline.holiday.${warning.holiday}`),
      });
    if (warning.kind !== 'overlap') return t(`adminCompetitions.timeline.warning.${warning.kind}`);
    const { title, from, to } = warning.neighbour;
    return t('adminCompetitions.timeline.warning.overlap', {
      title: format.text(title),
      from: format.dateTime(from, timeZone),
      to: format.dateTime(to, timeZone),
    });
  }

  function zoneOf(name: DateName): string {
    const reading = instantOf(name);
    if (!reading) return timeZone;
    const own = format.dateTime(reading.instant);
    const isOther = own !== format.dateTime(reading.instant, timeZone);
    const offset = offsetAt(reading.instant, timeZone);
    return [`${timeZone}, ${offset}`, ...(isOther ? [t('shell.ownTime', { time: own })] : [])].join(' · ');
  }

  /** Answers what is offered; its buttons go, and the focus goes to the date that was moved. */
  function answer({ first }: { first: DateName }, act: () => void): void {
    act();
    form.setFocus(first);
  }

  function hintOf(name: DateName): ReactNode {
    const frozen = frozenOf(name);
    return (
      <>
        {zoneOf(name)}
        {frozen === null ? (
          warnings[name].map((warning) => (
            <HintLine
              key={warning.kind === 'overlap' ? warning.neighbour.id : warning.kind}
              icon={TriangleAlert}
              color="fg.warning"
            >
              {warningText(warning)}
            </HintLine>
          ))
        ) : (
          <LockedLine>{frozen}</LockedLine>
        )}
      </>
    );
  }

  return (
    <Stack gap="4">
      <Text color="fg.muted" textStyle="sm">
        {t('adminCompetitions.editor.zone', { zone: timeZone })}
      </Text>
      {timeline.canPreset ? (
        <HStack role="group" aria-label={t('adminCompetitions.timeline.presets')} wrap="wrap" gap="2">
          <Text textStyle="sm">{t('adminCompetitions.timeline.presets')}</Text>
          {(Object.keys(presets) as (keyof typeof presets)[]).map((preset) => (
            <Button key={preset} type="button" size="sm" variant="outline" onClick={() => timeline.setPreset(preset)}>
              {t('adminCompetitions.timeline.preset', { weeks: presets[preset].join(' + ') })}
            </Button>
          ))}
        </HStack>
      ) : null}
      <TimelineBar
        judgedBy={judgedBy}
        fields={fields}
        timeZone={timeZone}
        now={now}
        frozenOf={frozenOf}
        onMove={timeline.move}
      />
      <Box as="ul" listStyleType="none" textStyle="sm" aria-label={t('adminCompetitions.timeline.lengths')}>
        {lengths.map((length, index) =>
          length ? (
            <HStack as="li" key={length.phase} gap="2">
              <Box
                aria-hidden
                boxSize="3"
                borderRadius="l1"
                bg={phaseColors[index]?.bg}
                borderWidth="1px"
                borderColor="border.emphasized"
              />
              {length.long}
            </HStack>
          ) : null,
        )}
      </Box>
      {disorderOf(fields, timeZone).includes(true) ? (
        <Text textStyle="sm">{t('adminCompetitions.timeline.disordered')}</Text>
      ) : null}
      <Box role="status">
        {offer ? (
          <HStack wrap="wrap" gap="2" bg="bg.subtle" borderWidth="1px" borderRadius="l2" px="4" py="3">
            <Text me="2">
              {t(offer.by > 0 ? 'adminCompetitions.timeline.later' : 'adminCompetitions.timeline.earlier', {
                date: dateName(offer.first),
                time: format.countdown(60_000 * Math.abs(offer.by)),
              })}
            </Text>
            <Button type="button" size="sm" onClick={() => answer(offer, offer.accept)}>
              {t('adminCompetitions.timeline.moveRest')}
            </Button>
            <Button type="button" size="sm" variant="ghost" onClick={() => answer(offer, offer.dismiss)}>
              {t('adminCompetitions.timeline.leaveRest')}
            </Button>
          </HStack>
        ) : null}
      </Box>
      <Box display="grid" gap="4" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} alignItems="start">
        {dates.map((name) => (
          <TextField
            key={name}
            label={dateName(name)}
            hint={hintOf(name)}
            error={errors[name]?.message}
            type="datetime-local"
            {...(frozenOf(name) === null ? {} : lockedLook)}
            onFocus={() => timeline.begin(name)}
            {...form.register(name, { onChange: timeline.check })}
          />
        ))}
      </Box>
    </Stack>
  );
}
