import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack, Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { Download } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/format.ts';
import { session } from '../../session/session.ts';
import { ActionFailure } from '../../ui/ActionFailure.tsx';
import { useTimeZone } from '../../ui/admin/useTimeZone.ts';
import { useStage } from '../../ui/competition/useStage.ts';
import { fetchTable } from '../../ui/fetchTable.ts';
import { useAction } from '../../ui/useAction.ts';
import type { AdministeredCompetitionFragment } from '../../ui/admin/competition/generated/graphql.ts';
import { useOriginalsTotalQuery } from './generated/graphql.ts';

/** Those that tell scores are there from the end of voting on (docs/product.md §3). */
const tables = [
  { name: 'entries', scored: false },
  { name: 'people', scored: false },
  { name: 'comments', scored: false },
  { name: 'votes', scored: true },
  { name: 'results', scored: true },
] as const;

const nothing = () => undefined;

/** A way to save a file, and why it was refused. */
function Save({ label, text, disabled = false, onDownload }: SaveProps) {
  const action = useAction(onDownload);
  return (
    <Box>
      <Button variant="outline" aria-label={label} disabled={disabled} loading={action.pending} onClick={action.run}>
        <Download aria-hidden />
        {text}
      </Button>
      <ActionFailure action={action} />
    </Box>
  );
}

interface SaveProps {
  /** What is saved, and how. */
  label: string;
  /** What stands on the button. */
  text: string;
  disabled?: boolean;
  onDownload: Parameters<typeof useAction>[0];
}

/** The name of a file, its buttons, and what is known of it. */
function File({ name, known, children }: { name: string; known: ReactNode; children: ReactNode }) {
  return (
    <Box>
      <Text mb="1">{name}</Text>
      <HStack gap="2" wrap="wrap" align="flex-start">
        {children}
      </HStack>
      {known ? (
        <Text mt="1" textStyle="sm" color="fg.muted">
          {known}
        </Text>
      ) : null}
    </Box>
  );
}

/**
 * The originals of a competition: a form, since the browser streams what it brings to the disk, and goes on when this page is
 * left. Whether it would be refused is asked before, since its answer opens beside this page.
 */
function Originals({ competition }: { competition: number }) {
  const { t } = useTranslation();
  const { locale, number } = useFormat();
  const form = useRef<HTMLFormElement>(null);
  const { data, refetch } = useOriginalsTotalQuery({
    variables: { number: competition },
    fetchPolicy: 'cache-and-network',
  });
  const total = data?.adminCompetition?.originals;
  async function submit() {
    await refetch();
    const field = form.current?.elements.namedItem('token');
    // As it is now: it may have been renewed since the page was drawn.
    if (field instanceof HTMLInputElement) field.value = session.token() ?? '';
    form.current?.submit();
    return [];
  }
  return (
    <>
      <form ref={form} method="post" action={`/download/competition/${competition}/originals.zip`} target="_blank">
        <input type="hidden" name="token" />
        <input type="hidden" name="locale" value={locale} />
      </form>
      <File
        name={t('adminCompetitions.files.originals')}
        known={
          total
            ? t('adminCompetitions.files.total', {
                count: total.files,
                n: number(total.files),
                size: number(total.bytes / 1_000_000, { maximumFractionDigits: 1 }),
              })
            : null
        }
      >
        <Save
          label={t('adminCompetitions.files.originalsZip')}
          text={t('adminCompetitions.files.zip')}
          onDownload={submit}
        />
      </File>
    </>
  );
}

/** The tables and originals of a competition. What is refused is told beside its button. */
export function FilesTab({ item }: { item: AdministeredCompetitionFragment }) {
  const { t } = useTranslation();
  const { locale, zoned } = useFormat();
  const timeZone = useTimeZone();
  const { number, competition } = item;
  const { stage } = useStage(competition, nothing);
  const hasScores = stage === 'award' || stage === 'ended';
  return (
    <Stack gap="4">
      <Text color="fg.muted">{t('adminCompetitions.files.text')}</Text>
      {tables.map(({ name, scored }) => (
        <File
          key={name}
          name={t(`adminCompetitions.files.${name}`)}
          known={
            scored && !hasScores
              ? t('adminCompetitions.files.after', { instant: zoned(competition.votingEnd, timeZone) })
              : null
          }
        >
          {(['xlsx', 'csv'] as const).map((format) => (
            <Save
              key={format}
              label={t(`adminCompetitions.files.${format}Of`, { table: t(`adminCompetitions.files.${name}`) })}
              text={t(`adminCompetitions.files.${format}`)}
              disabled={scored && !hasScores}
              onDownload={() =>
                fetchTable(`/download/competition/${number}/${name}`, `${name}-${number}`, { format, locale })
              }
            />
          ))}
        </File>
      ))}
      <Originals competition={number} />
    </Stack>
  );
}
