import { expect, test } from 'vitest';
import { findMissingHeader, readFilePart, readLeadRow, suggestColumns } from './lead-file.ts';

test('suggests fields for headers in several languages, each field once', () => {
  expect(suggestColumns(['Yritys', 'E-Mail', 'Sähköposti', 'Etunimi', 'Shoe size', ''])).toEqual({
    columns: { company: 'Yritys', email: 'E-Mail', firstName: 'Etunimi' },
    unread: ['Sähköposti', 'Shoe size'],
  });
  expect(suggestColumns(['Company', 'Name']).columns).toEqual({ company: 'Company', name: 'Name' });
});

test('reads cells by their headers and leaves out empty ones', () => {
  const row = { headers: ['Firma', 'Mail', 'Ort'], cells: [' Koivu ', 'a@koivu.example', ' '] };
  expect(readLeadRow(row, { company: 'FIRMA', email: 'mail', city: 'Ort', phone: 'none' })).toEqual({
    company: 'Koivu',
    email: 'a@koivu.example',
  });
});

test('splits a full name, unless the parts have columns of their own', () => {
  const row = { headers: ['Name', 'First'], cells: ['Anna Koivisto', ''] };
  expect(readLeadRow(row, { name: 'Name', firstName: 'First' })).toEqual({
    firstName: 'Anna',
    lastName: 'Koivisto',
  });
  expect(
    readLeadRow({ ...row, cells: ['Anna Koivisto', 'Ann'] }, { name: 'Name', firstName: 'First' }),
  ).toEqual({
    firstName: 'Ann',
    lastName: 'Koivisto',
  });
});

test('names a header that the file does not have', () => {
  expect(findMissingHeader(['Firma'], { company: 'firma' })).toBeUndefined();
  expect(findMissingHeader(['Firma'], { company: 'firma', email: 'Mail' })).toBe('Mail');
});

test('reads a part of a file, and stops after it if the number of rows is known', async () => {
  let rowsRead = 0;
  const rows = async function* () {
    for (rowsRead = 1; rowsRead <= 9; rowsRead++)
      yield rowsRead === 1
        ? { row: 1, problem: 'It is not a JSON object.' }
        : { row: rowsRead, headers: ['Company'], cells: [`Koivu ${rowsRead}`] };
  };
  const first = await readFilePart(rows(), { start: 0, length: 2, knownRows: null });
  expect(first).toMatchObject({ headers: ['Company'], part: [{ row: 1 }, { row: 2 }], rows: 9 });
  const second = await readFilePart(rows(), { start: 2, length: 2, knownRows: 9 });
  expect(second).toMatchObject({ headers: ['Company'], part: [{ row: 3 }, { row: 4 }], rows: 9 });
  expect(rowsRead).toBe(4);
});
