import { normaliseEmail, readLinkedInUrl, registrableDomain } from '../../../domain/company-domain.ts';
import type { FoundPerson } from '../../../domain/prospect.ts';
import type { SitePage } from '../../../domain/research.ts';
import { isPatternAddress, isRoleAddress } from '../../../domain/role-address.ts';
import { readTitle } from '../../../domain/roles.ts';
import { isPlaceholderName } from '../../../domain/placeholder-names.ts';
import { fitsName, ownerOf } from './contact-fit.ts';
import { isSameCompany } from './own-name.ts';
import { readPersonName, type PersonName } from './person-name.ts';
import { foundOn, type SiteOwner } from './site-owner.ts';
import { isExternalOffice, mentionsDeparture } from './outsider-words.ts';

/**
 * Reads people and addresses from a page's JSON-LD: an organisation's employees, founders, members and contact
 * points, and persons who work for it. Authors, reviewers and other people are skipped.
 */
export function readStructuredPeople(page: SitePage, owner: SiteOwner): FoundPerson[] {
  const nodes = page.structuredData.flatMap((data) => nodesOf(data, 0)).slice(0, maxNodes);
  const organisations = nodes.filter((node) => isOwnOrganisation(node, owner));
  const persons = [
    ...organisations.flatMap((node) => relations.flatMap((relation) => recordsIn(node[relation]))),
    ...nodes.filter(
      (node) => hasType(node, 'Person') && recordsIn(node.worksFor).some((at) => hasOwnName(at, owner)),
    ),
  ];
  const points = organisations.flatMap((node) => [node, ...recordsIn(node.contactPoint)]);
  return [
    ...persons.flatMap((node) => readPerson(node, page, owner) ?? []),
    ...points.flatMap((node) => readContactPoint(node, page, owner) ?? []),
  ];
}

type Node = Readonly<Record<string, unknown>>;

const relations = ['employee', 'employees', 'founder', 'founders', 'member', 'members'];
const maxNodes = 2_000;
const maxDepth = 12;

function nodesOf(data: unknown, depth: number): Node[] {
  if (depth > maxDepth || typeof data !== 'object' || data === null) return [];
  const inner = Object.values(data).flatMap((value) => nodesOf(value, depth + 1));
  return Array.isArray(data) ? inner : [data as Node, ...inner];
}

function recordsIn(value: unknown): Node[] {
  return [value].flat().filter((item): item is Node => typeof item === 'object' && item !== null);
}

function hasType(node: Node, ending: string): boolean {
  return [node['@type']].flat().some((type) => typeof type === 'string' && type.endsWith(ending));
}

/** Organisations have many types. One with an address of the site, or with none but the page's frame, is the owner. */
function isOwnOrganisation(node: Node, owner: SiteOwner): boolean {
  const isOrganisation = organisationTypes.some((type) => hasType(node, type));
  return isOrganisation && hasOwnName(node, owner);
}

const organisationTypes = [
  'Organization',
  'Corporation',
  'Business',
  'Store',
  'Service',
  'Restaurant',
  'Hotel',
  'Clinic',
  'Dentist',
  'Agency',
];

function hasOwnName(node: Node, owner: SiteOwner): boolean {
  const url = textOf(node.url) ?? textOf(node['@id']);
  if (url !== null && url.includes('.')) return registrableDomain(url) === owner.domain;
  const name = textOf(node.name);
  return name !== null && isSameCompany(name, owner);
}

function readPerson(node: Node, page: SitePage, owner: SiteOwner): FoundPerson | null {
  const name = nameOf(node);
  const title = textOf(node.jobTitle);
  if (name === null || isPlaceholderName(name.firstName, name.lastName)) return null;
  if (title !== null && (readTitle(title) === null || mentionsDeparture(title))) return null;
  const email = emailOf(node);
  const isOwn = email !== null && !isRoleAddress(email) && ownerOf(email, owner) === 'own';
  const isFitting = isOwn && fitsName(email, name);
  if (!isFitting && title !== null && isExternalOffice(title)) return null;
  if (!name.isSure && !isFitting) return null;
  if (title === null && !isFitting) return null;
  const profiles = [node.sameAs]
    .flat()
    .flatMap((url) => (typeof url === 'string' ? (readLinkedInUrl(url) ?? []) : []));
  return {
    kind: 'person',
    firstName: name.firstName,
    lastName: name.lastName,
    jobTitle: title,
    email: isFitting ? email : null,
    phone: phoneOf(node),
    linkedinUrl: profiles.find(({ kind }) => kind === 'person')?.url ?? null,
    ...foundOn(page),
  };
}

function nameOf(node: Node): PersonName | null {
  const [given, family] = [textOf(node.givenName), textOf(node.familyName)];
  return readPersonName(given !== null && family !== null ? `${given} ${family}` : (textOf(node.name) ?? ''));
}

function readContactPoint(node: Node, page: SitePage, owner: SiteOwner): FoundPerson | null {
  const email = emailOf(node);
  if (email === null || !isRoleAddress(email) || ownerOf(email, owner) !== 'own') return null;
  return {
    kind: 'role_address',
    firstName: null,
    lastName: null,
    jobTitle: null,
    email,
    phone: phoneOf(node),
    linkedinUrl: null,
    ...foundOn(page),
  };
}

function emailOf(node: Node): string | null {
  const email = normaliseEmail((textOf(node.email) ?? '').replace(/^mailto:/iu, ''));
  return email === null || isPatternAddress(email) ? null : email;
}

function phoneOf(node: Node): string | null {
  const phone = textOf(node.telephone);
  return phone !== null && /^[+\d(][\d\s()./-]{5,24}$/u.test(phone) ? phone : null;
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' && value.length <= 200 ? value.trim() : null;
}
