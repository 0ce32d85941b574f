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

test('an unknown identity matches nobody', () => {
  expect(matchIdentities([email, linkedIn], new Map())).toBeNull();
  expect(matchIdentities([], ownersOf([[email, 'a']]))).toBeNull();
});

test('the e-mail address decides, and the other lead is a suspected duplicate', () => {
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

test('a lead with both identities has no suspected duplicate', () => {
  const byEmail = { leadId: 'a', by: 'email', conflictingLeadId: null };
  const both = ownersOf([
    [email, 'a'],
    [linkedIn, 'a'],
  ]);
  expect(matchIdentities([email, linkedIn], both)).toEqual(byEmail);
  expect(matchIdentities([email, linkedIn], ownersOf([[email, 'a']]))).toEqual(byEmail);
});

test('a LinkedIn address matches if the e-mail address does not', () => {
  expect(matchIdentities([email, linkedIn], ownersOf([[linkedIn, 'b']]))).toEqual({
    leadId: 'b',
    by: 'linkedin',
    conflictingLeadId: null,
  });
});

test('a match does not depend on the order of identities or owners', () => {
  const owner = fc.option(fc.constantFrom('a', 'b', 'c'), { nil: undefined });
  fc.assert(
    fc.property(owner, owner, fc.boolean(), (byEmail, byLinkedIn, reversed) => {
      const pairs: [Identity, string][] = [];
      if (byEmail) pairs.push([email, byEmail]);
      if (byLinkedIn) pairs.push([linkedIn, byLinkedIn]);
      const straight = matchIdentities([email, linkedIn], ownersOf(pairs));
      const identities = reversed ? [linkedIn, email] : [email, linkedIn];
      expect(matchIdentities(identities, ownersOf(pairs.toReversed()))).toEqual(straight);
      expect(straight?.leadId).toBe(byEmail ?? byLinkedIn);
    }),
  );
});

test('identities have a fixed order', () => {
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

test('an address is suppressed by its domain and those above it', () => {
  expect(domainsOfAddress('a@mail.acme.co.uk')).toEqual(['mail.acme.co.uk', 'acme.co.uk', 'co.uk']);
  expect(domainsOfAddress('a@acme.example')).toEqual(['acme.example']);
});
