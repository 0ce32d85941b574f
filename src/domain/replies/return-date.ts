import { allPhrases } from '../../languages/all-phrases.ts';
import { verbose } from '../../languages/notation/verbose.ts';

const months = allPhrases(({ mail }) => mail.returnDate.months).join('|');
const weekdays = allPhrases(({ mail }) => mail.returnDate.weekdays).join('|');
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
const back = allPhrases(({ mail }) => mail.returnDate.back).join('|');
const months31 = new RegExp(`(?<![\\p{L}])(?:${back}) (?:on |den |am |dem )?(${day})(?![\\p{L}\\d])`, 'u');
const span = new RegExp(`\\d{1,2}\\.?(?:\\d{1,2}\\.)? ?[-–] ?(${day})(?![\\p{L}\\d])`, 'u');
const asti = new RegExp(`(${day}) ?(?:asti|saakka|alkaen|lahtien)`, 'u');

/** The day of return in a notice of absence, in its own words; null if it names none. */
export function findReturnDate(text: string): string | null {
  const found = months31.exec(text) ?? span.exec(text) ?? asti.exec(text);
  return found?.[1]?.trim().replace(/(?<![.,])[.,]+$/u, '') ?? null;
}
