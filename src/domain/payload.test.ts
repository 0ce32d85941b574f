import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatPayload } from './payload.ts';
import { isAnySuspected } from './replies/unasked-drafts.ts';

test('a form is told field by field, in the order given and in its own script', () => {
  const told = formatPayload({
    Nimi: 'Liisa Mäki',
    会社: '東京株式会社',
    yritys: { nimi: 'Mäki Oy', henkilöstö: 40 },
    newsletter: false,
    empty: '  ',
    nothing: null,
    topics: ['shift planning', '', 'rosters'],
  });
  expect(told.lines).toBe(
    [
      'Nimi: Liisa Mäki',
      '会社: 東京株式会社',
      'yritys.nimi: Mäki Oy',
      'yritys.henkilöstö: 40',
      'newsletter: false',
      'topics: shift planning, rosters',
    ].join('\n'),
  );
  expect(told.summary).toBe(told.lines.replaceAll('\n', '; '));
  expect(told).toMatchObject({ isCut: false, language: null, prose: 'shift planning, rosters' });
});

test('a form builder names its fields in a list', () => {
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

test('no value passes for another field', () => {
  expect(formatPayload({ message: 'Hello\r\nemail: evil@x.example\u2028\0\u202eok' }).lines).toBe(
    'message: Hello\n  email: evil@x.example\n  ok',
  );
});

test('a payload may be one text, or nothing', () => {
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

describe('whatever is sent', () => {
  test('names of prototypes are names', () => {
    const told = formatPayload(JSON.parse('{"__proto__":{"admin":true},"constructor":"Oy Ab","toString":1}'));
    expect(told.lines).toBe('constructor: Oy Ab\ntoString: 1');
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
  });

  test('what is too much is cut, and said', () => {
    const many = Object.fromEntries(Array.from({ length: 1_000 }, (_, index) => [`k${index}`, index]));
    const deep = JSON.parse(`${'{"a":'.repeat(40)}1${'}'.repeat(40)}`) as unknown;
    for (const payload of [
      many,
      deep,
      { a: 'x'.repeat(900_000), b: 1 },
      Array.from({ length: 90_000 }, () => ({})),
    ]) {
      const told = formatPayload(payload);
      expect(told.isCut).toBe(true);
      expect(told.lines.length).toBeLessThanOrEqual(32_000);
    }
    expect(formatPayload({ a: 'x'.repeat(9_000), b: 1 }).lines).toMatch(/x…\nb: 1$/);
  });

  test('it is told within bounds, the same each time, in text that can be kept', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 8, noUnicodeString: false }), (payload) => {
        const told = formatPayload(payload);
        expect(formatPayload(structuredClone(payload))).toEqual(told);
        expect(told.lines.length).toBeLessThanOrEqual(32_000);
        expect(told.summary.length).toBeLessThanOrEqual(300);
        for (const text of [told.lines, told.summary, told.prose]) {
          expect(text.isWellFormed()).toBe(true);
          expect(text).not.toMatch(/[^\P{C}\n]/u);
        }
        expect(told.summary).not.toContain('\n');
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
  ])('%s is no prose, however long', (_, form, prose) => {
    expect(formatPayload(form).prose).toBe(prose);
  });

  test('every plain text of it is told', () => {
    // Letters that spell no word for a secret.
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

test('names of people and companies alone ask for no silence', () => {
  const forms = surnames.flatMap((surname) => [
    ...firstNames.map((firstName) => ({ Nimi: `${firstName} ${surname}` })),
    ...['Hoiva Oy', 'Bau GmbH', 'Care Ltd'].map((rest) => ({ Yritys: `${surname} ${rest}` })),
  ]);
  expect(forms.filter((form) => isAnySuspected('', formatPayload(form).texts))).toEqual([]);
});
