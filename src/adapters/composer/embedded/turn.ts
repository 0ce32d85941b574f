import { byLanguage } from '../../../languages/by-language.ts';
import { headingOfOthers } from '../../../domain/drafting/headings.ts';
import type { WrittenLanguage } from '../../../languages/packs.ts';
import { swedishStatement } from './retell.ts';
import type { Statement } from '../../../domain/language-pack/draft-phrases.ts';
import { lowerFirst } from '../../../languages/notation/text.ts';
import { withoutStop, type Address } from './statement.ts';
import { turnGerman } from './turn-german.ts';
import { turnFinnish } from './turn-finnish.ts';

/**
 * Turns what a company says of itself into what can be said to it: "We operate 12 clinics" becomes "you operate 12
 * clinics". Null where the sentence is not about the company or cannot be turned surely.
 */
export function turnToReader(sentence: string, address: Address): Statement | null {
  const text = withoutStop(sentence.replace(/\s+/gu, ' '));
  if (/[“”"„«»?!:|]/u.test(text) || onlyNames(text, address.language)) return null;
  if (address.language === 'de') return turnGerman(text, address);
  if (addressesReader(text, address.language)) return null;
  if (address.language === 'fi') return turnFinnish(text);
  return address.language === 'sv' ? turnSwedish(text) : turnEnglish(text);
}

/** "Our other customer Globex" names somebody and tells nothing: no word in it can be a verb. */
function onlyNames(text: string, language: WrittenLanguage): boolean {
  const words = naming.exec(text)?.[1]?.trim().split(' ');
  return words?.every((word) => headingOfOthers.test(word) || !verbs[language].test(word)) ?? false;
}

const naming = new RegExp(
  [
    String.raw`^(?:Our|Vår\p{Ll}*|Unser\p{Ll}*) ((?:(?!och |und |and )\p{L}[\p{L}-]* ){0,4}?)\p{Lu}[\p{L}\d&.-]*`,
    String.raw`(?:(?:, | and | och | und | )\p{Lu}[\p{L}\d&.-]*)*$`,
  ].join(''),
  'u',
);

const verbs = byLanguage(({ composing }) => composing.verbs);

function addressesReader(text: string, language: WrittenLanguage): boolean {
  return {
    en: /\b(you|your|yours|I|my|me)\b/u,
    fi: /(?<!\p{L})(sinä|sinun|te|teidän|teille|teillä|minä|sinulle)(?!\p{L})|\p{L}{3}(tte|nne)(?!\p{L})/iu,
    sv: /\b(du|dig|din|ditt|dina|ni|er|ert|era|jag|min|mig)\b/iu,
    de: /(?!)/u,
  }[language].test(text);
}

const englishWords: Readonly<Record<string, string>> = {
  we: 'you',
  "we're": "you're",
  "we've": "you've",
  "we'll": "you'll",
  our: 'your',
  ours: 'yours',
  us: 'you',
  ourselves: 'yourselves',
};

const speaksOfUs = new RegExp(
  [
    String.raw`^(We|Our|We['’](re|ve))\b`,
    String.raw`^(Since|In|With|From|At|Today|Currently|Now|Last|This|Over|After|For)\b[^.]{0,60}?\bwe\b`,
  ].join('|'),
  'u',
);

function turnEnglish(text: string): Statement | null {
  if (!speaksOfUs.test(text)) return null;
  const replaced = text.replace(
    /\b(we|our|ours|us|ourselves)\b(['’](?:re|ve|ll))?/giu,
    (match) => englishWords[match.toLowerCase().replace('’', "'")] ?? match,
  );
  const main = lowerFirst(replaced);
  const verb = /^you (?!are |have |were |also |\p{Ll}+ly )(.+)$/u.exec(main);
  return { main, sub: main, also: verb === null ? null : `you also ${verb[1]}` };
}

const swedishWords: Readonly<Record<string, string>> = {
  vi: 'ni',
  vår: 'er',
  vårt: 'ert',
  våra: 'era',
  oss: 'er',
};

function turnSwedish(text: string): Statement | null {
  const replaced = text.replace(
    /(?<!\p{L})(vi|vår|vårt|våra|oss)(?!\p{L})/giu,
    (match) => swedishWords[match.toLowerCase()] ?? match,
  );
  if (replaced === text) return null;
  if (replaced.startsWith('ni ')) return swedishStatement('ni', replaced.slice(3));
  if (/^(er|ert|era) /u.test(replaced)) return { main: replaced, sub: replaced, also: null };
  // After an opening adverb the verb stands before its subject, which a clause after "att" does not allow.
  const opened = /^(Sedan|Under|I|På|Med|Från|Idag|I dag|Efter|Nu)\s.{0,40}?\sni\s/u.test(replaced);
  return opened ? { main: lowerFirst(replaced), sub: null, also: null } : null;
}
