/** English sentences that say what the charts of the turnout show; part of those of administrators' competitions. */

export const finding = {
  overTime: {
    none: 'No photo has come yet',
    lastDays_one: 'Half of the photos came on the last day',
    lastDays_other: 'Half of the photos came in the last {{n}} days',
    busiest: 'The busiest day was {{day}}: {{n}} of {{total}} photos',
    shared: 'The {{times}} busiest days had {{n}} of {{total}} photos each',
  },
  byType: {
    none: 'No photo has come yet',
    waiting: '{{n}} of {{total}} photos wait for a moderator',
    most: 'Most photos ({{n}} of {{total}}) are in this category: {{type}}',
    shared: 'No category leads: {{times}} have {{n}} of {{total}} photos each',
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
