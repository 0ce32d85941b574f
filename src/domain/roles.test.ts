import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rankByRoles, readTitle, type Ranked } from './roles.ts';

describe('a title', () => {
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
  ] as const)('%s has the rank %s and the functions %j', (text, seniority, functions) => {
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
  ])('is not read from “%s”', (text) => {
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

describe('the order of people', () => {
  const staff = [
    person('Kirjanpitäjä'),
    person('Myyntipäällikkö'),
    person('Toimitusjohtaja'),
    person('Myyntijohtaja'),
  ];

  test('puts the wanted role in any language first, then its function, then decision makers', () => {
    expect(order(staff, ['Sales Director'])).toEqual([
      'Myyntijohtaja: role',
      'Myyntipäällikkö: function',
      'Toimitusjohtaja: decides',
      'Kirjanpitäjä: none',
    ]);
  });

  test('prefers the nearest rank within a function', () => {
    expect(order(staff, ['Head of Sales']).slice(0, 2)).toEqual([
      'Myyntijohtaja: function',
      'Myyntipäällikkö: function',
    ]);
    expect(order(staff, ['säljare'])[0]).toBe('Myyntipäällikkö: function');
  });

  test('follows the order of the wanted roles', () => {
    expect(order(staff, ['VD', 'Buchhalter']).slice(0, 2)).toEqual([
      'Toimitusjohtaja: role',
      'Kirjanpitäjä: role',
    ]);
    expect(order(staff, ['Buchhalter', 'VD']).slice(0, 2)).toEqual([
      'Kirjanpitäjä: role',
      'Toimitusjohtaja: role',
    ]);
  });

  test('puts decision makers first without a wanted role', () => {
    expect(order(staff, [])).toEqual([
      'Toimitusjohtaja: decides',
      'Myyntijohtaja: decides',
      'Myyntipäällikkö: none',
      'Kirjanpitäjä: none',
    ]);
  });

  test('puts role addresses last and prefers people with an e-mail address among equals', () => {
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

  test('comes with reasons that name the title', () => {
    for (const { jobTitle, fit } of rankByRoles(staff, ['Head of Sales']))
      expect(fit.why).toContain(`“${jobTitle}”`);
  });

  test('contains exactly the given people', () => {
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
