import { expect, test } from 'vitest';
import type { FoundPerson } from '../../domain/prospect.ts';
import type { ContactSearch, ContactSearchRequest } from '../../ports/contact-search.ts';
import { ProviderFailed } from '../../ports/provider-failed.ts';
import { createContactSearchChain } from './chain.ts';

const wanted: ContactSearchRequest = {
  company: { name: 'Koivu', domain: 'koivu.fi', city: null, website: null, country: null },
  roles: [],
  person: null,
};

function person(lastName: string, more: Partial<FoundPerson> = {}): FoundPerson {
  const names = { kind: 'person', firstName: 'Maija', lastName, jobTitle: null } as const;
  const place = {
    phone: null,
    linkedinUrl: null,
    city: null,
    country: null,
    foundIn: 'Here',
    foundUrl: null,
  };
  return { ...names, ...place, email: null, ...more };
}

function knows(...people: FoundPerson[]): ContactSearch & { asked: number } {
  const finder = {
    asked: 0,
    find: async () => {
      finder.asked += 1;
      return { people, lookedIn: [{ place: 'Here', found: people.length, note: null }] };
    },
  };
  return finder;
}

const info = person('', { kind: 'role_address', firstName: null, lastName: null, email: 'info@koivu.fi' });
const salo = person('Salo', { email: 'maija.salo@koivu.fi' });

test('asks finders until enough reachable people fit, best first', async () => {
  const ceo = person('Salo', { email: 'maija.salo@koivu.fi', jobTitle: 'CEO' });
  const cook = person('Lampi', { email: 'maija.lampi@koivu.fi', jobTitle: 'Cook' });
  const unreachable = person('Laakso', { jobTitle: 'Toimitusjohtaja' });
  for (const roles of [['managing director'], []]) {
    const finders = [knows(info, cook, unreachable), knows(ceo), knows(salo)] as const;
    const { people, lookedIn } = await createContactSearchChain(finders).find(
      { ...wanted, roles },
      { limit: 1 },
    );
    expect(people).toEqual([ceo]);
    expect(lookedIn).toHaveLength(2);
    expect(finders[2].asked).toBe(0);
  }
  const all = await createContactSearchChain([knows(info, cook), knows(ceo), knows(person('Oja'))]).find(
    wanted,
    {
      limit: 9,
    },
  );
  expect(all.people.map(({ lastName }) => lastName)).toEqual(['Salo', 'Lampi', 'Oja', null]);
});

test('an aborted search returns the results so far, or the reason', async () => {
  const slow: ContactSearch = { find: async (_, { signal }) => Promise.reject(signal?.reason as Error) };
  const given = new AbortController();
  const first: ContactSearch = {
    find: async (...asked) =>
      knows(salo)
        .find(...asked)
        .finally(() => given.abort()),
  };
  const { people } = await createContactSearchChain([first, slow]).find(wanted, {
    limit: 5,
    signal: given.signal,
  });
  expect(people).toEqual([salo]);
  const alone = createContactSearchChain([slow]).find(wanted, { limit: 5, signal: given.signal });
  await expect(alone).rejects.toThrow('aborted');
});

test('recognises a person by address, profile or full name, and fills gaps', async () => {
  const profile = 'https://www.linkedin.com/in/salo';
  const chain = createContactSearchChain([
    knows(person('Salo', { jobTitle: 'CEO' })),
    knows(person('SALO', { email: 'maija.salo@koivu.fi', linkedinUrl: profile, jobTitle: 'Founder' })),
    knows(person('Lehto', { linkedinUrl: profile }), person('Salo', { email: 'other@koivu.fi' })),
  ]);
  const { people } = await chain.find(wanted, { limit: 9 });
  expect(people).toEqual([
    person('Salo', { jobTitle: 'CEO', email: 'maija.salo@koivu.fi', linkedinUrl: profile }),
    person('Salo', { email: 'other@koivu.fi' }),
  ]);
});

test('searches one person until found and reports a single failure', async () => {
  const failing: ContactSearch = {
    find: async () => {
      throw new ProviderFailed('Hunter', 'exhausted', 'Hunter answered 429.');
    },
  };
  const last = knows(info);
  const one = { ...wanted, person: { firstName: 'Maija', lastName: 'Salo', linkedinUrl: null } };
  const { people, lookedIn } = await createContactSearchChain([failing, knows(salo), last]).find(one, {
    limit: 5,
  });
  expect(people).toEqual([salo]);
  expect(lookedIn[0]).toEqual({ place: 'Hunter', found: 0, note: 'Hunter answered 429.' });
  expect(last.asked).toBe(0);
  await expect(createContactSearchChain([failing]).find(one, { limit: 5 })).rejects.toThrow(
    'Hunter answered 429.',
  );
});
