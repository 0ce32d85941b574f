import type { Statement } from '../../../domain/language-pack/draft-phrases.ts';
import { lowerFirst } from '../../../languages/notation/text.ts';
import type { Address } from './statement.ts';

/**
 * Turns a German sentence of a company about itself to "Sie", whose verb has the form of "wir", or to "ihr". A clause
 * after "dass" has its verb last, so it is built only where the sentence is one plain main clause.
 */
export function turnGerman(text: string, { formal }: Pick<Address, 'formal'>): Statement | null {
  if (/\b(du|dich|dir|dein\p{L}*|ich|mein\p{L}*|Sie|Ihnen|Ihr\p{L}*)\b/u.test(text)) return null;
  const own = ownParts(text);
  if (own === null) return possessive(text, formal);
  const rest = turnRest(own.rest, formal);
  if (rest === null) return null;
  const verb = formal ? own.verb : secondPlural(own.verb);
  return germanStatement(formal ? 'Sie' : 'ihr', verb, rest, own.opening);
}

interface Parts {
  readonly subject: string;
  readonly verb: string;
  readonly rest: string;
  readonly opening?: string;
}

/** "Wir betreiben …" or, with an opening, "Seit 1998 betreiben wir …". */
function ownParts(text: string): Parts | null {
  const plain = /^Wir (\p{Ll}+) (.+)$/u.exec(text);
  if (plain !== null) {
    const [, verb = '', rest = ''] = plain;
    return { subject: 'wir', verb, rest };
  }
  const opened = new RegExp(
    [
      String.raw`^((?:Seit|Im|In|An|Am|Mit|Heute|Aktuell|Derzeit|Nach|Für|Von|Bei|20\d\d)(?: [^ ,]+){0,5}?) `,
      String.raw`(\p{Ll}+n|sind) wir (.+)$`,
    ].join(''),
    'u',
  ).exec(text);
  if (opened === null) return null;
  const [, opening = '', verb = '', rest = ''] = opened;
  return { subject: 'wir', verb, rest, opening };
}

/** A main clause and its form after "dass". An opening takes the first place of the main clause. */
export function germanStatement(subject: string, verb: string, rest: string, opening = ''): Statement {
  const lowered = opening === '' ? '' : `${lowerFirst(opening)} `;
  const main = opening === '' ? `${subject} ${verb} ${rest}` : `${opening} ${verb} ${subject} ${rest}`;
  const sub = isPlain(rest) ? `${subject} ${lowered}${rest} ${asTold(verb, subject)}` : null;
  return { main, sub, also: `außerdem ${verb} ${subject} ${lowered}${rest}` };
}

/** People tell the past in the perfect; only verbs without "ge-" keep their word in it. */
function asTold(verb: string, subject: string): string {
  const past = /^((?:er|be|ver|ent|über)\p{L}{3,}t)en?$/u.exec(verb);
  if (past === null || subject === 'ihr') return verb;
  return `${past[1]} ${subject === 'Sie' ? 'haben' : 'hat'}`;
}

/** Whether the verb can move behind everything else: one clause, and no part of the verb left at its end. */
function isPlain(rest: string): boolean {
  if (/[,;–—]/u.test(rest)) return false;
  if (
    new RegExp(
      String.raw` (?:${[
        String.raw`an|ein|auf|aus|ab|vor|zu|mit|her|hin|um|nach|bei|fest|statt|teil|weiter|zurück|bereit|dar|um|durch`,
        String.raw`voran`,
      ].join('|')})$`,
      'u',
    ).test(rest)
  )
    return false;
  return !/ (und|oder|aber|sowie) (\p{Ll}+en|sind|haben) /u.test(rest);
}

/** "Unser Labor beliefert 200 Praxen": only the possessive is turned. */
function possessive(text: string, formal: boolean): Statement | null {
  if (!/^Unser(e)? /u.test(text)) return null;
  const turned = turnRest(text.replace(/^Unser/u, 'unser'), formal);
  return turned === null ? null : { main: turned, sub: null, also: null };
}

const dative: ReadonlySet<string> = new Set(['bei', 'mit', 'von', 'zu', 'aus', 'nach']);
const accusative: ReadonlySet<string> = new Set(['für', 'durch', 'gegen', 'ohne', 'um', 'über']);

/** The possessives and pronouns of a sentence's rest; null where the case of "uns" cannot be told. */
function turnRest(rest: string, formal: boolean): string | null {
  if (/\bwir\b/u.test(rest)) return null;
  const words = rest.split(' ');
  const turned = words.map((word, index) => {
    const before = words[index - 1]?.toLowerCase() ?? '';
    if (/^uns[,.]?$/u.test(word)) {
      if (!formal) return word.replace('uns', 'euch');
      if (dative.has(before)) return word.replace('uns', 'Ihnen');
      return accusative.has(before) ? word.replace('uns', 'Sie') : null;
    }
    const own = /^unser(e[mnrs]?|en)?([,.]?)$/u.exec(word);
    if (own === null) return word;
    const ending = own[1] ?? '';
    if (formal) return `Ihr${ending}${own[2]}`;
    return `${ending === '' ? 'euer' : `eur${ending}`}${own[2]}`;
  });
  return turned.includes(null) ? null : turned.join(' ');
}

/** The form for "ihr" of a verb in the form for "wir". */
function secondPlural(verb: string): string {
  const irregular: Readonly<Record<string, string>> = {
    sind: 'seid',
    haben: 'habt',
    werden: 'werdet',
    waren: 'wart',
    hatten: 'hattet',
  };
  const known = irregular[verb];
  if (known !== undefined) return known;
  const stem = verb.replace(/(?<=e[lr])n$|en$/u, '');
  return /[td]$|[^lrmnh][mn]$/u.test(stem) ? `${stem}et` : `${stem}t`;
}
