import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/format.ts';
import { CheckboxField } from '../../ui/form/CheckboxField.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { LoadingState } from '../../ui/LoadingState.tsx';
import { Photo } from '../../ui/photo/Photo.tsx';
import { useAwardCandidatesQuery, type CandidateFragment, type ListedAwardFragment } from './generated/graphql.ts';
import type { Giving } from './useAwards.ts';
import { hasAward } from './winners.ts';

/** Which place a key moves to, from another one; null for a key that does not move. */
function moved(key: string, at: number, columns: number): number | null {
  const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns };
  const step = steps[key];
  return step === undefined ? null : at + step;
}

/** How many tiles stand in the first row of a list. */
function columnsOf(list: HTMLElement): number {
  const tops = [...list.children].map((tile) => (tile as HTMLElement).offsetTop);
  return Math.max(1, tops.filter((top) => top === tops[0]).length);
}

/** Props of a candidate. */
interface TileProps {
  candidate: CandidateFragment;
  category: string;
  /** Whether it has the chosen award. */
  hasIt: boolean;
  /** Wish of a press that waits for the service. */
  wish: ReturnType<Giving['wishOf']>;
  isReachable: boolean;
  onPress: () => void;
  onKey: (event: KeyboardEvent<HTMLButtonElement>) => void;
  onFocus: () => void;
}

function Tile({ candidate, category, hasIt, wish, isReachable, onPress, onKey, onFocus }: TileProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { image, sum, marks, breach } = candidate;
  const score =
    marks === 0
      ? t('adminAwards.noScore')
      : t('adminAwards.score', { sum: format.number(sum), count: sum, mean: format.score(sum / marks) });
  return (
    <Box as="li" listStyleType="none" minW="0">
      <Button
        variant="outline"
        width="full"
        height="auto"
        p="2"
        display="block"
        textAlign="start"
        whiteSpace="normal"
        fontWeight="normal"
        tabIndex={isReachable ? 0 : -1}
        aria-pressed={hasIt}
        aria-busy={wish !== null}
        borderColor={hasIt ? 'accent.solid' : 'border'}
        borderWidth={hasIt ? '2px' : '1px'}
        onClick={onPress}
        onKeyDown={onKey}
        onFocus={onFocus}
      >
        <Box as="span" display="block" aspectRatio={3 / 2} overflow="hidden" borderRadius="l1" mb="2">
          <Photo image={image} fit="cover" resolution="small" sizes="240px" titled />
        </Box>
        <Text as="span" display="block" dir="auto" fontWeight="medium" overflowWrap="anywhere">
          {image.title}
        </Text>
        <Text as="span" display="block" color="fg.muted" textStyle="sm" fontVariantNumeric="tabular-nums">
          {[score, category].filter(Boolean).join(' · ')}
        </Text>
        {wish ? (
          <Text as="span" display="block" textStyle="sm" color="accent.fg">
            {t(wish === 'given' ? 'adminAwards.giving' : 'adminAwards.taking')}
          </Text>
        ) : hasIt ? (
          <Text as="span" display="block" textStyle="sm" color="accent.fg">
            {t('adminAwards.hasIt')}
          </Text>
        ) : breach ? (
          <Text as="span" display="block" textStyle="sm">
            {t(`adminAwards.breach.${breach}`)}
          </Text>
        ) : null}
      </Button>
    </Box>
  );
}

/** Props of the photos. */
export interface CandidatesProps {
  competitionNumber: number;
  award: ListedAwardFragment;
  categories: readonly { code: string; title: string }[];
  giving: Giving;
}

