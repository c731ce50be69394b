import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/format.ts';
import { session } from '../../../session/session.ts';
import { useOriginalsTotalQuery } from './generated/graphql.ts';

const files = [
  { name: 'entries', file: 'entries.csv' },
  { name: 'votes', file: 'votes.csv' },
  { name: 'results', file: 'results.csv' },
  { name: 'originals', file: 'originals.zip' },
] as const;

/**
 * The tables and originals of a competition. Each is a form: the browser streams what it brings to the disk, and the token is in
 * no address. A refusal opens beside this page.
 */
export function FilesTab({ competitionId }: { competitionId: string }) {
  const { t } = useTranslation();
  const { locale, number } = useFormat();
  const { data } = useOriginalsTotalQuery({ variables: { id: competitionId }, fetchPolicy: 'cache-and-network' });
  const total = data?.adminCompetition?.originals;
  return (
    <Stack gap="4">
      <Text color="fg.muted">{t('adminCompetitions.files.text')}</Text>
      {files.map(({ name, file }) => (
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
          <Button type="submit" variant="outline">
            <Download aria-hidden />
            {t(`adminCompetitions.files.${name}`)}
          </Button>
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
