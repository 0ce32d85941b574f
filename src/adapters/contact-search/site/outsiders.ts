import { foldedText } from '../../../languages/notation/text.ts';
import { readLocations } from '../../../domain/brief/locations.ts';
import { ownerOf } from './contact-fit.ts';
import { isOwnName } from './own-name.ts';
import type { PersonGroup } from './person-groups.ts';
import type { SiteOwner } from './site-owner.ts';
import { isExternalOffice, mentionsDeparture } from './outsider-words.ts';

/** Whether the text next to the name says that the person has left. */
export function hasLeft({ title, adjacentTexts }: PersonGroup): boolean {
  return [title, ...adjacentTexts].some((text) => text !== null && mentionsDeparture(text));
}

/**
 * Whether the person is an outsider: a customer with a quotation, a photographer, an insolvency administrator, an
 * external officer, or someone with a title at another company.
 */
export function isOutsider(group: PersonGroup, owner: SiteOwner): boolean {
  const { emails, title, adjacentTexts, precedingText, followingText } = group;
  const hasForeignEmails = emails.length > 0 && emails.every((email) => ownerOf(email, owner) === 'foreign');
  const namesOthers = adjacentTexts.some(
    (text) => !isOwnName(text, owner) && (namesCompany(text) || isCredit(text) || quotePattern.test(text)),
  );
  const isIntroducedAsOutsider =
    precedingText !== null &&
    (quotePattern.test(precedingText) || isCredit(precedingText) || isExternalOffice(precedingText));
  const hasExternalOffice = [title, ...adjacentTexts].some((text) => text !== null && isExternalOffice(text));
  const employer = followingText ?? employerIn(title ?? '');
  return (
    hasForeignEmails ||
    namesOthers ||
    isIntroducedAsOutsider ||
    hasExternalOffice ||
    (employer !== null && isOtherCompany(employer, owner))
  );
}

/** The company after a title, such as Globex in “CEO at Globex”. */
function employerIn(title: string): string | null {
  return /\s(?:at|bei|hos|@)\s+(\p{Lu}.*)$/u.exec(title)?.[1] ?? null;
}

/** Whether a text is another company's name: capitalised and not a location. */
function isOtherCompany(text: string, owner: SiteOwner): boolean {
  const looksLikeName = /^\p{Lu}[\p{L}\p{N}&.'’-]*(?:\s+[\p{Lu}\p{N}&][\p{L}\p{N}&.'’-]*){0,3}$/u.test(text);
  if (!looksLikeName || isOwnName(text, owner)) return false;
  const { countries, cities } = readLocations(text);
  return countries.length + cities.length === 0;
}

function namesCompany(text: string): boolean {
  return wordsOf(text).some((word) => companyWords.has(word));
}

function isCredit(text: string): boolean {
  return creditWords.has(wordsOf(text)[0] ?? '');
}

function wordsOf(text: string): string[] {
  return foldedText(text).split(/[^a-z0-9]+/u);
}

const companyWords = new Set(
  (
    'oy oyj ab ag gmbh kg ohg ug ltd limited inc llc plc corp aps as ry gruppe group verlag bank city stadt kommun ' +
    'kaupunki agentur agency mainostoimisto toimisto byra kanzlei'
  ).split(' '),
);
const creditWords = new Set(
  (
    'foto fotos photo photos photographer photography picture pictures kuva kuvat valokuva valokuvat bild bilder ' +
    'bildnachweis text teksti design webdesign umsetzung toteutus produktion'
  ).split(' '),
);
const quotePattern = /^[“”„"»«]|[“”"»«]$/u;
