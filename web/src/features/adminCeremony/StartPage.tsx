import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { Kbd } from '@chakra-ui/react/kbd';
import { Progress } from '@chakra-ui/react/progress';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { paths } from '../../routes/paths.ts';
import { Card } from '../../ui/admin/Card.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import type { CeremonyQuery } from './generated/graphql.ts';
import { MakePublic } from './MakePublic.tsx';
import { stopsOf, type Slide } from './sequence.ts';
import type { CeremonyPictures } from './useCeremonyPictures.ts';
import type { CeremonyPlace } from './useCeremonyPlace.ts';
import type { SlideText } from './useSlideText.ts';

type Administered = NonNullable<CeremonyQuery['adminCompetition']>;

/** Props of the page before the ceremony. */
export interface StartPageProps {
  item: Administered;
  title: string;
  timeZone: string;
  slides: readonly Slide[];
  place: CeremonyPlace;
  loading: CeremonyPictures;
  textOf: (slide: Slide) => SlideText;
  onBegin: () => void;
}

const keys = ['next', 'back', 'black', 'leave'] as const;
const keyNames = { next: '→', back: '←', black: 'B', leave: 'Esc' } as const;

/** How far the pictures are; who begins knows that nothing will be fetched. */
function Loading({ loading: { total, loaded, failed, retry } }: Pick<StartPageProps, 'loading'>) {
  const { t } = useTranslation();
  if (total === 0) return null;
  return (
    <Stack gap="2" maxW="md">
      <Progress.Root value={(100 * loaded) / total}>
        <Progress.Label fontWeight="normal" fontVariantNumeric="tabular-nums">
          {loaded === total
            ? t('adminCeremony.loaded', { count: total })
            : t('adminCeremony.loading', { loaded, total, count: total })}
        </Progress.Label>
        <Progress.Track mt="1">
          <Progress.Range />
        </Progress.Track>
      </Progress.Root>
      {failed > 0 ? (
        <Flex gap="3" align="center" wrap="wrap" role="alert">
          <Text>{t('adminCeremony.failed', { count: failed })}</Text>
          <Button size="sm" variant="outline" onClick={retry}>
            {t('shell.state.retry')}
          </Button>
        </Flex>
      ) : null}
    </Stack>
  );
}

function Keys() {
  const { t } = useTranslation();
  return (
    <Flex as="ul" gap="4" rowGap="2" wrap="wrap" m="0" p="0" listStyleType="none" color="fg.muted" textStyle="sm">
      {keys.map((key) => (
        <Box as="li" key={key}>
          <Kbd size="sm">{keyNames[key]}</Kbd> {t(`adminCeremony.${key}`)}
        </Box>
      ))}
    </Flex>
  );
}

/** Before the ceremony and after it: whether its pictures are here, its order, and the way to make the results public. */
export function StartPage({ item, title, timeZone, slides, place, loading, textOf, onBegin }: StartPageProps) {
  const { t } = useTranslation();
  const { index, goTo } = place;
  const isReady = loading.loaded === loading.total;
  const hasAwards = slides.length > 2;
  const waits =
    item.jury?.seats.some(({ chair, state }) => chair && state === 'ACCEPTED') && !item.jury.awardsConfirmedAt;
  const openPresenter = () =>
    window.open('?window=presenter', `ceremony-${item.number}`, 'popup,width=1200,height=800');
  return (
    <Box as="main" maxW="5xl" mx="auto" px={{ base: '4', md: '8' }} py={{ base: '4', md: '8' }}>
      <Stack gap="6">
        <Stack gap="2">
          <TextLink to={`${paths.admin.competition(item.number)}?tab=jury`}>{t('adminCeremony.toJury')}</TextLink>
          <PageHeading documentTitle={t('adminCeremony.title', { title })}>
            {t('adminCeremony.title', { title })}
          </PageHeading>
          <Text maxW="prose">{t('adminCeremony.intro')}</Text>
        </Stack>
        {hasAwards ? (
          <Card title={t('adminCeremony.begin')}>
            <Stack gap="4" align="stretch">
              {waits ? <Text>{t('adminCeremony.unconfirmed')}</Text> : null}
              <Loading loading={loading} />
              <Flex gap="3" wrap="wrap">
                <Button size="lg" disabled={!isReady} onClick={onBegin}>
                  {t(index > 0 ? 'adminCeremony.goOn' : 'adminCeremony.begin')}
                </Button>
                <Button size="lg" variant="outline" onClick={openPresenter}>
                  {t('adminCeremony.openPresenter')}
                </Button>
                {index > 0 ? (
                  <Button size="lg" variant="outline" onClick={() => goTo(0)}>
                    {t('adminCeremony.fromStart')}
                  </Button>
                ) : null}
              </Flex>
              <Text color="fg.muted" textStyle="sm" maxW="prose">
                {t('adminCeremony.presenterHint')}
              </Text>
              <Keys />
            </Stack>
          </Card>
        ) : (
          <Text>{t('adminCeremony.none')}</Text>
        )}
        {hasAwards ? (
          <Card title={t('adminCeremony.list')}>
            <Box as="ol" ps="6" m="0">
              {stopsOf(slides).map(({ from, to, slide }) => {
                const { over, main, under } = textOf(slide);
                return (
                  <Box
                    as="li"
                    key={slide.key}
                    py="0.5"
                    dir="auto"
                    fontWeight={slide.kind === 'category' ? 'medium' : undefined}
                  >
                    {from < to ? [over, main, under].filter(Boolean).join(' – ') : main}
                  </Box>
                );
              })}
            </Box>
          </Card>
        ) : null}
        <MakePublic item={item} timeZone={timeZone} />
      </Stack>
    </Box>
  );
}
