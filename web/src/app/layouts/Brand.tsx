import { HStack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { Link } from '../../router/Link.tsx';
import { paths } from '../../routes/paths.ts';

/** The name of the site, leading home. */
export function Brand() {
  const { t } = useTranslation();
  return (
    <HStack asChild gap="2.5" minH="11" flexShrink="0">
      <Link to={paths.home()}>
        <svg viewBox="0 0 32 32" width="26" height="26" aria-hidden="true">
          <rect x="3" y="3" width="26" height="26" rx="1.5" fill="none" stroke="currentColor" strokeWidth="2.5" />
          <path d="M7 25l7-9.5 4.6 5.4 3.1-3.9L26 25z" fill="var(--chakra-colors-accent-solid)" />
          <circle cx="21.4" cy="10.6" r="2.4" fill="currentColor" />
        </svg>
        <Text fontFamily="heading" textStyle="xl" fontWeight="semibold" letterSpacing="tight" whiteSpace="nowrap">
          {t('shell.brand')}
        </Text>
      </Link>
    </HStack>
  );
}
