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

function company(name: string, more: Partial<FoundCompany> = {}): FoundCompany {
  const nothing = { domain: null, website: null, field: null, description: null, city: null, country: null };
  const unknown = {
    employees: null,
    phone: null,
    foundIn: 'Here',
    foundUrl: null,
    reason: 'It fits.',
    people: [],
  };
  return { name, ...nothing, ...unknown, ...more };
}

function knows(place: string, ...companies: FoundCompany[]): CompanyDirectory & { asked: number[] } {
  const asked: number[] = [];
  const answer = async (_: unknown, { limit }: { limit: number }) => {
    asked.push(limit);
    return { companies, lookedIn: [{ place, found: companies.length, note: null }] };
  };
  return { asked, search: answer, lookup: answer };
}

function fails(provider: string): CompanyDirectory {
  const fail = async () => {
    throw new ProviderFailed(provider, 'unavailable', `${provider} did not answer.`);
  };
  return { search: fail, lookup: fail };
}

describe('several directories', () => {
  test('are asked in turn until there are enough, and each is listed', async () => {
    const [first, second, third] = [
      knows('A', company('One', { domain: 'one.fi' })),
      knows('B', company('Two'), company('Three')),
      knows('C', company('Four')),
    ];
    const chain = createDirectoryChain([first, second, third]);
    const { companies, lookedIn } = await chain.search(criteria, { limit: 2 });
    expect(companies.map(({ name }) => name)).toEqual(['One', 'Two']);
    expect(lookedIn.map(({ place, note }) => note ?? place)).toEqual([
      'A',
      'B',
      'Left out: 1 beyond the requested number.',
    ]);
    expect([first.asked, second.asked, third.asked]).toEqual([[2], [2], []]);
  });

  test('know one company by its domain: the first fills it, others only its gaps', async () => {
    const chain = createDirectoryChain([
      knows('A', company('Koivu', { domain: 'koivu.fi', city: 'Tampere' })),
      knows('B', company('KOIVU OY', { domain: 'koivu.fi', city: 'Oulu', employees: 12, foundIn: 'B' })),
    ]);
    expect((await chain.search(criteria, { limit: 5 })).companies).toEqual([
      company('Koivu', { domain: 'koivu.fi', city: 'Tampere', employees: 12 }),
    ]);
  });

  test('continue after a failure, which is reported', async () => {
    const chain = createDirectoryChain([fails('A'), knows('B', company('Two')), fails('C')]);
    expect(await chain.search(criteria, { limit: 5 })).toMatchObject({
      companies: [{ name: 'Two' }],
      lookedIn: [
        { place: 'A', found: 0, note: 'A did not answer.' },
        { place: 'B', found: 1 },
        { place: 'C', found: 0, note: 'C did not answer.' },
      ],
      failure: { provider: 'A' },
    });
  });

  test('fail with the first error if all fail, and return nothing without any', async () => {
    await expect(
      createDirectoryChain([fails('A'), fails('B')]).search(criteria, { limit: 5 }),
    ).rejects.toThrow('A did not answer.');
    expect(await createDirectoryChain([]).search(criteria, { limit: 5 })).toEqual({
      companies: [],
      lookedIn: [],
    });
  });

  test('do not hide a fault that is our own', async () => {
    const broken = { ...knows('A'), search: () => Promise.reject(new TypeError('ours')) };
    await expect(createDirectoryChain([broken, knows('B')]).search(criteria, { limit: 5 })).rejects.toThrow(
      TypeError,
    );
  });

  test('stop at the time limit', async () => {
    const second = knows('B', company('Two'));
    const chain = createDirectoryChain([knows('A', company('One')), second]);
    const { companies } = await chain.search(criteria, { limit: 5, signal: AbortSignal.abort() });
    expect(companies.map(({ name }) => name)).toEqual(['One']);
    expect(second.asked).toEqual([]);
  });

  test('are asked for a domain until one knows it', async () => {
    const third = knows('C', company('Three'));
    const chain = createDirectoryChain([knows('A'), knows('B', company('Two', { domain: 'two.fi' })), third]);
    const named = { name: 'Two', domain: 'two.fi', city: null };
    expect((await chain.lookup(named, { limit: 5 })).companies).toMatchObject([{ name: 'Two' }]);
    expect(third.asked).toEqual([]);
    await chain.lookup({ ...named, domain: null }, { limit: 5 });
    expect(third.asked).toEqual([5]);
  });
});
