import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SecretUnreadable } from '../../ports/secrets.ts';
import { createSealedSecrets } from './sealed-secrets.ts';

const location = { orgId: 'org_1', rowId: 'connector_1', field: 'authHeader' };
const key = randomBytes(32);
const secrets = createSealedSecrets(() => key);

describe('a sealed secret', () => {
  test('opens to the original text and differs each time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (secret) => {
        const sealed = secrets.seal(secret, location);
        expect(secrets.open(sealed, location)).toBe(secret);
        expect(secrets.seal(secret, location)).not.toBe(sealed);
      }),
    );
  });

  test('does not contain the plain text', () => {
    const secret = 'Bearer top-secret-word';
    const sealed = secrets.seal(secret, location);
    expect(Buffer.from(sealed, 'base64').toString('latin1')).not.toContain('secret-word');
    expect(Buffer.from(sealed, 'base64')[0]).toBe(1);
  });

  test.each([
    ['another organisation', { ...location, orgId: 'org_2' }],
    ['another row', { ...location, rowId: 'connector_2' }],
    ['another field', { ...location, field: 'secret' }],
    ['a location with the same concatenated parts', { ...location, orgId: 'org_1","connector_1', rowId: '' }],
  ])('does not open for %s', (_, other) => {
    expect(() => secrets.open(secrets.seal('word', location), other)).toThrow(/belongs elsewhere/);
  });

  test('does not open after any bit has changed', () => {
    const sealed = Buffer.from(secrets.seal('a word', location), 'base64');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: sealed.length * 8 - 1 }), (bit) => {
        const changed = Buffer.from(sealed);
        changed[bit >> 3]! ^= 1 << (bit & 7);
        expect(() => secrets.open(changed.toString('base64'), location)).toThrow(SecretUnreadable);
      }),
    );
    expect(() => secrets.open(sealed.subarray(0, 20).toString('base64'), location)).toThrow(SecretUnreadable);
  });
});

test('with another key, the error explains how to restore the key', () => {
  const otherSecrets = createSealedSecrets(() => randomBytes(32));
  expect(() => otherSecrets.open(secrets.seal('a word', location), location)).toThrow(
    /SECRET_KEY.*secret\.key.*backup/,
  );
});

test('without a key, neither opens nor seals a secret', () => {
  const withoutKey = createSealedSecrets(() => {
    throw new Error('no file');
  });
  expect(() => withoutKey.open(secrets.seal('a word', location), location)).toThrow(SecretUnreadable);
  expect(() => withoutKey.seal('a word', location)).toThrow('no file');
});
