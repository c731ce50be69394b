import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useNavigate } from 'react-router-dom';
import { useRequestPasswordResetMutation } from './generated/graphql.ts';
import { paths } from '../../routes/paths.ts';
import { email, requiredText } from '../../ui/form/accountSchema.ts';
import { Form } from '../../ui/form/Form.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { UsernameField } from '../../ui/form/UsernameField.tsx';
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts';
import { useSubmission } from '../../ui/form/useSubmission.ts';
import { PhotoBeside } from '../../ui/beside/PhotoBeside.tsx';
import { Page } from '../../ui/Page.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

const schemaOf = (t: TFunction) => z.object({ username: requiredText(t, 32), email: email(t) });

/** Asks for the mail that lets a new password be chosen; also for a fresh activation link. */
export function Component() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [request] = useRequestPasswordResetMutation();
  const schema = useMemo(() => schemaOf(t), [t]);
  const form = useSchemaForm(schema, { username: '', email: '' });
  const { errors } = form.formState;

  const submission = useSubmission(form, async (input) => {
    const { data } = await request({ variables: { input } });
    if (!data) return [];
    const { requested, userErrors } = data.requestPasswordReset;
    if (requested) await navigate(paths.lostPassword.completed());
    return userErrors;
  });

  return (
    <Page width="form" beside={<PhotoBeside />}>
      <Stack gap="8">
        <Stack gap="3">
          <PageHeading>{t('lostPassword.request.title')}</PageHeading>
          <Text color="fg.muted">{t('lostPassword.request.intro')}</Text>
        </Stack>
        <Form submission={submission}>
          <UsernameField error={errors.username?.message} {...form.register('username')} />
          <TextField
            label={t('shell.form.email')}
            error={errors.email?.message}
            type="email"
            autoComplete="email"
            {...form.register('email')}
          />
          <SubmitButton pending={submission.pending}>{t('lostPassword.request.submit')}</SubmitButton>
        </Form>
        <TextLink to={paths.login()} width="fit-content" py="1">
          {t('lostPassword.request.back')}
        </TextLink>
      </Stack>
    </Page>
  );
}
