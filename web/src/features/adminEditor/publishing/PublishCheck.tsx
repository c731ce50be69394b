import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/format.ts';
import { paths } from '../../../routes/paths.ts';
import { CheckList } from '../../../ui/admin/CheckList.tsx';
import { useDateName } from '../../../ui/admin/useDateName.ts';
import { useLastPulse } from '../../../ui/admin/usePulse.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import { millisecondsOf } from '../timeline/localTime.ts';
import type { Neighbour } from '../timeline/timeline.ts';
import { dates, type EditorValues } from '../values.ts';
import { checksOf, type Check } from './checks.ts';
import { useBeforePublishingQuery } from './generated/graphql.ts';

/** Props of the check. */
export interface PublishCheckProps {
  /** The competition as it would be published. */
  values: EditorValues;
  timeZone: string;
  /** Epoch milliseconds of the server's clock. */
  now: number;
  neighbours: readonly Neighbour[];
  /** Its number, whose editor a line about a field leads to. */
  number?: number;
  /** In the editor: a line about a field leads there. */
  onField?: (field: keyof EditorValues & string) => void;
}

/** Checks before a competition is published; each line leads to the field that settles it. */
export function PublishCheck({ values, timeZone, now, neighbours, number, onField }: PublishCheckProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const dateName = useDateName(values.judgedBy);
  const mail = useLastPulse()?.pulse.mail;
  const { data } = useBeforePublishingQuery({ fetchPolicy: 'cache-and-network', errorPolicy: 'all' });
  const audience = data?.emailAudience;
  const own = data?.staticTextPage.items.filter(({ key }) => key === 'rules.body').map(({ locale }) => locale);
  const checks = checksOf({
    values,
    timeZone,
    now,
    neighbours,
    rules: own ? new Set(own) : null,
    isMailFine: mail?.serverReachable ?? null,
    readers: audience ? audience.hu + audience.en : null,
  });

  const labelOf = (field: keyof EditorValues & string): string => {
    const date = dates.find((name) => name === field);
    return date ? dateName(date) : t(`adminCompetitions.field.${field}`);
  };
  const start = millisecondsOf(values.competitionStart, timeZone) ?? now;
  const textOf = (check: Check): string =>
    t(`adminCompetitions.publishing.${check.name}.${check.says}` as never, {
      time: format.countdown(start - now),
      field: check.field ? labelOf(check.field) : '',
      title: check.name === 'overlap' && check.neighbour ? format.text(check.neighbour.title) : '',
      answer: mail?.lastAnswer ?? '',
      n: format.number(audience ? audience.hu + audience.en : 0),
    }) as string;

  const helpFor = (check: Check) => {
    const { field, to, severity, name } = check;
    if (to && (severity !== 'good' || name === 'told'))
      return <TextLink to={to}>{t(`adminCompetitions.publishing.${name}.go` as never) as string}</TextLink>;
    if (!field || severity === 'good') return null;
    const label = t('adminCompetitions.publishing.toField', { field: labelOf(field) });
    if (onField)
      return (
        <Button type="button" size="sm" variant="outline" onClick={() => onField(field)}>
          {label}
        </Button>
      );
    return <TextLink to={`${paths.admin.competitions()}?edit=${number}&field=${field}`}>{label}</TextLink>;
  };

  return (
    <Stack gap="3">
      <Text color="fg.muted" textStyle="sm">
        {t('adminCompetitions.publishing.text')} {onField ? t('adminCompetitions.publishing.where') : null}
      </Text>
      <CheckList
        label={t('adminCompetitions.publishing.title')}
        lines={checks.map((check) => ({
          // Each overlap has a line of its own.
          name: check.name === 'overlap' && check.neighbour ? `overlap ${check.neighbour.id}` : check.name,
          severity: check.severity,
          text: textOf(check),
          help: helpFor(check),
        }))}
      />
    </Stack>
  );
}
