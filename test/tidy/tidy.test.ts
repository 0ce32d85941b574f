import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { retiredFindings } from './retired-words.ts';
import { shapeFindings } from './shape.ts';
import { type TextFile, textFiles } from './tracked-files.ts';
import { forbiddenWords, nameFindings, wordFindings } from './names-and-words.ts';

const root = path.join(import.meta.dirname, '..', '..');
const files = textFiles(root);
const inspect = (file: TextFile): string[] => [
  ...shapeFindings(file),
  ...nameFindings(file),
  ...retiredFindings(file),
  ...wordFindings(file),
];

test('the repository is tidy', () => {
  expect(files.length).toBeGreaterThan(50);
  expect(files.flatMap(inspect)).toEqual([]);
});

describe('the checks', () => {
  const statements = (count: number): string => '  step();\n'.repeat(count);
  const functionOf = (lines: number): string => `export function walk() {\n${statements(lines - 2)}}\n`;

  test.each<[what: string, path: string, text: string, finding: RegExp]>([
    [
      'a long line',
      'src/domain/a.ts',
      `// ${'x'.repeat(118)}\n`,
      /^src\/domain\/a.ts:1 line of 121 characters/,
    ],
    ['a long file', 'sdk/a.ts', 'step();\n'.repeat(401), /file of 401 lines/],
    ['a long function', 'src/store/a.ts', functionOf(91), /a.ts:1 function of 91 lines \(at most 90\)/],
    ['a long arrow function', 'src/a.ts', `const a = () => {\n${statements(90)}};\n`, /function of 92 lines/],
    ['a long test', 'test/a.test.ts', `test('a', () => {\n${statements(90)}});\n`, /function of 92 lines/],
    ['a name in camel case', 'src/domain/leadMerge.ts', '', /not in kebab case/],
    ['a folder in camel case', 'src/leadMerge/add.ts', '', /not in kebab case/],
    [
      'a pattern split in its middle',
      'src/a.ts',
      "const greeting = new RegExp([String.raw`(hello|`, String.raw`hi`].join(''));\n",
      /a.ts:1 splits a pattern in its middle/,
    ],
    [
      'a retired word in a name',
      'src/a.ts',
      'const openCourier = 1;\n',
      /uses the word courier: say webhook client/,
    ],
    ['a retired phrase in a comment', 'src/a.ts', '// The caller is told.\n', /a.ts:1 says "is told"/],
    ['a retired phrase in a title', 'test/a.test.ts', "test('whoever calls', () => {});\n", /says "whoever"/],
    ['a retired phrase in a document', 'docs/a.md', 'Whoever calls.\n', /a.md:1 says "Whoever"/],
    ['a retired word in a file name', 'src/nudges.ts', '', /uses the word nudges/],
    [
      'a retired form of a name',
      'src/a.ts',
      'function whyRefused() {}\n',
      /declares whyRefused: say …Reason/,
    ],
    ['a barrel', 'src/domain/all.ts', `export * from './lead.ts';\n`, /re-exports another module/],
    ['an index', 'src/domain/index.ts', '', /is named index/],
    ['a vague file', 'src/string-utils.ts', '', /is named string-utils.ts/],
    ['a vague folder', 'src/helpers/add.ts', '', /is named helpers/],
    ['a vague class', 'src/a.ts', 'class LeadManager {}\n', /declares LeadManager/],
    ['a vague function', 'src/a.ts', 'function leadHelper() {}\n', /declares leadHelper/],
    ['a vague constant', 'src/a.ts', 'const commonLeads = [];\n', /declares commonLeads/],
    ['a clock in a rule', 'src/domain/a.ts', 'const now = new Date();\n', /reads the clock/],
    [
      'a search for a short word among ids',
      'test/a.test.ts',
      'expect(JSON.stringify(drafts)).not.toMatch(/91|invoices/);\n',
      /a.test.ts:1 looks for 91 in a text/,
    ],
    [
      'a search for a short word in a reply',
      'test/a.test.ts',
      `expect(reply.text, 'a').not.toContain('S3');\n`,
      /looks for S3 in a text/,
    ],
    [
      'a port that may be taken',
      'test/a.test.ts',
      'const port = await findPort({ host, port: 0 });\n',
      /uses a port/,
    ],
    [
      'a test that may be skipped without a tag',
      'test/a.test.ts',
      "describe.skipIf(isMissing)('in a browser', { timeout: 9 }, () => {});\n",
      /a.test.ts:1 skips a test without a needs- tag/,
    ],
    [
      'a test whose options have no tag',
      'test/a.test.ts',
      "const options = { timeout: 9 };\ntest.runIf(isRoot)('as root', options, () => {});\n",
      /a.test.ts:2 skips a test without a needs- tag/,
    ],
    ['a clock called as a function', 'src/domain/a.ts', 'const now = Date();\n', /reads the clock/],
  ])('find %s', (_, file, text, finding) => {
    expect(inspect({ path: file, text })).toEqual([expect.stringMatching(finding)]);
  });

  test.each(forbiddenWords.map(({ what, example }) => [what, example]))('find %s: %s', (what, example) => {
    expect(inspect({ path: 'src/a.ts', text: `// ${example}\n` })).toEqual([
      expect.stringContaining(`names ${what}`),
    ]);
    expect(inspect({ path: 'README.md', text: `${example}\n` })).toEqual([
      expect.stringContaining(`names ${what}`),
    ]);
  });

  test.each<[what: string, path: string, text: string]>([
    ['a function at the limit', 'src/store/a.ts', functionOf(70)],
    ['a handler at the limit', 'src/operations/leads/add.ts', functionOf(60)],
    ['a view that several operations share', 'src/operations/leads/_view.ts', functionOf(70)],
    ['a line at the limit', 'src/a.ts', `// ${'x'.repeat(117)}\n`],
    ['a file at the limit', 'src/a.ts', 'step();\n'.repeat(300)],
    ['a migration', 'src/store/migrations/0002-more.ts', `// ${'x'.repeat(400)}\n`],
    ['a generated file', 'generated/contract/validators.js', 'step();\n'.repeat(9_000)],
    ['a suite of many tests', 'test/a.test.ts', `describe('a', () => {\n${statements(90)}});\n`],
    [
      'a test that may be skipped and has a tag',
      'test/a.test.ts',
      "const options = { tags: 'needs-root' };\ntest.runIf(isRoot)('as root', options, () => {});\n",
    ],
    ['a time passed as an argument', 'src/domain/a.ts', 'const at = new Date(nowMs);\n'],
    [
      'ordinary words',
      'src/a.ts',
      '// A session issued by the browser; the OpenAI-compatible model; /var/lib/outreach.\n',
    ],
  ])('accept %s', (_, file, text) => {
    expect(inspect({ path: file, text })).toEqual([]);
  });
});
