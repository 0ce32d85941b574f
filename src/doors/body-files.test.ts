import { expect, test } from 'vitest';
import { separateFile } from './body-files.ts';

const limit = 1_000;
const file = 'QUJD'.repeat(100_000);

/** Separates the file from a body, and returns what stands for it and its text. */
async function separate(body: string): Promise<{ value: any; text: string | undefined }> {
  const separated = await separateFile(Buffer.from(body), limit);
  if (separated === undefined) throw new Error('too large');
  const { json, file: found } = separated;
  const value: unknown = JSON.parse(json.toString().replace(found?.placeholder ?? '', 'FILE'));
  return { value, text: found && [...found.readPieces()].join('') };
}

test.each([
  ['plain', file, file],
  ['with line breaks', `${file}\\r\\n${file}\\n`, `${file}\r\n${file}\n`],
  ['with escaped signs', 'QU\\/\\u002b\\u002B'.repeat(50_000), 'QU/++'.repeat(50_000)],
  ['with escapes at each place', `${'A\\/'.repeat(300_001)}AAAA`, `${'A/'.repeat(300_001)}AAAA`],
])('separates a file %s, also from arguments that are a string', async (_what, inJson, text) => {
  expect(await separate(`{"a":1,"b":"${inJson}","c":2}`)).toEqual({ value: { a: 1, b: 'FILE', c: 2 }, text });
  const nested = JSON.stringify({ a: `{"b":"${inJson}","c":2}` });
  expect(await separate(nested)).toEqual({ value: { a: '{"b":"FILE","c":2}' }, text });
});

test.each([
  ['not in Base64', `{"a":"${file}$"}`],
  ['cut by an escaped quote', `{"a":"${file}\\"${'b'.repeat(10)}"}`],
  ['not ended', `{"a":"${file}`],
  ['one of two', `{"a":"${file}","b":"${file}"}`],
  ['beside many values', `{"a":"${file}","b":[${'1,'.repeat(1_000)}1]}`],
])('refuses a large body whose file is %s', async (_what, body) => {
  expect(await separateFile(Buffer.from(body), limit)).toBeUndefined();
});

test('leaves a small body as it is', async () => {
  const json = Buffer.from('{"a":"QUJD"}');
  expect(await separateFile(json, limit)).toEqual({ json, file: undefined });
});

test('refuses an invalid escape when the file is read', async () => {
  await expect(separate(`{"a":"${file}\\q${file}"}`)).rejects.toMatchObject({ code: 'malformed_json' });
});
