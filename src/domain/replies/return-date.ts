import { verbose } from '../../languages/notation/verbose.ts';

const months = [
  verbose`
    jan(?:uary|uar|uari)?|feb(?:ruary|ruar|ruari)?|mar(?:ch|z|s)?|maerz|apr(?:il)?|may|mai|maj|june?
  `,
  'juni|july?|juli',
  verbose`
    aug(?:ust|usti)?|sep(?:t|tember)?|o[ck]t(?:ober)?|nov(?:ember)?|de[cz](?:ember)?
  `,
  verbose`
    (?:tammi|helmi|maalis|huhti|touko|kesa|heina|elo|syys|loka|marras|joulu)k(?:uu)?(?:n|ta|hun|ssa)?
  `,
].join('|');
const weekdays = [
  'monday|tuesday|wednesday|thursday|friday|saturday|sunday',
  verbose`
    (?:maanantai|tiistai|keskiviikko|torstai|perjantai|lauantai|sunnuntai)(?:na|hin|ta)?
  `,
  verbose`
    (?:man|tis|ons|tors|fre|lor|son)dag|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag
  `,
].join('|');
const day = [
  '\\d{4}-\\d{2}-\\d{2}',
  verbose`
    (?:(?:${weekdays})[, ]+)?(?:the |den |dem )?\d{1,2}(?:st|nd|rd|th|\.|:e|
    :a)? ?(?:of )?(?:${months})\.?(?: ?,? ?\d{4})?
  `,
  `(?:${months})\\.? \\d{1,2}(?:st|nd|rd|th)?(?:,? \\d{4})?`,
  '\\d{1,2}[./]\\d{1,2}\\.?(?:[./]?\\d{2,4})?',
  `(?:next )?(?:${weekdays})`,
].join('|');
const back = [
  'until|till|return(?:ing)?(?: to (?:the office|work))?(?: on)?',
  'back(?: in the office| at work)?(?: on)?|through',
  'available (?:again )?(?:from|on|as of)|from',
  'palaan(?: \\p{L}+){0,3}?|takaisin(?: \\p{L}+)?|tavattavissa(?: \\p{L}+){0,2}?',
  'tavoitettavissa(?: \\p{L}+){0,2}?|asti',
  verbose`
    ater(?: \p{L}+)?|tillbaka(?: \p{L}+){0,2}?|till och med|t\.?o\.?m\.?|till|fran och med
  `,
  'fr\\.?o\\.?m\\.?',
  verbose`
    bis(?: (?:zum|einschliesslich|inklusive|inkl\.))?|ab(?: dem)?|wieder(?: \p{L}+){0,2}? (?:ab|am)
  `,
  'zuruck(?: am| ab)?',
].join('|');
const months31 = new RegExp(`(?<![\\p{L}])(?:${back}) (?:on |den |am |dem )?(${day})(?![\\p{L}\\d])`, 'u');
const span = new RegExp(`\\d{1,2}\\.?(?:\\d{1,2}\\.)? ?[-–] ?(${day})(?![\\p{L}\\d])`, 'u');
const asti = new RegExp(`(${day}) ?(?:asti|saakka|alkaen|lahtien)`, 'u');

/** The day of return that a note of absence names, in its own words; null where it names none. */
export function findReturnDate(text: string): string | null {
  const found = months31.exec(text) ?? span.exec(text) ?? asti.exec(text);
  return found?.[1]?.trim().replace(/(?<![.,])[.,]+$/u, '') ?? null;
}
