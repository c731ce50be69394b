import { Box } from '@chakra-ui/react/box';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../routes/paths.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import type { RankedPhotoFragment } from './generated/graphql.ts';
import { RankPreview } from './RankPreview.tsx';

/** Longest search of the list of photos. */
const longestSearch = 100;

/** Props of the choice. */
export interface WhatIfProps {
  competitionNumber: number;
  /** Code of the category. */
  type: string;
  /** Those that can be thought away, by rank. */
  photos: readonly RankedPhotoFragment[];
}

/** The ranks of a category before and after one of its first photos is disqualified: a look that changes nothing. */
export function WhatIf({ competitionNumber, type, photos }: WhatIfProps) {
  const { t } = useTranslation();
  const [id, setId] = useState('');
  const chosen = photos.find((photo) => photo.id === id);
  const search = new URLSearchParams({ q: chosen?.title.slice(0, longestSearch) ?? '' });
  return (
    <Stack gap="3" maxW="3xl">
      <Box maxW="sm">
        <SelectField
          filter
          label={t('adminCompetitions.ranking.whatIf')}
          value={chosen ? id : ''}
          onChange={({ target }) => setId(target.value)}
        >
          <option value="">{t('adminCompetitions.ranking.nobody')}</option>
          {photos.map(({ id: photo, title, result }) => (
            <option key={photo} value={photo}>
              {result?.rank}. {title}
            </option>
          ))}
        </SelectField>
      </Box>
      {chosen ? (
        <>
          <RankPreview competitionNumber={competitionNumber} imageIds={[chosen.id]} type={type} />
          <Text textStyle="sm" color="fg.muted">
            {t('adminCompetitions.ranking.look')}{' '}
            <TextLink to={`${paths.admin.competition(competitionNumber)}?${search}`}>
              {t('adminCompetitions.ranking.toPhoto')}
            </TextLink>
          </Text>
        </>
      ) : null}
    </Stack>
  );
}
