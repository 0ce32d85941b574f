import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SecretUnreadable } from '../../ports/secrets.ts';
import { createSealedSecrets } from './sealed-secrets.ts';

const place = { orgId: 'org_1', rowId: 'connector_1', field: 'authHeader' };
const key = randomBytes(32);
const secrets = createSealedSecrets(() => key);

describe('a sealed secret', () => {
  test('decrypts to the same value and never encrypts the same way twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (secret) => {
        const sealed = secrets.seal(secret, place);
        expect(secrets.open(sealed, place)).toBe(secret);
        expect(secrets.seal(secret, place)).not.toBe(sealed);
      }),
    );
  });

  test('reveals nothing of its content', () => {
    const secret = 'Bearer top-secret-word';
    const sealed = secrets.seal(secret, place);
    expect(Buffer.from(sealed, 'base64').toString('latin1')).not.toContain('secret-word');
    expect(Buffer.from(sealed, 'base64')[0]).toBe(1);
  });

  test.each([
    ['another organisation', { ...place, orgId: 'org_2' }],
    ['another row', { ...place, rowId: 'connector_2' }],
    ['another field', { ...place, field: 'secret' }],
    ['a place that only reads alike', { ...place, orgId: 'org_1","connector_1', rowId: '' }],
  ])('is not opened at %s', (_, elsewhere) => {
    expect(() => secrets.open(secrets.seal('word', place), elsewhere)).toThrow(/belongs elsewhere/);
  });

  test('is not opened once a single bit is different', () => {
    const whole = Buffer.from(secrets.seal('a word', place), 'base64');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: whole.length * 8 - 1 }), (bit) => {
        const bent = Buffer.from(whole);
        bent[bit >> 3]! ^= 1 << (bit & 7);
        expect(() => secrets.open(bent.toString('base64'), place)).toThrow(SecretUnreadable);
      }),
    );
    expect(() => secrets.open(whole.subarray(0, 20).toString('base64'), place)).toThrow(SecretUnreadable);
  });
});

test('with another key the refusal says where the key belongs', () => {
  const others = createSealedSecrets(() => randomBytes(32));
  expect(() => others.open(secrets.seal('a word', place), place)).toThrow(/SECRET_KEY.*secret\.key.*backup/);
});

test('without a key nothing is decrypted or encrypted', () => {
  const none = createSealedSecrets(() => {
    throw new Error('no file');
  });
  expect(() => none.open(secrets.seal('a word', place), place)).toThrow(SecretUnreadable);
  expect(() => none.seal('a word', place)).toThrow('no file');
});
