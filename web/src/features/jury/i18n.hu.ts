const texts = {
  title: 'Zsűritagságaim',
  none: 'Nem vagy zsűritag',
  noneText: 'Ha egy pályázat szervezői felkérnek, a felkérésük itt is megjelenik.',
  noSeat: 'Ennek a pályázatnak a zsűrijébe nem kértek fel',
  noSeatText: 'Lehet, hogy a felkérést visszavonták, vagy másik fiókkal léptél be, mint amelyiknek szólt.',
  all: 'Az összes zsűritagságom',
  invitedAt: 'Felkérés: {{when}}',
  invitation: 'Zsűritagnak kértek fel: {{competition}}',
  toCompetition: 'A pályázat oldala',
  dates: 'Időpontok',
  date: {
    jury: {
      competitionStart: 'A nevezés kezdete',
      votingStart: 'A nevezés vége',
      votingEnd: 'A zsűrizés vége',
      award: 'Eredményhirdetés',
    },
    both: {
      competitionStart: 'A nevezés kezdete',
      votingStart: 'A nevezés vége, a szavazás kezdete',
      votingEnd: 'A szavazás vége',
      award: 'Eredményhirdetés',
    },
  },
  state: { INVITED: 'Válaszodra vár', ACCEPTED: 'Elfogadtad', DECLINED: 'Visszautasítottad', LEFT: 'Már nem vagy tag' },
  chair: 'Elnök',
  told: {
    INVITED: 'A szervezők arra várnak, hogy elfogadod-e. Olvasd el, mivel jár, és válaszolj.',
    ACCEPTED: 'A zsűri tagja vagy. Itt látod a fordulókat, amelyeket bírálsz.',
    DECLINED: 'Nem vállaltad. Ha meggondoltad magad, kérd a szervezőket, hogy hívjanak meg újra.',
    LEFT: 'Már nem vagy a zsűri tagja. A szervezők újra meghívhatnak.',
  },
  terms: {
    title: 'Mivel jár',
    alone: 'A képeket egyedül a zsűri bírálja el; szavazás nincs.',
    both: 'A közönség szavaz, és a zsűri külön bírál. Te nem szavazhatsz.',
    mayEnter: 'Nevezhetsz is; a saját képeidet nem te bírálod.',
    noEntering: 'Aki elfogadja, ezen a pályázaton nem nevezhet.',
    names: {
      AT_ONCE: 'A neved az elfogadás után azonnal megjelenik a pályázat oldalán.',
      AT_AWARD: 'A neved az eredményhirdetéskor jelenik meg a pályázat oldalán.',
    },
    leaving: 'Az eredményhirdetésig bármikor lemondhatsz.',
  },
  rounds: {
    title: 'Fordulók',
    none: 'Még nincs forduló, amelyben bírálsz.',
    judge: 'Bírálok',
    judgeNamed: 'Bírálok: {{title}}',
    look: 'Megnézem',
    lookNamed: 'Megnézem: {{title}}',
    progress_one: '{{marked}} / {{tasks}} kép',
    progress_other: '{{marked}} / {{tasks}} kép',
    finished: 'Végeztem',
    stage: { PLANNED: 'Még nem nyílt meg', MARKING: 'Pontozás', COUNTING: 'Lezárult', DECIDED: 'Eldöntve' },
    dates: '{{opens}} – {{closes}}',
  },
  awards: {
    title: 'A díjak listája',
    asked: 'Elnökként te erősíted meg, hogy a zsűri így döntött. Ha a lista utána módosul, újra megkérdezünk.',
    confirmed: 'Megerősítetted: {{when}}. Ha a lista módosul, újra megkérdezünk.',
    confirm: 'Megerősítem',
    done: 'A díjak listáját megerősítetted.',
    photo: '{{number}}. kép: {{title}}',
    author: 'Egy szerző kapja, akinek a nevét az eredményhirdetésig nem látod.',
    empty_one: 'üres hely: {{count}}',
    empty_other: 'üres hely: {{count}}',
  },
  accept: 'Elfogadom',
  decline: 'Nem vállalom',
  leave: 'Lemondok',
  leaveTitle: 'Lemondasz a zsűritagságról?',
  leaveText: 'Ha lemondasz, csak új felkéréssel lehetsz újra a zsűri tagja.',
  paused: 'A pályázat most szünetel: válaszolni akkor lehet, amikor a szervezők folytatják.',
  done: {
    INVITED: 'A válaszodat elmentettük.',
    ACCEPTED: 'Köszönjük, mostantól a zsűri tagja vagy.',
    DECLINED: 'Köszönjük a választ. A szervezők látják, hogy nem vállaltad.',
    LEFT: 'Már nem vagy a zsűri tagja.',
  },
};

declare module '../../i18n/texts.ts' {
  interface Texts {
    jury: typeof texts;
  }
}

export default texts;
