import { Alert } from '@chakra-ui/react/alert';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import * as z from 'zod/mini';
import { useConfirmEmailMutation } from './generated/graphql.ts';
import { paths } from '../../routes/paths.ts';
import { session } from '../../session/session.ts';
import { Form } from '../../ui/form/Form.tsx';
import { InvalidLink } from '../../ui/form/InvalidLink.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts';
import { useSubmission } from '../../ui/form/useSubmission.ts';
import { PhotoBeside } from '../../ui/beside/PhotoBeside.tsx';
import { Page } from '../../ui/Page.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

const schema = z.object({});

/**
 * Confirms a new e-mail address with the code that was mailed there (docs/product.md §6). By a button: what looks through mails
 * opens their links, and must not decide.
 */
export function Component() {
  const { t } = useTranslation();
  const { id = '', validationCode = '' } = useParams();
  const [confirm] = useConfirmEmailMutation();
  const [confirmed, setConfirmed] = useState<string | null>(null);
  const form = useSchemaForm(schema, {});

  const submission = useSubmission(form, async () => {
    const { data } = await confirm({ variables: { input: { id, validationCode } } });
    if (!data) return [];
    const { email, userErrors } = data.confirmEmail;
    const user = session.user();
    if (email !== null && user.id !== undefined && user.id === id) session.replaceUser({ ...user, email });
    setConfirmed(email);
    return userErrors;
  });
  const invalidCode = submission.refusals.some(({ code }) => code === 'INVALID_CODE');

  return (
    <Page width="form" beside={<PhotoBeside />}>
      <Stack gap="8">
        <Stack gap="3">
          <PageHeading>{t('emailChange.title')}</PageHeading>
          {confirmed === null ? <Text color="fg.muted">{t('emailChange.intro')}</Text> : null}
        </Stack>
        {confirmed === null ? (
          <Form
            submission={submission}
            refused={
              invalidCode ? (
                <InvalidLink title={t('emailChange.invalidTitle')}>
                  <span>{t('emailChange.invalidText')}</span>
                  <span>{t('emailChange.invalidNew')}</span>
                </InvalidLink>
              ) : undefined
            }
          >
            <SubmitButton pending={submission.pending}>{t('emailChange.submit')}</SubmitButton>
          </Form>
        ) : (
          <Stack gap="4">
            <Alert.Root status="success" role="status">
              <Alert.Indicator />
              <Alert.Content>
                <Alert.Title>{t('emailChange.doneTitle')}</Alert.Title>
                <Alert.Description>{t('emailChange.doneText', { email: confirmed })}</Alert.Description>
              </Alert.Content>
            </Alert.Root>
            <TextLink to={paths.home()} width="fit-content">
              {t('emailChange.home')}
            </TextLink>
          </Stack>
        )}
      </Stack>
    </Page>
  );
}
