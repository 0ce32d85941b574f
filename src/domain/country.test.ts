import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countryName, readCountry } from './country.ts';

describe('a country', () => {
  test.each([
    ['FI', 'FI'],
    [' fi ', 'FI'],
    ['FIN', 'FI'],
    ['Finland', 'FI'],
    ['Suomi', 'FI'],
    ['DEUTSCHLAND', 'DE'],
    ['Tyskland', 'DE'],
    ['USA', 'US'],
    ['United States', 'US'],
    ['UK', 'GB'],
    ['England', 'GB'],
    ['The Netherlands', 'NL'],
  ])('is read from %s as %s', (text, code) => {
    expect(readCountry(text)).toBe(code);
  });

  test.each(['', 'ZZ', 'ZZZ', 'Atlantis', 'Helsinki', 'FI SE', '<b>Finland</b>', '__proto__'])(
    'is not read from %j',
    (text) => {
      expect(readCountry(text)).toBeNull();
    },
  );

  test('has a name in several languages, and any text gives a code or null', () => {
    expect(countryName('SE')).toBe('Sweden');
    expect(countryName('SE', 'fi')).toBe('Ruotsi');
    expect(countryName('ZZ')).toBe('ZZ');
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(readCountry(text) ?? 'ZZ').toMatch(/^[A-Z]{2}$/);
      }),
    );
  });
});
