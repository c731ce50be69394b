import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { Textarea } from '@chakra-ui/react/textarea';
import { useCallback, useEffect, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { optionalWord, useListState } from '../../routes/listState.ts';
import { ChangedMeanwhile } from '../../ui/admin/ChangedMeanwhile.tsx';
import { SaveBar } from '../../ui/admin/SaveBar.tsx';
import { CheckboxField } from '../../ui/form/CheckboxField.tsx';
import { DraftNotice } from '../../ui/form/DraftNotice.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { FormField } from '../../ui/form/FormField.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { useDraft } from '../../ui/form/useDraft.ts';
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts';
import { UnsavedChanges } from '../../ui/UnsavedChanges.tsx';
import type { AdministeredCompetitionFragment } from '../../ui/admin/competition/generated/graphql.ts';
import { PublishCheck } from './publishing/PublishCheck.tsx';
import { DatesFields } from './DatesFields.tsx';
import { EntriesShownField } from './EntriesShownField.tsx';
import { LockedLine, lockedLook } from './HintLine.tsx';
import { useNeighbours } from './timeline/useNeighbours.ts';
import { TypesField } from './TypesField.tsx';
import { useFrozen } from './useFrozen.ts';
import { useSaving } from './useSaving.ts';
import { useShortening } from './useShortening.tsx';
import { fieldNames, judges, schemaOf, scorings, type ContentField, type EditorValues } from './values.ts';

/** Props of the form. */
export interface EditorFormProps {
  /** The competition to change, as it was when the form opened; null for a new one. */
  item: AdministeredCompetitionFragment | null;
  initial: EditorValues;
  timeZone: string;
  now: number;
}

const shape = { field: optionalWord(fieldNames) };

/** Where the window is wide, titles of sections stand in a column of their own, and two languages beside each other. */
const titleColumn = { columns: '14rem minmax(0, 1fr)', gap: '8' } as const;

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box
      as="section"
      borderTopWidth="1px"
      pt="5"
      display={{ xl: 'grid' }}
      gridTemplateColumns={titleColumn.columns}
      columnGap={titleColumn.gap}
    >
      <Heading as="h2" size="lg" fontWeight="medium" mb="4">
        {title}
      </Heading>
      <Stack gap="5" minW="0">
        {children}
      </Stack>
    </Box>
  );
}

