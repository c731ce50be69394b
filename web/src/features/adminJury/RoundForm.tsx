import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { SimpleGrid } from '@chakra-ui/react/simple-grid';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/format.ts';
import { ActionFailure } from '../../ui/ActionFailure.tsx';
import type { AdministeredCompetitionFragment } from '../../ui/admin/competition/generated/graphql.ts';
import { CheckboxField } from '../../ui/form/CheckboxField.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { readLocalField, toLocalField } from '../../ui/form/zonedTime.ts';
import { useAction } from '../../ui/useAction.ts';
import type { Refusal } from '../../ui/form/useSubmission.ts';
import { namesWithin, PointNamesField, type PointName } from './PointNamesField.tsx';
import type { AdminJuryFragment, AdminRoundFragment, RoundRemarks } from './generated/graphql.ts';

/** Input of the mutations of a round. */
export interface RoundInput {
  title: { hu: string; en: string };
  position: number;
  types: string[];
  minPoint: number;
  maxPoint: number;
  pointNames: PointName[];
  remarks: RoundRemarks;
  accepts: boolean;
  /** Null for none. */
  aim: number | null;
  opens: string;
  closes: string;
  panel: number[];
}

/** Props of the form. */
export interface RoundFormProps {
  item: AdministeredCompetitionFragment;
  jury: AdminJuryFragment;
  /** The round that is changed; a new one without. */
  round?: AdminRoundFragment['round'];
  timeZone: string;
  /** Sends it; answers what was refused. */
  onSave: (input: RoundInput) => Promise<readonly Refusal[]>;
  onCancel: () => void;
}

const Group = chakra('fieldset', { base: { border: 'none', p: '0', m: '0', minW: '0' } });

/** Initial values of a new round: from the end of entries on, as a club evening marks. */
function beginning({ item, jury, round, timeZone }: RoundFormProps) {
  const { votingStart, votingEnd } = item.competition;
  return {
    hu: round?.title.hu ?? '',
    en: round?.title.en ?? '',
    position: String(round?.position ?? Math.min(20, jury.rounds.length + 1)),
    types: round?.types ?? [],
    minPoint: String(round?.minPoint ?? 1),
    maxPoint: String(round?.maxPoint ?? 5),
    pointNames: (round?.pointNames ?? []).map(({ point, name: { hu, en } }) => ({ point, name: { hu, en } })),
    remarks: round?.remarks ?? ('NONE' as const),
    accepts: round?.accepts ?? false,
    aim: String(round?.aim ?? ''),
    opens: toLocalField(round?.opens ?? votingStart, timeZone),
    closes: toLocalField(round?.closes ?? votingEnd, timeZone),
    panel: jury.seats.filter(({ state }) => state === 'ACCEPTED').map(({ seat }) => seat),
  };
}

const toggled = <T,>(list: readonly T[], one: T): T[] =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one];

/** Hours of so many photos at so many seconds each, in words. */
function useHours(): (photos: number, seconds: number) => string {
  const format = useFormat();
  return (photos, seconds) => format.countdown(Math.max(60, photos * seconds) * 1000);
}

