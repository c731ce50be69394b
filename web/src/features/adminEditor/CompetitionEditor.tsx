import { Stack } from '@chakra-ui/react/stack';
import { useTranslation } from 'react-i18next';
import { paths } from '../../routes/paths.ts';
import { useLastPulse } from '../../ui/admin/usePulse.ts';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { LoadingState } from '../../ui/LoadingState.tsx';
import { Page } from '../../ui/Page.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { useAdministeredCompetitionOfQuery } from '../../ui/admin/competition/generated/graphql.ts';
import { EditorForm } from './EditorForm.tsx';
import { copyOf, newValues, valuesOf } from './values.ts';

/** Task of the editor: a new competition, a copy, or a change of an existing one. */
export type EditorTask = { task: 'new' } | { task: 'copy' | 'edit'; id: string };

function Loaded({ id, task }: { id: string; task: 'copy' | 'edit' }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useAdministeredCompetitionOfQuery({
    variables: { number: Number(id) },
    // The form starts from what stands now; later answers do not touch what is typed.
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  if (!data) return error ? <ErrorNotice error={error} onRetry={() => void refetch()} /> : <LoadingState />;
  const item = data.adminCompetition;
  if (!item) return <p>{t('adminCompetitions.missing')}</p>;
  const { timeZone } = data.installation;
  const now = Date.parse(item.competition.now);
  return task === 'edit' ? (
    <EditorForm key={id} item={item} initial={valuesOf(item, timeZone)} timeZone={timeZone} now={now} />
  ) : (
    <EditorForm
      key={id}
      item={null}
      initial={copyOf(valuesOf(item, timeZone), timeZone, now)}
      timeZone={timeZone}
      now={now}
    />
  );
}

function New() {
  const pulse = useLastPulse();
  if (!pulse) return <LoadingState />;
  const now = Date.parse(pulse.pulse.now);
  return <EditorForm item={null} initial={newValues(pulse.timeZone, now)} timeZone={pulse.timeZone} now={now} />;
}

/** The page on which a competition is made or changed. */
export function CompetitionEditor(opened: EditorTask) {
  const { t } = useTranslation();
  return (
    <Page desk>
      <Stack gap="6" maxW={{ base: '44rem', xl: '70rem' }}>
        <TextLink to={opened.task === 'edit' ? paths.admin.competition(Number(opened.id)) : paths.admin.competitions()}>
          {t('adminCompetitions.editor.back')}
        </TextLink>
        <PageHeading>{t(`adminCompetitions.editor.${opened.task}`)}</PageHeading>
        {opened.task === 'new' ? <New /> : <Loaded {...opened} />}
      </Stack>
    </Page>
  );
}
