import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatPayload } from './payload.ts';
import { isAnySuspected } from './replies/unasked-drafts.ts';

test('formats a form field by field, in its order and its script', () => {
  const formatted = formatPayload({
    Nimi: 'Liisa Mäki',
    会社: '東京株式会社',
    yritys: { nimi: 'Mäki Oy', henkilöstö: 40 },
    newsletter: false,
    empty: '  ',
    nothing: null,
    topics: ['shift planning', '', 'rosters'],
  });
  expect(formatted.lines).toBe(
    [
      'Nimi: Liisa Mäki',
      '会社: 東京株式会社',
      'yritys.nimi: Mäki Oy',
      'yritys.henkilöstö: 40',
      'newsletter: false',
      'topics: shift planning, rosters',
    ].join('\n'),
  );
  expect(formatted.summary).toBe(formatted.lines.replaceAll('\n', '; '));
  expect(formatted).toMatchObject({ isCut: false, language: null, prose: 'shift planning, rosters' });
});

test('formats a list of labelled fields', () => {
  const fields = [
    { label: 'Your name:', value: 'Anna' },
    { label: 'Message', value: 'How much is it?' },
    { label: 'g-recaptcha-response', value: 'x'.repeat(400) },
    { id: 7 },
  ];
  expect(formatPayload({ fields, password: 'secret', locale: 'fi_FI' })).toMatchObject({
    lines: 'fields.Your name: Anna\nfields.Message: How much is it?\nfields.4.id: 7\nlocale: fi_FI',
    language: 'fi',
  });
});

test('indents the lines of a value, so that none looks like a field', () => {
  expect(formatPayload({ message: 'Hello\r\nemail: evil@x.example\u2028\0\u202eok' }).lines).toBe(
    'message: Hello\n  email: evil@x.example\n  ok',
  );
});

test('formats a single text and empty payloads', () => {
  expect(formatPayload('How much\n\n\nis it?').lines).toBe('How much\n\nis it?');
  for (const payload of [undefined, null, '', {}, [], [null, {}], { a: { b: [] } }]) {
    expect(formatPayload(payload)).toEqual({
      lines: '',
      summary: '',
      prose: '',
      language: null,
      isCut: false,
      texts: [],
    });
  }
});

describe('any payload', () => {
  test('may have keys with the names of prototype members', () => {
    const formatted = formatPayload(
      JSON.parse('{"__proto__":{"admin":true},"constructor":"Oy Ab","toString":1}'),
    );
    expect(formatted.lines).toBe('constructor: Oy Ab\ntoString: 1');
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
  });

  test('is cut at the limits and reports it', () => {
    const many = Object.fromEntries(Array.from({ length: 1_000 }, (_, index) => [`k${index}`, index]));
    const deep = JSON.parse(`${'{"a":'.repeat(40)}1${'}'.repeat(40)}`) as unknown;
    for (const payload of [
      many,
      deep,
      { a: 'x'.repeat(900_000), b: 1 },
      Array.from({ length: 90_000 }, () => ({})),
    ]) {
      const formatted = formatPayload(payload);
      expect(formatted.isCut).toBe(true);
      expect(formatted.lines.length).toBeLessThanOrEqual(32_000);
    }
    expect(formatPayload({ a: 'x'.repeat(9_000), b: 1 }).lines).toMatch(/x…\nb: 1$/);
  });

  test('gives the same bounded, storable text each time', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 8, noUnicodeString: false }), (payload) => {
        const formatted = formatPayload(payload);
        expect(formatPayload(structuredClone(payload))).toEqual(formatted);
        expect(formatted.lines.length).toBeLessThanOrEqual(32_000);
        expect(formatted.summary.length).toBeLessThanOrEqual(300);
        for (const text of [formatted.lines, formatted.summary, formatted.prose]) {
          expect(text.isWellFormed()).toBe(true);
          expect(text).not.toMatch(/[^\P{C}\n]/u);
        }
        expect(formatted.summary).not.toContain('\n');
      }),
    );
  });

  test.each([
    [
      'an address',
      { Sähköposti: 'liisa@koskela-hoiva.example', Viesti: 'Mitä ovi maksaa?' },
      'Mitä ovi maksaa?',
    ],
    [
      'a page',
      { Sivu: 'https://ovet.example/vakio-ovet?a=b', Viesti: 'Mitä ovi maksaa?' },
      'Mitä ovi maksaa?',
    ],
    ['a number', { Telefon: '+49 170 1234567 89', Nachricht: 'Was kostet sie?' }, 'Was kostet sie?'],
  ])('does not count %s as prose', (_, form, prose) => {
    expect(formatPayload(form).prose).toBe(prose);
  });

  test('keeps every plain text', () => {
    // These letters cannot spell the name of a secret.
    const names = fc.stringMatching(/^[bfghjäö]{1,10}$/);
    fc.assert(
      fc.property(fc.dictionary(names, fc.stringMatching(/^[a-zäö]{1,40}$/), { maxKeys: 20 }), (form) => {
        expect(formatPayload(form).lines.split('\n').filter(Boolean)).toEqual(
          Object.entries(form).map(([key, value]) => `${key}: ${value}`),
        );
      }),
    );
  });
});

const firstNames = [
  'Liisa',
  'Juha',
  'Matti',
  'Anna',
  'Ville',
  'Erik',
  'Lars',
  'Ingrid',
  'Karin',
  'Sven',
  'Hans',
  'Petra',
  'Jürgen',
  'Sabine',
  'Uwe',
  'John',
  'Mary',
  'Peter',
  'Susan',
  'Mark',
];
const surnames = [
  'Koskela',
  'Niemi',
  'Virtanen',
  'Mäkinen',
  'Lehto',
  'Andersson',
  'Lindqvist',
  'Berg',
  'Holm',
  'Ström',
  'Müller',
  'Schmidt',
  'Wagner',
  'Becker',
  'Klein',
  'Smith',
  'Brown',
  'Stone',
  'Wood',
  'King',
];

test('names of people and companies alone are not suspected opt-outs', () => {
  const forms = surnames.flatMap((surname) => [
    ...firstNames.map((firstName) => ({ Nimi: `${firstName} ${surname}` })),
    ...['Hoiva Oy', 'Bau GmbH', 'Care Ltd'].map((rest) => ({ Yritys: `${surname} ${rest}` })),
  ]);
  expect(forms.filter((form) => isAnySuspected('', formatPayload(form).texts))).toEqual([]);
});
