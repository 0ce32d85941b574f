import { Readable } from 'node:stream';
import { createEmbeddedComposer } from '../../../src/adapters/composer/embedded/composer.ts';
import type { Ports } from '../../../src/ports/ports.ts';
import { ProviderFailed } from '../../../src/ports/provider-failed.ts';
import { foundCompany, foundPerson } from '../../fixtures/prospects.ts';
import { unusedPorts } from '../../fixtures/unused-ports.ts';

/** Stand-ins for the providers of one workspace, and who is away. */
export interface Scene {
  readonly ports: Ports;
  readonly away: Set<'directory' | 'people' | 'site'>;
  /** Domains whose people were asked for. */
  readonly asked: Set<string>;
}

/** A brief that the directory answers with so many companies of its own; see `domainsOfBrief`. */
export function briefFor(serial: number, companies: number): string {
  return `Bakeries ${serial} ${companies} in Finland.`;
}

export function domainsOfBrief(serial: number, companies: number): string[] {
  return Array.from({ length: companies }, (_, row) => `b${serial}-${row}.example`);
}

/** At every third company one and the same person is found, and at every fifth nobody. */
export const sharedPerson = 'maija@shared.example';

export function openScene(): Scene {
  const away: Scene['away'] = new Set();
  const asked = new Set<string>();
  const mayAnswer = (who: 'directory' | 'people'): void => {
    if (away.has(who)) throw new ProviderFailed('Apollo', 'unavailable', 'Apollo does not answer.');
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
        mayAnswer('directory');
        const [serial, count] = words.match(/\d+/g)!.map(Number) as [number, number];
        const companies = domainsOfBrief(serial, count).map((domain) =>
          foundCompany(domain, { domain, website: `https://${domain}` }),
        );
        return { companies: companies.slice(0, limit), lookedIn: [] };
      },
      lookup: () => Promise.reject(new Error('nobody asks for a name here')),
    },
    contactSearch: {
      find: async ({ company: { domain } }) => {
        asked.add(domain!);
        mayAnswer('people');
        return { people: peopleAt(domain!), lookedIn: [] };
      },
    },
    site: {
      read: async (host) =>
        away.has('site')
          ? { ok: false, failure: 'unreachable', reason: `${host} does not answer.` }
          : { ok: true, skipped: [], pages: [homePage(host)] },
    },
  };
  return { ports, away, asked };
}

function peopleAt(domain: string) {
  const number = Number(domain.match(/\d+/g)!.reduce((sum, part) => String(Number(sum) + Number(part))));
  if (number % 5 === 4) return [];
  const own = [foundPerson('Maija', domain), foundPerson('Pekka', domain, { lastName: 'Laakso' })];
  return number % 3 === 2 ? [foundPerson('Maija', domain, { email: sharedPerson })] : own;
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
