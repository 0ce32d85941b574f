import { expect, test } from 'vitest';
import { readPeople } from '../../src/adapters/contact-search/site/page-people.ts';
import type { PageBlock, SitePage } from '../../src/domain/research.ts';

const length = 60_000;
const maxMs = 900;

function pageOf(text: string, blocks?: readonly PageBlock[]): SitePage {
  return {
    url: 'https://leipomo.example/team',
    title: 'Team',
    description: null,
    text,
    language: 'en',
    kind: 'team',
    emails: [],
    structuredData: [],
    ...(blocks && { blocks }),
  };
}

const read = (page: SitePage) => readPeople([page], { domain: 'leipomo.example', company: 'Leipomo Oy' });

/** Whether the work is slow three times, because other processes may slow down a single measurement. */
function isSlow(work: () => unknown): boolean {
  return [1, 2, 3].every(() => {
    const start = performance.now();
    work();
    return performance.now() - start > maxMs;
  });
}

test.each([
  'Anna Virtanen\nCEO\n',
  'Anna Virtanen\n\nCEO\n\nanna.virtanen@leipomo.example\n\n',
  'CEO\n',
  `Anna A${'a'.repeat(50)}_\n`,
  'Foo Bar\n',
  'Anna Virtanen\nanna.virtanen@leipomo.example\nOther words\n',
  'Anna Virtanen, CEO, anna.virtanen@leipomo.example, ',
])('parses a long page of repeated %j within the limit', (unit) => {
  const page = pageOf(unit.repeat(length / unit.length));
  expect(isSlow(() => read(page))).toBe(false);
});

test('parses a page with thousands of mail links within the limit', () => {
  const contacts = Array.from({ length: 10_000 }, (_, index) => `mailto:person${index}@leipomo.example`);
  const page = pageOf('', [{ lines: ['Anna Virtanen', 'CEO'], contacts }]);
  expect(isSlow(() => read(page))).toBe(false);
});

test('finds the first people on a page of thousands of lines', () => {
  const team = 'Maija Virtanen\nCEO\nmaija.virtanen@leipomo.example\n\n';
  const found = read(pageOf(team + 'Some words of no use\n\n'.repeat(5_000)));
  expect(found).toMatchObject([{ lastName: 'Virtanen', email: 'maija.virtanen@leipomo.example' }]);
});
