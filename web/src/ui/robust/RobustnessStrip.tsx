import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { Heading } from '@chakra-ui/react/heading';
import { HStack, Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/format.ts';
import { paths } from '../../routes/paths.ts';
import { TextLink } from '../TextLink.tsx';
import { MethodMark, RankRow } from './RankRow.tsx';
import { rankAxis, type RankAxis } from './rankAxis.ts';
import { useRobustness, type Robustness } from './useRobustness.ts';

type Category = Robustness['categories'][number];

type Methods = Robustness['methods'];

/** Photos of a category that are shown. */
const shownRows = 10;

function Axis({ axis }: { axis: RankAxis }) {
  const format = useFormat();
  return (
    <Box aria-hidden position="relative" height="5" mx="2" textStyle="xs" color="fg.muted">
      {axis.ticks.map((tick) => (
        <Box
          key={tick}
          position="absolute"
          transform="translateX(-50%)"
          style={{ insetInlineStart: `${axis.at(tick)}%` }}
        >
          {format.number(tick)}
        </Box>
      ))}
    </Box>
  );
}

/** The same as a table, for screen readers. */
function HiddenTable({ rows, methods, caption }: { rows: Category['rows']; methods: Methods; caption: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <VisuallyHidden>
      <table>
        <caption dir="auto">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t('browse.results.photo')}</th>
            {methods.map((method) => (
              <th key={method} scope="col">
                {t(`robust.method.${method}`)}
              </th>
            ))}
            <th scope="col">{t('robust.interval')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ imageNumber, title, ranks, interval }) => (
            <tr key={imageNumber}>
              <th scope="row" dir="auto">
                {title}
              </th>
              {ranks.map(({ method, rank }) => (
                <td key={method}>{format.number(rank)}</td>
              ))}
              <td>{[...new Set(interval)].map((rank) => format.number(rank)).join('–')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  );
}

/** Under how many ways of counting the first photo is first, and how often it stays so. */
function useFinding({ rows, winnerShare }: Category, { rounds, methods }: Robustness): string {
  const of = methods.length;
  const { t } = useTranslation();
  const format = useFormat();
  const [first] = rows;
  const count = first?.ranks.filter(({ rank }) => rank === 1).length ?? 0;
  const values = {
    title: first?.title ?? '',
    of,
    ways: count,
    rounds: format.number(rounds),
    share: format.number(winnerShare ?? 0, { style: 'percent', maximumFractionDigits: 0 }),
  };
  return t(count === of ? 'robust.allAgree' : 'robust.someAgree', values);
}

interface CategoryStripProps {
  competitionNumber: number;
  category: Category;
  name: string;
  robustness: Robustness;
}

function CategoryStrip({ competitionNumber, category, name, robustness }: CategoryStripProps) {
  const format = useFormat();
  const finding = useFinding(category, robustness);
  const rows = category.rows.slice(0, shownRows);
  const axis = rankAxis(
    Math.max(...rows.flatMap(({ interval, ranks }) => [...interval, ...ranks.map(({ rank }) => rank)])),
  );
  return (
    <Stack gap="2">
      <Heading dir="auto" as="h3" size="md" fontWeight="medium">
        {name}
      </Heading>
      <Text>{finding}</Text>
      <Grid
        templateColumns={{ base: '1fr', md: 'minmax(8rem, 16rem) 1fr' }}
        columnGap="4"
        rowGap={{ base: '1', md: '2' }}
      >
        <Box display={{ base: 'none', md: 'block' }} />
        <Axis axis={axis} />
        {rows.map(({ imageNumber, title, rank, interval, ranks }) => (
          <Fragment key={imageNumber}>
            <Text textStyle="sm" truncate alignSelf="center" mt={{ base: '2', md: '0' }}>
              {format.number(rank)}.{' '}
              <TextLink dir="auto" to={paths.competition.show(competitionNumber, imageNumber)}>
                {title}
              </TextLink>
            </Text>
            <Box aria-hidden>
              <RankRow axis={axis} interval={interval} ranks={ranks} />
            </Box>
          </Fragment>
        ))}
      </Grid>
      <HiddenTable rows={rows} methods={robustness.methods} caption={name} />
    </Stack>
  );
}

function Key({ methods }: { methods: Methods }) {
  const { t } = useTranslation();
  return (
    <HStack as="ul" listStyleType="none" wrap="wrap" columnGap="4" rowGap="1" textStyle="sm">
      {methods.map((method) => (
        <HStack as="li" key={method} gap="2">
          <MethodMark method={method} />
          {t(`robust.method.${method}`)}
        </HStack>
      ))}
      <HStack as="li" gap="2">
        <Box aria-hidden width="6" height="3" bg="accent.subtle" borderWidth="1px" borderColor="accent.border" />
        {t('robust.interval')}
      </HStack>
    </HStack>
  );
}

/** Props of the strip. */
export interface RobustnessStripProps {
  /** A competition whose results the viewer sees. */
  competition: { number: number; imageTypes: readonly { code: string; title: { hu: string; en: string } }[] };
  /** Category code; null for all. */
  type: string | null;
}

/** How sure the first ten of each category are: their ranks by other ways of counting, and when votes are drawn again. */
export function RobustnessStrip({ competition: { number, imageTypes }, type }: RobustnessStripProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { robustness, isComing } = useRobustness(number);
  const shown = imageTypes.flatMap(({ code, title }) => {
    const category = robustness?.categories.find((one) => one.type === code);
    const isAsked = type === null || code === type;
    return category && isAsked && category.rows.length > 0 ? [{ category, name: format.text(title) }] : [];
  });
  if (isComing)
    return (
      <Text role="status" color="fg.muted" className="no-print">
        {t('robust.coming')}
      </Text>
    );
  if (!robustness || shown.length === 0) return null;
  return (
    <Box as="section" aria-labelledby="robustness" borderTopWidth="1px" pt="6" className="no-print">
      <Stack gap="5">
        <Stack gap="3" maxW="3xl">
          <Heading id="robustness" as="h2" size="lg" fontWeight="medium">
            {t('robust.title')}
          </Heading>
          <Text>{t('robust.explanation', { rounds: format.number(robustness.rounds) })}</Text>
          <Key methods={robustness.methods} />
        </Stack>
        {shown.map(({ category, name }) => (
          <CategoryStrip
            key={category.type}
            category={category}
            name={name}
            competitionNumber={number}
            robustness={robustness}
          />
        ))}
        <Text color="fg.muted" textStyle="sm" maxW="3xl">
          {t('robust.note')}
        </Text>
      </Stack>
    </Box>
  );
}
