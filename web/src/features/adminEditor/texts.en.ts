/** English texts of a competition's editor; part of those of administrators' competitions. */

export const editor = {
  back: 'Back',
  new: 'New competition',
  copy: 'Copy of a competition',
  edit: 'Edit the competition',
  what: 'What it is about',
  when: 'When',
  entered: 'What may be entered',
  judged: 'How it is decided',
  markdown: 'Markdown can be used.',
  zone: 'All dates are in the organisers’ time zone: {{zone}}.',
  missing: 'Give a date and a time.',
  skipped: 'There is no such hour: clocks skip it that night.',
  order: 'It must be later than the date before it.',
  number: 'A whole number between {{least}} and {{most}}.',
  points: 'It must be more than the lowest point.',
  coverage:
    'From 0 to 50; 0: no such rule. Votes of whoever judges a smaller share of the photos by others do not count. 10% is advised where anybody can vote.',
  pixels: 'Smaller photos cannot be uploaded.',
  code: 'A code that begins with a lower-case letter: lower-case letters and digits, at most 20.',
  typesHint:
    'Each entrant has as many slots for photos as a category says. The code stands in addresses and files, and cannot change once there are photos.',
  typeCode: 'Code',
  typeHu: 'Name in Hungarian',
  typeEn: 'Name in English',
  slots: 'Slots',
  up: '{{name}}: move up',
  down: '{{name}}: move down',
  remove: '{{name}}: remove',
  addType: 'New category',
  save: 'Save',
  saved: 'The competition is saved.',
  yes: 'yes',
  no: 'no',
  shortened: {
    title: 'Shorten what people count on?',
    date: '{{date}}: {{to}} instead of {{from}}. That leaves {{left}} from now on.',
    passed: '{{date}}: {{to}} instead of {{from}}. That has passed, so that it holds at once.',
    nobody: 'Saving sends no mail about it; you can write one.',
    save: 'Save the earlier dates',
  },
  typeLine: '{{code}}: {{titleHu}} / {{titleEn}}, slots: {{slots}}',
};

export const timeline = {
  label: 'The dates of the competition',
  keys: 'Drag the handles. An arrow moves by a day, with Shift by an hour, with Ctrl by a week.',
  now: 'now',
  presets: 'Ready-made timetable, always on Sunday at 23:00:',
  preset: '{{weeks}} weeks',
  lengths: 'How long it takes',
  disordered: 'The dates are in the wrong order: not every length can be told.',
  noWeekend: 'no weekend',
  weekends_one: '{{count}} weekend',
  weekends_other: '{{count}} weekends',
  phase: {
    uploading: '{{length}} of uploading, {{weekends}}',
    voting: '{{length}} of voting, {{weekends}}',
    judging: '{{length}} of judging, {{weekends}}',
    award: '{{length}} until the results, {{weekends}}',
  },
  later: '{{date}}: moved later by {{time}}. Shall the later dates move along?',
  earlier: '{{date}}: moved earlier by {{time}}. Shall the later dates move along?',
  moveRest: 'Move them along',
  leaveRest: 'Leave them',
  warning: {
    past: 'This date has passed.',
    short: 'This phase is shorter than a day.',
    twice: 'Clocks repeat this hour that night; the first one counts.',
    holiday: 'A public holiday in Hungary: {{holiday}}.',
    overlap: 'At the same time as {{title}} ({{from}} – {{to}}).',
  },
  holiday: {
    newYear: 'New Year’s Day',
    revolutionOf1848: 'national day of 15 March',
    goodFriday: 'Good Friday',
    easterSunday: 'Easter Sunday',
    easterMonday: 'Easter Monday',
    labourDay: 'Labour Day',
    pentecost: 'Pentecost',
    whitMonday: 'Whit Monday',
    stateFoundation: 'State Foundation Day',
    revolutionOf1956: 'national day of 23 October',
    allSaints: 'All Saints’ Day',
    christmasEve: 'Christmas Eve',
    christmas: 'Christmas Day',
    secondDayOfChristmas: '26 December',
  },
};

