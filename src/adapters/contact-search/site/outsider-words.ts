import { anyPhrase, type SelectPhrases } from '../../../languages/all-phrases.ts';
import { foldedText } from '../../../languages/notation/text.ts';

/** Whether a heading is about people outside the company: customers, partners, authorities and so on. */
export function isOutsiderHeading(heading: string): boolean {
  return outsiders.test(spacedWords(heading)) || isExternalOffice(heading);
}

/** Whether a heading is about the company's own people or their contact details. */
export function isTeamHeading(heading: string): boolean {
  return ownPeople.test(spacedWords(heading)) && !isOutsiderHeading(heading);
}

/**
 * Whether a text names a function that outsiders usually perform, such as insolvency administrator or data protection
 * officer.
 */
export function isExternalOffice(text: string): boolean {
  return externalOffices.test(spacedWords(text));
}

/** Whether a text says that someone has left. */
export function mentionsDeparture(text: string): boolean {
  const words = spacedWords(text);
  return departures.test(words) || lastYear.test(words);
}

/** The words of a text in small letters without marks, with a space on both sides of each. */
function spacedWords(text: string): string {
  return ` ${foldedText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
}

const outsiders = wholeWords(({ pages }) => pages.outsiders);
const ownPeople = wholeWords(({ pages }) => pages.ownPeople);
const externalOffices = wholeWords(({ pages }) => pages.externalOffices);
const departures = wholeWords(({ pages }) => pages.departures);
const lastYear = new RegExp(` ${anyPhrase(({ pages }) => pages.untilYear)} \\d{4} `, 'u');

function wholeWords(select: SelectPhrases): RegExp {
  return new RegExp(` ${anyPhrase(select)} `, 'u');
}
