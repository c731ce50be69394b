import { Link } from '@chakra-ui/react/link';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { Markdown } from '../../ui/Markdown.tsx';
import { PhotoBeside } from '../../ui/beside/PhotoBeside.tsx';
import { Page } from '../../ui/Page.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { useSiteQuery } from '../../ui/site/generated/graphql.ts';

/** How to reach the organisers. */
export function Component() {
  const { t } = useTranslation();
  const { data } = useSiteQuery({ errorPolicy: 'all' });
  const address = data?.site.contactEmail;
  return (
    <Page width="text" beside={<PhotoBeside />}>
      <Stack gap="8">
        <PageHeading>{t('shell.nav.contact')}</PageHeading>
        {address ? (
          <Text textStyle="lg" overflowWrap="anywhere">
            {t('contact.address')}{' '}
            <Link href={`mailto:${address}`} fontWeight="medium" textDecoration="underline">
              {address}
            </Link>
          </Text>
        ) : null}
        <Markdown>{t('contact.body')}</Markdown>
      </Stack>
    </Page>
  );
}
