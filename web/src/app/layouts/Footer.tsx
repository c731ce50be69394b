import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Link as StyledLink } from '@chakra-ui/react/link';
import { HStack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../routes/paths.ts';

/** The footer of the public pages. */
export function Footer() {
  const { t } = useTranslation();
  const links = [
    { to: paths.archive(), text: t('shell.nav.archive') },
    { to: paths.rules(), text: t('shell.nav.rules') },
    { to: paths.contact(), text: t('shell.nav.contact') },
  ];
  return (
    <Box as="footer" borderTopWidth="1px" mt="auto">
      <Flex
        maxW="8xl"
        mx="auto"
        px={{ base: '4', md: '8' }}
        py="6"
        gap="4"
        wrap="wrap"
        align="center"
        justify="space-between"
        color="fg.muted"
        textStyle="sm"
      >
        <Text fontFamily="heading">{t('shell.tagline')}</Text>
        <HStack as="nav" aria-label={t('shell.nav.footer')} gap="6">
          {links.map(({ to, text }) => (
            <StyledLink key={to} asChild color="inherit" py="2">
              <Link to={to}>{text}</Link>
            </StyledLink>
          ))}
        </HStack>
      </Flex>
    </Box>
  );
}
