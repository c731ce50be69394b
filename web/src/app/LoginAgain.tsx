import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Heading } from '@chakra-ui/react/heading';
import { HStack, Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useLocation, useNavigate } from 'react-router-dom';
import { returnPath } from '../features/login/returnPath.ts';
import { useLogin } from '../features/login/useLogin.ts';
import { refusedPage } from '../routes/useLoginFrom.ts';
import { session } from '../session/session.ts';
import { presentPassword } from '../ui/form/accountSchema.ts';
import { Form } from '../ui/form/Form.tsx';
import { PasswordField } from '../ui/form/PasswordField.tsx';
import { SubmitButton } from '../ui/form/SubmitButton.tsx';
import { useSchemaForm } from '../ui/form/useSchemaForm.ts';
import { useSubmission } from '../ui/form/useSubmission.ts';

const schemaOf = (t: TFunction) => z.object({ password: presentPassword(t) });

/** The form of a user whose session has ended, at the window's foot. Leads on to a page that was refused because of that. */
export default function LoginAgain({ username }: { username: string }) {
  const { t } = useTranslation();
  const login = useLogin();
  const navigate = useNavigate();
  const location = useLocation();
  const refused = refusedPage(location);
  const schema = useMemo(() => schemaOf(t), [t]);
  const form = useSchemaForm(schema, { password: '' });
  const submission = useSubmission(form, async ({ password }) => {
    const { user, refusals } = await login({ username, password });
    if (user && refused !== null) await navigate(returnPath(location.state, user.administrator), { replace: true });
    return refusals;
  });
  return (
    <Box
      as="section"
      aria-labelledby="session-ended"
      position="fixed"
      insetInline="0"
      bottom="0"
      zIndex="banner"
      bg="bg.panel"
      borderTopWidth="1px"
      boxShadow="lg"
      px={{ base: '4', md: '8' }}
      py="4"
    >
      <Stack gap="3" maxW="xl" mx="auto">
        <Heading id="session-ended" as="h2" size="md">
          {t('shell.session.endedTitle')}
        </Heading>
        <Text textStyle="sm">
          {t(refused === null ? 'shell.session.endedText' : 'shell.session.refusedText', { username })}
        </Text>
        <Form submission={submission} refusedTitle={t('shell.session.loginFailed')}>
          <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
          <PasswordField
            label={t('shell.form.password')}
            error={form.formState.errors.password?.message}
            autoComplete="current-password"
            {...form.register('password')}
          />
          <HStack gap="3" wrap="wrap">
            <SubmitButton size="md" pending={submission.pending}>
              {t('shell.session.loginAgain')}
            </SubmitButton>
            <Button type="button" variant="ghost" onClick={() => session.dismissEnded()}>
              {t('shell.session.goOnWithout')}
            </Button>
          </HStack>
        </Form>
      </Stack>
    </Box>
  );
}
