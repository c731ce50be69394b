import { logoSize } from '@photo-competition/schema/siteName';
import { HStack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../routes/paths.ts';
import { useSiteQuery } from '../../ui/site/generated/graphql.ts';

/** The logo of the site, or its mark while there is none: the name beside it says what it is. */
function Mark() {
  const { data } = useSiteQuery({ errorPolicy: 'all' });
  const logo = data?.site.logo;
  if (logo) {
    const [width, height] = logoSize(logo.width, logo.height);
    return <img src={logo.url} width={width} height={height} alt="" style={{ flexShrink: 0 }} />;
  }
  return (
    <svg viewBox="0 0 32 32" width="26" height="26" style={{ flexShrink: 0 }} aria-hidden="true">
      <rect x="3" y="3" width="26" height="26" rx="1.5" fill="none" stroke="currentColor" strokeWidth="2.5" />
      <path d="M7 25l7-9.5 4.6 5.4 3.1-3.9L26 25z" fill="var(--chakra-colors-accent-solid)" />
      <circle cx="21.4" cy="10.6" r="2.4" fill="currentColor" />
    </svg>
  );
}

/** Logo and name of the site, leading home. @param size of the name. The logo keeps its size beside a long name, which takes several lines. */
export function Brand({ size = 'xl' }: { size?: 'lg' | 'xl' }) {
  const { t } = useTranslation();
  return (
    <HStack asChild gap="2.5" minH="11" minW="0">
      <Link to={paths.home()}>
        <Mark />
        <Text
          fontFamily="heading"
          textStyle={size}
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
