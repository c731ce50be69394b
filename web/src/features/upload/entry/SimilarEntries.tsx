import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { TextLink } from '../../../ui/TextLink.tsx';
import { paths } from '../../../routes/paths.ts';
import type { SlotEntryFragment } from './generated/graphql.ts';

/** Own entries that the service has found to look like this one, of any competition (docs/product.md §2). */
export function SimilarEntries({ entry: { similar } }: { entry: SlotEntryFragment }) {
  const { t } = useTranslation();
  if (similar.length === 0) return null;
  return (
    <Text textStyle="sm" color="fg.warning">
      {t('upload.similar', { count: similar.length })}{' '}
      {similar.map(({ imageNumber, competitionNumber }, index) => (
        <TextLink key={imageNumber} to={paths.competition.show(competitionNumber, imageNumber)} me="2">
          {t('upload.similarLink', { count: similar.length, number: index + 1 })}
        </TextLink>
      ))}
    </Text>
  );
}
