import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readDocument } from './document.ts';

const read = async (body: string | Buffer, contentType = '', fieldMap = { email: 'email' }) => {
  const { records } = readDocument(Buffer.from(body), { contentType, fieldMap, host: 'a.example' });
  const found: unknown[] = [];
  for await (const record of records) found.push('value' in record ? record.value : record);
  return found;
};
const rows = [{ email: 'a@b.example' }, { email: 'c@d.example' }];

describe('a document is accepted', () => {
  const text = JSON.stringify(rows);
  test.each([
    ['as JSON', text, 'application/json; charset=utf-8'],
    ['as a dialect of JSON', text, 'application/vnd.api+json'],
    ['as JSON of no type', `\n ${text}`, ''],
    ['as JSON of a general type', text, 'application/octet-stream'],
    ['as an object with one list', JSON.stringify({ count: 2, results: rows }), 'application/json'],
    [
      'by the list that has the fields',
      JSON.stringify({ errors: ['x'], data: { list: rows }, tags: [] }),
      '',
    ],
    ['as NDJSON', rows.map((row) => JSON.stringify(row)).join('\r\n'), 'application/x-ndjson'],
    ['as lines of no type', rows.map((row) => JSON.stringify(row)).join('\n\n'), ''],
    ['as CSV', 'email\r\na@b.example\r\n\r\nc@d.example', 'text/csv'],
    ['as CSV of no type', 'email\na@b.example\nc@d.example\n', 'text/plain'],
    ['as tab-separated', '"email"\na@b.example\nc@d.example', 'text/tab-separated-values'],
    ['after a byte order mark', `\ufeff${text}`, 'application/json'],
  ])('%s', async (_, body, type) => expect(await read(body, type)).toEqual(rows));

  test.each([
    ['nothing', '', 'text/csv'],
    ['a header line', 'email\n', 'text/csv'],
    ['white space', ' \n\n', ''],
    ['an empty list', '{"items": []}', ''],
    ['one empty list among others of other things', '[]', 'application/json'],
  ])('but %s contains no records', async (_, body, type) => expect(await read(body, type)).toEqual([]));
});

test.each([
  ['<h1>Login</h1>', 'text/html; charset=utf-8'],
  ['Please log in', 'text/html'],
  ['<h1>Login</h1>', ''],
  ['<div class="x">Login</div>', 'text/plain'],
  ['<rows/>', 'application/xml'],
])('%s of the type %j is a web page or XML and no list', async (body, type) => {
  await expect(read(body, type)).rejects.toThrow('a web page or XML');
});

test.each([',', ';', '\t', '|'])('columns are divided by %j where the header line is', async (sign) => {
  const body = `"a,;|${sign}name"${sign}email${sign}note\n1${sign}a@b.example${sign}"x${sign}y"\nshort\n`;
  expect(await read(body, 'text/csv')).toEqual([
    { [`a,;|${sign}name`]: '1', email: 'a@b.example', note: `x${sign}y` },
    { [`a,;|${sign}name`]: 'short' },
  ]);
});

test('returns every row before the error in a broken CSV', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 9_000 }), async (count) => {
      const lines = Array.from({ length: count }, (_, index) => `row${index}@b.example`);
      const body = Buffer.from(['email', ...lines, '"broken'].join('\n'));
      const { records } = readDocument(body, {
        contentType: 'text/csv',
        fieldMap: { email: 'email' },
        host: 'h',
      });
      let found = 0;
      const reading = async () => {
        for await (const record of records) found += 'value' in record ? 1 : 0;
      };
      await expect(reading()).rejects.toThrow(/^h answered with CSV .*never closed/);
      expect(found).toBe(count);
    }),
    { numRuns: 20 },
  );
});

test('reads or rejects any answer without quoting it', async () => {
  const type = fc.constantFrom('', 'application/json', 'text/csv', 'application/x-ndjson', 'text/html');
  const body = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.json(),
    fc.uint8Array().map((bytes) => Buffer.from(bytes)),
  );
  await fc.assert(
    fc.asyncProperty(body, type, async (given, contentType) => {
      const outcome = await read(given as string, contentType).catch((error: Error) => error);
      if (outcome instanceof Error) expect(outcome.name, String(outcome.stack)).toBe('SourceFailed');
    }),
    { numRuns: 500 },
  );
});

describe('rejects expensive input at once', () => {
  const mega = 1_000_000;
  test.each([
    ['lists in lists', '['.repeat(9 * mega), 'application/json', /nested deeper than 100/],
    ['lists in lists that end', `${'['.repeat(mega)}${']'.repeat(mega)}`, '', /nested deeper than 100/],
    ['lists in lists on a line', '['.repeat(9 * mega), 'application/x-ndjson', /nested deeper than 100/],
    ['objects in objects', '{"a":'.repeat(mega), 'application/json', /nested deeper than 100/],
    ['columns', `${'a,'.repeat(mega)}\n${'b,'.repeat(mega)}`, 'text/csv', /more than 1000 columns/],
    ['one long row', `email\n${'b,'.repeat(mega)}`, 'text/csv', /longer than 262144/],
  ])('%s', async (_, body, type, reason) => {
    await expect(read(body, type)).rejects.toThrow(reason);
  });

  test('but brackets in texts do not count as depth', async () => {
    const found = [{ email: 'a@b.example', note: '[{"\\'.repeat(200) }];
    expect(await read(JSON.stringify(found))).toEqual(found);
  });

  test('and a long CSV yields to other work', async () => {
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 1);
    await read(`email\n${'a@b.example\n'.repeat(50_000)}`, 'text/csv');
    clearInterval(timer);
    expect(turns).toBeGreaterThan(3);
  });
});
