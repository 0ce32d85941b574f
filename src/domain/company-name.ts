import { fold } from './folding.ts';
import { itemAt } from './item-at.ts';

/**
 * The key of a company name: folded, without punctuation, and without legal forms at either end, so that `Oy Karl
 * Fazer Ab` equals `Karl Fazer`. A name made only of legal forms keeps them. Empty if the name has no letter and no
 * digit.
 */
export function companyNameKey(name: string): string {
  const words = wordsOfName(name);
  let from = 0;
  let to = words.length;
  while (to > from && legalForms.has(itemAt(words, to - 1))) to--;
  while (from < to && leadingForms.has(itemAt(words, from))) from++;
  return (from < to ? words.slice(from, to) : words).join(' ');
}

/**
 * How well a company name matches the wanted one: 2 if equal, 1 if it starts with all words of the wanted one, else 0.
 * Both arguments are keys.
 */
export function nameMatch(key: string, wanted: string): 0 | 1 | 2 {
  if (wanted === '') return 0;
  if (key === wanted) return 2;
  return key.startsWith(`${wanted} `) ? 1 : 0;
}

/** Whether a company's name is only its domain, such as "koivu.example", and so unfit for a salutation. */
export function isBareDomain(name: string | undefined): boolean {
  return /^[\p{Ll}\p{N}-]+(?:\.[\p{Ll}\p{N}-]+)+$/u.test(name?.trim() ?? '');
}

/** Whether a word of a name is a legal form, such as "GmbH". */
export function isLegalForm(word: string): boolean {
  return legalForms.has(fold(word).replace(/[.:'’]/gu, ''));
}

/** Dots and apostrophes join a word (`S.A.`, `Lowe's`); all other punctuation separates words. */
function wordsOfName(name: string): string[] {
  return fold(name)
    .replace(/[.'’`´]/gu, '')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word !== '');
}

/** Legal forms that may precede Nordic names. Other legal forms at the start may be part of the name. */
const leadingForms = new Set(['oy', 'oyj', 'ab', 'as', 'asa', 'tmi', 'ky']);

const legalForms = new Set(
  [
    'oy oyj ab abp publ tmi ky ay osk rf ry',
    'hb kb ek as asa aps ans da ks ivs',
    'gmbh ag kg kgaa ohg mbh ug ev eg gbr co ges gesmbh',
    'ltd limited plc llp llc lp inc incorporated corp corporation company cic pty',
    'sa sas sarl sasu eurl scop bv nv vof cv bvba srl spa sl slu lda',
    'ou uab sia spzoo sro kft zrt nyrt doo dd ad eood ood',
  ].flatMap((line) => line.split(' ')),
);
