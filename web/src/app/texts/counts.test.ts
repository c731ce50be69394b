import { addTexts, createTexts, rawText } from '../../i18n/instance.ts';
import type { Bundle } from '../../i18n/texts.ts';
import adminEnglish from './adminBundle.en.ts';
import adminHungarian from './adminBundle.hu.ts';
import browseEnglish from './browseBundle.en.ts';
import browseHungarian from './browseBundle.hu.ts';
import english from './bundle.en.ts';
import hungarian from './bundle.hu.ts';
import deskEnglish from './deskBundle.en.ts';
import adminJuryEnglish from './adminJuryBundle.en.ts';
import catalogueEnglish from './catalogueBundle.en.ts';
import deskHungarian from './deskBundle.hu.ts';
import adminJuryHungarian from './adminJuryBundle.hu.ts';
import catalogueHungarian from './catalogueBundle.hu.ts';
import laterEnglish from './laterBundle.en.ts';
import laterHungarian from './laterBundle.hu.ts';
import showEnglish from './showBundle.en.ts';
import showHungarian from './showBundle.hu.ts';
import voteEnglish from './voteBundle.en.ts';
import voteHungarian from './voteBundle.hu.ts';

const en = {
  ...english,
  ...browseEnglish,
  ...showEnglish,
  ...laterEnglish,
  ...deskEnglish,
  ...adminJuryEnglish,
  ...catalogueEnglish,
  ...adminEnglish,
  ...voteEnglish,
};
const hu = {
  ...hungarian,
  ...browseHungarian,
  ...showHungarian,
  ...laterHungarian,
  ...deskHungarian,
  ...adminJuryHungarian,
  ...catalogueHungarian,
  ...adminHungarian,
  ...voteHungarian,
};

/** English texts whose number is never 1, and why. */
const neverOne: Record<string, string> = {
  'juryDesk.own.upper': 'a share has its per cent sign, and points are no number of things',
  'browse.score': 'a score has decimals',
  'show.comments.counter': 'a limit of characters',
  'show.comments.tooLong': 'a limit of characters',
  'upload.counter': 'a limit of characters',
  'juryDesk.remarkCount': 'a limit of characters',
  'shell.form.tooLong': 'a limit of characters',
  'admin.audit.times': 'what happened once is told without a number',
  'admin.dashboard.fairness.finding': 'the numbers of votes that are forecast begin at 3',
  'adminCompetitions.timeline.preset': 'the shortest preset has several weeks',
  'adminCompetitions.finding.overTime.shared': 'several days share the first place',
  'adminCompetitions.finding.byType.shared': 'several categories share the first place',
  'adminCompetitions.finding.byHour.shared': 'several hours share the first place',
  'adminCompetitions.integrity.circle': 'a group has at least two members',
  'adminCompetitions.integrity.alike': 'a mean, which has decimals',
  'adminCompetitions.integrity.judged': 'a mean, which has decimals',
  'adminCompetitions.exclusions.tooMany': 'a limit',
  'adminCompetitions.ranking.tooMany': 'a limit',
  'adminEmails.campaign.interrupted': 'whoever was interrupted may have got it at least twice',
  'count.rules.coverage': 'a limit',
  'robust.explanation': 'the number of redraws',
  'robust.allAgree': 'the number of redraws',
  'robust.someAgree': 'the number of redraws and of the ways of counting',
};

/** English texts whose form follows their last number, as that of “2 of 5 photos” does. */
const followLast = new Set([
  ...['shell.points.votes', 'home.entered', 'home.voted', 'browse.shown', 'show.vote.progress', 'upload.filled'],
  ...['votes.progress', 'adminCompetitions.finding.covered.reached', 'count.rules.leftOut'],
  'adminCompetitions.results.place',
  ...['jury.rounds.progress', 'juryDesk.progress', 'juryDesk.sending', 'adminJury.panel.progress'],
  'show.jury.score',
  ...['adminCeremony.loading', 'catalogue.reading', 'adminAwards.score'],
]);

/** Keys of a bundle as `t` takes them, without plural forms. */
const keysOf = (bundle: object, prefix = ''): string[] => [
  ...new Set(
    Object.entries(bundle).flatMap(([name, value]) =>
      typeof value === 'string'
        ? [prefix + name.replace(/_(one|other)$/, '')]
        : keysOf(value as object, `${prefix}${name}.`),
    ),
  ),
];

const all = createTexts();
addTexts(all, 'en', en as unknown as Bundle);
addTexts(all, 'hu', hu as unknown as Bundle);

/** The text of a key for that number, before it is filled in. */
function rawOf(key: string, count: number): string {
  const form = `${key}_${new Intl.PluralRules(all.language).select(count)}`;
  return rawText(all, all.exists(form) ? form : key);
}

