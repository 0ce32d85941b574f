import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { measureCpuMs } from '../support/cpu-time.ts';
import { readPeople } from '../../src/adapters/contact-search/site/page-people.ts';
import { linkedDomainsOf } from '../../src/adapters/site/linked-domains.ts';
import { readHtmlPage } from '../../src/adapters/html/html-page.ts';
import type { FoundPerson } from '../../src/domain/prospect.ts';
import type { SitePage } from '../../src/domain/research.ts';
import { englishPages } from '../fixtures/people/english-pages.ts';
import { finnishPages } from '../fixtures/people/finnish-pages.ts';
import { validationPages } from '../fixtures/people/validation-pages.ts';
import { germanPages } from '../fixtures/people/german-pages.ts';
import type { LabelledPage } from '../fixtures/people/labelled-page.ts';
import { strangerPages } from '../fixtures/people/stranger-pages.ts';
import { swedishPages } from '../fixtures/people/swedish-pages.ts';
import { heldOutPages } from '../fixtures/people/held-out-pages.ts';

const labelled = [
  ...finnishPages,
  ...swedishPages,
  ...germanPages,
  ...englishPages,
  ...validationPages,
  ...strangerPages,
  ...heldOutPages,
];

/** The page as the site reader returns it, or if `isStored`, as the database returns it without blocks. */
function pageOf({ html, domain, kind }: LabelledPage, isStored = false): SitePage {
  const { text, emails, structuredData, blocks, links } = readHtmlPage(html);
  const linkedDomains = linkedDomainsOf(links, domain);
  const page = {
    url: `https://www.${domain}/page`,
    title: '',
    description: null,
    text,
    language: null,
    kind,
  };
  return { ...page, emails, structuredData, ...(isStored ? {} : { blocks, linkedDomains }) };
}

const read = (page: LabelledPage, isStored = false) => readPeople([pageOf(page, isStored)], page);
const format = ({ firstName, lastName, jobTitle, email, phone }: FoundPerson) =>
  [`${firstName} ${lastName}`, jobTitle ?? '-', email ?? '-', phone ?? '-'].join(' | ');
const peopleIn = (found: readonly FoundPerson[]) =>
  found.filter(({ kind }) => kind === 'person').map((person) => format(person));

function measure(isStored: boolean, pages: readonly LabelledPage[] = labelled) {
  const counts = { found: 0, labelled: 0, correct: 0, names: 0 };
  for (const page of pages) {
    const people = peopleIn(read(page, isStored));
    const names = page.people.map((person) => person.split(' | ', 1)[0]);
    counts.found += people.length;
    counts.labelled += page.people.length;
    counts.correct += people.filter((person) => page.people.includes(person)).length;
    counts.names += people.filter((person) => names.includes(person.split(' | ', 1)[0])).length;
  }
  return counts;
}

describe('on labelled pages in four languages', () => {
  test.each([
    ['all', labelled],
    ['held-out', heldOutPages],
  ] as const)('%s pages: at least 95 % of found people are correct in every field', (group, pages) => {
    const { found, labelled: expected, correct } = measure(false, pages);
    const share = (count: number, of: number) => `${((100 * count) / of).toFixed(1)} %`;
    const shares = `precision ${share(correct, found)}, recall ${share(correct, expected)}`;
    process.stdout.write(`${group}, ${pages.length} pages, ${expected} people: ${shares}\n`);
    expect(pages.length).toBeGreaterThan(20);
    expect(correct / found).toBeGreaterThanOrEqual(0.95);
    expect(correct / expected).toBeGreaterThanOrEqual(0.85);
  });

  test('finds no false people in the text of stored pages', () => {
    const { found, names } = measure(true);
    expect(found).toBeGreaterThan(40);
    expect(names / found).toBeGreaterThanOrEqual(0.95);
  });

  test.each(labelled.map((page) => [`${page.company}: ${page.what}`, page] as const))(
    'finds all role addresses and constructs none: %s',
    (_, page) => {
      const found = read(page);
      const addresses = found.flatMap(({ kind, email }) => (kind === 'role_address' ? [email] : []));
      expect(new Set(addresses)).toEqual(new Set(page.addresses ?? []));
      const written = page.html
        .replace(/\s*[([](?:at|ät)[)\]]\s*| at /g, '@')
        .replace(/\s*\[dot\]\s*| dot /g, '.');
      for (const { email } of found) if (email !== null) expect(written.toLowerCase()).toContain(email);
    },
  );
});

test.each(strangerPages.map((page) => [page.what, page] as const))('finds no outsiders: %s', (_, page) => {
  expect(peopleIn(read(page))).toEqual(page.people);
});

test.each(labelled.filter(({ people }) => people.length === 0).map((page) => [page.what, page] as const))(
  'finds nobody on a page without employees: %s',
  (_, page) => {
    expect(peopleIn(read(page))).toEqual([]);
  },
);

test('returns role addresses without names', () => {
  const found = labelled.flatMap((page) => read(page)).filter(({ kind }) => kind === 'role_address');
  expect(found.length).toBeGreaterThan(15);
  for (const { firstName, lastName, jobTitle } of found)
    expect([firstName, lastName, jobTitle]).toEqual([null, null, null]);
});

test('combines a person from several pages', () => {
  const page = { kind: 'team', company: 'Koivu', domain: 'koivu.fi', people: [], what: '' } as const;
  const pages = [
    pageOf({ ...page, html: '<p>Anna Lehto, toimitusjohtaja</p>' }),
    pageOf({ ...page, kind: 'contact', html: '<p>Anna Lehto, anna.lehto@koivu.fi, 040 123 4567</p>' }),
  ];
  expect(peopleIn(readPeople(pages, page))).toEqual([
    'Anna Lehto | toimitusjohtaja | anna.lehto@koivu.fi | 040 123 4567',
  ]);
});

test('reads any page and returns people with both names', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      'Anna ',
      'Lehto',
      ', toimitusjohtaja',
      ' (at) ',
      '@',
      '.fi',
      '+358 40 ',
      '0'.repeat(40),
      ' und ',
      '<p>',
      '<br>',
      '–',
      ':',
      ' at ',
      ' dot ',
    ),
    fc.string({ unit: 'grapheme', maxLength: 20 }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      const page = { kind: 'team', company: 'Koivu', domain: 'koivu.fi', people: [], what: '' } as const;
      for (const { kind, firstName, lastName } of read({ ...page, html: pieces.join('') }))
        expect(kind === 'role_address' || (firstName !== null && lastName !== null)).toBe(true);
    }),
  );
});

test.each(['a at ', 'Anna Lehto ', '(at) ', '0 ', 'a.', 'a@a', ', ', '- ', 'Direktor und ', 'A. '])(
  'reads a long page of “%s” within two seconds of CPU time',
  (unit) => {
    const page = { kind: 'team', company: 'Koivu', domain: 'koivu.fi', people: [], what: '' } as const;
    const html = `<p>${unit.repeat(20_000)}</p>` + `<p>${unit.repeat(10)}</p>`.repeat(3_000);
    expect(measureCpuMs(() => void read({ ...page, html }))).toBeLessThan(2_000);
  },
);
