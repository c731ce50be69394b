import { isolated } from '@photo-competition/schema/direction';
import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { useCertificateQuery, type CertificateQuery } from './generated/graphql.ts';
import { paths } from '../../routes/paths.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { LoadingState } from '../../ui/LoadingState.tsx';
import { Page } from '../../ui/Page.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { certificateKind } from './standing.ts';
import { Sheet, type SheetProps } from './Sheet.tsx';

/** Data of a certificate; null for an image that gets none. */
function certified(image: CertificateQuery['image']): SheetProps | null {
  const { own, moderation, competition, author } = image ?? {};
  if (!image || !own || !author || !competition?.ended || competition.status === 'CANCELLED') return null;
  return moderation === null || moderation === 'APPROVED' ? { image, competition, author } : null;
}

function Certificate(sheet: SheetProps) {
  const { t } = useTranslation();
  const { image, competition } = sheet;
  const rank = image.result?.rank ?? null;
  const kind = certificateKind({ rank, prizes: image.awards.length, accepted: image.acceptance?.accepted ?? false });
  const name = t(`report.sheet.${kind}`);
  return (
    <Stack gap="6">
      <Flex gap="3" wrap="wrap" align="center" className="no-print">
        <PageHeading size="2xl">{`${name}: ${isolated(image.title)}`}</PageHeading>
        <Button size="sm" ms={{ md: 'auto' }} onClick={() => window.print()}>
          <Printer aria-hidden size={16} />
          {t('report.sheet.print')}
        </Button>
        <Button asChild size="sm" variant="outline">
          <Link to={paths.user.report(competition.number)}>{t('report.sheet.back')}</Link>
        </Button>
      </Flex>
      <Sheet {...sheet} />
      <Text className="no-print" color="fg.muted" textStyle="sm">
        {t('report.sheet.hint')}
      </Text>
    </Stack>
  );
}

/** The certificate of an own photo, to be printed: for one of the first places, or for having taken part. */
export function Component() {
  const { t } = useTranslation();
  const number = Number(useParams()['image']);
  const { data, error, refetch } = useCertificateQuery({ variables: { number } });
  const sheet = certified(data?.image ?? null);
  return (
    <Page css={{ '@media print': { padding: 0, maxWidth: 'none' } }}>
      {sheet ? (
        <Certificate {...sheet} />
      ) : (
        <Stack gap="6">
          <PageHeading>{t('report.sheet.award')}</PageHeading>
          {error ? <ErrorNotice error={error} onRetry={() => void refetch().catch(() => undefined)} /> : null}
          {data ? (
            <EmptyState title={t('report.sheet.missing')} text={t('report.sheet.missingText')}>
              <Button asChild variant="outline">
                <Link to={paths.user.archived()}>{t('report.entries')}</Link>
              </Button>
            </EmptyState>
          ) : null}
          {!data && !error ? <LoadingState /> : null}
        </Stack>
      )}
    </Page>
  );
}
