import type { Translation } from '../../i18n/texts.ts';
import type hungarian from './adminCompetitions.hu.ts';
import {
  cockpit,
  moves,
  waiting,
  moderation,
  asking,
  bulk,
  entries,
  turnout,
  results,
  files,
} from '../../features/adminCockpit/texts.en.ts';
import { similar } from '../../features/adminCockpit/similar/texts.en.ts';
import { finding } from '../../features/adminCockpit/turnout/texts.en.ts';
import { view, list } from '../../features/adminCompetitions/texts.en.ts';
import {
  editor,
  timeline,
  publishing,
  field,
  scoring,
  scoringText,
  judgedBy,
  entriesShown,
  entriesShownText,
  judgedByText,
  frozen,
} from '../../features/adminEditor/texts.en.ts';
import { integrity, observer, exclusions } from '../../features/adminIntegrity/texts.en.ts';
import { preview } from '../../features/adminPreview/texts.en.ts';
import { queue } from '../../features/adminQueue/texts.en.ts';
import { status, missing } from '../../ui/admin/competition/texts.en.ts';
import { reason, signal } from '../../ui/admin/moderation/texts.en.ts';
import { ranking } from '../../ui/admin/ranking/texts.en.ts';

/** The texts of administrators' competitions, of which each feature has its part: they are one group of keys. */
const texts = {
  view,
  missing,
  list,
  status,
  moves,
  waiting,
  field,
  scoring,
  scoringText,
  judgedBy,
  entriesShown,
  entriesShownText,
  judgedByText,
  frozen,
  editor,
  timeline,
  publishing,
  queue,
  signal,
  moderation,
  reason,
  asking,
  bulk,
  preview,
  cockpit,
  entries,
  similar,
  turnout,
  finding,
  results,
  integrity,
  observer,
  exclusions,
  ranking,
  files,
} satisfies Translation<typeof hungarian>;

export default texts;
