import { describe, expect, test } from 'vitest';
import type { CompanyCriteria, FoundCompany } from '../../domain/prospect.ts';
import type { CompanyDirectory } from '../../ports/directory.ts';
import { ProviderFailed } from '../../ports/provider-failed.ts';
import { createDirectoryChain } from './chain.ts';

const criteria: CompanyCriteria = {
  words: '',
  fields: [],
  countries: [],
  cities: [],
  sizes: [],
  excludedDomains: [],
};

function company(name: string, overrides: Partial<FoundCompany> = {}): FoundCompany {
  const noProfile = {
    domain: null,
    website: null,
    field: null,
    description: null,
    city: null,
    country: null,
  };
  const noDetails = {
    employees: null,
    phone: null,
    foundIn: 'Here',
    foundUrl: null,
    reason: 'It fits.',
    people: [],
  };
  return { name, ...noProfile, ...noDetails, ...overrides };
}

function directoryOf(name: string, ...companies: FoundCompany[]): CompanyDirectory & { limits: number[] } {
  const limits: number[] = [];
  const respond = async (_: unknown, { limit }: { limit: number }) => {
    limits.push(limit);
    return { companies, lookedIn: [{ place: name, found: companies.length, note: null }] };
  };
  return { limits, search: respond, lookup: respond };
}

function failingDirectory(provider: string): CompanyDirectory {
  const fail = async () => {
    throw new ProviderFailed(provider, 'unavailable', `${provider} did not respond.`);
  };
  return { search: fail, lookup: fail };
}

describe('createDirectoryChain', () => {
  test('queries directories in turn until the limit and reports them', async () => {
    const [first, second, third] = [
      directoryOf('A', company('One', { domain: 'one.fi' })),
      directoryOf('B', company('Two'), company('Three')),
      directoryOf('C', company('Four')),
    ];
    const chain = createDirectoryChain([first, second, third]);
    const { companies, lookedIn } = await chain.search(criteria, { limit: 2 });
    expect(companies.map(({ name }) => name)).toEqual(['One', 'Two']);
    expect(lookedIn.map(({ place, note }) => note ?? place)).toEqual([
      'A',
      'B',
      'Left out: 1 beyond the requested number.',
    ]);
    expect([first.limits, second.limits, third.limits]).toEqual([[2], [2], []]);
  });

  test('merges companies with the same domain; later directories fill empty fields only', async () => {
    const chain = createDirectoryChain([
      directoryOf('A', company('Koivu', { domain: 'koivu.fi', city: 'Tampere' })),
      directoryOf(
        'B',
        company('KOIVU OY', { domain: 'koivu.fi', city: 'Oulu', employees: 12, foundIn: 'B' }),
      ),
    ]);
    expect((await chain.search(criteria, { limit: 5 })).companies).toEqual([
      company('Koivu', { domain: 'koivu.fi', city: 'Tampere', employees: 12 }),
    ]);
  });

  test('continues after a failure and reports it', async () => {
    const chain = createDirectoryChain([
      failingDirectory('A'),
      directoryOf('B', company('Two')),
      failingDirectory('C'),
    ]);
    expect(await chain.search(criteria, { limit: 5 })).toMatchObject({
      companies: [{ name: 'Two' }],
      lookedIn: [
        { place: 'A', found: 0, note: 'A did not respond.' },
        { place: 'B', found: 1 },
        { place: 'C', found: 0, note: 'C did not respond.' },
      ],
      failure: { provider: 'A' },
    });
  });

  test('throws the first failure if all fail, and returns nothing without directories', async () => {
    await expect(
      createDirectoryChain([failingDirectory('A'), failingDirectory('B')]).search(criteria, { limit: 5 }),
    ).rejects.toThrow('A did not respond.');
    expect(await createDirectoryChain([]).search(criteria, { limit: 5 })).toEqual({
      companies: [],
      lookedIn: [],
    });
  });

  test('rethrows errors that are not provider failures', async () => {
    const broken = { ...directoryOf('A'), search: () => Promise.reject(new TypeError('bug')) };
    await expect(
      createDirectoryChain([broken, directoryOf('B')]).search(criteria, { limit: 5 }),
    ).rejects.toThrow(TypeError);
  });

  test('stops after an abort', async () => {
    const second = directoryOf('B', company('Two'));
    const chain = createDirectoryChain([directoryOf('A', company('One')), second]);
    const { companies } = await chain.search(criteria, { limit: 5, signal: AbortSignal.abort() });
    expect(companies.map(({ name }) => name)).toEqual(['One']);
    expect(second.limits).toEqual([]);
  });

  test('looks up a domain until one directory finds it', async () => {
    const third = directoryOf('C', company('Three'));
    const chain = createDirectoryChain([
      directoryOf('A'),
      directoryOf('B', company('Two', { domain: 'two.fi' })),
      third,
    ]);
    const named = { name: 'Two', domain: 'two.fi', city: null };
    expect((await chain.lookup(named, { limit: 5 })).companies).toMatchObject([{ name: 'Two' }]);
    expect(third.limits).toEqual([]);
    await chain.lookup({ ...named, domain: null }, { limit: 5 });
    expect(third.limits).toEqual([5]);
  });
});
