import type { PageKind, SitePage } from '../../../domain/research.ts';
import type { FoundPerson } from '../../../domain/prospect.ts';
import { isRoleAddress } from '../../../domain/role-address.ts';
import { readTitle } from '../../../domain/roles.ts';
import { fitsName, isProfileOf, namesSomebodyElse, ownerOf } from './contact-fit.ts';
import { readPageParts } from './page-stream.ts';
import { groupByPerson, type PersonGroup } from './person-groups.ts';
import { plain } from './person-name.ts';
import { foundOn, type SiteOwner } from './site-owner.ts';
import { readStructuredPeople } from './structured-people.ts';

/** The people whom the pages of a company's own site name, and the addresses of its functions; nothing is guessed. */
export function readPeople(pages: readonly SitePage[], owner: SiteOwner): FoundPerson[] {
  const found = pages.flatMap((page) => [
    ...readVisiblePeople(page, owner),
    ...readStructuredPeople(page, owner),
  ]);
  return mergeSame([...found, ...pages.flatMap((page) => readRoleAddresses(page, owner))]);
}

function readVisiblePeople(page: SitePage, owner: SiteOwner): FoundPerson[] {
  const groups = groupByPerson(readPageParts(page));
  return groups.flatMap((group) => readPerson(group, page, owner) ?? []);
}

/** Pages that show those who work at a company, rather than what others say about it. */
const showsPeople: ReadonlySet<PageKind> = new Set<PageKind>(['team', 'contact', 'about']);
/** Pages on which those who are named are mostly customers, authors and applicants. */
const showsOthers: ReadonlySet<PageKind> = new Set<PageKind>(['references', 'news', 'careers', 'products']);

function readPerson(group: PersonGroup, page: SitePage, owner: SiteOwner): FoundPerson | null {
  const { name, title } = group;
  const email = ownEmail(group, owner);
  const isMailed = email !== null && fitsName(email, name) && ownerOf(email, owner.domain) === 'own';
  const profile = group.profiles.find((url) => isProfileOf(url, name)) ?? null;
  const phone = group.phones[0] ?? null;
  if (title !== null && readTitle(title) === null) return null;
  if (!isMailed && (isOfOthers(group, owner) || showsOthers.has(page.kind))) return null;
  const reached = email !== null || phone !== null || profile !== null;
  const isNamed =
    name.isSure || isMailed || (showsPeople.has(page.kind) && title !== null && profile !== null);
  const isPlaced =
    isMailed || profile !== null || (title !== null && (showsPeople.has(page.kind) || reached));
  if (!isNamed || !isPlaced) return null;
  return {
    kind: 'person',
    firstName: name.firstName,
    lastName: name.lastName,
    jobTitle: title,
    email,
    phone,
    linkedinUrl: profile,
    ...foundOn(page),
  };
}

/** The address of the group that fits the name, else its only one; never one of a function or of another person. */
function ownEmail({ name, emails, plainEmails }: PersonGroup, { domain }: SiteOwner): string | null {
  const personal = emails.filter((email) => !isRoleAddress(email) && ownerOf(email, domain) !== 'foreign');
  const fitting = personal.find((email) => fitsName(email, name));
  if (fitting !== undefined) return fitting;
  const [only, ...more] = personal;
  if (only === undefined || more.length > 0 || emails.length > 1) return null;
  const isFree = plainEmails.includes(only) && !namesSomebodyElse(only);
  return isFree && ownerOf(only, domain) === 'own' ? only : null;
}

/** Whether the block speaks of somebody from elsewhere: a customer who is quoted, a photographer, an officer. */
function isOfOthers({ emails, beside, before }: PersonGroup, owner: SiteOwner): boolean {
  const isElsewhere =
    emails.length > 0 && emails.every((email) => ownerOf(email, owner.domain) === 'foreign');
  const namesOthers = beside.some(
    (text) => !isOwnName(text, owner) && (namesCompany(text) || isCredit(text) || quoted.test(text)),
  );
  return isElsewhere || namesOthers || (before !== null && (quoted.test(before) || isCredit(before)));
}

function namesCompany(text: string): boolean {
  return wordsOf(text).some((word) => companyWords.has(word));
}

function isCredit(text: string): boolean {
  return creditWords.has(wordsOf(text)[0] ?? '');
}

function wordsOf(text: string): string[] {
  return plain(text).split(/[^a-z0-9]+/u);
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

function isOwnName(text: string, { domain, company }: SiteOwner): boolean {
  const letters = (given: string) => plain(given).replace(/[^a-z0-9]/gu, '');
  const label = letters(domain.split('.', 1)[0] ?? '');
  const name = letters(company.replace(/\b(?:oyj?|ab|gmbh|ag|ltd|inc|kg)\b\.?/giu, ''));
  const said = letters(text);
  return (label.length > 2 && said.includes(label)) || (name.length > 2 && said.includes(name));
}

/** Addresses of the company's functions, in the text and in the links of the page's frame. */
function readRoleAddresses(page: SitePage, { domain }: SiteOwner): FoundPerson[] {
  const written = readPageParts(page).flatMap((part) => (part.kind === 'email' ? [part.email] : []));
  const label = plain(domain.split('.', 1)[0] ?? '').replace(/[^a-z]/gu, '');
  const isFunction = (email: string) => {
    const owner = ownerOf(email, domain);
    return owner === 'own'
      ? isRoleAddress(email)
      : owner === 'free' && label.length > 3 && lettersOf(email).includes(label);
  };
  return [...new Set([...written, ...page.emails])].filter(isFunction).map((email) => ({
    kind: 'role_address',
    firstName: null,
    lastName: null,
    jobTitle: null,
    email,
    phone: null,
    linkedinUrl: null,
    ...foundOn(page),
  }));
}

function lettersOf(email: string): string {
  return plain(email.slice(0, email.lastIndexOf('@'))).replace(/[^a-z]/gu, '');
}

/** One person may stand on several pages: the first that tells something counts, and others fill its gaps. */
function mergeSame(found: readonly FoundPerson[]): FoundPerson[] {
  const merged = new Map<string, FoundPerson>();
  for (const person of found) {
    const key =
      person.kind === 'person' ? plain(`${person.firstName} ${person.lastName}`) : `${person.email}`;
    const known = merged.get(key);
    merged.set(key, known === undefined ? person : withGapsFilled(known, person));
  }
  return [...merged.values()];
}

function withGapsFilled(known: FoundPerson, more: FoundPerson): FoundPerson {
  return {
    ...known,
    jobTitle: known.jobTitle ?? more.jobTitle,
    email: known.email ?? more.email,
    phone: known.phone ?? more.phone,
    linkedinUrl: known.linkedinUrl ?? more.linkedinUrl,
  };
}