/** The photos that an award can be given to, in their order: Enter gives it, Delete takes it. */
export function Candidates({ competitionNumber, award, categories, giving }: CandidatesProps) {
  const { t } = useTranslation();
  const [least, setLeast] = useState('');
  const [type, setType] = useState<string | null>(null);
  const [starred, setStarred] = useState(false);
  const [possible, setPossible] = useState(false);
  const [reached, setReached] = useState(0);
  const list = useRef<HTMLUListElement>(null);
  const variables = { number: competitionNumber, award: award.number, type, starred, page: 0 };
  const { data, error, refetch, fetchMore, loading } = useAwardCandidatesQuery({
    variables,
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const page = data?.awardCandidates;
  const items = page?.items ?? [];
  const leastScore = least.trim() === '' ? null : Number(least.replace(',', '.'));
  const shown = items.filter(
    ({ sum, marks, breach }) =>
      (leastScore === null || Number.isNaN(leastScore) || (marks > 0 && sum / marks >= leastScore)) &&
      (!possible || breach === null),
  );
  const isFiltered = leastScore !== null || type !== null || starred || possible;
  const has = (number: number) => hasAward(award, { imageNumber: number });
  const wishOf = (number: number) => giving.wishOf(award.number, { imageNumber: number });
  /** Whether it has the award once every press is done. */
  const willHave = (number: number) => (wishOf(number) ?? (has(number) ? 'given' : 'taken')) === 'given';
  const titleOf = (code: string) =>
    award.type === null ? (categories.find((one) => one.code === code)?.title ?? code) : '';
  const press = ({ image }: CandidateFragment) => {
    if (!willHave(image.number)) giving.give(award.number, { imageNumber: image.number });
  };
  const onKey = (candidate: CandidateFragment, at: number) => (event: KeyboardEvent<HTMLButtonElement>) => {
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      const imageNumber = candidate.image.number;
      if (willHave(imageNumber)) giving.take(award.number, { imageNumber });
      return;
    }
    const next = list.current ? moved(event.key, at, columnsOf(list.current)) : null;
    const tile = next === null ? undefined : list.current?.querySelectorAll<HTMLElement>('li > button')[next];
    if (!tile) return;
    event.preventDefault();
    tile.focus();
  };
  const more = () =>
    void fetchMore({
      variables: { page: (page?.pageInfo.page ?? 0) + 1 },
      updateQuery: (before, { fetchMoreResult }) => {
        const [one, other] = [before.awardCandidates, fetchMoreResult.awardCandidates];
        if (!one || !other) return before;
        return { ...fetchMoreResult, awardCandidates: { ...other, items: [...one.items, ...other.items] } };
      },
    }).catch(() => undefined);

  return (
    <Stack gap="4">
      <Flex gap="4" wrap="wrap" align="flex-end">
        <Box width="36">
          <TextField
            label={t('adminAwards.least')}
            inputMode="decimal"
            value={least}
            onChange={(event) => setLeast(event.target.value)}
          />
        </Box>
        {award.type === null ? (
          <Box width="52">
            <SelectField
              label={t('adminAwards.category')}
              value={type ?? ''}
              onChange={({ target }) => setType(target.value || null)}
            >
              <option value="">{t('adminAwards.every')}</option>
              {categories.map(({ code, title }) => (
                <option key={code} value={code}>
                  {title}
                </option>
              ))}
            </SelectField>
          </Box>
        ) : null}
        <CheckboxField checked={starred} onChange={({ target }) => setStarred(target.checked)}>
          {t('adminAwards.starred')}
        </CheckboxField>
        <CheckboxField checked={possible} onChange={({ target }) => setPossible(target.checked)}>
          {t('adminAwards.possible')}
        </CheckboxField>
      </Flex>
      <Text color="fg.muted" textStyle="sm">
        {t('adminAwards.keys')}
      </Text>
      {error && !page ? <ErrorNotice error={error} onRetry={() => void refetch().catch(() => undefined)} /> : null}
      {!page && loading ? <LoadingState /> : null}
      {page && shown.length === 0 ? (
        <Text color="fg.muted">{t(isFiltered ? 'adminAwards.noneChosen' : 'adminAwards.noCandidates')}</Text>
      ) : null}
      <Box
        as="ul"
        ref={list}
        m="0"
        p="0"
        display="grid"
        gridTemplateColumns="repeat(auto-fill, minmax(min(11rem, 45%), 1fr))"
        gap="3"
      >
        {shown.map((candidate, at) => (
          <Tile
            key={candidate.image.number}
            candidate={candidate}
            category={titleOf(candidate.image.type)}
            hasIt={has(candidate.image.number)}
            wish={wishOf(candidate.image.number)}
            isReachable={at === Math.min(reached, shown.length - 1)}
            onPress={() => press(candidate)}
            onKey={onKey(candidate, at)}
            onFocus={() => setReached(at)}
          />
        ))}
      </Box>
      {page && page.pageInfo.page + 1 < page.pageInfo.totalPages ? (
        <Button alignSelf="center" variant="outline" loading={loading} onClick={more}>
          {t('adminAwards.more', { count: page.pageInfo.totalItems - items.length })}
        </Button>
      ) : null}
    </Stack>
  );
}
