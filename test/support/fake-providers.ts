import type { CompanyCriteria, FoundCompany, FoundPerson } from '../../src/domain/prospect.ts';
import type { SiteReading } from '../../src/domain/research.ts';
import type { ContactSearchRequest } from '../../src/ports/contact-search.ts';
import type { Ports } from '../../src/ports/ports.ts';
import { foundCompany, foundPerson } from '../fixtures/prospects.ts';

/** Fakes of the directory, the site reader and the contact search. A test sets what they return. */
export interface FakeProviders {
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

export function createFakeProviders(): FakeProviders {
  const fakes: FakeProviders = {
    companies: [],
    people: {},
    beforePeople: () => Promise.resolve(),
    requests: { criteria: [], people: [], sites: [] },
    reset: () => {
      fakes.companies = [foundCompany('Koivu'), foundCompany('Lumi')];
      fakes.people = {};
      fakes.beforePeople = () => Promise.resolve();
      for (const list of Object.values(fakes.requests)) list.length = 0;
    },
    ports: {
      directory: {
        search: async (criteria, { limit }) => {
          fakes.requests.criteria.push(criteria);
          const companies = fakes.companies.slice(0, limit);
          return {
            companies,
            lookedIn: [{ place: 'the test directory', found: companies.length, note: null }],
          };
        },
        lookup: async ({ name, domain }) => {
          const companies = fakes.companies.filter((each) => each.name === name || each.domain === domain);
          return {
            companies,
            lookedIn: [{ place: 'the test directory', found: companies.length, note: null }],
          };
        },
      },
      contactSearch: {
        find: async (wanted) => {
          fakes.requests.people.push(wanted);
          await fakes.beforePeople();
          const domain = wanted.company.domain ?? '';
          const people = fakes.people[domain] ?? [foundPerson('Maija', domain)];
          return { people, lookedIn: [{ place: 'the test finder', found: people.length, note: null }] };
        },
      },
      site: {
        read: async (address) => {
          fakes.requests.sites.push(address);
          return siteOf(address);
        },
      },
    },
  };
  fakes.reset();
  return fakes;
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