export const publishing = {
  title: 'Before you publish',
  text: 'A red line is in the way, an amber one is worth a look.',
  where: 'Publishing is done on the page of the competition, once it is saved.',
  toField: 'Go to: {{field}}',
  languages: { complete: 'Title and description are there in both languages.', missing: 'Still empty: {{field}}.' },
  rules: {
    own: 'You have written the rules in both languages.',
    partly: 'You have written the rules in one language; the other one shows the text that came with the product.',
    shipped: 'The rules are the text that came with the product: read whether they are true of this competition.',
    go: 'Edit the rules',
  },
  dates: {
    ahead: 'All dates are ahead. Entries open in {{time}}.',
    begun: 'The first date has passed: once published, the competition is at once where the clock stands.',
    over: 'All dates have passed, so that it cannot be published.',
    wrong: 'A date is missing or in the wrong order: {{field}}.',
  },
  overlap: {
    none: 'No other competition runs at that time.',
    some: 'At the same time as {{title}}. The home page shows one of them in full and the other below it; where both take photos, people choose between them.',
    go: 'Open it',
  },
  mail: {
    fine: 'The mail server accepted the last mail.',
    failing: 'The mail server did not accept the last mail: {{answer}}',
    unknown: 'Nobody knows whether mails go out: this instance has sent none.',
    go: 'State of the mails',
  },
  told: {
    nobody: 'Publishing sends no mail, and nobody has subscribed to news of competitions yet.',
    readers: 'Publishing sends no mail; you can write one. People who take news of competitions: {{n}}.',
    go: 'Write to them',
  },
};

export const field = {
  titleHu: 'Title in Hungarian',
  titleEn: 'Title in English',
  descriptionHu: 'Description in Hungarian',
  descriptionEn: 'Description in English',
  competitionStart: 'Entries open',
  votingStart: 'Voting begins',
  votingEnd: 'Voting ends',
  award: 'Results',
  minPoint: 'Lowest point',
  maxPoint: 'Highest point',
  scoring: 'Scoring',
  minCoverage: 'Share of the photos to be judged, in per cent',
  judgedBy: 'Judged by',
  entriesShown: 'Which photos others see',
  preModeration: 'Comments appear only once a moderator has approved them',
  minLongerSide: 'Longer side of a photo at least (pixels)',
  imageTypes: 'Categories',
};

export const scoring = { BAYESIAN: 'Bayesian mean', TRIMMED: 'Trimmed Bayesian mean', MEAN: 'Mean', SUM: 'Sum' };

export const scoringText = {
  BAYESIAN: 'Few votes pull towards the mean of the category: a single five does not win.',
  TRIMMED:
    'As the Bayesian mean, after a tenth of each photo’s votes is cut at each end: of 1 1 3 4 4 4 5 5 5 5 one 1 and one 5 go. A few people can hardly push a photo up or down. Below ten votes nothing is cut.',
  MEAN: 'The mean of the points: a single five can win.',
  SUM: 'The sum of the points: many votes count.',
};

export const judgedBy = { VOTERS: 'Its voters', JURY: 'A jury', BOTH: 'Voters and a jury, side by side' };

export const entriesShown = { ALL: 'All of them', ACCEPTED: 'Only those that the jury accepts' };

export const entriesShownText = {
  ALL: 'From the award on all photos are shown.',
  ACCEPTED:
    'From the award on, and only once the jury has decided, accepted photos are shown. The others are seen by their authors and organisers alone. Fixed with the first entry.',
};

export const judgedByText = {
  VOTERS: 'The public votes, and the votes make the result.',
  JURY: 'Nobody votes. Photos of others stay hidden until the award. Judges are invited on the tab Jury of the competition.',
  BOTH: 'The public votes, the jury judges apart from that; judges cannot vote. They are invited on the tab Jury of the competition.',
};

export const frozen = {
  VOTING: 'It cannot change: voting has begun, and this would change the result (since {{time}}).',
  JURY: 'It cannot change: a judge has accepted (since {{time}}).',
  ENTRIES: 'It cannot change: a photo has been entered (since {{time}}).',
  DATE_PASSED: 'It cannot change: the date has passed ({{time}}).',
  CANCELLED: 'It cannot change: the competition was cancelled ({{time}}).',
  ARCHIVED: 'It cannot change: the competition is archived ({{time}}).',
};
