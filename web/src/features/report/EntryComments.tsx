import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/format.ts';
import { paths } from '../../routes/paths.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import type { ReportedEntryFragment } from './generated/graphql.ts';

/** Settings of the comments. */
export interface EntryCommentsProps {
  entry: Pick<ReportedEntryFragment, 'number' | 'competitionNumber'>;
  comments: NonNullable<ReportedEntryFragment['comments']>;
}

/** Comments on an entry, to be read; they are answered on the page of the photo. */
export function EntryComments({ entry, comments: { nodes, totalCount } }: EntryCommentsProps) {
  const { t } = useTranslation();
  const format = useFormat();
  if (totalCount === 0) return <Text color="fg.muted">{t('report.noComments')}</Text>;
  return (
    <Box>
      <Heading as="h3" size="sm" fontWeight="medium" mb="2">
        {t('report.comments', { total: format.number(totalCount) })}
      </Heading>
      <Stack as="ul" gap="3" listStyleType="none">
        {nodes.map(({ id, author, createdAt, text }) => (
          <Box as="li" key={id} borderStartWidth="2px" ps="3" breakInside="avoid">
            <Text dir="auto" whiteSpace="pre-line" overflowWrap="anywhere">
              {text}
            </Text>
            <Text color="fg.muted" textStyle="sm">
              {author ? <bdi>{format.personName(author)}</bdi> : t('report.anonymous')}
              {' · '}
              <chakra.time dateTime={createdAt}>{format.date(createdAt)}</chakra.time>
            </Text>
          </Box>
        ))}
      </Stack>
      {nodes.length < totalCount ? (
        <TextLink to={`${paths.competition.show(entry.competitionNumber, entry.number)}#comments`}>
          {t('report.moreComments')}
        </TextLink>
      ) : null}
    </Box>
  );
}
