import { Box } from '@chakra-ui/react/box';
import { Button, IconButton } from '@chakra-ui/react/button';
import { Separator } from '@chakra-ui/react/separator';
import { Spacer } from '@chakra-ui/react/spacer';
import { HStack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { ChevronDown, LogOut, Menu, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '../../i18n/format.ts';
import { useUser } from '../../session/session.ts';
import { useLogout } from '../../session/useLogout.ts';
import { useShellCompetitionQuery } from './generated/graphql.ts';
import { paths } from '../../routes/paths.ts';
import { useLoginFrom } from '../../routes/useLoginFrom.ts';
import { useAccountLinks, type ShellLink } from './accountLinks.ts';
import { Brand } from './Brand.tsx';
import { Disclosure } from './Disclosure.tsx';
import { BarLink, PanelButton, PanelLink } from './NavigationLink.tsx';
import { SavedVotesIndicator } from './SavedVotesIndicator.tsx';
import { useColorModeSwitch, useLanguageSwitch } from './switches.tsx';

/** The pages of the site. Without an active competition its link leads home, which says so. */
function useSiteLinks(): ShellLink[] {
  const { t } = useTranslation();
  const { data } = useShellCompetitionQuery({ errorPolicy: 'all' });
  const competition = data?.activeCompetition;
  return [
    {
      to: competition ? paths.competition.browse(competition.number) : paths.home(),
      text: t('shell.nav.competition'),
    },
    { to: paths.archive(), text: t('shell.nav.archive') },
    { to: paths.rules(), text: t('shell.nav.rules') },
    { to: paths.contact(), text: t('shell.nav.contact') },
  ];
}

function PanelLinks({ links }: { links: readonly ShellLink[] }) {
  return links.map(({ to, text, icon: Icon }) => (
    <PanelLink key={to} to={to} end>
      {Icon ? <Icon aria-hidden /> : null}
      {text}
    </PanelLink>
  ));
}

function LogoutButton() {
  const { t } = useTranslation();
  const logout = useLogout();
  return (
    <PanelButton type="button" onClick={logout}>
      <LogOut aria-hidden />
      {t('shell.nav.logout')}
    </PanelButton>
  );
}

function AccountMenu() {
  const { t } = useTranslation();
  const format = useFormat();
  const user = useUser();
  const links = useAccountLinks();
  if (user.id === undefined) return null;
  const name = format.personName(user);
  return (
    <Disclosure
      label={t('shell.nav.accountOf', { name })}
      buttonProps={{ size: 'md', px: '3', maxW: '56' }}
      button={() => (
        <>
          <Text dir="auto" truncate>
            {name}
          </Text>
          <ChevronDown aria-hidden />
        </>
      )}
    >
      <Box as="nav" aria-label={t('shell.nav.account')}>
        <PanelLinks links={links} />
      </Box>
      <Separator my="2" />
      <LogoutButton />
    </Disclosure>
  );
}

function WideBar({ links }: { links: readonly ShellLink[] }) {
  const { t } = useTranslation();
  const user = useUser();
  const language = useLanguageSwitch();
  const colorMode = useColorModeSwitch();
  const from = useLoginFrom();
  return (
    <HStack hideBelow="lg" flex="1" gap="2">
      <HStack as="nav" aria-label={t('shell.nav.main')} gap="1" ms="6">
        {links.map(({ to, text }) => (
          <BarLink key={text} to={to} end={to === paths.home()}>
            {text}
          </BarLink>
        ))}
      </HStack>
      <Spacer />
      <Button
        variant="ghost"
        color="fg.muted"
        px="3"
        lang={language.lang}
        aria-label={language.label}
        onClick={language.onSwitch}
      >
        {language.text}
      </Button>
      <IconButton variant="ghost" color="fg.muted" aria-label={colorMode.label} onClick={colorMode.onSwitch}>
        <colorMode.icon aria-hidden />
      </IconButton>
      {user.id === undefined ? (
        <>
          <Button asChild variant="ghost" px="3">
            <Link to={paths.login()} state={from}>
              {t('shell.nav.login')}
            </Link>
          </Button>
          <Button asChild>
            <Link to={paths.registration.index()}>{t('shell.nav.register')}</Link>
          </Button>
        </>
      ) : (
        <AccountMenu />
      )}
    </HStack>
  );
}

function NarrowBar({ links }: { links: readonly ShellLink[] }) {
  const { t } = useTranslation();
  const user = useUser();
  const accountLinks = useAccountLinks();
  const language = useLanguageSwitch();
  const colorMode = useColorModeSwitch();
  const from = useLoginFrom();
  return (
    <HStack hideFrom="lg" flex="1" justify="flex-end">
      <Disclosure
        wide
        label={t('shell.nav.menu')}
        buttonProps={{ size: 'lg', px: '2', me: '-2' }}
        button={(open) => (open ? <X aria-hidden /> : <Menu aria-hidden />)}
      >
        <Box as="nav" aria-label={t('shell.nav.main')}>
          <PanelLinks links={links} />
          <Separator my="2" />
          {user.id === undefined ? (
            <>
              <PanelLink to={paths.login()} state={from}>
                {t('shell.nav.login')}
              </PanelLink>
              <PanelLink to={paths.registration.index()}>{t('shell.nav.register')}</PanelLink>
            </>
          ) : (
            <PanelLinks links={accountLinks} />
          )}
        </Box>
        {user.id === undefined ? null : <LogoutButton />}
        <Separator my="2" />
        {[language, colorMode].map(({ label, text, lang, icon: Icon, onSwitch }) => (
          <PanelButton key={label} type="button" lang={lang} aria-label={label} onClick={onSwitch}>
            <Icon aria-hidden />
            {text}
          </PanelButton>
        ))}
      </Disclosure>
    </HStack>
  );
}

/** The header of the public pages. */
export function Header() {
  const links = useSiteLinks();
  return (
    <Box as="header" position="relative" bg="bg" borderBottomWidth="1px" zIndex="docked">
      <HStack maxW="8xl" mx="auto" px={{ base: '4', md: '8' }} minH="16" position="static">
        <Brand />
        <SavedVotesIndicator />
        <WideBar links={links} />
        <NarrowBar links={links} />
      </HStack>
    </Box>
  );
}
