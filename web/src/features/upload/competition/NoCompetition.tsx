import { Button } from '@chakra-ui/react/button';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../routes/paths.ts';
import { notify } from '../../../notifications/notify.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';

/** Shown without an active competition; also sends the literal message of docs/product.md §14, once. */
export function NoCompetition() {
  const { t } = useTranslation();
  const tell = useEffectEvent(() => notify.negative(t('shell.competition.none')));
  useEffect(() => {
    tell();
  }, []);
  return (
    <EmptyState title={t('upload.noneTitle')} text={t('upload.noneText')}>
      <Button asChild variant="outline">
        <Link to={paths.archive()}>{t('shell.nav.archive')}</Link>
      </Button>
    </EmptyState>
  );
}
