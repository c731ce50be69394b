const texts = {
  body: `## Nevezés

- Nevezni regisztrált és aktivált fiókkal lehet, a nevezési időszak kezdetétől a szavazás kezdetéig. A határidő pontos: az utolsó pillanat már nem számít bele.
- Minden kategóriában számozott helyekre tölthető fel kép; hogy hányra, azt a pályázat mondja meg, rendszerint négyre. Egy helyre új képet feltölteni, a helyet kiüríteni, a címet és a leírást javítani a határidőig bármikor lehet.
- Elfogadott formátumok: **JPEG, PNG, WebP, AVIF, TIFF és HEIC**, legfeljebb 30 MB és 100 megapixel. A hosszabb oldal legkisebb méretét a pályázat írja elő.
- Csak saját készítésű kép nevezhető; erről minden feltöltésnél nyilatkozni kell.

## Szavazás

- A szavazás **vak**: az eredményhirdetésig senki sem látja, ki készítette a képet, és a közzétett változatokból minden rejtett adatot (helyadatot, nevet) eltávolítunk. A fényképezés adatai (gép, objektív, rekesz, záridő) a szavazás kezdetétől a kép mellett olvashatók.
- Egy kép pontot kap, rendszerint 1‑től 5‑ig; a határokat a pályázat írja elő. Minden bejelentkezett résztvevő szavazhat, a saját képeire nem. A pont a szavazás végéig módosítható és visszavonható. Aki nem szavaz egy képre, nem ad neki nulla pontot.
- A sorrendet rendszerint súlyozott átlag adja: kevés szavazatnál az eredmény a kategória átlagához közelít. Holtversenynél a több legmagasabb pont, majd a több szavazat dönt; ha így is egyenlő, a helyezés közös. Az a kép, amely nem kapott szavazatot, nem kap pontszámot és helyezést. Helyezés kategóriánként és a teljes mezőnyben is születik.
- Az eredmény az eredményhirdetés pillanatában válik nyilvánossá, a szerzők nevével együtt.

## Hozzászólások

A szavazás kezdetétől minden képhez hozzá lehet szólni, legfeljebb 2000 karakterben. Kérjük, maradj tárgyszerű és barátságos; a szervezők a sértő hozzászólásokat elrejtik. Egyes pályázatokon a hozzászólás csak jóváhagyás után jelenik meg.

## Moderálás

A szervezők a szabályokat sértő képeket elutasíthatják vagy kizárhatják; a kizárás okát a nevező megtudja. Az elutasított és a kizárt képeket mások nem látják, és nem vesznek részt a szavazásban.

## Adatvédelem

Az eredeti fájlt érintetlenül megőrizzük, és csak a feltöltője és a szervezők férnek hozzá. Nyilvánosan csak a lekicsinyített, adatoktól megtisztított változatok láthatók.

A nevedet az eredményhirdetéssel tesszük közzé a képeid mellett. Az e-mail-címedet senkinek sem mutatjuk meg; hírlevelet csak kérésre küldünk, és bármikor leiratkozhatsz róla.`,
} as const;

declare module '../../i18n/texts.ts' {
  interface Texts {
    rules: typeof texts;
  }
}

export default texts;
