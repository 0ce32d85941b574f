import { readLocations } from '../../../domain/brief/locations.ts';
import { ownerOf } from './contact-fit.ts';
import { isOwnName } from './own-name.ts';
import type { PersonGroup } from './person-groups.ts';
import { foldWord } from './person-name.ts';
import type { SiteOwner } from './site-owner.ts';
import { isExternalOffice, mentionsDeparture } from './outsider-words.ts';

/** Whether the text at the name says that the person has left. */
export function hasLeft({ title, beside }: PersonGroup): boolean {
  return [title, ...beside].some((text) => text !== null && mentionsDeparture(text));
}

/**
 * Whether the block is about an outsider: a quoted customer, a photographer, an administrator, an officer of a law
 * firm, or someone with a title at another company.
 */
export function isOutsider(group: PersonGroup, owner: SiteOwner): boolean {
  const { emails, title, beside, before, behind } = group;
  const isElsewhere = emails.length > 0 && emails.every((email) => ownerOf(email, owner) === 'foreign');
  const namesOthers = beside.some(
    (text) => !isOwnName(text, owner) && (namesCompany(text) || isCredit(text) || quoted.test(text)),
  );
  const introduced = before !== null && (quoted.test(before) || isCredit(before) || isExternalOffice(before));
  const hasExternalOffice = [title, ...beside].some((text) => text !== null && isExternalOffice(text));
  const employer = behind ?? employerIn(title ?? '');
  return (
    isElsewhere ||
    namesOthers ||
    introduced ||
    hasExternalOffice ||
    (employer !== null && isOtherCompany(employer, owner))
  );
}

/** The company after a title, as in “CEO at Globex”. */
function employerIn(title: string): string | null {
  return /\s(?:at|bei|hos|@)\s+(\p{Lu}.*)$/u.exec(title)?.[1] ?? null;
}

/** A capitalised name after a title, unless it is a place, is the employer. */
function isOtherCompany(text: string, owner: SiteOwner): boolean {
  const looksNamed = /^\p{Lu}[\p{L}\p{N}&.'’-]*(?:\s+[\p{Lu}\p{N}&][\p{L}\p{N}&.'’-]*){0,3}$/u.test(text);
  if (!looksNamed || isOwnName(text, owner)) return false;
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
  return foldWord(text).split(/[^a-z0-9]+/u);
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
const quoted = /^[“”„"»«]|[“”"»«]$/u;
