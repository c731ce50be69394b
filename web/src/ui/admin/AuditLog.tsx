import { parseDate } from '@internationalized/date';
import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { numberParam, optionalWord, useListState } from '../../routes/listState.ts';
import { ErrorNotice } from '../ErrorNotice.tsx';
import { fromLocalField } from '../form/zonedTime.ts';
import { FilterDay, isDay } from '../table/FilterDay.tsx';
import { FilterSelect } from '../table/FilterSelect.tsx';
import { ListBar } from '../table/ListBar.tsx';
import { Pager } from '../table/Pager.tsx';
import { SkeletonRows } from '../table/SkeletonRows.tsx';
import { AuditList } from './AuditList.tsx';
import { useAdministratorsQuery, useAuditLogQuery, type AuditItemFragment } from './generated/graphql.ts';
import { useTimeZone } from './useTimeZone.ts';

/** Kinds of objects that the log tells of, as the graph names them. */
const kinds = ['COMPETITION', 'IMAGE', 'COMMENT', 'ACCOUNT', 'STATIC_TEXT', 'TEMPLATE', 'EMAIL', 'SITE'] as const;

/** Kinds of objects that belong to a competition. */
const kindsOfCompetition = ['COMPETITION', 'IMAGE', 'COMMENT', 'EMAIL'] as const;

const shape = {
  page: numberParam(0),
  actor: z.catch(z.string().check(z.maxLength(32)), ''),
  kind: optionalWord(kinds),
  day: z.catch(z.string().check(z.refine(isDay)), ''),
};

/** Entries of a page: runs that go on over its end are told on both pages. */
const size = 50;

/** From the beginning of a day to its end, in a time zone (IANA). */
function spanOf(day: string, timeZone: string) {
  const from = fromLocalField(`${day}T00:00`, timeZone);
  const to = fromLocalField(`${parseDate(day).add({ days: 1 }).toString()}T00:00`, timeZone);
  return { from, to };
}

/** Props of the log. */
export interface AuditLogProps {
  /** Only what belongs to this competition. */
  competitionNumber?: number;
  /** Which entries are marked as new. */
  isNew?: (entry: AuditItemFragment) => boolean;
}

/** Choices of the filter by person: administrators, the product itself, and the actors of the entries on the page. */
function useActors(entries: readonly AuditItemFragment[], chosen: string): string[] {
  const { data } = useAdministratorsQuery();
  const known = data?.userPage.items.map(({ username }) => username) ?? [];
  const met = entries.map(({ actor }) => actor);
  return [...new Set([...known, ...met, 'system', ...(chosen ? [chosen] : [])])];
}

/** The audit log, newest first, by person, kind of object and day. */
export function AuditLog({ competitionNumber, isNew }: AuditLogProps) {
  const { t } = useTranslation();
  const timeZone = useTimeZone();
  const [{ page, actor, kind, day }, setState] = useListState(shape);
  const { data, previousData, error, refetch } = useAuditLogQuery({
    variables: {
      page,
      size,
      competitionNumber,
      filter: {
        ...(actor ? { actor } : {}),
        ...(kind ? { objectType: kind } : {}),
        ...(day ? spanOf(day, timeZone) : {}),
      },
    },
    fetchPolicy: 'cache-and-network',
  });
  const shown = (data ?? previousData)?.auditPage;
  const actors = useActors(shown?.items ?? [], actor);
  const isNarrowed = Boolean(actor || kind || day);
  const offered = competitionNumber === undefined ? kinds : kindsOfCompetition;
  return (
    <Stack gap="3">
      <ListBar views={null}>
        <FilterSelect
          label={t('admin.audit.by.person')}
          any={t('admin.audit.by.everybody')}
          value={actor}
          onChange={(chosen) => setState({ actor: chosen, page: 0 })}
        >
          {actors.map((one) => (
            <option key={one} value={one}>
              {one === 'system' ? t('admin.audit.system') : one}
            </option>
          ))}
        </FilterSelect>
        <FilterSelect
          label={t('admin.audit.by.kind')}
          any={t('admin.audit.by.everything')}
          value={kind ?? ''}
          onChange={(chosen) => setState({ kind: kinds.find((one) => one === chosen), page: 0 })}
        >
          {offered.map((one) => (
            <option key={one} value={one}>
              {t(`admin.audit.by.kinds.${one}`)}
            </option>
          ))}
        </FilterSelect>
        <FilterDay
          label={t('admin.audit.by.day')}
          value={day}
          onChange={(chosen) => setState({ day: chosen, page: 0 })}
        />
        {isNarrowed ? (
          <Button
            size="sm"
            variant="ghost"
            flexShrink="0"
            onClick={() => setState({ actor: '', kind: undefined, day: '', page: 0 })}
          >
            {t('admin.audit.by.clear')}
          </Button>
        ) : null}
      </ListBar>
      {shown ? (
        <>
          {shown.items.length === 0 && isNarrowed ? (
            <Text color="fg.muted">{t('admin.audit.by.none')}</Text>
          ) : (
            <AuditList
              entries={shown.items}
              ofCompetition={competitionNumber === undefined}
              {...(isNew ? { isNew } : {})}
            />
          )}
          <Pager place={shown.pageInfo} onPage={(next) => setState({ page: next })} />
        </>
      ) : error ? (
        <ErrorNotice error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows rows={8} />
      )}
    </Stack>
  );
}
