const texts = {
  address: 'Írj nekünk:',
  body: `Kérdésed van egy pályázattal, a nevezéseddel vagy a fiókoddal kapcsolatban? Válaszolj bármelyik levelünkre, például az aktiváló levélre: a válasz a szervezőkhöz érkezik.

## Gyorsabb, ha ezt előbb megnézed

- **Nem érkezett meg az aktiváló levél?** Nézd meg a levélszemét mappát is. Új levelet az [elfelejtett jelszó](/lost-password/request) oldalon kérhetsz.
- **Nem tölthető fel a kép?** A hibaüzenet megmondja az okát; a formátumokat és a méreteket a [szabályzat](/rules) írja le.
- **Hibát láttál az oldalon?** Add meg a hibaüzenet hivatkozási számát, így a naplóban megtaláljuk, mi történt.`,
} as const;

declare module '../../i18n/texts.ts' {
  interface Texts {
    contact: typeof texts;
  }
}

export default texts;
