import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/format.ts';
import { notify } from '../../notifications/notify.ts';
import { ActionFailure } from '../../ui/ActionFailure.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import type { Refusal } from '../../ui/form/useSubmission.ts';
import { useAction } from '../../ui/useAction.ts';
import {
  useCreateAwardMutation,
  useDeleteAwardMutation,
  useUpdateAwardMutation,
  type AwardsJuryFragment,
  type AwardKind,
  type ListedAwardFragment,
} from './generated/graphql.ts';

const kinds: readonly AwardKind[] = ['PLACE', 'MEDAL', 'MENTION', 'SPECIAL', 'JUDGES_CHOICE', 'BEST_AUTHOR'];

/** Props of the form. */
export interface AwardFormProps {
  competitionNumber: number;
  jury: AwardsJuryFragment;
  categories: readonly { code: string; title: string }[];
  /** Null for a new one. */
  award: ListedAwardFragment | null;
  onDone: () => void;
}

/** The fields as they stand at first: of a new award behind all others. */
const beginning = ({ award, jury }: Pick<AwardFormProps, 'award' | 'jury'>) => ({
  kind: award?.kind ?? ('PLACE' as AwardKind),
  hu: award?.title.hu ?? '',
  en: award?.title.en ?? '',
  place: String(award?.place ?? 1),
  type: award?.type ?? '',
  seat: String(award?.seat ?? ''),
  most: String(award?.most ?? 1),
  position: String(award?.position ?? Math.min(200, Math.max(0, ...jury.awards.map(({ position }) => position)) + 1)),
});

/** Makes an award, changes it, or deletes it. */
export function AwardForm(props: AwardFormProps) {
  const { competitionNumber, jury, categories, award, onDone } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const [values, setValues] = useState(() => beginning(props));
  const [isAsking, setAsking] = useState(false);
  const options = { refetchQueries: 'active', awaitRefetchQueries: true } as const;
  const [create] = useCreateAwardMutation(options);
  const [update] = useUpdateAwardMutation(options);
  const [remove] = useDeleteAwardMutation(options);
  const set = (change: Partial<typeof values>) => setValues((before) => ({ ...before, ...change }));
  const finish = (refusals: readonly Refusal[] = [], text: string) => {
    if (refusals.length === 0) {
      notify.positive(text);
      onDone();
    }
    return refusals;
  };
  const content = {
    kind: values.kind,
    title: { hu: values.hu.trim(), en: values.en.trim() },
    place: values.kind === 'PLACE' ? Number(values.place) : null,
    type: values.type || null,
    seat: values.kind === 'JUDGES_CHOICE' ? Number(values.seat) : null,
    most: Number(values.most),
    position: Number(values.position),
  };
  const save = useAction(async () => {
    if (award) {
      const input = { competitionNumber, awardNumber: award.number, version: award.version, ...content };
      return finish((await update({ variables: { input } })).data?.updateAward.userErrors, t('adminAwards.saved'));
    }
    const { data } = await create({ variables: { input: { competitionNumber, ...content } } });
    return finish(data?.createAward.userErrors, t('adminAwards.made'));
  });
  const removing = useAction(async () => {
    if (!award) return [];
    const input = { competitionNumber, awardNumber: award.number, version: award.version };
    const { data } = await remove({ variables: { input } });
    setAsking(false);
    return finish(data?.deleteAward.userErrors, t('adminAwards.deleted'));
  });
  const number = (name: 'place' | 'most' | 'position') => (
    <TextField
      type="number"
      label={t(`adminAwards.form.${name}`)}
      hint={name === 'position' ? t('adminAwards.form.positionHint') : undefined}
      min={1}
      max={name === 'position' ? 200 : 100}
      value={values[name]}
      onChange={(event) => set({ [name]: event.target.value })}
    />
  );
  const seats = jury.seats.filter(({ state }) => state === 'ACCEPTED' || state === 'LEFT');
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save.run();
      }}
    >
      <Stack gap="4">
        <SelectField
          label={t('adminAwards.form.kind')}
          value={values.kind}
          onChange={({ target }) => set({ kind: kinds.find((one) => one === target.value) ?? values.kind })}
        >
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(`adminAwards.kind.${kind}`)}
            </option>
          ))}
        </SelectField>
        <TextField
          label={t('adminAwards.form.hu')}
          value={values.hu}
          onChange={(event) => set({ hu: event.target.value })}
        />
        <TextField
          label={t('adminAwards.form.en')}
          value={values.en}
          onChange={(event) => set({ en: event.target.value })}
        />
        {values.kind === 'PLACE' ? number('place') : null}
        {values.kind === 'JUDGES_CHOICE' ? (
          <SelectField
            label={t('adminAwards.form.seat')}
            value={values.seat}
            onChange={({ target }) => set({ seat: target.value })}
          >
            <option value="" />
            {seats.map(({ seat, firstName, lastName }) => (
              <option key={seat} value={seat}>
                {format.personName({ firstName: firstName ?? '', lastName: lastName ?? '' })}
              </option>
            ))}
          </SelectField>
        ) : null}
        <SelectField
          label={t('adminAwards.category')}
          value={values.type}
          onChange={({ target }) => set({ type: target.value })}
        >
          <option value="">{t('adminAwards.every')}</option>
          {categories.map(({ code, title }) => (
            <option key={code} value={code}>
              {title}
            </option>
          ))}
        </SelectField>
        {number('most')}
        {number('position')}
        <ActionFailure action={save} />
        <ActionFailure action={removing} />
        <Flex gap="3" wrap="wrap">
          <Button type="submit" loading={save.pending}>
            {t(award ? 'adminAwards.form.save' : 'adminAwards.form.make')}
          </Button>
          <Button type="button" variant="outline" onClick={onDone}>
            {t('shell.form.cancel')}
          </Button>
          {award ? (
            <Button type="button" variant="outline" colorPalette="red" onClick={() => setAsking(true)}>
              {t('adminAwards.form.delete')}
            </Button>
          ) : null}
        </Flex>
      </Stack>
      <ConfirmDialog
        open={isAsking}
        title={t('adminAwards.form.deleteTitle')}
        text={t('adminAwards.form.deleteText')}
        confirmLabel={t('adminAwards.form.delete')}
        pending={removing.pending}
        onConfirm={removing.run}
        onCancel={() => setAsking(false)}
      />
    </form>
  );
}
