import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readCompanyFile, readCompanyRows } from '../../src/adapters/directory/company-file.ts';
import type { FileRow } from '../../src/domain/own-directory/file-row.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'outreach-company-file-'));
afterAll(() => rmSync(folder, { recursive: true }));
const swedish = 'Företag;Ort\r\nBröd & Söner AB;Åmål\r\n';
const expectedRows = [{ row: 2, headers: ['Företag', 'Ort'], cells: ['Bröd & Söner AB', 'Åmål'] }];

test.each([
  ['UTF-8', Buffer.from(swedish)],
  ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${swedish}`)],
  ['UTF-16', Buffer.from(`\ufeff${swedish}`, 'utf16le')],
  ['big-endian UTF-16', Buffer.from(`\ufeff${swedish}`, 'utf16le').swap16()],
  ['Windows-1252', Buffer.from(swedish, 'latin1')],
])('reads a file in %s', async (_, bytes) => {
  expect(await rowsOf(bytes)).toEqual(expectedRows);
});

test('detects the encoding from a character at the end of a long file', async () => {
  const text = `Company;City\n${'Acme;Turku\n'.repeat(20_000)}Bröd;Åmål\n`;
  expect((await rowsOf(Buffer.from(text, 'latin1'))).at(-1)).toMatchObject({
    row: 20_002,
    cells: ['Bröd', 'Åmål'],
  });
  expect((await rowsOf(Buffer.from(text))).at(-1)).toMatchObject({ cells: ['Bröd', 'Åmål'] });
});

test('uses the given encoding and rejects an unknown one', async () => {
  const rows = await rowsOf(Buffer.from('Firma;Ort\nKäse;Łódź\n', 'utf16le'), 'utf-16le');
  expect(rows).toMatchObject([{ cells: ['Käse', 'Łódź'] }]);
  await expect(rowsOf(Buffer.from('x'), 'klingon')).rejects.toThrow('klingon is an unknown encoding.');
});

test.each([',', ';', '\t', '|'])('separates cells by %j, except within quotes', async (separator) => {
  const text = `"Company, or; name|x"${separator}City\n"Bread${separator} ""Butter"" and Co"${separator}Oulu\n`;
  expect(await rowsOf(Buffer.from(text))).toMatchObject([
    { row: 2, cells: [`Bread${separator} "Butter" and Co`, 'Oulu'] },
  ]);
});

test('reports long rows by number, skips empty rows and accepts short ones', async () => {
  const text = 'Company,City\n\nAcme,Oulu,extra\n,,\nBolt\nCog,Turku,\n';
  expect(await rowsOf(Buffer.from(text))).toEqual([
    { row: 3, problem: 'It has 3 cells, and the header has 2.' },
    { row: 5, headers: ['Company', 'City'], cells: ['Bolt'] },
    { row: 6, headers: ['Company', 'City'], cells: ['Cog', 'Turku', ''] },
  ]);
});

test('reports an unclosed quote with its row', async () => {
  const text = `Company,City\nAcme,Oulu\n"Bolt,Turku\n${'x'.repeat(2_000_000)}`;
  await expect(rowsOf(Buffer.from(text))).rejects.toThrow(/^From row 3 on the file cannot be read as CSV: /);
});

test('reads NDJSON with one row per person of each company', async () => {
  const text = [
    '{"name":"Acme","employees":12,"people":[{"name":"Ann Lee","email":"a@acme.example"},{"name":"Bo","phone":"1"}]}',
    '',
    'nonsense',
    '{"name":"Bolt","city":null}',
  ].join('\n');
  expect(await rowsOf(Buffer.from(text))).toEqual([
    {
      row: 1,
      headers: ['name', 'employees', 'email', 'person'],
      cells: ['Acme', '12', 'a@acme.example', 'Ann Lee'],
    },
    { row: 1, headers: ['name', 'employees', 'person', 'personPhone'], cells: ['Acme', '12', 'Bo', '1'] },
    { row: 3, problem: 'It is not a JSON object.' },
    { row: 4, headers: ['name', 'city'], cells: ['Bolt', ''] },
  ]);
});

test('rejects an object of too many people', async () => {
  const withPeople = (count: number) =>
    JSON.stringify({ name: 'Acme', people: Array.from({ length: count }, () => ({})) });
  const rows = await rowsOf(Buffer.from([withPeople(1_001), withPeople(1_000)].join('\n')));
  expect(rows).toHaveLength(1_001);
  expect(rows[0]).toEqual({
    row: 1,
    problem: 'It has 1001 people, and at most 1000 are allowed. Split it into several objects.',
  });
});

test('reads a cell that an export protected from being run as a formula', async () => {
  expect(await rowsOf(Buffer.from(`Company,'=City\n"'=Acme","a;'-b"\n`))).toMatchObject([
    { headers: ['Company', '=City'], cells: ['=Acme', 'a;-b'] },
  ]);
});

test('closes a file that is read in part', async () => {
  let openFiles = 0;
  const text = Buffer.from(`Company\n${'Acme\n'.repeat(1_000)}`);
  const open = async function* () {
    openFiles++;
    try {
      for (let chunk = 0; chunk < 100; chunk++) yield text;
    } finally {
      openFiles--;
    }
  };
  for await (const row of readCompanyRows(open)) {
    expect(row).toMatchObject({ row: 2 });
    break;
  }
  await expect.poll(() => openFiles).toBe(0);
});

test('reports a missing file and a folder', async () => {
  await expect(collect(path.join(folder, 'none.csv'))).rejects.toThrow('There is no file');
  await expect(collect(folder)).rejects.toThrow('is a folder.');
});

function rowsOf(bytes: Buffer, encoding?: string): Promise<FileRow[]> {
  const file = path.join(folder, 'companies');
  writeFileSync(file, bytes);
  return collect(file, encoding);
}

async function collect(file: string, encoding?: string): Promise<FileRow[]> {
  const rows: FileRow[] = [];
  for await (const row of readCompanyFile(file, encoding)) rows.push(row);
  return rows;
}
