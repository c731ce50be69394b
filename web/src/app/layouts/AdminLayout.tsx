import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { HStack } from '@chakra-ui/react/stack';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { paths } from '../../routes/paths.ts';
import { Brand } from './Brand.tsx';
import { BarLink } from './NavigationLink.tsx';
import { contentId, SkipLink } from './SkipLink.tsx';

/** The frame of the administration. */
export function AdminLayout() {
  const { t } = useTranslation();
  const links = [
    { to: paths.admin.index(), text: t('shell.admin.dashboard') },
    { to: paths.admin.competitions(), text: t('shell.admin.competitions') },
    { to: paths.admin.emails(), text: t('shell.admin.emails') },
    { to: paths.admin.users(), text: t('shell.admin.users') },
    { to: paths.admin.localization(), text: t('shell.admin.localization') },
    { to: paths.admin.templates(), text: t('shell.admin.templates') },
    { to: paths.home(), text: t('shell.nav.site') },
  ];
  return (
    <Flex direction="column" minH="100dvh">
      <SkipLink />
      <Box as="header" borderBottomWidth="1px" bg="bg.subtle">
        <HStack maxW="8xl" mx="auto" px={{ base: '4', md: '8' }} minH="16" gap="6" overflowX="auto">
          <Brand />
          <HStack as="nav" aria-label={t('shell.nav.admin')} gap="1" whiteSpace="nowrap">
            {links.map(({ to, text }) => (
              <BarLink key={to} to={to} end={to === paths.admin.index() || to === paths.home()}>
                {text}
              </BarLink>
            ))}
          </HStack>
        </HStack>
      </Box>
      <Box as="main" id={contentId} tabIndex={-1} flex="1">
        <Outlet />
      </Box>
    </Flex>
  );
}
