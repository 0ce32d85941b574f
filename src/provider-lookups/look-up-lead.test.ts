import { expect, test } from 'vitest';
import type { FoundCompany } from '../domain/prospect.ts';
import type { Ports } from '../ports/ports.ts';
import { ProviderFailed } from '../ports/provider-failed.ts';
import { lookUpLead } from './look-up-lead.ts';

const company = (name: string, domain: string): FoundCompany => ({
  name,
  domain,
  website: null,
  field: null,
  description: null,
  city: null,
  country: null,
  employees: null,
  phone: null,
  foundIn: 'a stand-in',
  foundUrl: null,
  reason: 'Its name matched.',
  people: [],
});
const allGaps = { company: true, person: true, research: true };
const failingLookup = () =>
  Promise.reject(new ProviderFailed('A directory', 'unavailable', 'The directory is away.'));

/** Looks up a lead with test providers that record requests and know only these companies. */
async function lookUpWith(
  lead: object,
  { gaps = allGaps, language = null, lookup = async () => [] as FoundCompany[] }: Partial<LookupOptions> = {},
) {
  const requests: unknown[][] = [];
  const ports = {
    directory: {
      lookup: async (named: { name: string }) => {
        requests.push(['directory', named.name]);
        return { companies: await lookup(), lookedIn: [] };
      },
    },
    contactSearch: {
      find: async (wanted: { company: { domain: string | null } }) => {
        requests.push(['people', wanted.company.domain]);
        return { people: [], lookedIn: [] };
      },
    },
    site: {
      read: async (host: string, options: { language?: string }) => {
        requests.push(['site', host, options.language]);
        return { ok: false, failure: 'unreachable', reason: 'It did not answer.' };
      },
    },
  } as unknown as Ports;
  const wanted = { lead: lead as Parameters<typeof lookUpLead>[1]['lead'], gaps, roles: [], language };
  const answers = await lookUpLead(ports, wanted, new AbortController().signal);
  return { requests, notes: answers.lookedIn.map(({ place, note }) => [place, note]) };
}

interface LookupOptions {
  readonly gaps: typeof allGaps;
  readonly language: string | null;
  readonly lookup: () => Promise<FoundCompany[]>;
}

const berg = { company: 'Berg', companyDomain: 'berg.example' };

test('finds site and people by the domain alone if no directory responds, and reports that', async () => {
  const { requests, notes } = await lookUpWith(berg, { lookup: failingLookup, language: 'de' });
  expect(requests).toEqual([
    ['directory', 'Berg'],
    ['site', 'berg.example', 'de'],
    ['people', 'berg.example'],
  ]);
  expect(notes).toEqual([
    ['A directory', 'The directory is away.'],
    ['berg.example', 'It did not answer.'],
  ]);
});

test('invents nothing without a domain or if the directory fails', async () => {
  await expect(lookUpWith({ company: 'Berg' }, { lookup: failingLookup })).rejects.toThrow(
    'The directory is away.',
  );
  const broken = () => Promise.reject(new Error('The directory is broken.'));
  await expect(lookUpWith(berg, { lookup: broken })).rejects.toThrow('The directory is broken.');
});

test('takes no company if a name is ambiguous, and lists the candidates', async () => {
  const lookup = async () => [company('Berg', 'berg.example'), company('Berg', 'berg-two.example')];
  const { requests, notes } = await lookUpWith({ company: 'Berg' }, { lookup });
  expect(requests).toEqual([['directory', 'Berg']]);
  expect(notes).toEqual([
    ['the company directories', expect.stringContaining('(berg.example, berg-two.example)')],
  ]);
});

test('looks up only missing fields', async () => {
  const noGaps = { company: false, person: false, research: false };
  expect((await lookUpWith(berg, { gaps: noGaps })).requests).toEqual([]);
  expect((await lookUpWith(berg, { gaps: { ...noGaps, research: true } })).requests).toEqual([
    ['site', 'berg.example', undefined],
  ]);
  expect((await lookUpWith(berg, { gaps: { ...noGaps, person: true } })).requests).toEqual([
    ['people', 'berg.example'],
  ]);
});
