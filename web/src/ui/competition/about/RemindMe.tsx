import { Button } from '@chakra-ui/react/button';
import { CalendarPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { loadPart } from '../../../connection/loadPart.ts';
import { useFormat } from '../../../i18n/format.ts';
import { paths } from '../../../routes/paths.ts';
import { boundaries, type Boundary } from '../stage.ts';
import type { AboutCompetitionFragment } from './generated/graphql.ts';

/** Button that saves a competition's future dates as a calendar file with alarms. */
export function RemindMe({ competition, next }: { competition: AboutCompetitionFragment; next: Boundary | null }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (next === null) return null;
  const title = format.text(competition.title);
  const save = async () => {
    const { calendarOf, saveCalendar } = await loadPart(() => import('./calendar.ts'));
    const events = boundaries.slice(boundaries.indexOf(next)).map((name) => ({
      uid: `${competition.number}-${name}@${window.location.host}`,
      at: competition[name],
      summary: `${title}: ${t(`home.${name}`)}`,
      url: `${window.location.origin}${paths.competition.browse(competition.number)}`,
    }));
    saveCalendar(calendarOf(events, competition.now), `${title}.ics`);
  };
  return (
    <Button
      variant="outline"
      alignSelf="flex-start"
      aria-label={t('home.remindOf', { title })}
      onClick={() => void save()}
    >
      <CalendarPlus aria-hidden size={18} />
      {t('home.remind')}
    </Button>
  );
}
