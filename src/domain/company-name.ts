import { fold } from './folding.ts';
import { itemAt } from './item-at.ts';

/**
 * The form of a company's name by which two are the same: folded, without punctuation, and without the legal forms at
 * its ends, so that `Oy Karl Fazer Ab` and `Karl Fazer` are one. A name of nothing but legal forms keeps them. Empty
 * where the name has no letter and no digit.
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
 * How well a company's name answers another: 2 for the same, 1 for a name that begins with all its words, 0 for none.
 * Both are keys.
 */
export function nameMatch(key: string, wanted: string): 0 | 1 | 2 {
  if (wanted === '') return 0;
  if (key === wanted) return 2;
  return key.startsWith(`${wanted} `) ? 1 : 0;
}

/** Whether what stands for a company's name is only its domain, by which nobody is spoken to: "koivu.example". */
export function isBareDomain(name: string | undefined): boolean {
  return /^[\p{Ll}\p{N}-]+(?:\.[\p{Ll}\p{N}-]+)+$/u.test(name?.trim() ?? '');
}

/** Dots and apostrophes hold a word together (`S.A.`, `Lowe's`); what else is no letter or digit parts two. */
function wordsOfName(name: string): string[] {
  return fold(name)
    .replace(/[.'’`´]/gu, '')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word !== '');
}

/** What stands before a name in the north; elsewhere such a word may be the name itself. */
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
