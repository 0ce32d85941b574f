import { expect, test } from 'vitest';
import { permissionsForDraft, filePermissionOf } from './file-permission.ts';
import { chooseFiles } from './message-files.ts';

test('gives files the permission of their import, but none at an excluded company', () => {
  expect(filePermissionOf('confirmed', [])).toBe('proposed');
  expect(filePermissionOf('confirmed', ['leads'])).toBe('leads');
  expect(filePermissionOf('confirmed', ['leads', 'messages'])).toBe('messages');
  expect(filePermissionOf('excluded', ['leads', 'messages'])).toBe('proposed');
});

test('lets drafts to people without acceptance use only confirmed files and files granted for messages', () => {
  expect(permissionsForDraft(false)).toEqual(['messages', 'confirmed']);
  expect(permissionsForDraft(true)).toEqual(['messages', 'confirmed', 'leads']);
});

test('attaches neither unread files nor contact lists', () => {
  const file = { storageId: 'file_1', sizeBytes: 1, listsPeople: false };
  const { files, warnings } = chooseFiles([
    { ...file, path: 'a.txt', state: 'read' },
    { ...file, path: 'b.docx', state: 'failed' },
    { ...file, path: 'c.csv', state: 'waiting' },
    { ...file, path: 'd.csv', state: 'read', listsPeople: true },
  ]);
  expect(files).toEqual([{ storageId: 'file_1', path: 'a.txt', sizeBytes: 1 }]);
  expect(warnings).toEqual([
    'The file b.docx could not be read and is not attached.',
    'The file c.csv is not read yet and is not attached.',
  ]);
});
