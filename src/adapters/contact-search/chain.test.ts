import { expect, test } from 'vitest';
import type { FoundPerson } from '../../domain/prospect.ts';
import type { ContactSearch, ContactSearchRequest } from '../../ports/contact-search.ts';
import { ProviderFailed } from '../../ports/provider-failed.ts';
import { createContactSearchChain } from './chain.ts';

const request: ContactSearchRequest = {
  company: { name: 'Koivu', domain: 'koivu.fi', city: null, website: null, country: null },
  roles: [],
  person: null,
};

function person(lastName: string, overrides: Partial<FoundPerson> = {}): FoundPerson {
  const name = { kind: 'person', firstName: 'Maija', lastName, jobTitle: null } as const;
  const details = {
    phone: null,
    linkedinUrl: null,
    city: null,
    country: null,
    foundIn: 'Here',
    foundUrl: null,
  };
  return { ...name, ...details, email: null, ...overrides };
}

function finderOf(...people: FoundPerson[]): ContactSearch & { calls: number } {
  const finder = {
    calls: 0,
    find: async () => {
      finder.calls += 1;
      return { people, lookedIn: [{ place: 'Here', found: people.length, note: null }] };
    },
  };
  return finder;
}

const info = person('', { kind: 'role_address', firstName: null, lastName: null, email: 'info@koivu.fi' });
const salo = person('Salo', { email: 'maija.salo@koivu.fi' });

test('queries finders until enough fitting people have an address, and returns the best first', async () => {
  const ceo = person('Salo', { email: 'maija.salo@koivu.fi', jobTitle: 'CEO' });
  const cook = person('Lampi', { email: 'maija.lampi@koivu.fi', jobTitle: 'Cook' });
  const unreachable = person('Laakso', { jobTitle: 'Toimitusjohtaja' });
  for (const roles of [['managing director'], []]) {
    const finders = [finderOf(info, cook, unreachable), finderOf(ceo), finderOf(salo)] as const;
    const { people, lookedIn } = await createContactSearchChain(finders).find(
      { ...request, roles },
      { limit: 1 },
    );
    expect(people).toEqual([ceo]);
    expect(lookedIn).toHaveLength(2);
    expect(finders[2].calls).toBe(0);
  }
  const all = await createContactSearchChain([
    finderOf(info, cook),
    finderOf(ceo),
    finderOf(person('Oja')),
  ]).find(request, {
    limit: 9,
  });
  expect(all.people.map(({ lastName }) => lastName)).toEqual(['Salo', 'Lampi', 'Oja', null]);
});

test('after an abort, returns earlier results or throws the reason', async () => {
  const slow: ContactSearch = { find: async (_, { signal }) => Promise.reject(signal?.reason as Error) };
  const controller = new AbortController();
  const first: ContactSearch = {
    find: async (...call) =>
      finderOf(salo)
        .find(...call)
        .finally(() => controller.abort()),
  };
  const { people } = await createContactSearchChain([first, slow]).find(request, {
    limit: 5,
    signal: controller.signal,
  });
  expect(people).toEqual([salo]);
  const withoutResults = createContactSearchChain([slow]).find(request, {
    limit: 5,
    signal: controller.signal,
  });
  await expect(withoutResults).rejects.toThrow('aborted');
});

test('merges people with the same address, profile or full name', async () => {
  const profile = 'https://www.linkedin.com/in/salo';
  const chain = createContactSearchChain([
    finderOf(person('Salo', { jobTitle: 'CEO' })),
    finderOf(person('SALO', { email: 'maija.salo@koivu.fi', linkedinUrl: profile, jobTitle: 'Founder' })),
    finderOf(person('Lehto', { linkedinUrl: profile }), person('Salo', { email: 'other@koivu.fi' })),
  ]);
  const { people } = await chain.find(request, { limit: 9 });
  expect(people).toEqual([
    person('Salo', { jobTitle: 'CEO', email: 'maija.salo@koivu.fi', linkedinUrl: profile }),
    person('Salo', { email: 'other@koivu.fi' }),
  ]);
});

test('stops when the requested person is found, and reports a failed finder', async () => {
  const failing: ContactSearch = {
    find: async () => {
      throw new ProviderFailed('Hunter', 'exhausted', 'Hunter answered 429.');
    },
  };
  const last = finderOf(info);
  const one = { ...request, person: { firstName: 'Maija', lastName: 'Salo', linkedinUrl: null } };
  const { people, lookedIn } = await createContactSearchChain([failing, finderOf(salo), last]).find(one, {
    limit: 5,
  });
  expect(people).toEqual([salo]);
  expect(lookedIn[0]).toEqual({ place: 'Hunter', found: 0, note: 'Hunter answered 429.' });
  expect(last.calls).toBe(0);
  await expect(createContactSearchChain([failing]).find(one, { limit: 5 })).rejects.toThrow(
    'Hunter answered 429.',
  );
});
