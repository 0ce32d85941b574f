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
const all = { company: true, person: true, research: true };
const away = () => Promise.reject(new ProviderFailed('A directory', 'unavailable', 'The directory is away.'));

/** Asks with stand-ins that note what they are asked for, and know of nothing but these companies. */
async function ask(
  lead: object,
  { gaps = all, language = null, lookup = async () => [] as FoundCompany[] }: Partial<Asked> = {},
) {
  const asked: unknown[][] = [];
  const ports = {
    directory: {
      lookup: async (named: { name: string }) => {
        asked.push(['directory', named.name]);
        return { companies: await lookup(), lookedIn: [] };
      },
    },
    contactSearch: {
      find: async (wanted: { company: { domain: string | null } }) => {
        asked.push(['people', wanted.company.domain]);
        return { people: [], lookedIn: [] };
      },
    },
    site: {
      read: async (host: string, options: { language?: string }) => {
        asked.push(['site', host, options.language]);
        return { ok: false, failure: 'unreachable', reason: 'It did not answer.' };
      },
    },
  } as unknown as Ports;
  const wanted = { lead: lead as Parameters<typeof lookUpLead>[1]['lead'], gaps, roles: [], language };
  const answers = await lookUpLead(ports, wanted, new AbortController().signal);
  return { asked, notes: answers.lookedIn.map(({ place, note }) => [place, note]) };
}

interface Asked {
  readonly gaps: typeof all;
  readonly language: string | null;
  readonly lookup: () => Promise<FoundCompany[]>;
}

const berg = { company: 'Berg', companyDomain: 'berg.example' };

test('where no directory can be asked, the domain alone leads to the site and its people, as is said', async () => {
  const { asked, notes } = await ask(berg, { lookup: away, language: 'de' });
  expect(asked).toEqual([
    ['directory', 'Berg'],
    ['site', 'berg.example', 'de'],
    ['people', 'berg.example'],
  ]);
  expect(notes).toEqual([
    ['A directory', 'The directory is away.'],
    ['berg.example', 'It did not answer.'],
  ]);
});

test('without a domain, and where the directory is broken, nothing is made up', async () => {
  await expect(ask({ company: 'Berg' }, { lookup: away })).rejects.toThrow('The directory is away.');
  const broken = () => Promise.reject(new Error('The directory is broken.'));
  await expect(ask(berg, { lookup: broken })).rejects.toThrow('The directory is broken.');
});

test('of several companies that a name may mean none is taken, and they are named', async () => {
  const lookup = async () => [company('Berg', 'berg.example'), company('Berg', 'berg-two.example')];
  const { asked, notes } = await ask({ company: 'Berg' }, { lookup });
  expect(asked).toEqual([['directory', 'Berg']]);
  expect(notes).toEqual([
    ['the company directories', expect.stringContaining('(berg.example, berg-two.example)')],
  ]);
});

test('only what is lacking is asked for', async () => {
  const nothing = { company: false, person: false, research: false };
  expect((await ask(berg, { gaps: nothing })).asked).toEqual([]);
  expect((await ask(berg, { gaps: { ...nothing, research: true } })).asked).toEqual([
    ['site', 'berg.example', undefined],
  ]);
  expect((await ask(berg, { gaps: { ...nothing, person: true } })).asked).toEqual([
    ['people', 'berg.example'],
  ]);
});
