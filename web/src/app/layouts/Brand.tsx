import { HStack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { Link } from '../../router/Link.tsx';
import { paths } from '../../routes/paths.ts';

/** The name of the site, leading home. Its mark keeps its size beside a long name, which takes several lines. */
export function Brand() {
  const { t } = useTranslation();
  return (
    <HStack asChild gap="2.5" minH="11" minW="0">
      <Link to={paths.home()}>
        <svg viewBox="0 0 32 32" width="26" height="26" style={{ flexShrink: 0 }} aria-hidden="true">
          <rect x="3" y="3" width="26" height="26" rx="1.5" fill="none" stroke="currentColor" strokeWidth="2.5" />
          <path d="M7 25l7-9.5 4.6 5.4 3.1-3.9L26 25z" fill="var(--chakra-colors-accent-solid)" />
          <circle cx="21.4" cy="10.6" r="2.4" fill="currentColor" />
        </svg>
        <Text
          fontFamily="heading"
          textStyle="xl"
          lineHeight="1.2"
          fontWeight="semibold"
          letterSpacing="tight"
          minW="0"
          overflowWrap="anywhere"
        >
          {t('shell.brand')}
        </Text>
      </Link>
    </HStack>
  );
}
