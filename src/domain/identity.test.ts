import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  compareIdentities,
  domainsOfAddress,
  identityKey,
  matchIdentities,
  type Identity,
} from './identity.ts';

const email: Identity = { kind: 'email', value: 'maria@acme.example' };
const linkedIn: Identity = { kind: 'linkedin', value: 'https://www.linkedin.com/in/maria' };
const ownersOf = (pairs: [Identity, string][]) =>
  new Map(pairs.map(([identity, leadId]) => [identityKey(identity), leadId]));

test('unknown identities match no lead', () => {
  expect(matchIdentities([email, linkedIn], new Map())).toBeNull();
  expect(matchIdentities([], ownersOf([[email, 'a']]))).toBeNull();
});

test('the e-mail address decides, and the lead with the LinkedIn address conflicts', () => {
  const owners = ownersOf([
    [email, 'a'],
    [linkedIn, 'b'],
  ]);
  expect(matchIdentities([email, linkedIn], owners)).toEqual({
    leadId: 'a',
    by: 'email',
    conflictingLeadId: 'b',
  });
  expect(matchIdentities([linkedIn], owners)).toEqual({
    leadId: 'b',
    by: 'linkedin',
    conflictingLeadId: null,
  });
});

test('one lead with both identities does not conflict', () => {
  const byEmail = { leadId: 'a', by: 'email', conflictingLeadId: null };
  const owners = ownersOf([
    [email, 'a'],
    [linkedIn, 'a'],
  ]);
  expect(matchIdentities([email, linkedIn], owners)).toEqual(byEmail);
  expect(matchIdentities([email, linkedIn], ownersOf([[email, 'a']]))).toEqual(byEmail);
});

test('a LinkedIn address matches if the e-mail address is unknown', () => {
  expect(matchIdentities([email, linkedIn], ownersOf([[linkedIn, 'b']]))).toEqual({
    leadId: 'b',
    by: 'linkedin',
    conflictingLeadId: null,
  });
});

test('a match does not depend on the order of identities and owners', () => {
  const owner = fc.option(fc.constantFrom('a', 'b', 'c'), { nil: undefined });
  fc.assert(
    fc.property(owner, owner, fc.boolean(), (byEmail, byLinkedIn, reversed) => {
      const pairs: [Identity, string][] = [];
      if (byEmail) pairs.push([email, byEmail]);
      if (byLinkedIn) pairs.push([linkedIn, byLinkedIn]);
      const match = matchIdentities([email, linkedIn], ownersOf(pairs));
      const identities = reversed ? [linkedIn, email] : [email, linkedIn];
      expect(matchIdentities(identities, ownersOf(pairs.toReversed()))).toEqual(match);
      expect(match?.leadId).toBe(byEmail ?? byLinkedIn);
    }),
  );
});

test('sorts identities the same from any order', () => {
  const identity = fc.record({
    kind: fc.constantFrom('email', 'linkedin'),
    value: fc.string(),
  }) as fc.Arbitrary<Identity>;
  fc.assert(
    fc.property(fc.array(identity), (identities) => {
      const sorted = identities.toSorted(compareIdentities);
      expect(identities.toReversed().toSorted(compareIdentities)).toEqual(sorted);
    }),
  );
});

test('an address can be suppressed by its domain and the parent domains', () => {
  expect(domainsOfAddress('a@mail.acme.co.uk')).toEqual(['mail.acme.co.uk', 'acme.co.uk', 'co.uk']);
  expect(domainsOfAddress('a@acme.example')).toEqual(['acme.example']);
});
