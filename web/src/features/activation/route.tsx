import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import * as z from 'zod/mini';
import { useActivateAccountMutation } from './generated/graphql.ts';
import { paths } from '../../routes/paths.ts';
import { notify } from '../../notifications/notify.ts';
import { session } from '../../session/session.ts';
import { newPassword } from '../../ui/form/accountSchema.ts';
import { Form } from '../../ui/form/Form.tsx';
import { InvalidLink } from '../../ui/form/InvalidLink.tsx';
import { NewPasswordField } from '../../ui/form/NewPasswordField.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts';
import { useSubmission } from '../../ui/form/useSubmission.ts';
import { LinkedText } from '../../ui/LinkedText.tsx';
import { PhotoBeside } from '../../ui/beside/PhotoBeside.tsx';
import { Page } from '../../ui/Page.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';

/** The link carries the account's id only; that its names differ from the password is for the server to say. */
const unknownNames: readonly string[] = [];

const schemaOf = (t: TFunction) => z.object({ newPassword: newPassword(t, unknownNames) });

/** Activates an account with the mailed code and the first password (docs/product.md §6). */
export function Component() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { id = '', validationCode = '' } = useParams();
  const [activate] = useActivateAccountMutation();
  const schema = useMemo(() => schemaOf(t), [t]);
  const form = useSchemaForm(schema, { newPassword: '' });
  const password = useWatch({ control: form.control, name: 'newPassword' });

  const submission = useSubmission(form, async (values) => {
    const { data } = await activate({ variables: { input: { id, validationCode, ...values } } });
    if (!data) return [];
    const { activated, userErrors } = data.activateAccount;
    if (activated) {
      notify.positive(t('activation.done'));
      await navigate(session.token() === null ? paths.login() : paths.home());
    }
    return userErrors;
  });
  const invalidCode = submission.refusals.some(({ code }) => code === 'INVALID_CODE');

  return (
    <Page width="form" beside={<PhotoBeside />}>
      <Stack gap="8">
        <Stack gap="3">
          <PageHeading>{t('activation.title')}</PageHeading>
          <Text color="fg.muted">{t('activation.intro')}</Text>
        </Stack>
        <Form
          submission={submission}
          refused={
            invalidCode ? (
              <InvalidLink title={t('activation.invalidTitle')}>
                <span>{t('activation.invalidText')}</span>
                <span>
                  <LinkedText
                    textKey="activation.invalidNew"
                    links={{ lost: paths.lostPassword.request() }}
                    color="inherit"
                  />
                </span>
                <span>
                  <LinkedText textKey="activation.invalidLogin" links={{ login: paths.login() }} color="inherit" />
                </span>
              </InvalidLink>
            ) : undefined
          }
        >
          <NewPasswordField
            label={t('shell.form.newPassword')}
            error={form.formState.errors.newPassword?.message}
            input={form.register('newPassword')}
            password={password}
            forbidden={unknownNames}
          />
          <SubmitButton pending={submission.pending}>{t('activation.submit')}</SubmitButton>
        </Form>
      </Stack>
    </Page>
  );
}
