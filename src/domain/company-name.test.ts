import fc from 'fast-check';
import { expect, test } from 'vitest';
import { companyNameKey, nameMatch } from './company-name.ts';

test.each([
  ['Oy Karl Fazer Ab', 'karl fazer'],
  ['Karl Fazer', 'karl fazer'],
  ['KESKO OYJ', 'kesko'],
  ['Müller GmbH & Co. KG', 'müller'],
  ['Telia Company AB', 'telia'],
  ['Volvo AB (publ)', 'volvo'],
  ["Lowe's", 'lowes'],
  ['Inditex, S.A.', 'inditex'],
  ['K-Rauta', 'k rauta'],
  ['AS Oy', 'as oy'],
  ['Tesco PLC', 'tesco'],
  ['!!!', ''],
])('%s has the key %s', (name, key) => {
  expect(companyNameKey(name)).toBe(key);
});

test('prefers equal names to names that start with the same words', () => {
  expect(nameMatch('fazer', 'fazer')).toBe(2);
  expect(nameMatch('fazer café', 'fazer')).toBe(1);
  expect(nameMatch('nokian renkaat', 'nokia')).toBe(0);
  expect(nameMatch('fazer', '')).toBe(0);
});

test('the key of a key is the same key', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      const key = companyNameKey(name);
      expect(companyNameKey(key)).toBe(key);
    }),
  );
});

test('ignores letter case and legal forms', () => {
  const word = fc.stringMatching(/^[a-zåäö]{4,12}$/);
  const form = fc.constantFrom('Oy', 'AB', 'GmbH', 'Ltd.', 'S.A.', 'ApS');
  fc.assert(
    fc.property(word, form, (name, legalForm) => {
      expect(companyNameKey(`${name.toUpperCase()} ${legalForm}`)).toBe(companyNameKey(name));
    }),
  );
});
