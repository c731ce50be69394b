import { Badge } from '@chakra-ui/react/badge';
import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { HStack, Stack } from '@chakra-ui/react/stack';
import { Separator } from '@chakra-ui/react/separator';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import {
  CalendarRange,
  CircleUser,
  Contact,
  FileText,
  Globe,
  LayoutDashboard,
  LogOut,
  Mail,
  MoreHorizontal,
  ScrollText,
  Users,
  X,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { NavLink, Outlet } from 'react-router-dom';
import { useFormat } from '../../i18n/format.ts';
import { paths } from '../../routes/paths.ts';
import { useLogout } from '../../session/useLogout.ts';
import { useLastPulse, usePulse, type Pulse } from '../../ui/admin/usePulse.ts';
import { useServerNow } from '../../ui/competition/useServerNow.ts';
import type { ShellLink } from './accountLinks.ts';
import { Brand } from './Brand.tsx';
import { Disclosure } from './Disclosure.tsx';
import { PanelButton, PanelLink } from './NavigationLink.tsx';
import { PaletteHost } from './palette/PaletteHost.tsx';
import { contentId, SkipLink } from './SkipLink.tsx';
import { useKeptScroll } from './useKeptScroll.ts';
import { useColorModeSwitch, useLanguageSwitch } from './switches.tsx';

interface AdminLink extends ShellLink {
  icon: typeof Mail;
  /** How many things wait there. */
  waiting?: number;
  /** The waiting items, in words. */
  waitingText?: string;
}

function useAdminLinks(): AdminLink[] {
  const { t } = useTranslation();
  const { pulse } = useLastPulse() ?? { pulse: null };
  const toModerate = pulse ? pulse.pendingImages + pulse.pendingComments : 0;
  const failed = pulse?.mail.failedLastDay ?? 0;
  return [
    { to: paths.admin.index(), text: t('admin.nav.dashboard'), icon: LayoutDashboard },
    {
      to: paths.admin.competitions(),
      text: t('admin.nav.competitions'),
      icon: CalendarRange,
      waiting: toModerate,
      waitingText: t('admin.nav.waiting', { n: toModerate }),
    },
    {
      to: paths.admin.emails(),
      text: t('admin.nav.emails'),
      icon: Mail,
      waiting: failed,
      waitingText: t('admin.nav.failed', { count: failed, n: failed }),
    },
    { to: paths.admin.users(), text: t('admin.nav.users'), icon: Users },
    { to: paths.admin.localization(), text: t('admin.nav.localization'), icon: FileText },
    { to: paths.admin.templates(), text: t('admin.nav.templates'), icon: ScrollText },
    { to: paths.admin.site(), text: t('admin.nav.siteSettings'), icon: Contact },
  ];
}

function Waiting({ link: { waiting = 0, waitingText } }: { link: AdminLink }) {
  if (waiting === 0) return null;
  return (
    <Badge colorPalette="accent" ms="auto" aria-label={waitingText}>
      {waiting}
    </Badge>
  );
}

function RailLink({ link }: { link: AdminLink }) {
  const { to, text, icon: Icon } = link;
  return (
    <PanelLink to={to} end={to === paths.admin.index()}>
      <Icon aria-hidden />
      {text}
      <Waiting link={link} />
    </PanelLink>
  );
}

/** Ways out of the administration and switches of its appearance. */
function Ways() {
  const { t } = useTranslation();
  const logout = useLogout();
  const language = useLanguageSwitch();
  const colorMode = useColorModeSwitch();
  return (
    <>
      <PanelLink to={paths.admin.profile()}>
        <CircleUser aria-hidden />
        {t('admin.nav.account')}
      </PanelLink>
      <PanelLink to={paths.home()} end>
        <Globe aria-hidden />
        {t('admin.nav.site')}
      </PanelLink>
      {[language, colorMode].map(({ label, text, lang, icon: Icon, onSwitch }) => (
        <PanelButton key={label} type="button" lang={lang} aria-label={label} onClick={onSwitch}>
          <Icon aria-hidden />
          {text}
        </PanelButton>
      ))}
      <PanelButton type="button" onClick={logout}>
        <LogOut aria-hidden />
        {t('shell.nav.logout')}
      </PanelButton>
    </>
  );
}

function Rail({ links }: { links: readonly AdminLink[] }) {
  const { t } = useTranslation();
  return (
    <Flex
      as="aside"
      aria-label={t('shell.brand')}
      direction="column"
      hideBelow="lg"
      width="60"
      flexShrink="0"
      borderEndWidth="1px"
      bg="bg.subtle"
      position="sticky"
      top="0"
      height="100dvh"
      overflowY="auto"
      py="3"
    >
      <Box px="5" mb="3">
        <Brand size="lg" />
      </Box>
      <Box as="nav" aria-label={t('admin.nav.label')}>
        {links.map((link) => (
          <RailLink key={link.to} link={link} />
        ))}
      </Box>
      <Box mt="auto">
        <Separator my="2" />
        <Ways />
      </Box>
    </Flex>
  );
}

const BarTarget = chakra(NavLink, {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    flex: '1 1 0',
    minW: '0',
    minH: '14',
    px: '0.5',
    fontSize: '0.6875rem',
    lineHeight: '1rem',
    color: 'fg.muted',
    position: 'relative',
    '& svg': { boxSize: '5' },
    '&[aria-current=page]': { color: 'fg', fontWeight: 'medium' },
    _focusVisible: { outlineOffset: '-2px' },
  },
});

