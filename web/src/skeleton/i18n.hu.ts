/** Words for a browser whose JavaScript is off. They are in no bundle: the gateway alone writes them. */
const texts = {
  reading:
    'A böngésződben ki van kapcsolva a JavaScript. Olvasni és nézelődni így is lehet; a belépéshez, a szavazáshoz és a feltöltéshez kapcsold be.',
  needed: 'Ehhez az oldalhoz JavaScript kell. Kapcsold be a böngésződben, és töltsd be újra az oldalt.',
  pages: 'Oldalak',
  rank: '{{rank}}. hely',
} as const;

export default texts;
