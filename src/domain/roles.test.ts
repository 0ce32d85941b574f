import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rankByRoles, readTitle, type Ranked } from './roles.ts';

describe('a title says where somebody works and how much they decide', () => {
  test.each([
    ['CEO', 'chief', ['general management']],
    ['toimitusjohtaja', 'chief', ['general management']],
    ['Verkställande direktör', 'chief', ['general management']],
    ['Vd', 'chief', ['general management']],
    ['Geschäftsführerin', 'chief', ['general management']],
    ['Geschäftsführer/in', 'chief', ['general management']],
    ['Managing Director', 'chief', ['general management']],
    ['Omistaja', 'owner', ['general management']],
    ['Head of Sales', 'head', ['sales']],
    ['Myyntijohtaja', 'director', ['sales']],
    ['Försäljningschef', 'head', ['sales']],
    ['Vertriebsleiterin', 'head', ['sales']],
    ['Leiterin der Personalabteilung', 'head', ['human resources']],
    ['henkilöstöpäällikkö', 'manager', ['human resources']],
    ['Inköpschef', 'head', ['purchasing']],
    ['Vice President, Marketing', 'director', ['marketing']],
    ['Hallituksen puheenjohtaja', 'board', []],
    ['Senior Software Engineer', 'specialist', ['technology']],
    ['toimitusjohtajan assistentti', 'assistant', ['general management']],
    ['Assistant to the CEO', 'assistant', ['general management']],
    ['vice verkställande direktör', 'director', ['general management']],
  ] as const)('%s', (text, seniority, functions) => {
    expect(readTitle(text)).toEqual({ seniority, functions, unknownWords: 0 });
  });

  test.each([
    'Helsinki',
    'Sales',
    'Our services',
    'Former CEO',
    'Entinen toimitusjohtaja',
    'Vertriebsleiter (m/w/d)',
    'Vertriebsleiter gesucht',
    'We are looking for a Sales Manager',
    'Chosen by the manager',
    '',
  ])('“%s” is none', (text) => {
    expect(readTitle(text)).toBeNull();
  });
});

const person = (jobTitle: string | null, email: string | null = null): Ranked => ({
  kind: 'person',
  jobTitle,
  email,
});
const order = (people: readonly Ranked[], roles: readonly string[]) =>
  rankByRoles(people, roles).map(({ jobTitle, fit }) => `${jobTitle}: ${fit.by}`);

describe('people stand in the order in which they fit', () => {
  const staff = [
    person('Kirjanpitäjä'),
    person('Myyntipäällikkö'),
    person('Toimitusjohtaja'),
    person('Myyntijohtaja'),
  ];

  test('the wanted role first, whatever the language, then its function, then who decides', () => {
    expect(order(staff, ['Sales Director'])).toEqual([
      'Myyntijohtaja: role',
      'Myyntipäällikkö: function',
      'Toimitusjohtaja: decides',
      'Kirjanpitäjä: none',
    ]);
  });

  test('the nearest in rank comes first among those of one function', () => {
    expect(order(staff, ['Head of Sales']).slice(0, 2)).toEqual([
      'Myyntijohtaja: function',
      'Myyntipäällikkö: function',
    ]);
    expect(order(staff, ['säljare'])[0]).toBe('Myyntipäällikkö: function');
  });

  test('of several wanted roles the first counts most', () => {
    expect(order(staff, ['VD', 'Buchhalter']).slice(0, 2)).toEqual([
      'Toimitusjohtaja: role',
      'Kirjanpitäjä: role',
    ]);
    expect(order(staff, ['Buchhalter', 'VD']).slice(0, 2)).toEqual([
      'Kirjanpitäjä: role',
      'Toimitusjohtaja: role',
    ]);
  });

  test('without a wanted role who decides comes first', () => {
    expect(order(staff, [])).toEqual([
      'Toimitusjohtaja: decides',
      'Myyntijohtaja: decides',
      'Myyntipäällikkö: none',
      'Kirjanpitäjä: none',
    ]);
  });

  test('addresses of functions come last, and of equals those who can be written to first', () => {
    const people = [
      { kind: 'role_address', jobTitle: null, email: 'info@koivu.fi' } as const,
      person(null),
      person('VD'),
      person('VD', 'eva@koivu.se'),
    ];
    expect(rankByRoles(people, ['ceo']).map(({ email, jobTitle }) => email ?? jobTitle)).toEqual([
      'eva@koivu.se',
      'VD',
      null,
      'info@koivu.fi',
    ]);
  });

  test('every reason names the title', () => {
    for (const { jobTitle, fit } of rankByRoles(staff, ['Head of Sales']))
      expect(fit.why).toContain(`“${jobTitle}”`);
  });

  test('nobody is lost or made, whatever the titles and roles', () => {
    const titles = fc.array(fc.option(fc.string({ unit: 'grapheme', maxLength: 40 })), { maxLength: 8 });
    fc.assert(
      fc.property(titles, fc.array(fc.string({ maxLength: 30 }), { maxLength: 3 }), (jobTitles, roles) => {
        const ranked = rankByRoles(
          jobTitles.map((title) => person(title)),
          roles,
        );
        expect(ranked).toHaveLength(jobTitles.length);
        expect(new Set(ranked.map(({ jobTitle }) => jobTitle))).toEqual(new Set(jobTitles));
      }),
    );
  });
});
