import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { notify } from '../../../notifications/notify.ts';
import { email } from '../../../ui/form/accountSchema.ts';
import { DraftNotice } from '../../../ui/form/DraftNotice.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { SubmitButton } from '../../../ui/form/SubmitButton.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { useDraft } from '../../../ui/form/useDraft.ts';
import { useSchemaForm } from '../../../ui/form/useSchemaForm.ts';
import { useSubmission, type Refusal } from '../../../ui/form/useSubmission.ts';
import { useVersioned } from '../../../ui/form/useVersioned.tsx';
import type { SiteFieldsFragment } from '../../../ui/site/generated/graphql.ts';
import { UnsavedChanges } from '../../../ui/UnsavedChanges.tsx';
import { useUpdateSiteMutation } from './generated/graphql.ts';

const schemaOf = (t: TFunction) =>
  z.object({
    contactEmail: z.string().check(
      z.trim(),
      z.refine((text) => text === '' || z.safeParse(email(t), text).success, { error: t('shell.form.emailRule') }),
    ),
  });

/** Fields that the draft keeps. */
const kept = ['contactEmail'] as const;

const versionOf = ({ version, contactEmail }: Pick<SiteFieldsFragment, 'version' | 'contactEmail'>) => ({
  version,
  values: { contactEmail: contactEmail ?? '' },
});

/** The address at which people reach the organisers; without one the contact page names none. */
export function ContactForm({ site }: { site: SiteFieldsFragment }) {
  const { t } = useTranslation();
  const [update] = useUpdateSiteMutation();
  const { version, contactEmail } = site;
  const schema = useMemo(() => schemaOf(t), [t]);
  const opened = useMemo(() => versionOf({ version, contactEmail }), [version, contactEmail]);
  const form = useSchemaForm<{ contactEmail: string }, { contactEmail: string }>(schema, opened.values);
  const draft = useDraft(form, 'site.contact', kept);
  const label = t('adminTexts.site.address');
  const versioned = useVersioned(form, opened, {
    labels: { contactEmail: label },
    show: (_, value) => String(value) || t('adminTexts.site.none'),
  });

  async function send(values: { contactEmail: string }): Promise<readonly Refusal[]> {
    const input = { contactEmail: values.contactEmail === '' ? null : values.contactEmail };
    const { data } = await update({ variables: { input: { ...input, version: versioned.version() } } });
    if (!data) return [];
    const { site: saved, current, changedBy, changedAt, userErrors } = data.updateSite;
    if (current) return versioned.meet(versionOf(current), { changedBy, changedAt }) ? send(values) : [];
    if (saved) {
      versioned.saved(versionOf(saved));
      form.reset(versionOf(saved).values);
      draft.remove();
      notify.positive(t('adminTexts.site.addressSaved'));
    }
    return userErrors;
  }
  const submission = useSubmission(form, send);

  return (
    <>
      <Form submission={submission}>
        <DraftNotice draft={draft} />
        <TextField
          label={label}
          type="email"
          autoComplete="off"
          mayBeEmpty
          hint={t('adminTexts.site.addressHint')}
          error={form.formState.errors.contactEmail?.message}
          {...form.register('contactEmail')}
        />
        <SubmitButton pending={submission.pending}>{t('adminTexts.site.saveAddress')}</SubmitButton>
      </Form>
      {versioned.dialog(submission.sendAgain)}
      <UnsavedChanges unsaved={form.formState.isDirty && !draft.isKept} />
    </>
  );
}
