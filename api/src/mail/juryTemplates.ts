/** The mails about a seat in a jury: when it is offered, while the offer waits for an answer, and while photos of a round wait. */
export const juryTemplates = {
  'jury-invited': {
    hu: {
      subject: 'Zsűritagnak kértek fel: {{competition}}',
      body: `Kedves {{name}}!

A szervezők felkérnek, hogy légy a zsűri tagja a(z) **{{competition}}** pályázaton. A felkérés oldalán elolvashatod, mivel jár, és ott válaszolhatsz rá:

[A felkérés megnyitása]({{link}})

A fiókod neve: **{{username}}**. Ha még nincs jelszavad, egy másik levélben találod a hivatkozást, amellyel választhatsz.`,
    },
    en: {
      subject: 'You are asked to be a judge: {{competition}}',
      body: `Dear {{name}},

The organisers ask you to be a judge in **{{competition}}**. The page of the invitation says what comes with it, and takes your answer:

[Open the invitation]({{link}})

The name of your account is **{{username}}**. If you have no password yet, another mail brings the link to choose one.`,
    },
  },
  'jury-reminder': {
    hu: {
      subject: 'Válaszodra vár a zsűri felkérése: {{competition}}',
      body: `Kedves {{name}}!

Felkértek, hogy légy a zsűri tagja a(z) **{{competition}}** pályázaton, és még nem válaszoltál. A szervezők akkor is örülnek a válasznak, ha nem tudod vállalni:

[A felkérés megnyitása]({{link}})

A fiókod neve: **{{username}}**. Ha még nincs jelszavad, egy másik levélben találod a hivatkozást, amellyel választhatsz.`,
    },
    en: {
      subject: 'The invitation to the jury waits for your answer: {{competition}}',
      body: `Dear {{name}},

You are asked to be a judge in **{{competition}}**, and have not answered yet. An answer helps the organisers even if you cannot take the seat:

[Open the invitation]({{link}})

The name of your account is **{{username}}**. If you have no password yet, another mail brings the link to choose one.`,
    },
  },
  'jury-round-reminder': {
    hu: {
      subject: 'Képek várnak a pontszámodra: {{competition}}',
      body: `Kedves {{name}}!

A(z) **{{competition}}** pályázat **{{round}}** fordulójában még vannak képek, amelyekre nem adtál pontszámot. Itt folytathatod:

[A forduló megnyitása]({{link}})

Ha elkészültél, ott jelezheted, és nem küldünk több emlékeztetőt.`,
    },
    en: {
      subject: 'Photos wait for your mark: {{competition}}',
      body: `Dear {{name}},

In the round **{{round}}** of **{{competition}}** there are photos that you have not marked yet. You can go on here:

[Open the round]({{link}})

If you have finished, you can say so there, and no more reminders are sent.`,
    },
  },
};
