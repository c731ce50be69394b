import type { components } from '@photo-competition/schema/rest';

/** Faults of a field of a request. */
type FieldCode =
  | 'REQUIRED'
  | 'TYPE'
  | `TOO_${'SHORT' | 'LONG' | 'SMALL' | 'LARGE' | 'FEW' | 'MANY'}`
  | 'NOT_ALLOWED'
  | 'PATTERN'
  | 'FORMAT'
  | 'EMAIL'
  | 'DATE'
  | 'UNKNOWN'
  | 'DUPLICATE'
  | 'MUST_ACCEPT'
  | 'BLANK'
  | 'PAGE_AND_CURSOR'
  | 'SLOT_EMPTY'
  | 'UNKNOWN_CURSOR'
  | 'ADDRESS'
  | 'CONTROL_CHARACTER'
  | `PASSWORD_${'COMMON' | 'PERSONAL'}`
  | 'DATES_ORDER'
  | `POINT_${'RANGE' | 'OUTSIDE' | 'NAMES'}`
  | 'LOG_SIZE'
  | `BALLOT${'_UNKNOWN' | '_REPLACED' | 'S_NONE'}`
  | 'ALONE_NOTE'
  | 'DICE'
  | `OBSERVER_${'UNKNOWN' | 'ADMINISTRATOR' | 'DISABLED' | 'INACTIVE'}`
  | `JUDGE_${'ONE_OF' | 'UNKNOWN' | 'ADMINISTRATOR' | 'DISABLED'}`
  | 'ROUND_DATES'
  | 'TYPE_UNKNOWN'
  | 'NO_JURY'
  | 'SEAT_NOT_ACCEPTED'
  | 'LINE_UNKNOWN'
  | 'LINE_MISSING'
  | 'LINES_UNWANTED'
  | 'ACCOUNT_UNKNOWN'
  | 'ENTRIES_SHOWN'
  | components['schemas']['AwardBreach']
  | `AWARD_${'PLACE' | 'SEAT' | 'HELD' | 'WINNER' | 'TWICE' | 'IMAGE' | 'AUTHOR' | 'NOTE'}`
  | 'NO_REMARKS'
  | 'REASON_REQUIRED'
  | 'SLOT_UNKNOWN'
  | 'TYPE_IN_USE'
  | 'VARIABLE_UNKNOWN'
  | 'VARIABLE_MISSING'
  | 'UNKNOWN_KEY'
  | `PLACEHOLDER_${'UNKNOWN' | 'MISSING'}`
  | `PREVIEW_${'FORM' | 'ENTRANT'}`
  | 'FILE_MISSING'
  | 'FROZEN'
  | 'PAST';

/** Names a text: of a problem, of a refused field, or a phrase within one of these. */
export type MessageKey =
  | components['schemas']['ProblemCode']
  | `field.${FieldCode}`
  | `phase.${'UPLOADING' | 'STORED_TOO_LATE' | 'VOTING' | 'COMMENTING' | 'SCORES' | 'COUNT' | 'OBSERVER' | 'OBSERVED' | 'SEATS'}`
  | `conflict.${'known' | 'unknown'}`
  | `format.${'unknown' | 'raw'}`
  | `email.${'VOTERS_LATER' | 'RESULTS_LATER' | 'VOTING_ONLY' | 'JURY_ONLY' | 'COMPETITION_CLOSED'}`
  | `entries.${'OWN' | 'OF_JUDGE'}`
  | `seat.${components['schemas']['SeatState'] | 'NOT_IN_PANEL' | 'NOTHING_WAITS'}`
  | `round.${'PLANNED' | 'MARKING' | 'COUNTING' | 'DECIDED' | 'UNDECIDED' | 'ACCEPTANCE_UNDECIDED' | 'AWARDED'}`
  | `overlap.${'POSITION' | 'ACCEPTING'}`
  | `finding.${'WRONG_PHASE' | 'DEADLINE_CHANGED' | 'COMPETITION_GONE'}`
  | `notSent.${'UNREACHABLE' | 'LOGIN' | 'SENDER' | 'LOST' | 'SILENT' | 'REFUSED'}`
  | `status.${components['schemas']['CompetitionStatus']}`
  | `exclusion.${components['schemas']['ExclusionState']}`
  | `move.${'SAME' | 'FINAL' | 'TO_DRAFT' | 'PUBLISH_FIRST' | 'RESUME_FIRST' | 'BEFORE_AWARD'}`
  | `frozen.${components['schemas']['FrozenReason']}`
  | `date.${'entryDeadline' | 'competitionStart' | 'votingStart' | 'votingEnd' | 'award' | 'resultsDate' | 'deadline'}`
  | `check.${'DEADLINE' | 'LATER_WRONG_PHASE' | 'MAIL_SERVER' | 'SENT_RECENTLY' | 'LINK_UNUSABLE' | 'LINK_NOWHERE' | 'LINK_PRIVATE'}`
  | `account.${'DISABLED' | 'ACTIVE' | 'NOT_ACTIVE' | 'OWN_ADDRESS' | 'JUDGE'}`
  | `emailState.${components['schemas']['EmailState']}`;

/** The texts of one language. */
export type Messages = Record<MessageKey, string>;
