import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../notifications/notify.ts';
import { ActionFailure } from '../../ui/ActionFailure.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { useAction } from '../../ui/useAction.ts';
import { useInviteJudgeMutation } from './generated/graphql.ts';

const locales = ['hu', 'en'] as const;
const nobody = { email: '', firstName: '', lastName: '' };
const fields = ['email', 'lastName', 'firstName'] as const;

/** Asks somebody to judge who may have no account yet. */
export function InvitePerson({ competitionNumber }: { competitionNumber: number }) {
  const { t } = useTranslation();
  const [person, setPerson] = useState(nobody);
  const [locale, setLocale] = useState<(typeof locales)[number]>('hu');
  const [invite] = useInviteJudgeMutation({ refetchQueries: ['AdminJury'] });
  const action = useAction(async () => {
    const { data } = await invite({ variables: { input: { competitionNumber, person: { ...person, locale } } } });
    const { userErrors = [] } = data?.inviteJudge ?? {};
    if (userErrors.length > 0) return userErrors;
    notify.positive(t('adminJury.invited'));
    setPerson(nobody);
    return [];
  });
  const errorOf = (name: (typeof fields)[number]) =>
    action.refusals.find(({ field }) => field === `person.${name}`)?.message;
  const others = action.refusals.filter(({ field }) => !fields.some((name) => field === `person.${name}`));
  return (
    <Box asChild width="full" maxW="md" borderTopWidth={{ base: '1px', lg: '0' }} pt={{ base: '5', lg: '0' }}>
      <form
        noValidate
        aria-labelledby="invite-person"
        onSubmit={(event) => {
          event.preventDefault();
          action.run();
        }}
      >
        <Stack gap="4" align="stretch">
          <Heading id="invite-person" as="h3" size="md" fontWeight="medium">
            {t('adminJury.person')}
          </Heading>
          {fields.map((name) => (
            <TextField
              key={name}
              label={t(`adminJury.personField.${name}`)}
              hint={name === 'email' ? t('adminJury.personHint') : undefined}
              type={name === 'email' ? 'email' : 'text'}
              optional={name === 'lastName'}
              autoComplete="off"
              value={person[name]}
              error={errorOf(name)}
              onChange={({ target }) => setPerson({ ...person, [name]: target.value })}
            />
          ))}
          <SelectField
            label={t('adminJury.personField.locale')}
            value={locale}
            onChange={({ target }) => setLocale(target.value === 'en' ? 'en' : 'hu')}
          >
            {locales.map((one) => (
              <option key={one} value={one}>
                {t(`adminJury.locale.${one}`)}
              </option>
            ))}
          </SelectField>
          <Button type="submit" alignSelf="flex-start" variant="outline" loading={action.pending}>
            {t('adminJury.invitePerson')}
          </Button>
          <ActionFailure action={{ error: action.error, refusals: others }} />
        </Stack>
      </form>
    </Box>
  );
}
