import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/format.ts';
import { paths } from '../../routes/paths.ts';
import { Card } from '../../ui/admin/Card.tsx';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import type { Column } from '../../ui/table/tableProps.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { RankChanges } from '../../ui/admin/ranking/RankChanges.tsx';
import { ExcludeCircle } from './ExcludeCircle.tsx';
import { useOpenRadarCircleMutation, type RadarQuery } from './generated/graphql.ts';

type Found = NonNullable<NonNullable<RadarQuery['adminCompetition']>['radar']>;
type Circle = Found['circles'][number];
type Evidence = Circle['images'][number];

interface CircleProps {
  competitionNumber: number;
  circle: Circle;
  /** When the radar has looked. */
  computedAt: string;
  timeZone: string;
}

/** Members of the circle, on request; the audit log records the request. */
function Names({ competitionNumber, circle, timeZone }: Omit<CircleProps, 'computedAt'>) {
  const { t } = useTranslation();
  const format = useFormat();
  const [open, { data, error, loading }] = useOpenRadarCircleMutation();
  const { people, gone, userErrors } = data?.openRadarCircle ?? {};
  const ask = () =>
    void open({ variables: { input: { competitionNumber, circle: circle.name } } }).catch(() => undefined);
  if (people)
    return (
      <Stack gap="2" role="status">
        <Text fontWeight="medium">{t('adminCompetitions.integrity.people')}</Text>
        <Stack as="ul" gap="1" ps="5" listStyleType="disc">
          {people.map((person) => (
            <li key={person.id}>
              <TextLink dir="auto" to={`${paths.admin.users()}?user=${person.accountNumber}`}>
                {format.personName(person)}
              </TextLink>{' '}
              (<bdi>{person.username}</bdi>,{' '}
              {t('adminCompetitions.integrity.since', { when: format.dateTime(person.createdAt, timeZone) })})
            </li>
          ))}
        </Stack>
        {gone ? <Text color="fg.muted">{t('adminCompetitions.integrity.gone', { count: gone })}</Text> : null}
      </Stack>
    );
  return (
    <Stack gap="2" align="start">
      <Text color="fg.muted">{t('adminCompetitions.integrity.openHint')}</Text>
      <Button variant="outline" loading={loading} onClick={ask}>
        {t('adminCompetitions.integrity.open')}
      </Button>
      {error ? <ErrorNotice error={error} onRetry={ask} /> : null}
      {userErrors?.map(({ message }) => (
        <Text key={message} role="alert">
          {message}
        </Text>
      ))}
    </Stack>
  );
}

function EvidenceTable({ competitionNumber, circle, computedAt }: Omit<CircleProps, 'timeZone'>) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<Evidence | null>(null);
  const format = useFormat();
  const number = (value: number | null) => (value === null ? t('admin.audit.nothing') : format.number(value));
  const columns: [Column<Evidence>, ...Column<Evidence>[]] = [
    {
      key: 'title',
      title: t('adminCompetitions.entries.photo'),
      cell: ({ imageNumber, title }) => (
        <TextLink dir="auto" to={paths.competition.show(competitionNumber, imageNumber)}>
          {title}
        </TextLink>
      ),
    },
    {
      key: 'direction',
      title: t('adminCompetitions.integrity.direction'),
      cell: ({ direction }) => t(`adminCompetitions.integrity.${direction}`),
    },
    {
      key: 'unusual',
      title: t('adminCompetitions.integrity.unusual'),
      numeric: true,
      cell: ({ unusual }) => number(unusual),
    },
    {
      key: 'expected',
      title: t('adminCompetitions.integrity.byChance'),
      numeric: true,
      cell: ({ expected }) => number(expected),
    },
    { key: 'mean', title: t('adminCompetitions.integrity.mean'), numeric: true, cell: ({ mean }) => number(mean) },
    {
      key: 'others',
      title: t('adminCompetitions.integrity.others'),
      numeric: true,
      cell: ({ others }) => number(others),
    },
    {
      key: 'exclude',
      title: t('adminCompetitions.exclusions.column'),
      action: true,
      cell: (image) => (
        <Button
          size={{ base: 'sm', md: 'xs' }}
          width={{ base: 'full', md: 'auto' }}
          variant="outline"
          aria-label={t('adminCompetitions.exclusions.openLabel', { title: image.title })}
          onClick={() => setChosen(image)}
        >
          {t('adminCompetitions.exclusions.open')}
        </Button>
      ),
    },
  ];
  return (
    <>
      <DataTable
        caption={t('adminCompetitions.integrity.evidence')}
        columns={columns}
        rows={circle.images}
        keyOf={({ imageNumber }) => String(imageNumber)}
        empty={t('adminCompetitions.integrity.noEvidence')}
      />
      {chosen ? (
        <ExcludeCircle
          competitionNumber={competitionNumber}
          circle={circle}
          computedAt={computedAt}
          image={chosen}
          onClose={() => setChosen(null)}
        />
      ) : null}
    </>
  );
}

/** A circle of people who vote alike: why it is seen, what it did to the ranks, and its names on request. */
export function CircleCard({ competitionNumber, circle, computedAt, timeZone }: CircleProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { name, size, common, expected, judged, same, expectedSame, ownImages, images, effect } = circle;
  const told = {
    size,
    common: format.number(common),
    expected: format.number(expected),
    judged: format.number(judged),
    same: format.number(same),
    expectedSame: format.number(expectedSame),
  };
  return (
    <Card title={t('adminCompetitions.integrity.circle', { name, size })}>
      <Stack gap="5">
        <Stack gap="2">
          <Text>{t('adminCompetitions.integrity.alike', told)}</Text>
          <Text>{t('adminCompetitions.integrity.judged', told)}</Text>
          {ownImages ? (
            <Text>{t('adminCompetitions.integrity.own', { count: ownImages, all: images.length })}</Text>
          ) : null}
        </Stack>
        <EvidenceTable competitionNumber={competitionNumber} circle={circle} computedAt={computedAt} />
        <Stack gap="2">
          <Text color="fg.muted">{t('adminCompetitions.integrity.effect')}</Text>
          <RankChanges changes={effect} />
        </Stack>
        <Names competitionNumber={competitionNumber} circle={circle} timeZone={timeZone} />
      </Stack>
    </Card>
  );
}