/** Places of names and times, which are no numbers. */
const names = /\{\{(?:who|what|title|name|when|time)\}\}/g;

/** Each text of a language that is filled in, with a number in every place. */
function filledWith(language: 'en' | 'hu', number: number): [key: string, text: string][] {
  void all.changeLanguage(language);
  return keysOf(language === 'en' ? en : hu).flatMap((key) => {
    const raw = rawOf(key, number);
    if (!raw.includes('{{')) return [];
    return [[key, raw.replace(names, 'X').replace(/\{\{\w+\}\}/g, String(number))] as [string, string]];
  });
}

/** Words that end like a plural and are none. */
const singular = /^(is|was|has|this|its|as|us|less|goes|stands|does|needs|waits|gets|counts|s)$/;
/** A number, and the noun or verb behind it. */
const behindNumber = (number: number) =>
  new RegExp(`(?<![\\d.,#:–-])\\b${number} (?:more |of them |of which |other |valid )?([a-z]+)`, 'g');
const wordsBehind = (text: string, number: number): string[] =>
  [...text.matchAll(behindNumber(number))].map(([, word = '']) => word);
const isPlural = (word: string): boolean =>
  /^(people|are|were|have|wait|stay|need|count|stand)$/.test(word) ||
  (/[a-z]{2}s$/.test(word) && !/ss$/.test(word) && !singular.test(word));

describe('English texts with numbers', () => {
  const misread = filledWith('en', 1).filter(([, text]) => wordsBehind(text, 1).some(isPlural));

  it('say a noun and a verb in the singular for 1', () => {
    expect(misread.filter(([key]) => !(key in neverOne))).toEqual([]);
  });

  // “3 ballots, 1 of which stands”: the form follows one number of a text, and the others are 1 as well.
  it('say so of a number beside the one that their form follows', () => {
    void all.changeLanguage('en');
    const texts = keysOf(en).flatMap((key) => {
      const raw = rawOf(key, 3);
      if (raw === rawOf(key, 1)) return [];
      const numbers = [...raw.replace(names, 'X').matchAll(/\{\{\w+\}\}/g)].map(([place]) => place);
      const followed = numbers.find((place) => place === '{{count}}') ?? numbers.at(followLast.has(key) ? -1 : 0) ?? '';
      const text = raw.replace(names, 'X').replaceAll(followed, '3');
      return [[key, text.replace(/\{\{\w+\}\}/g, '1')] as const];
    });
    expect(texts.filter(([, text]) => wordsBehind(text, 1).some(isPlural))).toEqual([]);
  });

  it('are excepted only where that is needed', () => {
    const keys = new Set(misread.map(([key]) => key));
    expect(Object.keys(neverOne).filter((key) => !keys.has(key))).toEqual([]);
  });

  it.each([0, 2, 21])('say a noun in the plural for %d', (number) => {
    const texts = filledWith('en', number);
    const nouns = new Set(
      texts.flatMap(([, text]) => wordsBehind(text, number)).filter((word) => /s$/.test(word) && isPlural(word)),
    );
    expect(nouns.size).toBeGreaterThan(15);
    const isNoun = (word: string) =>
      nouns.has(`${word}s`) || (word.endsWith('y') && nouns.has(`${word.slice(0, -1)}ies`)) || word === 'person';
    expect(texts.filter(([, text]) => wordsBehind(text, number).some(isNoun))).toEqual([]);
  });
});

describe('Hungarian texts with numbers', () => {
  it('say a noun in the singular, whatever the number', () => {
    for (const number of [0, 1, 2, 21]) {
      const plurals = filledWith('hu', number).filter(([, text]) =>
        new RegExp(
          `\\b${number} (képek|szavazatok|emberek|levelek|nevezések|hozzászólások|szövegek|fájlok|napok|percek)\\b`,
        ).test(text),
      );
      expect(plurals).toEqual([]);
    }
  });

  // “az 1”, “a 2”, “az 5”: the article depends on the number.
  it('have no article right before a number, and no ending that depends on it', () => {
    void all.changeLanguage('hu');
    const texts = keysOf(hu).flatMap((key) => [1, 2].map((count) => [key, rawOf(key, count)] as const));
    const numbers =
      '(?:n|count|total|votes|rank|points|people|left|max|min|most|least|photos|entries|ballots|number|num|size|seconds|minutes|days)';
    expect(
      texts.filter(([, text]) => new RegExp(`(?<![a-záéíóöőúüű])az? \\{\\{${numbers}\\}\\}`, 'i').test(text)),
    ).toEqual([]);
    expect(texts.filter(([, text]) => new RegExp(`\\{\\{${numbers}\\}\\}-[a-z]`).test(text))).toEqual([]);
  });
});
