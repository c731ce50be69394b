/** Hungarian sentences that say what the charts of the turnout show; part of those of administrators' competitions. */

export const finding = {
  overTime: {
    none: 'Még nem érkezett kép',
    lastDays_one: 'A képek fele az utolsó napon érkezett',
    lastDays_other: 'A képek fele az utolsó {{n}} napban érkezett',
    busiest: 'A legtöbb kép ezen a napon érkezett: {{day}} ({{total}} képből {{n}})',
    shared: '{{times}} napon érkezett a legtöbb kép: naponta {{n}}, összesen {{total}}',
    even: 'Egyik nap sem emelkedik ki: egy nap legfeljebb {{n}} kép érkezett, összesen {{total}}',
  },
  byType: {
    none: 'Még nem érkezett kép',
    waiting: '{{total}} képből {{n}} még elbírálásra vár',
    most: 'A legtöbb kép ({{n}} / {{total}}) ebbe a kategóriába érkezett: {{type}}',
    shared: 'Egyik kategória sem vezet: {{times}} kategóriában egyaránt {{n}} kép van (összesen {{total}})',
  },
  covered: {
    none: 'Még nem érkezett szavazat',
    reached_one: 'A képek {{share}}-a legalább {{n}} szavazatot kapott',
    reached_other: 'A képek {{share}}-a legalább {{n}} szavazatot kapott',
  },
  byHour: {
    none: 'Még nem történt semmi',
    busiest: 'A legtöbb esemény {{from}} és {{to}} óra között történik ({{share}})',
    shared: 'Egyik óra sem emelkedik ki: {{times}} órára egyaránt {{share}} jut',
  },
};
