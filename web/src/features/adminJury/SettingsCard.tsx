import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../notifications/notify.ts';
import { ActionFailure } from '../../ui/ActionFailure.tsx';
import { Card } from '../../ui/admin/Card.tsx';
import { CheckboxField } from '../../ui/form/CheckboxField.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { useAction } from '../../ui/useAction.ts';
import { useUpdateJuryMutation, type AdminJuryFragment } from './generated/graphql.ts';

const namesPublic = ['AT_ONCE', 'AT_AWARD'] as const;

/** Settings of a jury. */
export function SettingsCard({ competitionNumber, jury }: { competitionNumber: number; jury: AdminJuryFragment }) {
  const { t } = useTranslation();
  const [mayEnter, setMayEnter] = useState(jury.judgesMayEnter);
  const [names, setNames] = useState(jury.namesPublic);
  const [update] = useUpdateJuryMutation({ refetchQueries: ['AdminJury'] });
  const isChanged = mayEnter !== jury.judgesMayEnter || names !== jury.namesPublic;
  const save = useAction(async () => {
    const input = { competitionNumber, version: jury.version, judgesMayEnter: mayEnter, namesPublic: names };
    const { data } = await update({ variables: { input } });
    const { userErrors = [] } = data?.updateJury ?? {};
    if (userErrors.length === 0) notify.positive(t('adminJury.saved'));
    return userErrors;
  });
  return (
    <Card title={t('adminJury.settings')}>
      <Stack gap="4" align="flex-start" maxW="md">
        <CheckboxField checked={mayEnter} onChange={({ target }) => setMayEnter(target.checked)}>
          {t('adminJury.mayEnter')}
        </CheckboxField>
        <SelectField
          label={t('adminJury.namesPublic')}
          hint={t('adminJury.namesHint')}
          value={names}
          onChange={({ target }) => setNames(namesPublic.find((one) => one === target.value) ?? names)}
        >
          {namesPublic.map((one) => (
            <option key={one} value={one}>
              {t(`adminJury.names.${one}`)}
            </option>
          ))}
        </SelectField>
        <Button loading={save.pending} disabled={!isChanged} onClick={save.run}>
          {t('adminJury.save')}
        </Button>
        <ActionFailure action={save} />
      </Stack>
    </Card>
  );
}
