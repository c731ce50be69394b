import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { BrowsedCompetitionFragment } from './generated/graphql.ts';
import { useFormat } from '../../i18n/format.ts';
import { photoListSearch, type PhotoListState } from '../../routes/photoList.ts';
import type { Offer } from './listState.ts';

function Choices({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  return (
    <Flex align="center" gap="2" wrap={{ base: 'nowrap', md: 'wrap' }} flexShrink="0" role="group" aria-labelledby={id}>
      <Text id={id} textStyle="sm" color="fg.muted" me="1" whiteSpace="nowrap">
        {label}
      </Text>
      {children}
    </Flex>
  );
}

function Choice({ to, chosen, stays, children }: { to: string; chosen: boolean; stays: boolean; children: string }) {
  return (
    <Button asChild size="sm" variant={chosen ? 'solid' : 'outline'} borderRadius="full" flexShrink="0">
      <Link dir="auto" to={to || '.'} replace preventScrollReset={stays} aria-current={chosen ? 'true' : undefined}>
        {children}
      </Link>
    </Button>
  );
}

/** What goes on beyond the edge of a phone fades; at the end of the row only its own padding does. */
const fade = 'linear-gradient(to right, black calc(100% - 2.5rem), transparent)';

/** Links for category, filter and order of the list, which are part of the URL. */
export function ListControls({
  competition,
  state,
  offer: { sorts, filters },
  stays = true,
}: {
  competition: BrowsedCompetitionFragment;
  state: PhotoListState;
  offer: Offer;
  /** Whether the page keeps its place when one is chosen; where they stand at the end, it begins anew. */
  stays?: boolean;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Stack gap="2" className="no-print">
      {/* On a phone one row that scrolls, up to both edges of the screen. */}
      <Flex
        columnGap={{ base: '5', md: '8' }}
        rowGap="3"
        wrap={{ base: 'nowrap', md: 'wrap' }}
        overflowX={{ base: 'auto', md: 'visible' }}
        mx={{ base: '-4', md: '0' }}
        ps={{ base: '4', md: '0' }}
        pe={{ base: '10', md: '0' }}
        py="1"
        scrollPaddingX="10"
        css={{ scrollbarWidth: 'none', mdDown: { maskImage: fade } }}
      >
        {competition.imageTypes.length > 1 && (
          <Choices label={t('browse.filter')}>
            <Choice stays={stays} to={photoListSearch({ ...state, type: null })} chosen={state.type === null}>
              {t('browse.all')}
            </Choice>
            {competition.imageTypes.map(({ code, title }) => (
              <Choice
                key={code}
                stays={stays}
                to={photoListSearch({ ...state, type: code })}
                chosen={state.type === code}
              >
                {format.text(title)}
              </Choice>
            ))}
          </Choices>
        )}
        {filters.length > 0 && (
          <Choices label={t('browse.only')}>
            <Choice stays={stays} to={photoListSearch({ ...state, only: null })} chosen={state.only === null}>
              {t('browse.everything')}
            </Choice>
            {filters.map((only) => (
              <Choice key={only} stays={stays} to={photoListSearch({ ...state, only })} chosen={state.only === only}>
                {t(`browse.${only}`)}
              </Choice>
            ))}
          </Choices>
        )}
        {sorts.length > 1 && (
          <Choices label={t('browse.sort')}>
            {sorts.map((sort) => (
              <Choice key={sort} stays={stays} to={photoListSearch({ ...state, sort })} chosen={state.sort === sort}>
                {t(sort === 'rank' && competition.judgedBy === 'JURY' ? 'browse.byJury' : `browse.${sort}`)}
              </Choice>
            ))}
          </Choices>
        )}
      </Flex>
      {sorts.length > 1 && state.sort === 'fair' && (
        <Text textStyle="sm" color="fg.muted">
          {t('browse.fairHint')}
        </Text>
      )}
    </Stack>
  );
}
