import { spokenCompanyName } from '../../../domain/drafting/known-names.ts';
import { lexiconOf } from '../../../domain/drafting/lexicon/lexicon.ts';
import type { WrittenLanguage } from '../../../domain/drafting/material.ts';
import { withoutStop, type Address, type Statement } from './statement.ts';
import { turnGerman } from './turn-german.ts';
import { turnFinnish } from './turn-finnish.ts';

/**
 * Turns what a company says of itself, or what a note says of it, into what can be said to it: "We operate 12 clinics"
 * becomes "you operate 12 clinics". Null where the sentence is not about the company or cannot be turned surely.
 */
export function turnToReader(sentence: string, address: Address): Statement | null {
  const text = withoutStop(sentence.replace(/\s+/gu, ' '));
  if (/[“”"„«»?!:|]/u.test(text)) return null;
  if (address.language === 'de') return turnGerman(text, address);
  if (addressesReader(text, address.language)) return null;
  const named = namedSubject(text, address);
  if (named !== null) return named;
  if (address.language === 'fi') return turnFinnish(text);
  return address.language === 'sv' ? turnSwedish(text) : turnEnglish(text);
}

/** A statement whose subject is the company's name, which stands for "they", "the company" and the like as well. */
function namedSubject(text: string, { company, language }: Address): Statement | null {
  if (company === undefined) return null;
  const spoken = spokenCompanyName(company);
  const lead = leads[language].exec(text)?.[0];
  const isNamed = [company, spoken].some((name) => text.startsWith(`${name} `));
  if (!isNamed && lead === undefined) return null;
  const rest = isNamed
    ? text.slice((text.startsWith(`${company} `) ? company : spoken).length + 1)
    : text.slice(lead!.length);
  if (mixesPersons(rest, language)) return null;
  const main = `${spoken} ${rest}`;
  const sub = language === 'sv' ? swedishSub(spoken, rest) : main;
  return { main, sub: language === 'de' ? null : sub, inverted: null };
}

const leads: Readonly<Record<WrittenLanguage, RegExp>> = {
  en: /^The (company|firm|group|business) /u,
  fi: /^(Yritys|Yhtiö|Konserni) /u,
  sv: /^(Företaget|Bolaget|Koncernen) /u,
  de: /^(Das Unternehmen|Die Firma|Die Gruppe) /u,
};

function addressesReader(text: string, language: WrittenLanguage): boolean {
  return {
    en: /\b(you|your|yours|I|my|me)\b/u,
    fi: /(?<!\p{L})(sinä|sinun|te|teidän|teille|teillä|minä|sinulle)(?!\p{L})|\p{L}{3}(tte|nne)(?!\p{L})/iu,
    sv: /\b(du|dig|din|ditt|dina|ni|er|ert|era|jag|min|mig)\b/iu,
    de: /(?!)/u,
  }[language].test(text);
}

function mixesPersons(text: string, language: WrittenLanguage): boolean {
  const lexicon = lexiconOf(language);
  return text
    .toLowerCase()
    .split(/[^\p{L}'’]+/u)
    .some((word) => lexicon.firstSubject.has(word) || lexicon.firstOther.has(word));
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

function turnEnglish(text: string): Statement | null {
  const they = text.startsWith('They ');
  if (
    !they &&
    !new RegExp(
      [
        String.raw`^(We|Our|We['’](re|ve))\b|^(Since|In|With|From|At|Today|Currently|Now|Last|This|Over|After|`,
        String.raw`For)\b[^.]{0,60}?\bwe\b`,
      ].join(''),
      'u',
    ).test(text)
  ) {
    return null;
  }
  const replaced = text
    .replace(/^They /u, 'you ')
    .replace(
      /\b(we|our|ours|us|ourselves)\b(['’](?:re|ve|ll))?/giu,
      (match) => englishWords[match.toLowerCase().replace('’', "'")] ?? match,
    );
  const main = they
    ? replaced.replace(/\btheir\b/gu, 'your').replace(/\bthem\b/gu, 'you')
    : lowerFirst(replaced);
  return { main, sub: main, inverted: null };
}

const swedishWords: Readonly<Record<string, string>> = {
  vi: 'ni',
  vår: 'er',
  vårt: 'ert',
  våra: 'era',
  oss: 'er',
};

function turnSwedish(text: string): Statement | null {
  const replaced = text
    .replace(/^De (?=\p{Ll})/u, 'ni ')
    .replace(/(?<!\p{L})(vi|vår|vårt|våra|oss)(?!\p{L})/giu, (match) => swedishWords[match.toLowerCase()]!);
  if (replaced === text) return null;
  if (replaced.startsWith('ni '))
    return { main: replaced, sub: swedishSub('ni', replaced.slice(3)), inverted: null };
  if (/^(er|ert|era) /u.test(replaced)) return { main: replaced, sub: replaced, inverted: null };
  // After an opening adverb the verb stands before its subject, which a clause after "att" does not allow.
  const opened = /^(Sedan|Under|I|På|Med|Från|Idag|I dag|Efter|Nu)\s.{0,40}?\sni\s/u.test(replaced);
  return opened ? { main: lowerFirst(replaced), sub: null, inverted: null } : null;
}

const movingAdverbs = /^(\p{L}+) (inte|också|även|alltid|redan|nu|idag|fortfarande|främst) (.+)$/u;

function swedishSub(subject: string, rest: string): string {
  const moved = movingAdverbs.exec(rest);
  return moved === null ? `${subject} ${rest}` : `${subject} ${moved[2]} ${moved[1]} ${moved[3]}`;
}

function lowerFirst(text: string): string {
  return text.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());
}
