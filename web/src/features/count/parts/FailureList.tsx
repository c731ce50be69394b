import { List } from '@chakra-ui/react/list';
import { Text } from '@chakra-ui/react/text';
import type { CountFailure } from '@photo-competition/count/failure';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../routes/paths.ts';

/** Places of a failure, in words. */
function Place({ failure, competitionNumber }: { failure: CountFailure; competitionNumber: number }) {
  const { t } = useTranslation();
  const { ballot, image, record, entries, file } = failure;
  const places = [
    ballot === undefined ? null : t('count.place.ballot', { number: ballot }),
    entries ? t('count.place.entries', { from: entries.from, to: entries.to - 1 }) : null,
    record === undefined || entries ? null : t('count.place.record', { position: record }),
    file ? t(`count.place.${file}`) : null,
  ].filter((place) => place !== null);
  return (
    <Text as="strong" wordBreak="break-word">
      {image === undefined ? null : (
        <Link to={paths.competition.show(competitionNumber, image)} style={{ textDecoration: 'underline' }}>
          {t('count.own.photo', { id: image })}
        </Link>
      )}
      {image !== undefined && places.length > 0 ? ', ' : null}
      {image === undefined && places.length === 0 ? t('count.place.whole') : places.join(', ')}
    </Text>
  );
}

/** Every rule that does not hold: which ballot, photo or record it is about, and what it means. */
export function FailureList({
  failures,
  competitionNumber,
}: {
  failures: readonly CountFailure[];
  competitionNumber: number;
}) {
  const { t } = useTranslation();
  return (
    <List.Root gap="2" ps="5">
      {failures.map((failure) => (
        <List.Item key={failure.code} _marker={{ color: 'inherit' }}>
          <Place failure={failure} competitionNumber={competitionNumber} />: {t(`count.failure.${failure.code}`)}
        </List.Item>
      ))}
    </List.Root>
  );
}