/** Every field of a competition. Frozen fields are shown locked, with the reason. */
export function EditorForm({ item, initial, timeZone, now }: EditorFormProps) {
  const { t } = useTranslation();
  const schema = useMemo(() => schemaOf(t, timeZone), [t, timeZone]);
  const form = useSchemaForm(schema, initial);
  const { errors, isDirty } = form.formState;
  const draft = useDraft(
    form,
    `competition.${item?.id ?? 'new'}`,
    Object.keys(initial) as (keyof EditorValues & string)[],
  );
  const frozenOf = useFrozen(item, timeZone);
  const { mayShorten, shortenDialog } = useShortening(item, timeZone);
  const { submission, versioned, read, conflictDialog } = useSaving({
    form,
    item,
    initial,
    timeZone,
    draft,
    mayShorten,
  });
  const neighbours = useNeighbours(item?.id ?? null);
  const [{ field }] = useListState(shape);
  const { setFocus } = form;
  const focus = useCallback(
    (name: keyof EditorValues & string) => setFocus(name === 'imageTypes' ? 'imageTypes.0.titleHu' : name),
    [setFocus],
  );
  // A line of the check on another page has led here.
  useEffect(() => {
    if (field) focus(field);
  }, [field, focus]);
  const register = form.register;
  const isFrozen = (name: ContentField): boolean => frozenOf(name) !== null;
  /** The hint of a field: why it is closed; `open` while it is not. */
  const hintOf = (name: ContentField, open?: string): ReactNode => {
    const reason = frozenOf(name);
    return reason === null ? open : <LockedLine>{reason}</LockedLine>;
  };
  const lookOf = (name: ContentField) => (isFrozen(name) ? lockedLook : {});
  return (
    <>
      <Form submission={submission}>
        <DraftNotice draft={draft} />
        {item ? (
          <ChangedMeanwhile object={{ kind: 'COMPETITION', id: item.id }} versioned={versioned} read={read} />
        ) : null}
        <Section title={t('adminCompetitions.editor.what')}>
          <Box display="grid" gap="5" gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' }}>
            {(['Hu', 'En'] as const).map((language) => (
              <Stack key={language} gap="3" lang={language.toLowerCase()}>
                <TextField
                  label={t(`adminCompetitions.field.title${language}`)}
                  hint={hintOf('title')}
                  {...lookOf('title')}
                  error={errors[`title${language}`]?.message}
                  {...register(`title${language}`)}
                />
                <FormField
                  label={t(`adminCompetitions.field.description${language}`)}
                  hint={hintOf('description', t('adminCompetitions.editor.markdown'))}
                  error={errors[`description${language}`]?.message}
                  optional
                >
                  <Textarea
                    dir="auto"
                    rows={5}
                    autoresize
                    bg="bg.panel"
                    borderColor="border.emphasized"
                    {...lookOf('description')}
                    {...register(`description${language}`)}
                  />
                </FormField>
              </Stack>
            ))}
          </Box>
        </Section>
        <Section title={t('adminCompetitions.editor.when')}>
          <DatesFields form={form} timeZone={timeZone} now={now} frozenOf={frozenOf} neighbours={neighbours} />
        </Section>
        <Section title={t('adminCompetitions.editor.entered')}>
          <TypesField form={form} frozen={frozenOf('imageTypes')} />
          <TextField
            label={t('adminCompetitions.field.minLongerSide')}
            hint={hintOf('minLongerSide', t('adminCompetitions.editor.pixels'))}
            {...lookOf('minLongerSide')}
            error={errors.minLongerSide?.message}
            inputMode="numeric"
            {...register('minLongerSide')}
          />
        </Section>
        <Section title={t('adminCompetitions.editor.judged')}>
          {isFrozen('judgedBy') ? (
            <TextField
              label={t('adminCompetitions.field.judgedBy')}
              hint={hintOf('judgedBy')}
              error={errors.judgedBy?.message}
              value={t(`adminCompetitions.judgedBy.${form.watch('judgedBy')}`)}
              {...lockedLook}
            />
          ) : (
            <SelectField
              label={t('adminCompetitions.field.judgedBy')}
              hint={t(`adminCompetitions.judgedByText.${form.watch('judgedBy')}`)}
              error={errors.judgedBy?.message}
              {...register('judgedBy')}
            >
              {judges.map((one) => (
                <option key={one} value={one}>
                  {t(`adminCompetitions.judgedBy.${one}`)}
                </option>
              ))}
            </SelectField>
          )}
          <EntriesShownField form={form} frozen={frozenOf('entriesShown')} />
          <Box display="grid" gap="4" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} alignItems="start">
            {(['minPoint', 'maxPoint'] as const).map((name) => (
              <TextField
                key={name}
                label={t(`adminCompetitions.field.${name}`)}
                hint={hintOf(name)}
                {...lookOf(name)}
                error={errors[name]?.message}
                inputMode="numeric"
                {...register(name)}
              />
            ))}
          </Box>
          {isFrozen('scoring') ? (
            // Not a select: one that offers a single choice would look as if there were others.
            <TextField
              label={t('adminCompetitions.field.scoring')}
              hint={hintOf('scoring')}
              error={errors.scoring?.message}
              value={t(`adminCompetitions.scoring.${form.watch('scoring')}`)}
              {...lockedLook}
            />
          ) : (
            <SelectField
              label={t('adminCompetitions.field.scoring')}
              hint={t(`adminCompetitions.scoringText.${form.watch('scoring')}`)}
              error={errors.scoring?.message}
              {...register('scoring')}
            >
              {scorings.map((scoring) => (
                <option key={scoring} value={scoring}>
                  {t(`adminCompetitions.scoring.${scoring}`)}
                </option>
              ))}
            </SelectField>
          )}
          <TextField
            label={t('adminCompetitions.field.minCoverage')}
            hint={hintOf('minCoverage', t('adminCompetitions.editor.coverage'))}
            {...lookOf('minCoverage')}
            error={errors.minCoverage?.message}
            inputMode="numeric"
            {...register('minCoverage')}
          />
          <CheckboxField error={errors.preModeration?.message} {...register('preModeration')}>
            {t('adminCompetitions.field.preModeration')}
          </CheckboxField>
        </Section>
        {item === null || item.competition.status === 'DRAFT' ? (
          <Section title={t('adminCompetitions.publishing.title')}>
            <PublishCheck timeZone={timeZone} now={now} neighbours={neighbours} values={form.watch()} onField={focus} />
          </Section>
        ) : null}
        <SaveBar isDirty={isDirty} errors={Object.keys(errors).length}>
          <SubmitButton size="md" pending={submission.pending}>
            {t('adminCompetitions.editor.save')}
          </SubmitButton>
        </SaveBar>
      </Form>
      {shortenDialog}
      {conflictDialog}
      <UnsavedChanges byQuery unsaved={isDirty && !draft.isKept} />
    </>
  );
}
