import { IconButton } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { ArrowLeft, ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PhotoPlace } from '../../../photoList/usePhotoPlace.ts';
import { returning } from '../../../routes/returnPlace.ts';
import { TextLink } from '../../../ui/TextLink.tsx';

/** Props of the bar. */
export interface PageBarProps {
  /** Link to the grid; on a phone there is room for the short text. */
  back: { to: string; text: string; short: string };
  place: PhotoPlace | null;
  previous: string | null;
  next: string | null;
}

function Step({ to, label, icon: Icon }: { to: string | null; label: string; icon: LucideIcon }) {
  return (
    <IconButton
      asChild
      variant="outline"
      borderColor="border.emphasized"
      aria-label={label}
      title={label}
      _disabled={{ opacity: 0.4, cursor: 'not-allowed' }}
    >
      {/* At the end of the list it is disabled, not removed, so that it keeps the keyboard focus. */}
      <Link
        to={to ?? '.'}
        replace
        aria-disabled={to === null ? true : undefined}
        onClick={(event) => {
          if (to === null) event.preventDefault();
        }}
      >
        <Icon aria-hidden />
      </Link>
    </IconButton>
  );
}

/** Links to the grid and to the previous and next image. */
export function PageBar({ back, place, previous, next }: PageBarProps) {
  const { t } = useTranslation();
  return (
    <HStack justify="space-between" gap="4" minH="12" pb="2">
      <TextLink
        to={back.to}
        state={returning}
        viewTransition
        aria-label={back.text}
        display="inline-flex"
        alignItems="center"
        gap="1.5"
        minW="0"
        py="1"
      >
        <ArrowLeft aria-hidden size={18} style={{ flexShrink: 0 }} />
        <Text as="span" dir="auto" truncate hideFrom="sm">
          {back.short}
        </Text>
        <Text as="span" truncate hideBelow="sm">
          {back.text}
        </Text>
      </TextLink>
      <HStack as="nav" aria-label={t('show.navigation')} gap="2" flexShrink="0">
        {place ? (
          <Text textStyle="sm" color="fg.muted" me="1" fontVariantNumeric="tabular-nums">
            <Text as="span" srOnly role="status">
              {t('show.position', { position: place.position, total: place.total })}
            </Text>
            <span aria-hidden>{t('show.place', { position: place.position, total: place.total })}</span>
          </Text>
        ) : null}
        <Step to={previous} label={t('show.previous')} icon={ChevronLeft} />
        <Step to={next} label={t('show.next')} icon={ChevronRight} />
      </HStack>
    </HStack>
  );
}
