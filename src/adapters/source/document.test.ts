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

describe('readDocument', () => {
  const text = JSON.stringify(rows);
  test.each([
    ['as JSON', text, 'application/json; charset=utf-8'],
    ['as JSON with a vendor type', text, 'application/vnd.api+json'],
    ['as JSON without a type', `\n ${text}`, ''],
    ['as JSON with a general type', text, 'application/octet-stream'],
    ['as a JSON object with one list', JSON.stringify({ count: 2, results: rows }), 'application/json'],
    [
      'as the JSON list that has the mapped fields',
      JSON.stringify({ errors: ['x'], data: { list: rows }, tags: [] }),
      '',
    ],
    ['as NDJSON', rows.map((row) => JSON.stringify(row)).join('\r\n'), 'application/x-ndjson'],
    ['as NDJSON without a type', rows.map((row) => JSON.stringify(row)).join('\n\n'), ''],
    ['as CSV', 'email\r\na@b.example\r\n\r\nc@d.example', 'text/csv'],
    ['as CSV with a plain text type', 'email\na@b.example\nc@d.example\n', 'text/plain'],
    ['as tab-separated values', '"email"\na@b.example\nc@d.example', 'text/tab-separated-values'],
    ['after a byte order mark', `\ufeff${text}`, 'application/json'],
  ])('reads a document %s', async (_, body, type) => expect(await read(body, type)).toEqual(rows));

  test.each([
    ['an empty text', '', 'text/csv'],
    ['only a header line', 'email\n', 'text/csv'],
    ['white space', ' \n\n', ''],
    ['a JSON object with an empty list', '{"items": []}', ''],
    ['an empty JSON list', '[]', 'application/json'],
  ])('finds no records in %s', async (_, body, type) => expect(await read(body, type)).toEqual([]));
});

test.each([
  ['<h1>Login</h1>', 'text/html; charset=utf-8'],
  ['Please log in', 'text/html'],
  ['<h1>Login</h1>', ''],
  ['<div class="x">Login</div>', 'text/plain'],
  ['<rows/>', 'application/xml'],
])('rejects %s of the type %j as a web page or XML', async (body, type) => {
  await expect(read(body, type)).rejects.toThrow('a web page or XML');
});

test.each([',', ';', '\t', '|'])('detects the separator %j from the header line', async (separator) => {
  const header = [`"a,;|${separator}name"`, 'email', 'note'].join(separator);
  const row = ['1', 'a@b.example', `"x${separator}y"`].join(separator);
  const body = `${header}\n${row}\nshort\n`;
  expect(await read(body, 'text/csv')).toEqual([
    { [`a,;|${separator}name`]: '1', email: 'a@b.example', note: `x${separator}y` },
    { [`a,;|${separator}name`]: 'short' },
  ]);
});

test('yields every row of a CSV before the one that cannot be read', async () => {
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

test('reads any response or throws SourceFailed', async () => {
  const type = fc.constantFrom('', 'application/json', 'text/csv', 'application/x-ndjson', 'text/html');
  const body = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.json(),
    fc.uint8Array().map((bytes) => Buffer.from(bytes)),
  );
  await fc.assert(
    fc.asyncProperty(body, type, async (content, contentType) => {
      const outcome = await read(content as string, contentType).catch((error: Error) => error);
      if (outcome instanceof Error) expect(outcome.name, String(outcome.stack)).toBe('SourceFailed');
    }),
    { numRuns: 500 },
  );
});

describe('hostile documents', () => {
  const mega = 1_000_000;
  test.each([
    ['deeply nested lists', '['.repeat(9 * mega), 'application/json', /nested deeper than 100/],
    [
      'deeply nested lists that are closed',
      `${'['.repeat(mega)}${']'.repeat(mega)}`,
      '',
      /nested deeper than 100/,
    ],
    [
      'deeply nested lists on a line of NDJSON',
      '['.repeat(9 * mega),
      'application/x-ndjson',
      /nested deeper than 100/,
    ],
    ['deeply nested objects', '{"a":'.repeat(mega), 'application/json', /nested deeper than 100/],
    ['too many columns', `${'a,'.repeat(mega)}\n${'b,'.repeat(mega)}`, 'text/csv', /more than 1000 columns/],
    ['a row that is too long', `email\n${'b,'.repeat(mega)}`, 'text/csv', /longer than 262144/],
  ])('rejects %s', async (_, body, type, reason) => {
    await expect(read(body, type)).rejects.toThrow(reason);
  });

  test('ignores brackets within strings', async () => {
    const listed = [{ email: 'a@b.example', note: '[{"\\'.repeat(200) }];
    expect(await read(JSON.stringify(listed))).toEqual(listed);
  });

  test('lets other work run while it reads a long CSV', async () => {
    let ticks = 0;
    const timer = setInterval(() => (ticks += 1), 1);
    await read(`email\n${'a@b.example\n'.repeat(50_000)}`, 'text/csv');
    clearInterval(timer);
    expect(ticks).toBeGreaterThan(3);
  });
});
