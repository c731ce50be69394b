/**
 * Hungarian alphabetical order as a key that compares byte by byte, so that both engines sort by it: the embedded one has no
 * Hungarian rules of its own. Letters first (`cs`, `gy`, `ny`, … are letters; `ö` and `ő` follow `o`), then accents (`Acs`
 * before `Ács`), then case.
 */
const letters = [
  ...[
    'a',
    'b',
    'c',
    'cs',
    'd',
    'dz',
    'dzs',
    'e',
    'f',
    'g',
    'gy',
    'h',
    'i',
    'j',
    'k',
    'l',
    'ly',
    'm',
    'n',
    'ny',
    'o',
    'ö',
  ],
  ...['p', 'q', 'r', 's', 'sz', 't', 'ty', 'u', 'ü', 'v', 'w', 'x', 'y', 'z', 'zs'],
];
const rank = new Map(letters.map((letter, i) => [letter, String.fromCharCode(0x41 + i)]));

/** Longest first; a long digraph (`ssz`) is the letter twice. */
const digraphs = letters.filter((letter) => letter.length > 1).sort((a, b) => b.length - a.length);
const long = new Map(digraphs.map((letter) => [`${letter.charAt(0)}${letter}`, [letter, letter]]));
const units = [...long.keys(), ...digraphs].sort((a, b) => b.length - a.length);

const spaces = /[\s\p{P}]/u;

/** A letter without its accent, and its accent; `ö` and `ü` are letters of their own, `ő` and `ű` their long forms. */
function unaccented(character: string): [string, string] {
  if (character === 'ő') return ['ö', '1'];
  if (character === 'ű') return ['ü', '1'];
  if (character === 'ö' || character === 'ü') return [character, '0'];
  const [base = character, ...marks] = character.normalize('NFD');
  return [base, marks.length ? '1' : '0'];
}

/** Sorts characters other than Latin letters: digits before letters, other scripts after them. */
function otherRank(character: string): string {
  if (/\d/.test(character)) return `1${character}`;
  return `~${(character.codePointAt(0) ?? 0).toString(16).padStart(6, '0')}`;
}

/** The key of a name; names that differ at all have different keys. */
export function nameOrder(name: string): string {
  const text = name.normalize('NFC').trim();
  const lower = [...text.toLowerCase()];
  let [primary, secondary] = ['', ''];
  for (let i = 0; i < lower.length;) {
    const unit = units.find((one) => lower.slice(i, i + one.length).join('') === one);
    if (unit !== undefined) {
      const parts = long.get(unit) ?? [unit];
      primary += parts.map((part) => rank.get(part) ?? '').join('');
      secondary += '0'.repeat(parts.length);
      i += unit.length;
      continue;
    }
    const [base, accent] = unaccented(lower[i] ?? '');
    primary += spaces.test(base) ? '!' : (rank.get(base) ?? otherRank(base));
    secondary += accent;
    i += 1;
  }
  const byCase = [...text].map((character) => (character === character.toLowerCase() ? '0' : '1')).join('');
  return `${primary} ${secondary} ${byCase} ${text}`;
}
