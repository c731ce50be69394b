/** The mails about a seat in a jury: when it is offered, and while the offer waits for an answer. */
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
};
