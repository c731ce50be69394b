import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../notifications/notify.ts';
import { ActionFailure } from '../../ui/ActionFailure.tsx';
import { Card } from '../../ui/admin/Card.tsx';
import { CheckboxField } from '../../ui/form/CheckboxField.tsx';
import { useAction } from '../../ui/useAction.ts';
import { useSetAwardLimitsMutation, type AwardsJuryFragment } from './generated/graphql.ts';

/** How many awards a photo and an author may have. */
export function LimitsCard({ competitionNumber, jury }: { competitionNumber: number; jury: AwardsJuryFragment }) {
  const { t } = useTranslation();
  const [perImage, setPerImage] = useState(jury.oneAwardPerImage);
  const [perAuthor, setPerAuthor] = useState(jury.oneAwardPerAuthor);
  const [update] = useSetAwardLimitsMutation({
    refetchQueries: 'active',
    awaitRefetchQueries: true,
  });
  const isChanged = perImage !== jury.oneAwardPerImage || perAuthor !== jury.oneAwardPerAuthor;
  const save = useAction(async () => {
    const limits = { oneAwardPerImage: perImage, oneAwardPerAuthor: perAuthor };
    const { data } = await update({ variables: { input: { competitionNumber, version: jury.version, ...limits } } });
    const { userErrors = [] } = data?.updateJury ?? {};
    if (userErrors.length === 0) notify.positive(t('adminAwards.limits.saved'));
    return userErrors;
  });
  return (
    <Card title={t('adminAwards.limits.title')}>
      <Stack gap="3" align="flex-start">
        <CheckboxField checked={perImage} onChange={({ target }) => setPerImage(target.checked)}>
          {t('adminAwards.limits.perImage')}
        </CheckboxField>
        <CheckboxField checked={perAuthor} onChange={({ target }) => setPerAuthor(target.checked)}>
          {t('adminAwards.limits.perAuthor')}
        </CheckboxField>
        <Button variant="outline" disabled={!isChanged} loading={save.pending} onClick={save.run}>
          {t('adminAwards.limits.save')}
        </Button>
        <ActionFailure action={save} />
      </Stack>
    </Card>
  );
}
