import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foundPerson } from '../../test/fixtures/prospects.ts';
import { hasEnoughPeople, choosePeople, nobodyFoundReason, unreachableReason } from './people-choice.ts';

const domain = 'koivu.example';
const maija = foundPerson('Maija', domain);
const aino = foundPerson('Aino', domain, { email: null, linkedinUrl: 'https://www.linkedin.com/in/aino' });
const eero = foundPerson('Eero', domain, { email: null });
const info = foundPerson('', domain, {
  kind: 'role_address',
  firstName: null,
  lastName: null,
  jobTitle: null,
  email: `info@${domain}`,
});

test('chooses only people with an e-mail address if there are any, in the given order', () => {
  expect(choosePeople([eero, aino, maija], 2)).toEqual([maija]);
  expect(choosePeople([foundPerson('Olli', domain), maija], 1)).toMatchObject([{ firstName: 'Olli' }]);
});

test('chooses a role address if no person has an e-mail address', () => {
  expect(choosePeople([info], 3)).toEqual([info]);
  expect(choosePeople([eero, info], 3)).toEqual([info]);
  expect(choosePeople([aino, info], 3)).toEqual([info]);
  expect(choosePeople([aino, eero], 3)).toEqual([aino, eero]);
  expect(choosePeople([eero], 3)).toEqual([eero]);
});

test('counts a person from several sources once', () => {
  const fromApollo = foundPerson('Maija', domain, { email: null, foundIn: 'Apollo' });
  expect(choosePeople([maija, fromApollo], 5)).toEqual([maija]);
  expect(hasEnoughPeople([maija, fromApollo], 2)).toBe(false);
  expect(hasEnoughPeople([maija, foundPerson('Olli', domain)], 2)).toBe(true);
  expect(hasEnoughPeople([info, eero], 1)).toBe(false);
});

test('names people without an address and the sources that were searched', () => {
  expect(unreachableReason([aino, eero], [{ place: 'koivu.example', found: 2, note: null }])).toBe(
    'No e-mail address is known for Aino Virtanen, Eero Virtanen. Looked in koivu.example.',
  );
});

test('explains that nobody was found', () => {
  expect(nobodyFoundReason('Koivu', [])).toBe('No contact was found at Koivu.');
  expect(
    nobodyFoundReason('Koivu', [{ place: 'koivu.example', found: 0, note: 'No page names anybody.' }]),
  ).toBe('No contact was found at Koivu. Looked in koivu.example: No page names anybody.');
});

test('chooses at most the limit and only given people', () => {
  fc.assert(
    fc.property(fc.subarray([maija, aino, eero, info]), fc.integer({ min: 1, max: 3 }), (people, limit) => {
      const chosen = choosePeople(people, limit);
      expect(chosen.length).toBeLessThanOrEqual(limit);
      expect(chosen.length > 0).toBe(people.length > 0);
      for (const person of chosen) expect(people).toContain(person);
    }),
  );
});
