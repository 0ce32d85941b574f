import type { CompanyCriteria, FoundCompany, FoundPerson } from '../../src/domain/prospect.ts';
import type { SiteReading } from '../../src/domain/research.ts';
import type { ContactSearchRequest } from '../../src/ports/contact-search.ts';
import type { Ports } from '../../src/ports/ports.ts';
import { foundCompany, foundPerson } from '../fixtures/prospects.ts';

/** Stand-ins for the directory, the site reader and the contact search; a test sets what they return. */
export interface Prospecting {
  readonly ports: {
    directory: { -readonly [Name in keyof Ports['directory']]: Ports['directory'][Name] };
    contactSearch: { -readonly [Name in keyof Ports['contactSearch']]: Ports['contactSearch'][Name] };
  } & Pick<Ports, 'site'>;
  companies: FoundCompany[];
  /** The contacts found at a company, by its domain; one person if the domain is missing. */
  people: Record<string, FoundPerson[]>;
  /** Runs before each contact search returns. */
  beforePeople: () => Promise<void>;
  /** The requests received, the newest last. */
  readonly requests: { criteria: CompanyCriteria[]; people: ContactSearchRequest[]; sites: string[] };
  reset(): void;
}

export function standInProspecting(): Prospecting {
  const scene: Prospecting = {
    companies: [],
    people: {},
    beforePeople: () => Promise.resolve(),
    requests: { criteria: [], people: [], sites: [] },
    reset: () => {
      scene.companies = [foundCompany('Koivu'), foundCompany('Lumi')];
      scene.people = {};
      scene.beforePeople = () => Promise.resolve();
      for (const list of Object.values(scene.requests)) list.length = 0;
    },
    ports: {
      directory: {
        search: async (criteria, { limit }) => {
          scene.requests.criteria.push(criteria);
          const companies = scene.companies.slice(0, limit);
          return {
            companies,
            lookedIn: [{ place: 'the test directory', found: companies.length, note: null }],
          };
        },
        lookup: async ({ name, domain }) => {
          const companies = scene.companies.filter((each) => each.name === name || each.domain === domain);
          return {
            companies,
            lookedIn: [{ place: 'the test directory', found: companies.length, note: null }],
          };
        },
      },
      contactSearch: {
        find: async (wanted) => {
          scene.requests.people.push(wanted);
          await scene.beforePeople();
          const domain = wanted.company.domain ?? '';
          const people = scene.people[domain] ?? [foundPerson('Maija', domain)];
          return { people, lookedIn: [{ place: 'the test finder', found: people.length, note: null }] };
        },
      },
      site: {
        read: async (address) => {
          scene.requests.sites.push(address);
          return siteOf(address);
        },
      },
    },
  };
  scene.reset();
  return scene;
}

function siteOf(host: string): SiteReading {
  const name = host.split('.')[0]!;
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  return {
    ok: true,
    skipped: [],
    pages: [
      {
        url: `https://${host}/`,
        title,
        description: null,
        text: `${title} bakes rye bread in Tampere.\n\n${title} runs 12 bakery shops in western Finland.`,
        language: 'en',
        kind: 'home',
        emails: [],
        structuredData: [],
      },
    ],
  };
}