/** The main pages within reach of the thumb, on phones and small tablets. */
function BottomBar({ links }: { links: readonly AdminLink[] }) {
  const { t } = useTranslation();
  return (
    <Flex
      as="nav"
      aria-label={t('admin.nav.phone')}
      hideFrom="lg"
      // An element that takes the focus is scrolled out from beneath the bar (`ui/theme.ts`).
      data-bottom-bar="navigation"
      position="sticky"
      bottom="0"
      bg="bg.panel"
      borderTopWidth="1px"
      zIndex="docked"
    >
      {links.slice(0, 4).map((link) => (
        <BarTarget key={link.to} to={link.to} end={link.to === paths.admin.index()}>
          <link.icon aria-hidden />
          {link.text}
          {link.waiting ? (
            <Badge
              position="absolute"
              top="1"
              insetEnd="25%"
              size="xs"
              colorPalette="accent"
              aria-label={link.waitingText}
            >
              {link.waiting}
            </Badge>
          ) : null}
        </BarTarget>
      ))}
    </Flex>
  );
}

function Clock({ pulse, timeZone }: Pulse) {
  const { t } = useTranslation();
  const format = useFormat();
  const now = new Date(useServerNow(pulse.now)).toISOString();
  const minute = `${now.slice(0, 16)}:00.000Z`;
  return (
    <Text textStyle="sm" color="fg.muted" whiteSpace="nowrap">
      <chakra.span srOnly>{t('admin.nav.clock', { zone: timeZone })}</chakra.span>
      <time dateTime={minute}>{format.zoned(minute, timeZone)}</time>
    </Text>
  );
}

function TopBar({ links, pulse }: { links: readonly AdminLink[]; pulse: Pulse | null }) {
  const { t } = useTranslation();
  return (
    <HStack
      as="header"
      aria-label={t('admin.nav.label')}
      // The panel of the disclosure stands right below it.
      position="relative"
      borderBottomWidth="1px"
      px={{ base: '4', md: '8' }}
      minH="14"
      gap="4"
      justify="space-between"
    >
      <Box hideFrom="lg" minW="0">
        <Brand />
      </Box>
      <Box ms="auto" order={{ md: 1 }}>
        <PaletteHost />
      </Box>
      <Box flex="1" hideBelow="md" textAlign="end">
        {pulse ? <Clock {...pulse} /> : null}
      </Box>
      <Box hideFrom="lg">
        <Disclosure
          wide
          label={t('admin.nav.more')}
          buttonProps={{ size: 'lg', px: '2', me: '-2' }}
          button={(open) => (open ? <X aria-hidden /> : <MoreHorizontal aria-hidden />)}
        >
          <Box as="nav" aria-label={t('admin.nav.label')}>
            {links.map((link) => (
              <RailLink key={link.to} link={link} />
            ))}
          </Box>
          <Separator my="2" />
          <Ways />
        </Disclosure>
      </Box>
    </HStack>
  );
}

/** The frame of the administration: a rail on wide screens, a bar below on phones; reads the pulse for every page in it. */
export function AdminLayout() {
  const { t } = useTranslation();
  const pulse = usePulse();
  useKeptScroll();
  const links = useAdminLinks();
  return (
    <Flex minH="100dvh">
      <SkipLink />
      <Rail links={links} />
      <Stack flex="1" minW="0" gap="0">
        <TopBar links={links} pulse={pulse} />
        {/* Named, since a preview in it has a header and a main part, too. */}
        <Box as="main" aria-label={t('admin.nav.label')} id={contentId} tabIndex={-1} flex="1">
          <Outlet />
        </Box>
        <BottomBar links={links} />
      </Stack>
    </Flex>
  );
}
