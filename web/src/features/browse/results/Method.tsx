import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { Table } from '@chakra-ui/react/table';
import { Text } from '@chakra-ui/react/text';
import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BrowsedCompetitionFragment } from '../generated/graphql.ts';
import { useFormat } from '../../../i18n/format.ts';
import { notify } from '../../../notifications/notify.ts';
import { basisOf, scoredVotes, type Basis, type Counted } from './basis.ts';
import { CategoryVotesDocument, type CategoryVotesQueryVariables } from './generated/graphql.ts';

type Category = BrowsedCompetitionFragment['imageTypes'][number];

/** A category with the numbers from which its scores are computed. */
type CategoryBasis = Basis & Pick<Category, 'code' | 'title'>;

/** Loads a page of a category's images with their counts; null when it could not be loaded. */
async function readPage(client: ApolloClient, variables: CategoryVotesQueryVariables) {
  // Not cached: it would replace the pages of the list, which have the same cache key.
  const { data } = await client.query({ query: CategoryVotesDocument, variables, fetchPolicy: 'no-cache' });
  return data?.competition?.images ?? null;
}

async function readBasis(
  client: ApolloClient,
  { number, scoring, minPoint }: BrowsedCompetitionFragment,
  { code, title }: Category,
): Promise<CategoryBasis> {
  const images: Counted[] = [];
  let after: string | null = null;
  for (;;) {
    const page = await readPage(client, { number, type: code, after });
    if (!page) throw new Error('The results could not be read.');
    images.push(...page.nodes.flatMap(({ result }) => (result ? [scoredVotes(result, scoring, minPoint)] : [])));
    if (!page.pageInfo.hasNextPage) return { code, title, ...basisOf(images) };
    after = page.pageInfo.endCursor;
  }
}

function Numbers({ categories, isBayesian }: { categories: readonly CategoryBasis[]; isBayesian: boolean }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Table.ScrollArea>
      <Table.Root size="sm" width="auto">
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader>{t('browse.filter')}</Table.ColumnHeader>
            <Table.ColumnHeader textAlign="end">{t('browse.results.photos')}</Table.ColumnHeader>
            <Table.ColumnHeader textAlign="end">{t('browse.results.allVotes')}</Table.ColumnHeader>
            <Table.ColumnHeader textAlign="end">
              {t('browse.results.meanPoint')}
              {isBayesian && ' (m)'}
            </Table.ColumnHeader>
            <Table.ColumnHeader textAlign="end">
              {t('browse.results.votesPerPhoto')}
              {isBayesian && ' (C)'}
            </Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {categories.map(({ code, title, images, votes, meanPoint, votesPerImage }) => (
            <Table.Row key={code}>
              <Table.Cell dir="auto">{format.text(title)}</Table.Cell>
              <Table.Cell textAlign="end">{format.number(images)}</Table.Cell>
              <Table.Cell textAlign="end">{format.number(votes)}</Table.Cell>
              <Table.Cell textAlign="end">{meanPoint === null ? '–' : format.score(meanPoint)}</Table.Cell>
              <Table.Cell textAlign="end">{format.score(votesPerImage)}</Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Table.ScrollArea>
  );
}

/** Explains how the results are computed and, on request, shows the numbers behind them. */
export function Method({ competition, type }: { competition: BrowsedCompetitionFragment; type: string | null }) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const [numbers, setNumbers] = useState<readonly CategoryBasis[] | null>(null);
  const [reading, setReading] = useState(false);
  const { scoring, minCoverage, imageTypes } = competition;

  const show = async () => {
    setReading(true);
    try {
      setNumbers(await Promise.all(imageTypes.map((category) => readBasis(client, competition, category))));
    } catch {
      notify.negative(t('browse.results.notRead'));
    }
    setReading(false);
  };
  const shown = numbers?.filter(({ code }) => type === null || code === type);
  return (
    <Box as="section" aria-labelledby="method" borderTopWidth="1px" pt="6">
      <Stack gap="3" maxW="3xl" align="flex-start">
        <Heading id="method" as="h2" size="lg" fontWeight="medium">
          {t('browse.results.methodTitle')}
        </Heading>
        <Text>{t(`browse.results.method.${scoring}`)}</Text>
        {minCoverage > 0 ? <Text>{t('browse.results.coverage', { share: minCoverage })}</Text> : null}
        <Text>{t('browse.results.ties')}</Text>
        {shown ? (
          <Numbers categories={shown} isBayesian={scoring === 'BAYESIAN' || scoring === 'TRIMMED'} />
        ) : (
          <Button variant="outline" size="sm" className="no-print" loading={reading} onClick={() => void show()}>
            {t('browse.results.showNumbers')}
          </Button>
        )}
      </Stack>
    </Box>
  );
}
