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
      (node) =>
        hasType(node, 'Person') && recordsIn(node.worksFor).some((employer) => hasOwnName(employer, owner)),
    ),
  ];
  const points = organisations.flatMap((node) => [node, ...recordsIn(node.contactPoint)]);
  return [
    ...persons.flatMap((node) => readPerson(node, page, owner) ?? []),
    ...points.flatMap((node) => readContactPoint(node, page, owner) ?? []),
  ];
}

type DataNode = Readonly<Record<string, unknown>>;

const relations = ['employee', 'employees', 'founder', 'founders', 'member', 'members'];
const maxNodes = 2_000;
const maxDepth = 12;

function nodesOf(data: unknown, depth: number): DataNode[] {
  if (depth > maxDepth || typeof data !== 'object' || data === null) return [];
  const inner = Object.values(data).flatMap((value) => nodesOf(value, depth + 1));
  return Array.isArray(data) ? inner : [data as DataNode, ...inner];
}

function recordsIn(value: unknown): DataNode[] {
  return [value].flat().filter((item): item is DataNode => typeof item === 'object' && item !== null);
}

function hasType(node: DataNode, ending: string): boolean {
  return [node['@type']].flat().some((type) => typeof type === 'string' && type.endsWith(ending));
}

/** Whether a node is an organisation of one of many types, with the company's domain or else its name. */
function isOwnOrganisation(node: DataNode, owner: SiteOwner): boolean {
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

function hasOwnName(node: DataNode, owner: SiteOwner): boolean {
  const url = textOf(node.url) ?? textOf(node['@id']);
  if (url !== null && url.includes('.')) return registrableDomain(url) === owner.domain;
  const name = textOf(node.name);
  return name !== null && isSameCompany(name, owner);
}

function readPerson(node: DataNode, page: SitePage, owner: SiteOwner): FoundPerson | null {
  const name = nameOf(node);
  const title = textOf(node.jobTitle);
  if (name === null || isPlaceholderName(name.firstName, name.lastName)) return null;
  if (title !== null && (readTitle(title) === null || mentionsDeparture(title))) return null;
  const email = emailOf(node);
  const isOwnEmail = email !== null && !isRoleAddress(email) && ownerOf(email, owner) === 'own';
  const hasOwnEmail = isOwnEmail && fitsName(email, name);
  if (!hasOwnEmail && title !== null && isExternalOffice(title)) return null;
  if (!name.isSure && !hasOwnEmail) return null;
  if (title === null && !hasOwnEmail) return null;
  const profiles = [node.sameAs]
    .flat()
    .flatMap((url) => (typeof url === 'string' ? (readLinkedInUrl(url) ?? []) : []));
  return {
    kind: 'person',
    firstName: name.firstName,
    lastName: name.lastName,
    jobTitle: title,
    email: hasOwnEmail ? email : null,
    phone: phoneOf(node),
    linkedinUrl: profiles.find(({ kind }) => kind === 'person')?.url ?? null,
    ...foundOn(page),
  };
}

function nameOf(node: DataNode): PersonName | null {
  const [given, family] = [textOf(node.givenName), textOf(node.familyName)];
  return readPersonName(given !== null && family !== null ? `${given} ${family}` : (textOf(node.name) ?? ''));
}

function readContactPoint(node: DataNode, page: SitePage, owner: SiteOwner): FoundPerson | null {
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

function emailOf(node: DataNode): string | null {
  const email = normaliseEmail((textOf(node.email) ?? '').replace(/^mailto:/iu, ''));
  return email === null || isPatternAddress(email) ? null : email;
}

function phoneOf(node: DataNode): string | null {
  const phone = textOf(node.telephone);
  return phone !== null && /^[+\d(][\d\s()./-]{5,24}$/u.test(phone) ? phone : null;
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' && value.length <= 200 ? value.trim() : null;
}
