import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/format.ts';
import { session } from '../../../session/session.ts';
import { useTimeZone } from '../../../ui/admin/useTimeZone.ts';
import { useStage } from '../../../ui/competition/useStage.ts';
import type { AdministeredCompetitionFragment } from '../generated/graphql.ts';
import { useOriginalsTotalQuery } from './generated/graphql.ts';

/** Those that tell scores are there from the end of voting on (docs/product.md §3). */
const files = [
  { name: 'entries', file: 'entries.csv', scored: false },
  { name: 'people', file: 'people.csv', scored: false },
  { name: 'comments', file: 'comments.csv', scored: false },
  { name: 'votes', file: 'votes.csv', scored: true },
  { name: 'results', file: 'results.csv', scored: true },
  { name: 'originals', file: 'originals.zip', scored: false },
] as const;

const nothing = () => undefined;

/**
 * The tables and originals of a competition. Each is a form: the browser streams what it brings to the disk, and the token is in
 * no address. A refusal opens beside this page.
 */
export function FilesTab({ item }: { item: AdministeredCompetitionFragment }) {
  const { t } = useTranslation();
  const { locale, number, zoned } = useFormat();
  const timeZone = useTimeZone();
  const { id: competitionId, competition } = item;
  const { stage } = useStage(competition, nothing);
  const hasScores = stage === 'award' || stage === 'ended';
  const { data } = useOriginalsTotalQuery({ variables: { id: competitionId }, fetchPolicy: 'cache-and-network' });
  const total = data?.adminCompetition?.originals;
  return (
    <Stack gap="4">
      <Text color="fg.muted">{t('adminCompetitions.files.text')}</Text>
      {files.map(({ name, file, scored }) => (
        <form
          key={name}
          method="post"
          action={`/download/competition/${competitionId}/${file}`}
          target="_blank"
          onSubmit={({ currentTarget }) => {
            // As it is now: it may have been renewed since the page was drawn.
            const field = currentTarget.elements.namedItem('token');
            if (field instanceof HTMLInputElement) field.value = session.token() ?? '';
          }}
        >
          <input type="hidden" name="token" />
          <input type="hidden" name="locale" value={locale} />
          <Button type="submit" variant="outline" disabled={scored && !hasScores}>
            <Download aria-hidden />
            {t(`adminCompetitions.files.${name}`)}
          </Button>
          {scored && !hasScores ? (
            <Text mt="1" textStyle="sm" color="fg.muted">
              {t('adminCompetitions.files.after', { instant: zoned(competition.votingEnd, timeZone) })}
            </Text>
          ) : null}
          {name === 'originals' && total ? (
            <Text mt="1" textStyle="sm" color="fg.muted">
              {t('adminCompetitions.files.total', {
                n: number(total.files),
                size: number(total.bytes / 1_000_000, { maximumFractionDigits: 1 }),
              })}
            </Text>
          ) : null}
        </form>
      ))}
    </Stack>
  );
}
