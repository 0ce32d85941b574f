import { Readable } from 'node:stream';
import { createEmbeddedComposer } from '../../../src/adapters/composer/embedded/composer.ts';
import type { Ports } from '../../../src/ports/ports.ts';
import { ProviderFailed } from '../../../src/ports/provider-failed.ts';
import { foundCompany, foundPerson } from '../../fixtures/prospects.ts';
import { unusedPorts } from '../../fixtures/unused-ports.ts';

/** Stand-ins for the providers of one workspace, and which of them are unavailable. */
export interface Scene {
  readonly ports: Ports;
  readonly unavailable: Set<'directory' | 'people' | 'site'>;
  /** Domains whose people were searched for. */
  readonly searchedDomains: Set<string>;
}

/** A brief for which the directory returns this many companies; see `domainsOfBrief`. */
export function briefFor(serial: number, companies: number): string {
  return `Bakeries ${serial} ${companies} in Finland.`;
}

export function domainsOfBrief(serial: number, companies: number): string[] {
  return Array.from({ length: companies }, (_, row) => `b${serial}-${row}.example`);
}

/** Every third company has this same contact, and every fifth has none. */
export const sharedPerson = 'maija@shared.example';

export function openScene(): Scene {
  const unavailable: Scene['unavailable'] = new Set();
  const searchedDomains = new Set<string>();
  const throwIfUnavailable = (provider: 'directory' | 'people'): void => {
    if (unavailable.has(provider))
      throw new ProviderFailed('Apollo', 'unavailable', 'Apollo does not respond.');
  };
  const embedded = createEmbeddedComposer();
  const ports: Ports = {
    ...unusedPorts,
    composer: embedded,
    embeddedComposer: embedded,
    search: null,
    language: { detect: () => 'en' },
    bytes: { ...unusedPorts.bytes, read: () => Readable.from([]) },
    documents: {
      read: async () => ({ ok: true, text: 'Rye bread.', title: 'Notes', language: 'en', truncated: false }),
      close: async () => undefined,
    },
    directory: {
      search: async ({ words }, { limit }) => {
        throwIfUnavailable('directory');
        const [serial, count] = words.match(/\d+/g)!.map(Number) as [number, number];
        const companies = domainsOfBrief(serial, count).map((domain) =>
          foundCompany(domain, { domain, website: `https://${domain}` }),
        );
        return { companies: companies.slice(0, limit), lookedIn: [] };
      },
      lookup: () => Promise.reject(new Error('unexpected lookup by name')),
    },
    contactSearch: {
      find: async ({ company: { domain } }) => {
        searchedDomains.add(domain!);
        throwIfUnavailable('people');
        return { people: peopleAt(domain!), lookedIn: [] };
      },
    },
    site: {
      read: async (host) =>
        unavailable.has('site')
          ? { ok: false, failure: 'unreachable', reason: `${host} does not respond.` }
          : { ok: true, skipped: [], pages: [homePage(host)] },
    },
  };
  return { ports, unavailable, searchedDomains };
}

function peopleAt(domain: string) {
  const number = Number(domain.match(/\d+/g)!.reduce((sum, part) => String(Number(sum) + Number(part))));
  if (number % 5 === 4) return [];
  const pair = [foundPerson('Maija', domain), foundPerson('Pekka', domain, { lastName: 'Laakso' })];
  return number % 3 === 2 ? [foundPerson('Maija', domain, { email: sharedPerson })] : pair;
}

function homePage(host: string) {
  const text = `The bakery ${host} bakes rye bread in Tampere.`;
  return {
    url: `https://${host}/`,
    title: host,
    description: null,
    text,
    language: 'en',
    kind: 'home' as const,
    emails: [],
    structuredData: [],
  };
}
