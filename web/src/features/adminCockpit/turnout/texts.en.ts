/** English sentences that say what the charts of the turnout show; part of those of administrators' competitions. */

export const finding = {
  overTime: {
    none: 'No photo has come yet',
    lastDays_one: 'Half of the photos came on the last day',
    lastDays_other: 'Half of the photos came in the last {{n}} days',
    busiest: 'The most photos came on {{day}}: {{n}} of {{total}}',
    shared: 'On {{times}} days the most photos came: {{n}} each, {{total}} in all',
    even: 'No day stands out: at most {{n}} came on a day, {{total}} in all',
  },
  byType: {
    none: 'No photo has come yet',
    waiting: 'Waiting for a moderator: {{n}} of {{total}} in all',
    most: 'Most photos ({{n}} of {{total}}) are in this category: {{type}}',
    shared: 'No category leads: {{times}} have {{n}} each, {{total}} in all',
  },
  covered: {
    none: 'No vote has come yet',
    reached_one: '{{share}} of the photos have at least {{n}} vote',
    reached_other: '{{share}} of the photos have at least {{n}} votes',
  },
  byHour: {
    none: 'Nothing has happened yet',
    busiest: 'Most happens between {{from}}:00 and {{to}}:00 ({{share}})',
    shared: 'No hour stands out: {{times}} have {{share}} each',
  },
};
