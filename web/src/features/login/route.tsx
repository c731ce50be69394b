import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { paths } from '../../routes/paths.ts';
import { presentPassword, requiredText } from '../../ui/form/accountSchema.ts';
import { Form } from '../../ui/form/Form.tsx';
import { PasswordField } from '../../ui/form/PasswordField.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { UsernameField } from '../../ui/form/UsernameField.tsx';
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts';
import { useSubmission } from '../../ui/form/useSubmission.ts';
import { PhotoBeside } from '../../ui/beside/PhotoBeside.tsx';
import { Page } from '../../ui/Page.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { returnPath } from './returnPath.ts';
import { useLogin } from './useLogin.ts';

const schemaOf = (t: TFunction) => z.object({ username: requiredText(t, 254), password: presentPassword(t) });

/** The login page (docs/product.md §12). */
export function Component() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { state } = useLocation();
  const login = useLogin();
  const schema = useMemo(() => schemaOf(t), [t]);
  const form = useSchemaForm(schema, { username: '', password: '' });
  const { errors } = form.formState;

  const submission = useSubmission(form, async (input) => {
    const { user, refusals } = await login(input);
    if (user) await navigate(returnPath(state, user.administrator), { replace: true });
    return refusals;
  });

  return (
    <Page width="form" beside={<PhotoBeside />}>
      <Stack gap="8">
        <PageHeading>{t('login.title')}</PageHeading>
        <Form submission={submission} refusedTitle={t('shell.session.loginFailed')}>
          <UsernameField error={errors.username?.message} {...form.register('username')} />
          <PasswordField
            label={t('shell.form.password')}
            error={errors.password?.message}
            autoComplete="current-password"
            {...form.register('password')}
          />
          <SubmitButton pending={submission.pending}>{t('login.submit')}</SubmitButton>
        </Form>
        <Stack gap="2">
          <TextLink to={paths.lostPassword.request()} width="fit-content" py="1">
            {t('login.forgotten')}
          </TextLink>
          <Text color="fg.muted">
            {t('login.noAccount')} <TextLink to={paths.registration.index()}>{t('login.register')}</TextLink>
          </Text>
        </Stack>
      </Stack>
    </Page>
  );
}
