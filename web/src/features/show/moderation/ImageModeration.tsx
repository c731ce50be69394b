import { Textarea } from '@chakra-ui/react/textarea';
import { Text } from '@chakra-ui/react/text';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useModerateImageMutation, type ImageModerationStateFragment } from './generated/graphql.ts';
import { notify } from '../../../notifications/notify.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { FormField } from '../../../ui/form/FormField.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { SubmitButton } from '../../../ui/form/SubmitButton.tsx';
import { useSchemaForm } from '../../../ui/form/useSchemaForm.ts';
import { useSubmission } from '../../../ui/form/useSubmission.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { atMost } from '../../../ui/form/characters.ts';

const statuses = ['PENDING', 'APPROVED', 'REJECTED', 'DISQUALIFIED'] as const;

/** Maximum length of a reason, as in the REST contract. */
const maxReasonLength = 500;

const schemaOf = (t: TFunction) =>
  z
    .object({
      status: z.enum(statuses),
      reason: z.string().check(z.trim(), atMost(t, maxReasonLength)),
    })
    .check(
      z.refine(({ status, reason }) => status !== 'DISQUALIFIED' || reason !== '', {
        path: ['reason'],
        error: t('show.moderation.reasonRequired'),
      }),
    );

/** Form for an administrator to moderate the image (docs/product.md §2); reversible. */
export function ImageModeration({ image }: { image: ImageModerationStateFragment }) {
  const { t } = useTranslation();
  const [moderate] = useModerateImageMutation();
  const schema = useMemo(() => schemaOf(t), [t]);
  const form = useSchemaForm(schema, {
    status: image.moderation ?? 'APPROVED',
    reason: image.moderationReason ?? '',
  });
  const { errors } = form.formState;

  const submission = useSubmission(form, async ({ status, reason }) => {
    const { data } = await moderate({ variables: { input: { id: image.id, status, reason: reason || null } } });
    const refused = data?.moderateImage.userErrors ?? [];
    if (data?.moderateImage.image) {
      notify.positive(t('show.moderation.saved', { status: t(`show.moderation.${status}`) }));
      form.reset({ status, reason: data.moderateImage.image.moderationReason ?? '' });
    }
    return refused;
  });

  return (
    <Panel title={t('show.moderation.title')}>
      {image.moderation ? (
        <Text>
          {t('show.moderation.current')}: <strong>{t(`show.moderation.${image.moderation}`)}</strong>
        </Text>
      ) : null}
      <Form submission={submission}>
        <SelectField
          label={t('show.moderation.status')}
          error={errors.status?.message}
          {...form.register('status', { deps: ['reason'] })}
        >
          {statuses.map((status) => (
            <option key={status} value={status}>
              {t(`show.moderation.${status}`)}
            </option>
          ))}
        </SelectField>
        <FormField
          label={t('show.moderation.reasonLabel')}
          error={errors.reason?.message}
          hint={t('show.moderation.reasonHint')}
          optional={form.watch('status') !== 'DISQUALIFIED'}
        >
          <Textarea dir="auto" rows={3} bg="bg.panel" borderColor="border.emphasized" {...form.register('reason')} />
        </FormField>
        <SubmitButton pending={submission.pending} size="md">
          {t('show.moderation.save')}
        </SubmitButton>
      </Form>
    </Panel>
  );
}
