import { expect, test } from 'vitest';
import {
  estimateImport,
  matchUploads,
  deriveImportName,
  readGrants,
  unfitFolderReason,
  withoutKnownFiles,
} from './material-import.ts';
import { planFolders, type FolderPlan } from './material-folders.ts';

const planOf = (...paths: string[]) =>
  planFolders(
    paths.map((path) => ({ path, storageId: `file of ${path}` })),
    { assignments: [], excludedFolders: [], knownFolders: [] },
  ) as FolderPlan<{ path: string; storageId: string }>;

test.each([
  [undefined, []],
  [false, []],
  [[], []],
  [true, ['leads', 'messages']],
  [['leads'], ['leads']],
  [
    ['messages', 'leads'],
    ['leads', 'messages'],
  ],
  [['leads', 'leads'], ['leads']],
  [['messages'], null],
] as const)('autoAdvance %j grants %j', (autoAdvance, grants) => {
  expect(readGrants(autoAdvance)).toEqual(grants);
});

test('normalises a path and requires that it ends in the name of the upload', () => {
  const stored = new Map([['file_1', { path: 'old/ä.txt', sizeBytes: 3 }]]);
  const upload = { storageId: 'file_1', sizeBytes: 3 };
  expect(matchUploads([{ ...upload, path: 'New/a\u0308.txt' }], stored)).toEqual([
    { ...upload, path: 'New/ä.txt' },
  ]);
  expect(matchUploads([{ ...upload, path: 'old/a.txt' }], stored)).toMatchObject({ param: 'files[0].path' });
  expect(matchUploads([{ ...upload, path: 'old//ä.txt' }], stored)).toMatchObject({ param: 'files[0].path' });
  const wrongSize = [{ ...upload, path: 'old/ä.txt', sizeBytes: 2 }];
  expect(matchUploads(wrongSize, stored)).toMatchObject({ param: 'files[0].sizeBytes' });
  expect(matchUploads([{ ...upload, path: 'ä.txt' }], new Map())).toMatchObject({ code: 'file_not_found' });
});

test('names an import after its root folder, or else after its companies', () => {
  expect(deriveImportName(planOf('Fair/A/x', 'Fair/B/x'))).toBe('Fair');
  expect(deriveImportName(planOf('A/x'))).toBe('A');
  expect(deriveImportName(planOf('A/x', 'B/x'))).toBe('A and B');
  expect(deriveImportName(planOf('A/x', 'B/x', '03 - C/x'))).toBe('C and 2 more');
});

test('refuses an import without companies or with too many', () => {
  const many = (count: number) => planOf(...Array.from({ length: count }, (_, index) => `F${index}/x`));
  expect(unfitFolderReason(many(200))).toBeNull();
  expect(unfitFolderReason(many(201))).toMatch(/201 companies; one import may have at most 200/);
  expect(unfitFolderReason(planOf('readme.txt'))).toMatch(
    /^No file belongs to a company\. readme\.txt is left out/,
  );
});

test('leaves out files known to the run, and companies without other files', () => {
  const known = new Map([
    ['file of A/x', { path: 'A/x', isDetached: false }],
    ['file of B/x', { path: 'Old/x', isDetached: true }],
  ]);
  const { companies, leftOut } = withoutKnownFiles(planOf('A/x', 'A/y', 'B/x'), known);
  expect(companies.map(({ folder, files }) => [folder, files.map(({ path }) => path)])).toEqual([
    ['A', ['A/y']],
  ]);
  expect(leftOut.map(({ reason }) => reason)).toEqual([
    'It is already on this run, at A/x.',
    'It was removed from this run. To restore it, upload it again and import the new upload.',
  ]);
});

test('estimates the granted part of the cost', () => {
  const remaining = { companies: 2, contacts: 2, research: 1, enrich: 2, drafts: 2, credits: 5 };
  expect(estimateImport(remaining, [])).toMatchObject({ credits: 5, granted: 0 });
  expect(estimateImport(remaining, ['leads'])).toMatchObject({ research: 1, contacts: 2, granted: 3 });
  expect(estimateImport(remaining, ['leads', 'messages'])).toMatchObject({ drafts: 2, granted: 5 });
});
