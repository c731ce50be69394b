/** English texts of the radar and of excluded ballots; part of those of administrators' competitions. */

export const integrity = {
  later: 'Once voting is over, you see here whether groups of people voted alike.',
  unlinked:
    'The ballots have been parted from their voters ({{time}}). Nobody knows any more who voted for what: there is nothing to look at, and no ballot can be excluded any more. The result and the log are unchanged.',
  pending: 'The votes are being looked at. This takes some seconds.',
  failed: {
    OUT_OF_MEMORY:
      'The votes could not be examined: there are more than fit into the memory that is kept for this. Nothing was changed by it.',
    UNEXPECTED:
      'The votes could not be examined. The reason is in the service’s log; if it fails again, ask whoever operates it. Nothing was changed by it.',
    again: 'Look again',
  },
  none: 'No group stands out.',
  fewPeople: 'Among so few people little or nothing would be found, even if there were a group.',
  found_one: 'One group votes alike more often than chance would have it.',
  found_other: '{{count}} groups vote alike more often than chance would have it.',
  lookedAt: 'Examined {{when}}: votes {{votes}}, people {{people}}.',
  circle: 'Group {{name}}: {{size}} people',
  alike:
    'Two of these {{size}} gave the same unusual points {{common}} times on average; chance would give {{expected}}.',
  judged:
    'On average each judged {{judged}} photos, and any two of them have {{same}} in common; chance would give {{expectedSame}}.',
  own_one: 'Of the photos below ({{all}}) one is by somebody in the group.',
  own_other: 'Of the photos below ({{all}}) {{count}} are by people in the group.',
  evidence: 'Photos on which the group stands out',
  noEvidence: 'On no single photo.',
  direction: 'Points given',
  HIGHER: 'higher',
  LOWER: 'lower',
  unusual: 'Unusual points',
  byChance: 'by chance',
  mean: 'Mean of the group',
  others: 'of the others',
  effect:
    'Ranks as they are, and as they would be without the votes of the group on these photos. Nothing is changed by this.',
  open: 'Show the names',
  openHint: 'Who is in the group is shown on request. The audit log keeps who has asked, and when.',
  people: 'Who is in the group',
  since: 'here since {{when}}',
  gone_one: 'One of them has no account any more.',
  gone_other: '{{count}} of them have no account any more.',
  limits: 'What this can and cannot show',
  limit: {
    sign: 'It is a sign, not a proof, and nothing follows from it by itself. In simulated competitions at most one honest person in a hundred was in a group shown.',
    single:
      'Whoever pushes a single photo from accounts that otherwise vote like everyone is not found: one high point is no evidence.',
    few: 'Among fewer than about two hundred people, and for small groups that act half the time, it finds little or nothing.',
    friends: 'People who know each other may vote alike in good faith. Ask before you judge.',
  },
};

export const exclusions = {
  column: 'Decision',
  open: 'Exclude these ballots…',
  openLabel: 'Exclude these ballots… ({{title}})',
  title: 'Exclude ballots: {{title}}',
  text_one: 'The ballot that group {{name}} has cast on this photo, {{count}} by the last look.',
  text_other:
    'The ballots that group {{name}} has cast on this photo, {{count}} by the last look. Their other ballots count on.',
  byNumber: 'Exclude ballots by the numbers on receipts…',
  byNumberTitle: 'Exclude ballots by number',
  byNumberText: 'Ballots on one photo, named by their numbers: these stand on receipts and in the published files.',
  image: 'Number or address of the photo',
  imageHint: 'The number is at the end of the address of its page.',
  noImage: 'This is neither the number of a photo nor the address of its page.',
  numbers: 'Numbers of ballots',
  numbersHint_one: 'One a line, or with spaces between. {{count}} so far.',
  numbersHint_other: 'One a line, or with spaces between. {{count}} so far.',
  notNumber:
    'This is not the number of a ballot: {{word}}. It has 16 characters: letters, digits, hyphens or underscores.',
  tooMany: 'A decision is about {{most}} ballots at most.',
  reason: 'Why',
  reasonHint: 'Everyone is told this, with the number of ballots, the photo, the date and both rankings.',
  reasons: {
    RING: 'Several people have agreed',
    DUPLICATE_PERSON: 'One person, several accounts',
    RULE: 'Against another rule',
  },
  note: 'What has led to it',
  noteHint: 'For administrators.',
  missing: 'Please write something here.',
  alone: 'I decide alone',
  aloneNote: 'Why nobody else decides with you',
  aloneHint: 'It takes effect at once. The audit log keeps the note.',
  circleEffect: 'Ranks now, and without the ballots of the group on all photos above.',
  propose: 'Propose',
  exclude: 'Exclude now',
  confirm: 'Confirm',
  confirmAlone: 'Confirm alone…',
  revoke: 'Revoke',
  giveUp: 'Give up',
  waits: 'Another administrator has to confirm it; until then the ballots count.',
  ask: {
    confirm: 'Exclude these ballots?',
    confirmText:
      'They leave the result, the numbers and the ranks at once; a new version of the result is published. Their voters are told by mail, and may object. It can be revoked.',
    revoke: 'Revoke this decision?',
    revokeText: 'If its ballots do not count, they count again, and a new version of the result is published.',
  },
  done: {
    PROPOSED: 'Proposed. Another administrator has to confirm it.',
    EFFECTIVE: 'The ballots do not count any more.',
    REVOKED: 'Revoked.',
  },
  heading: 'Excluded ballots',
  intro:
    'Ballots are excluded, not people, and photo by photo. Two administrators decide, or one, who must say why they decide alone. Everything can be taken back.',
  none: 'No ballot is excluded.',
  allEffect: 'Ranks with all ballots, and as they are counted:',
  effect: 'What it changes, by the ranks when it was proposed',
  what_one: '{{count}} ballot. {{reason}}. {{state}}',
  what_other: '{{count}} ballots. {{reason}}. {{state}}',
  state: { PROPOSED: 'Proposed', EFFECTIVE: 'In effect', REVOKED: 'Revoked' },
  aloneSaid: 'Alone, because: {{note}}',
  by: {
    proposed: 'proposed by {{who}}, {{when}}',
    confirmed: 'confirmed by {{who}}, {{when}}',
    confirmedAlone: 'confirmed alone by {{who}}, {{when}}',
    revoked: 'revoked by {{who}}, {{when}}',
  },
  gone: 'a deleted account',
};

export const observer = {
  heading: 'Observer',
  intro:
    'An observer is an entrant who looks into the count after the award, once: either who has voted, or fifty ballots drawn by lot. Both together are seen only by whoever runs the server. Everyone is told that there is one, and the name with the results. Until the observer has chosen, you can name somebody else or nobody.',
  none: 'Nobody observes this count.',
  named: '{{name}} observes; named by {{who}}, {{when}}.',
  undecided: 'Nothing has been chosen yet. That is possible from the award on, on the page of the count.',
  chosen: {
    ROLL: 'Has looked into who has voted, {{when}}. The observer cannot be changed any more.',
    DRAW: 'Has drawn ballots by lot, {{when}}. The observer cannot be changed any more.',
  },
  search: 'Find an entrant (name, username)',
  nobody: 'Nobody is found who could observe: it has to be an active entrant.',
  name: 'Name {{name}} as observer',
  withdraw: 'Withdraw the observer',
  done: { named: 'The observer has been named.', withdrawn: 'Nobody observes the count now.' },
};
