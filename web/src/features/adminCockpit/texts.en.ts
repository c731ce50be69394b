/** English texts of the page of one competition; part of those of administrators' competitions. */

export const cockpit = {
  more: 'More actions',
  review: 'Review photos',
  edit: 'Edit',
  copy: 'Make a copy',
  seeSite: 'See it on the site',
  preview: 'Time machine',
  tabs: 'Parts of the competition',
  tab: {
    entries: 'Photos',
    comments: 'Comments',
    similar: 'Alike',
    turnout: 'Turnout',
    results: 'Results',
    jury: 'Jury',
    integrity: 'Integrity',
    files: 'Files',
    history: 'Audit log',
  },
};

export const moves = {
  from: '{{verb}} (after {{instant}})',
  done: 'The status is now: {{status}}.',
  deleted: 'The draft is deleted.',
  verb: {
    PUBLISHED: 'Publish',
    RESUMED: 'Resume',
    PAUSED: 'Pause',
    CANCELLED: 'Cancel the competition',
    ARCHIVED: 'Archive',
    DELETE: 'Delete',
  },
  title: {
    PUBLISHED: 'Publish {{title}}?',
    RESUMED: 'Resume {{title}}?',
    PAUSED: 'Pause {{title}}?',
    CANCELLED: 'Cancel {{title}}?',
    ARCHIVED: 'Archive {{title}}?',
    DELETE: 'Delete the draft {{title}}?',
  },
  text: {
    PUBLISHED: 'Everyone sees it at once, and it opens by its dates. It cannot become a draft again.',
    RESUMED: 'People can enter, vote and comment again, as the dates allow.',
    PAUSED:
      'Everything stays visible, but nobody can enter, vote or comment. The dates go on, and the results become public in their time all the same. (photos: {{entries}}, votes: {{votes}})',
    CANCELLED:
      'It is closed for good, has no results, and cannot be opened again. (photos: {{entries}}, votes: {{votes}})',
    ARCHIVED:
      'It is kept with its results. Title, dates and rules can no longer be changed; photos can still be taken out. (photos: {{entries}}, votes: {{votes}})',
    DELETE: 'The draft is gone for good; this cannot be undone.',
  },
};

export const waiting = {
  photos_one: '{{n}} photo waits for a decision and is not in the results.',
  photos_other: '{{n}} photos wait for a decision and are not in the results.',
};

export const moderation = {
  PENDING: 'Waiting',
  APPROVED: 'Approved',
  REJECTED: 'Rejected',
  DISQUALIFIED: 'Disqualified',
};

export const asking = {
  PENDING_one:
    'The photo goes into the queue: until somebody approves it, only its owner and administrators see it, and it is left out of the ranking.',
  PENDING_other:
    '{{n}} photos go into the queue: until somebody approves them, only their owners and administrators see them, and they are left out of the ranking.',
  REJECTED_one:
    'The photo is rejected: only its owner and administrators see it then, and it is left out of the ranking. The owner is told by mail, with the reason.',
  REJECTED_other:
    '{{n}} photos are rejected: only their owners and administrators see them then, and they are left out of the ranking. The owners are told by mail, with the reason.',
  DISQUALIFIED_one:
    'The photo is disqualified: only its owner and administrators see it then, and it is left out of the ranking. The owner is told by mail, with the reason.',
  DISQUALIFIED_other:
    '{{n}} photos are disqualified: only their owners and administrators see them then, and they are left out of the ranking. The owners are told by mail, with the reason.',
};

export const bulk = {
  IMAGE: {
    APPROVED_one: '{{n}} photo approved.',
    APPROVED_other: '{{n}} photos approved.',
    PENDING_one: '{{n}} photo put into the queue.',
    PENDING_other: '{{n}} photos put into the queue.',
    REJECTED_one: '{{n}} photo rejected.',
    REJECTED_other: '{{n}} photos rejected.',
    DISQUALIFIED_one: '{{n}} photo disqualified.',
    DISQUALIFIED_other: '{{n}} photos disqualified.',
    UNDONE_one: 'Taken back: {{n}} photo is what it was before.',
    UNDONE_other: 'Taken back: {{n}} photos are what they were before.',
  },
  COMMENT: {
    APPROVED_one: '{{n}} comment approved.',
    APPROVED_other: '{{n}} comments approved.',
    PENDING_one: '{{n}} comment put into the queue.',
    PENDING_other: '{{n}} comments put into the queue.',
    REJECTED_one: '{{n}} comment rejected.',
    REJECTED_other: '{{n}} comments rejected.',
    UNDONE_one: 'Taken back: {{n}} comment is what it was before.',
    UNDONE_other: 'Taken back: {{n}} comments are what they were before.',
  },
};

export const entries = {
  caption: 'Photos of the competition',
  commentsCaption: 'Comments of the competition',
  noneFound: { IMAGE: 'There are no such photos.', COMMENT: 'There are no such comments.' },
  noneYet: { IMAGE: 'No photo has been entered yet.', COMMENT: 'There are no comments yet.' },
  status: 'Status',
  all: 'All',
  category: 'Category',
  search: 'Search',
  order: 'Order',
  OLDEST: 'Oldest first',
  NEWEST: 'Newest first',
  photo: 'Photo',
  comment: 'Comment',
  who: 'Whose',
  when: 'When',
  signals: 'Signals',
  choose: 'Choose row {{n}}',
  queue: 'One by one',
};

export const turnout = {
  none: 'There is nothing to count yet.',
  perDay: 'Day by day, in the colours of the phases',
  day: 'Day',
  entries: 'Photos',
  voters: 'Voters',
  votes: 'Votes',
  comments: 'Comments',
  perType: 'Photos by category and moderation',
  coverage: 'How many photos have enough votes',
  coverageRow_one: 'at least {{count}} vote',
  coverageRow_other: 'at least {{count}} votes',
  share: 'Share of the photos',
  perHour: 'By the hour of the day, all days together',
  hour: 'Hour',
  hourName: '{{hour}}:00',
  activity: 'Photos, votes and comments together',
};

export const results = {
  later: 'The result is shown here once voting has ended; everyone else sees it on the day of the results.',
  points: 'How often each point was given',
  point: 'Point',
  top: 'Top ten overall',
  rank: 'Rank',
  score: 'Score',
  none: 'There were no votes.',
  place_one: 'score {{score}}, {{n}} vote',
  place_other: 'score {{score}}, {{n}} votes',
  onSite: 'The whole ranking on the site',
  onSiteHint: 'Until the day of the results, that page shows them to administrators only.',
};

export const files = {
  text: 'Excel is for reading, CSV for programs. Each file is made when you save it; a large package can take a while.',
  caption: 'Files of the competition',
  name: 'File',
  rows: 'Rows',
  size: 'Size',
  saved: 'Last saved here',
  formats: 'Save as',
  entries: 'Entries',
  people: 'People',
  comments: 'Comments',
  votes: 'Votes without names',
  results: 'Results',
  after: 'Once voting is over: {{instant}}.',
  originals: 'Original photos',
  marks: 'Marks of the jury (by letter)',
  jury: 'What the jury has decided of each photo',
  catalogue: 'Catalogue (accepted and awarded photos)',
  accepted: 'Originals of accepted photos',
  acceptedZip: 'Originals of accepted photos (ZIP)',
  awarded: 'Originals of awarded photos',
  awardedZip: 'Originals of awarded photos (ZIP)',
  originalsZip: 'Original photos (ZIP)',
  xlsx: 'Excel',
  csv: 'CSV',
  zip: 'ZIP',
  xlsxOf: '{{table}} (Excel)',
  csvOf: '{{table}} (CSV)',
};
