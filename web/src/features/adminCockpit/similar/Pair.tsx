import { Badge } from '@chakra-ui/react/badge';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/format.ts';
import { paths } from '../../../routes/paths.ts';
import { digitOf, shortcutOf } from '../../../ui/keys.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import type { SimilarEntriesFragment } from '../generated/graphql.ts';
import { ExposureTable, LookedAt, LookingTools, useLooking } from './Comparison.tsx';
import { useDisqualifyName, usePairDecisions, type PairedEntry } from './usePairDecisions.ts';

/** Where arrows move what is enlarged, in percent. */
const steps: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -10, y: 0 },
  ArrowRight: { x: 10, y: 0 },
  ArrowUp: { x: 0, y: -10 },
  ArrowDown: { x: 0, y: 10 },
};

/** Props of a pair. */
export interface PairProps {
  pair: SimilarEntriesFragment;
  competitionNumber: number;
  timeZone: string;
  /** Called to disqualify `image`, as it is the same as `other`. */
  onDisqualify: (image: PairedEntry, other: PairedEntry) => void;
  onChanged: () => void;
}

/** Two photos that look alike, with what can be decided about them. */
export function Pair({ pair, competitionNumber, timeZone, onDisqualify, onChanged }: PairProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const nameOf = useDisqualifyName();
  const { setDismissed, isDismissing } = usePairDecisions(onChanged);
  const { first, second, distance, sameAuthor, dismissedBy } = pair;
  const dismiss = () => void setDismissed(pair, dismissedBy === null);
  const looking = useLooking();
  const { place, moveTo } = looking;
  /** Keys of the pair while it has the focus. */
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = steps[event.key];
    const acts: Record<string, () => void> = {
      ' ': () => looking.hold('key'),
      z: looking.toggleZoom,
      '1': () => (first.moderation === 'DISQUALIFIED' ? undefined : onDisqualify(first, second)),
      '2': () => (second.moderation === 'DISQUALIFIED' ? undefined : onDisqualify(second, first)),
      n: dismiss,
    };
    const act =
      step && place
        ? () => moveTo({ x: place.x + step.x, y: place.y + step.y })
        : acts[digitOf(event) ?? shortcutOf(event)];
    // A key that is held comes again and again.
    if (!act || (event.repeat && !step)) {
      if (event.key === ' ' && event.target === event.currentTarget) event.preventDefault();
      return;
    }
    // On a button Space presses it.
    if (event.key === ' ' && event.target !== event.currentTarget) return;
    event.preventDefault();
    act();
  };

  return (
    <Box
      as="li"
      tabIndex={0}
      aria-label={t('adminCompetitions.similar.pair', { first: first.number, second: second.number })}
      aria-keyshortcuts="Space Z 1 2 N"
      borderWidth="1px"
      borderRadius="l3"
      p="4"
      bg="bg.panel"
      _focusVisible={{ outline: '2px solid', outlineColor: 'accent.focusRing' }}
      onKeyDown={press}
      onKeyUp={(event: KeyboardEvent) => (event.key === ' ' ? looking.letGo('key') : undefined)}
      onBlur={() => looking.letGo('key')}
    >
      <Box display="grid" gap="4" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}>
        {[first, second].map((image, index) => (
          <Stack key={image.id} gap="2">
            <LookedAt image={image} other={index === 0 ? second : null} looking={looking} />
            <TextLink dir="auto" to={paths.competition.show(competitionNumber, image.number)}>
              {image.title}
            </TextLink>
            <Text textStyle="sm" color="fg.muted">
              #{image.number} ·{' '}
              {t(index === 0 ? 'adminCompetitions.similar.first' : 'adminCompetitions.similar.second')},{' '}
              {format.dateTime(image.createdAt, timeZone)}
            </Text>
            {image.moderation && image.moderation !== 'APPROVED' ? (
              <Badge width="fit-content">{t(`adminCompetitions.moderation.${image.moderation}`)}</Badge>
            ) : null}
            <Button
              size="sm"
              variant="outline"
              colorPalette="red"
              width="fit-content"
              disabled={image.moderation === 'DISQUALIFIED'}
              aria-label={nameOf(image)}
              onClick={() => onDisqualify(image, index === 0 ? second : first)}
            >
              {t('adminCompetitions.similar.disqualify')}
            </Button>
          </Stack>
        ))}
      </Box>
      <Stack mt="4" gap="3">
        <ExposureTable pair={pair} />
        <Text textStyle="sm">
          {t('adminCompetitions.similar.distance', { n: distance })}.{' '}
          {t(sameAuthor ? 'adminCompetitions.similar.same' : 'adminCompetitions.similar.different')}
        </Text>
        <LookingTools looking={looking}>
          <Button size="sm" variant="outline" loading={isDismissing} onClick={dismiss}>
            {t(dismissedBy === null ? 'adminCompetitions.similar.notDuplicate' : 'adminCompetitions.similar.restore')}
          </Button>
        </LookingTools>
      </Stack>
    </Box>
  );
}
