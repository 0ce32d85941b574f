import { foldedText } from '../../../languages/notation/text.ts';
import type { PageKind, SitePage } from '../../../domain/research.ts';
import type { FoundPerson } from '../../../domain/prospect.ts';
import { isRoleAddress } from '../../../domain/role-address.ts';
import { readTitle } from '../../../domain/roles.ts';
import { isPlaceholderName } from '../../../domain/placeholder-names.ts';
import { fitsName, isProfileOf, ownerOf } from './contact-fit.ts';
import { withoutOwnName } from './own-name.ts';
import { blocksAboutOutsiders } from './page-sections.ts';
import { blocksOf, readPageParts, type PagePart } from './page-stream.ts';
import { groupByPerson, type PersonGroup } from './person-groups.ts';
import { foundOn, type SiteOwner } from './site-owner.ts';
import { hasLeft, isOutsider } from './outsiders.ts';
import { readStructuredPeople } from './structured-people.ts';

/** Reads the people and role addresses on the pages of a company's site. Nothing is guessed. */
export function readPeople(
  pages: readonly SitePage[],
  site: Pick<SiteOwner, 'domain' | 'company'>,
): FoundPerson[] {
  const linkedDomains = new Set(pages.flatMap((page) => page.linkedDomains ?? []));
  const owner = { domain: site.domain, company: site.company, linkedDomains };
  const parsedPages = pages.map((page) => ({ page, parts: readPageParts(page) }));
  const found = parsedPages.flatMap(({ page, parts }) => [
    ...readVisiblePeople(page, parts, owner),
    ...readStructuredPeople(page, owner),
  ]);
  return mergePeople([
    ...found,
    ...parsedPages.flatMap(({ page, parts }) => readRoleAddresses(page, parts, owner)),
  ]);
}

function readVisiblePeople(page: SitePage, parts: readonly PagePart[], owner: SiteOwner): FoundPerson[] {
  const groups = groupByPerson(parts);
  const outsiderBlocks = blocksAboutOutsiders(blocksOf(page), (text) => withoutOwnName(text, owner));
  return groups.flatMap(
    (group) => readPerson(group, page, { owner, isInOutsiderSection: outsiderBlocks.has(group.block) }) ?? [],
  );
}

/** Pages about the company's people. */
const showsPeople: ReadonlySet<PageKind> = new Set<PageKind>(['team', 'contact', 'about']);
/** Pages whose names mostly belong to customers, authors and applicants. */
const showsOutsiders: ReadonlySet<PageKind> = new Set<PageKind>([
  'references',
  'news',
  'careers',
  'products',
]);

interface PageContext {
  readonly owner: SiteOwner;
  /** Whether the name is in a section about people outside the company. */
  readonly isInOutsiderSection: boolean;
}

function readPerson(
  group: PersonGroup,
  page: SitePage,
  { owner, isInOutsiderSection }: PageContext,
): FoundPerson | null {
  const { name, title } = group;
  const email = emailOf(group, owner);
  const hasOwnEmail = email !== null && ownerOf(email, owner) === 'own';
  const profile = group.profiles.find((url) => isProfileOf(url, name)) ?? null;
  const phone = group.phones[0] ?? null;
  if (title !== null && readTitle(title) === null) return null;
  if (isPlaceholderName(name.firstName, name.lastName) || hasLeft(group)) return null;
  const mayBeOutsider = isInOutsiderSection || isOutsider(group, owner) || showsOutsiders.has(page.kind);
  if (!hasOwnEmail && mayBeOutsider) return null;
  const isReachable = email !== null || phone !== null || profile !== null;
  const isSurelyPerson =
    name.isSure || hasOwnEmail || (showsPeople.has(page.kind) && title !== null && profile !== null);
  const isRelevant =
    hasOwnEmail || profile !== null || (title !== null && (showsPeople.has(page.kind) || isReachable));
  if (!isSurelyPerson || !isRelevant) return null;
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

/** The address that fits the name. Any other may belong to an assistant or colleague. */
function emailOf({ name, emails }: PersonGroup, owner: SiteOwner): string | null {
  const personal = emails.filter((email) => !isRoleAddress(email) && ownerOf(email, owner) !== 'foreign');
  return personal.find((email) => fitsName(email, name)) ?? null;
}

/** Reads role addresses in the text and in the page's links. */
function readRoleAddresses(page: SitePage, parts: readonly PagePart[], siteOwner: SiteOwner): FoundPerson[] {
  const inText = parts.flatMap((part) => (part.kind === 'email' ? [part.email] : []));
  const label = foldedText(siteOwner.domain.split('.', 1)[0] ?? '').replace(/[^a-z]/gu, '');
  const isOwnRoleAddress = (email: string) => {
    const owner = ownerOf(email, siteOwner);
    return owner === 'own'
      ? isRoleAddress(email)
      : owner === 'free' && label.length > 3 && lettersOf(email).includes(label);
  };
  return [...new Set([...inText, ...page.emails])].filter(isOwnRoleAddress).map((email) => ({
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
  return foldedText(email.slice(0, email.lastIndexOf('@'))).replace(/[^a-z]/gu, '');
}

/** Merges people found on several pages. The first value of a field is used. */
function mergePeople(found: readonly FoundPerson[]): FoundPerson[] {
  const merged = new Map<string, FoundPerson>();
  for (const person of found) {
    const key =
      person.kind === 'person' ? foldedText(`${person.firstName} ${person.lastName}`) : `${person.email}`;
    const earlier = merged.get(key);
    merged.set(key, earlier === undefined ? person : fillGaps(earlier, person));
  }
  return [...merged.values()];
}

function fillGaps(first: FoundPerson, second: FoundPerson): FoundPerson {
  return {
    ...first,
    jobTitle: first.jobTitle ?? second.jobTitle,
    email: first.email ?? second.email,
    phone: first.phone ?? second.phone,
    linkedinUrl: first.linkedinUrl ?? second.linkedinUrl,
  };
}