/** Makes or changes a round. Once it has opened only its titles and its closing can change. */
export function RoundForm(props: RoundFormProps) {
  const { item, jury, round, timeZone, onSave, onCancel } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const hours = useHours();
  const [values, setValues] = useState(() => beginning(props));
  const [isMisdated, setMisdated] = useState(false);
  const set = (change: Partial<typeof values>) => setValues((before) => ({ ...before, ...change }));
  const isFrozen = round !== undefined && round.stage !== 'PLANNED';
  const judges = jury.seats.filter(({ state }) => state === 'ACCEPTED');
  const photos = round?.photos ?? item.entryCount;
  const dateOf = (field: string) => {
    const reading = readLocalField(field, timeZone);
    return 'instant' in reading ? reading.instant : null;
  };
  const save = useAction(async () => {
    const opens = dateOf(values.opens);
    const closes = dateOf(values.closes);
    setMisdated(opens === null || closes === null);
    if (opens === null || closes === null) return [];
    const { hu, en, types, remarks, accepts, aim, panel } = values;
    return await onSave({
      title: { hu: hu.trim(), en: en.trim() },
      position: Number(values.position),
      types,
      minPoint: Number(values.minPoint),
      maxPoint: Number(values.maxPoint),
      pointNames: namesWithin(values.pointNames, Number(values.minPoint), Number(values.maxPoint)),
      remarks,
      accepts,
      aim: aim.trim() === '' ? null : Number(aim),
      opens,
      closes,
      panel,
    });
  });
  const dateField = (name: 'opens' | 'closes') => (
    <TextField
      type="datetime-local"
      label={t(`adminJury.roundForm.${name}`)}
      hint={t('adminJury.roundForm.dateHint', { zone: timeZone })}
      error={isMisdated && dateOf(values[name]) === null ? t('adminJury.roundForm.badDate') : undefined}
      disabled={isFrozen && name === 'opens'}
      value={values[name]}
      onChange={(event) => set({ [name]: event.target.value })}
    />
  );
  const numberField = (name: 'position' | 'minPoint' | 'maxPoint') => (
    <TextField
      type="number"
      label={t(`adminJury.roundForm.${name}`)}
      hint={name === 'maxPoint' ? t('adminJury.roundForm.pointsHint') : undefined}
      disabled={isFrozen}
      min={name === 'position' ? 1 : 0}
      max={name === 'position' ? 20 : 100}
      value={values[name]}
      onChange={(event) => set({ [name]: event.target.value })}
    />
  );
  return (
    <chakra.form
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        save.run();
      }}
    >
      <Stack gap="5" maxW="2xl">
        {isFrozen ? <Text color="fg.muted">{t('adminJury.rounds.frozen')}</Text> : null}
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="5">
          {(['hu', 'en'] as const).map((locale) => (
            <TextField
              key={locale}
              label={t(`adminJury.roundForm.${locale}`)}
              value={values[locale]}
              onChange={(event) => set({ [locale]: event.target.value })}
            />
          ))}
          {dateField('opens')}
          {dateField('closes')}
          {numberField('minPoint')}
          {numberField('maxPoint')}
          {numberField('position')}
          <SelectField
            label={t('adminJury.roundForm.remarks')}
            disabled={isFrozen}
            value={values.remarks}
            onChange={({ target }) => set({ remarks: target.value === 'ENTRANTS' ? 'ENTRANTS' : 'NONE' })}
          >
            {(['NONE', 'ENTRANTS'] as const).map((one) => (
              <option key={one} value={one}>
                {t(`adminJury.roundForm.remarksOf.${one}`)}
              </option>
            ))}
          </SelectField>
        </SimpleGrid>
        <PointNamesField
          minPoint={Number(values.minPoint)}
          maxPoint={Number(values.maxPoint)}
          names={values.pointNames}
          disabled={isFrozen}
          onChange={(pointNames) => set({ pointNames })}
        />
        <Box>
          <CheckboxField
            disabled={isFrozen}
            checked={values.accepts}
            onChange={({ target }) => set({ accepts: target.checked })}
          >
            {t('adminJury.roundForm.accepts')}
          </CheckboxField>
          <Text color="fg.muted" textStyle="sm" mt="1">
            {t('adminJury.roundForm.acceptsHint')}
          </Text>
        </Box>
        {values.accepts ? (
          <TextField
            type="number"
            label={t('adminJury.roundForm.aim')}
            hint={t('adminJury.roundForm.aimHint')}
            optional
            disabled={isFrozen}
            min={0}
            max={100}
            value={values.aim}
            onChange={(event) => set({ aim: event.target.value })}
          />
        ) : null}
        <Group>
          <chakra.legend fontWeight="medium">{t('adminJury.roundForm.types')}</chakra.legend>
          <Text color="fg.muted" textStyle="sm" mb="2">
            {t('adminJury.roundForm.typesHint')}
          </Text>
          <Flex gap="5" wrap="wrap">
            {item.competition.imageTypes.map(({ code, title }) => (
              <CheckboxField
                key={code}
                disabled={isFrozen}
                checked={values.types.includes(code)}
                onChange={() => set({ types: toggled(values.types, code) })}
              >
                {format.text(title)}
              </CheckboxField>
            ))}
          </Flex>
        </Group>
        {round ? null : (
          <Group>
            <chakra.legend fontWeight="medium">{t('adminJury.roundForm.panel')}</chakra.legend>
            <Text color="fg.muted" textStyle="sm" mb="2">
              {t(judges.length === 0 ? 'adminJury.roundForm.noJudges' : 'adminJury.roundForm.panelHint')}
            </Text>
            <Stack gap="2">
              {judges.map(({ seat, firstName, lastName }) => (
                <CheckboxField
                  key={seat}
                  checked={values.panel.includes(seat)}
                  onChange={() => set({ panel: toggled(values.panel, seat) })}
                >
                  <bdi>{format.personName({ firstName: firstName ?? '', lastName: lastName ?? '' })}</bdi>
                </CheckboxField>
              ))}
            </Stack>
          </Group>
        )}
        {photos > 0 ? (
          <Text color="fg.muted">
            {t('adminJury.roundForm.work', {
              photos: format.number(photos),
              hours: hours(photos, 12),
              gridHours: hours(photos, 2),
            })}
          </Text>
        ) : null}
        <ActionFailure action={save} />
        <Flex gap="3">
          <Button type="submit" loading={save.pending}>
            {t(round ? 'adminJury.roundForm.save' : 'adminJury.roundForm.create')}
          </Button>
          <Button variant="outline" onClick={onCancel}>
            {t('shell.form.cancel')}
          </Button>
        </Flex>
      </Stack>
    </chakra.form>
  );
}
