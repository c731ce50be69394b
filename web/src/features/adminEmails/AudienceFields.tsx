import { Stack } from '@chakra-ui/react/stack';
import type { UseFormReturn } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/format.ts';
import { locales } from '../../i18n/locale.ts';
import { newsletterTypes } from '../../ui/form/accountSchema.ts';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { audienceOf } from './audience.ts';
import { AudienceNumber } from './AudienceNumber.tsx';
import {
  emailGroups,
  emailTemplates,
  isOfJury,
  needsCompetition,
  usualNewsletter,
  type EmailValues,
} from './emailSchema.ts';
import { groupsAreTold, useCompetitions } from './useCompetitions.ts';
import { useGroupSizes } from './useGroupSizes.ts';

/** Props of the fields. */
export interface AudienceFieldsProps {
  form: UseFormReturn<EmailValues, unknown, EmailValues>;
  /** Whether nobody has saved it yet: the newsletter follows the group until somebody chooses another. */
  isNew: boolean;
}

/** Fields for the kind of mail, its subject matter and its audience, with the number of people at once. */
export function AudienceFields({ form, isNew }: AudienceFieldsProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const competitions = useCompetitions();
  const { errors } = form.formState;
  const [template, group, competitionId, newsletter, locale] = useWatch({
    control: form.control,
    name: ['template', 'group', 'competitionId', 'newsletter', 'locale'],
  });
  const numbers = competitions.all.map(({ number }) => String(number));
  // The chosen one stands there before the others are read, and stays the same option: another one would not be chosen.
  const offered = competitionId === '' || numbers.includes(competitionId) ? numbers : [competitionId, ...numbers];
  const sizeOf = useGroupSizes({
    competitionId: competitionId || null,
    newsletter: newsletter || null,
    locale: locale || null,
  });
  const groupText = (one: (typeof emailGroups)[number]): string => {
    const size = sizeOf(one);
    const name = t(`adminEmails.group.${one}`);
    return size === null ? name : t('adminEmails.groupSize', { name, n: format.number(size) });
  };
  const about = competitions.find(competitionId || null);
  // The chosen group stays an option: the service says why it has nobody.
  const groups = emailGroups.filter((one) => one === group || !isOfJury(one) || (about && groupsAreTold(about)));
  const onGroup = (): void => {
    if (!isNew || newsletter !== usualNewsletter(group)) return;
    const usual = usualNewsletter(form.getValues('group'));
    form.setValue('newsletter', usual, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  };
  return (
    <Stack gap="5">
      <SelectField
        label={t('adminEmails.field.template')}
        hint={t(`adminEmails.templateHint.${template}`)}
        error={errors.template?.message}
        {...form.register('template')}
      >
        {emailTemplates.map((one) => (
          <option key={one} value={one}>
            {t(`adminEmails.template.${one}`)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('adminEmails.field.competition')}
        optional={!needsCompetition(template, group)}
        error={errors.competitionId?.message}
        {...form.register('competitionId')}
      >
        <option value="">{t('adminEmails.noCompetition')}</option>
        {offered.map((number) => (
          <option dir="auto" key={number} value={number}>
            {competitions.titleOf(number)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('adminEmails.field.group')}
        error={errors.group?.message}
        {...form.register('group', { onChange: onGroup })}
      >
        {groups.map((one) => (
          <option key={one} value={one}>
            {groupText(one)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('adminEmails.field.newsletter')}
        hint={t('adminEmails.newsletterHint')}
        error={errors.newsletter?.message}
        {...form.register('newsletter')}
      >
        <option value="">{t('adminEmails.organiserMail')}</option>
        {newsletterTypes.map((type) => (
          <option key={type} value={type}>
            {t(`adminEmails.newsletter.${type}`)}
          </option>
        ))}
      </SelectField>
      <SelectField label={t('adminEmails.field.locale')} error={errors.locale?.message} {...form.register('locale')}>
        <option value="">{t('adminEmails.anyLocale')}</option>
        {locales.map((one) => (
          <option key={one} value={one}>
            {t(`adminEmails.reads.${one}`)}
          </option>
        ))}
      </SelectField>
      <AudienceNumber about={audienceOf({ competitionId, group, newsletter, locale })} />
    </Stack>
  );
}
