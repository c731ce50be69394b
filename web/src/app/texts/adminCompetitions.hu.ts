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
} from '../../features/adminCockpit/texts.hu.ts';
import { similar } from '../../features/adminCockpit/similar/texts.hu.ts';
import { finding } from '../../features/adminCockpit/turnout/texts.hu.ts';
import { view, list } from '../../features/adminCompetitions/texts.hu.ts';
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
} from '../../features/adminEditor/texts.hu.ts';
import { integrity, observer, exclusions } from '../../features/adminIntegrity/texts.hu.ts';
import { preview } from '../../features/adminPreview/texts.hu.ts';
import { queue } from '../../features/adminQueue/texts.hu.ts';
import { status, missing } from '../../ui/admin/competition/texts.hu.ts';
import { reason, signal } from '../../ui/admin/moderation/texts.hu.ts';
import { ranking } from '../../ui/admin/ranking/texts.hu.ts';

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
};

declare module '../../i18n/texts.ts' {
  interface Texts {
    adminCompetitions: typeof texts;
  }
}

export default texts;
