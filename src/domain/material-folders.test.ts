import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { planFolders, type FolderFile, type FolderPlan, type FolderOptions } from './material-folders.ts';

const options: FolderOptions = { assignments: [], excludedFolders: [], knownFolders: [] };
const asFiles = (paths: readonly string[]): FolderFile[] =>
  paths.map((path, index) => ({ path, storageId: `file_${String(index).padStart(3, '0')}` }));
const plan = (paths: readonly string[], overrides: Partial<FolderOptions> = {}) =>
  planFolders(asFiles(paths), { ...options, ...overrides });
const validPlan = (
  paths: readonly string[],
  overrides: Partial<FolderOptions> = {},
): FolderPlan<FolderFile> => {
  const result = plan(paths, overrides);
  expect(result).not.toHaveProperty('param');
  return result as FolderPlan<FolderFile>;
};
const foldersOf = (paths: readonly string[], overrides: Partial<FolderOptions> = {}): string[] =>
  validPlan(paths, overrides).companies.map(({ folder }) => folder);

describe('the folder of a company', () => {
  test.each<[what: string, paths: string[], folders: string[]]>([
    ['is the first of the path', ['Acme/a.pdf', 'Beta/x/b.pdf'], ['Acme', 'Beta']],
    ['is the second of the path below a shared root', ['P/Acme/a.pdf', 'P/Beta/b.pdf'], ['Acme', 'Beta']],
    ['is the only folder, if no file is deeper', ['Acme/a.pdf', 'Acme/b.pdf'], ['Acme']],
    ['is below the root although the root contains a file', ['P/readme.md', 'P/Acme/a.pdf'], ['Acme']],
    ['is below the root although a file is next to the root', ['readme.md', 'P/Acme/a.pdf'], ['Acme']],
    ['is the same in every letter case', ['Acme/a.pdf', 'ACME/b.pdf', 'x/c.pdf'], ['ACME', 'x']],
  ])('%s', (_, paths, folders) => {
    expect(foldersOf(paths)).toEqual(folders);
  });

  test('is the root if an assignment or a known folder names it', () => {
    const paths = ['Acme/a.pdf', 'Acme/contracts/b.pdf'];
    expect(foldersOf(paths)).toEqual(['contracts']);
    expect(foldersOf(paths, { knownFolders: ['ACME'] })).toEqual(['Acme']);
    expect(foldersOf(paths, { assignments: [{ folderName: 'acme', domain: 'acme.fi' }] })).toEqual(['Acme']);
  });

  test('is one for two folders with the same domain', () => {
    const assignments = [
      { folderName: 'Acme', domain: 'acme.fi' },
      { folderName: 'Acme Oy', domain: 'www.acme.fi' },
    ];
    const { companies } = validPlan(['Acme/a', 'Acme Oy/b', 'Beta/c'], { assignments });
    expect(companies.map(({ folder, domain, files }) => [folder, domain, files.length])).toEqual([
      ['Acme', 'acme.fi', 2],
      ['Beta', null, 1],
    ]);
  });
});

describe('a file is left out, with the reason,', () => {
  test('if it is in no company folder', () => {
    const { leftOut, rootFolder } = validPlan(['a.pdf', 'P/b.pdf', 'P/Acme/c.pdf']);
    expect(leftOut.map(({ path }) => path)).toEqual(['P/b.pdf', 'a.pdf']);
    expect(leftOut[0]!.reason).toMatch(/no company folder/);
    expect(rootFolder).toBe('P');
  });

  test('if one of its folders is excluded, at any depth', () => {
    const paths = ['Acme/internal/a', 'Acme/b', 'Beta/Old offers/2019/c', 'Beta/d', 'Gone/e'];
    const { leftOut, companies } = validPlan(paths, {
      excludedFolders: ['INTERNAL', 'old  offers/2019/', 'gone', '__MACOSX'],
    });
    expect(leftOut.map(({ path, reason }) => [path, reason])).toEqual([
      ['Acme/internal/a', 'The folder INTERNAL is excluded.'],
      ['Beta/Old offers/2019/c', 'The folder old  offers/2019/ is excluded.'],
      ['Gone/e', 'The folder gone is excluded.'],
    ]);
    expect(companies.map(({ files }) => files.map(({ path }) => path))).toEqual([['Acme/b'], ['Beta/d']]);
  });

  test('if a later upload has its path or if it is listed twice', () => {
    const result = planFolders(
      [
        { path: 'Acme/a', storageId: 'file_2' },
        { path: 'Acme/a', storageId: 'file_1' },
        { path: 'Beta/b', storageId: 'file_2' },
        { path: 'Acme/a', storageId: 'file_2' },
      ],
      options,
    ) as FolderPlan<FolderFile>;
    expect(result.companies.flatMap(({ files }) => files)).toEqual([{ path: 'Acme/a', storageId: 'file_2' }]);
    expect(result.leftOut.map(({ path, reason }) => [path, reason])).toEqual([
      ['Acme/a', 'A later upload with the same path replaces it.'],
      ['Acme/a', 'It is listed twice.'],
      ['Beta/b', 'The same upload is listed at Acme/a too, and is used there.'],
    ]);
  });
});

describe('a domain', () => {
  test.each<[folderName: string]>([['acme oy'], ['01 - acme_oy'], ['P/01 - Acme_Oy/'], [' Acme Oy ']])(
    'comes from the assignment to %s',
    (folderName) => {
      const paths = ['P/01 - Acme_Oy/a', 'P/Beta/b'];
      const { companies } = validPlan(paths, { assignments: [{ folderName, domain: 'Acme.FI' }] });
      expect(companies[0]).toMatchObject({ folder: '01 - Acme_Oy', name: 'Acme Oy', domain: 'acme.fi' });
    },
  );

  test('comes from a folder name that is a domain', () => {
    expect(validPlan(['www.acme.fi/a', 'B/b']).companies[1]).toMatchObject({ domain: 'acme.fi' });
  });

  test('may be assigned to an excluded folder', () => {
    const assignments = [{ folderName: 'Beta', domain: 'beta.fi' }];
    expect(foldersOf(['Acme/a', 'Beta/b'], { assignments, excludedFolders: ['Beta'] })).toEqual(['Acme']);
  });
});

test.each<[what: string, overrides: Partial<FolderOptions>, param: string, message: RegExp]>([
  [
    'an assignment to a misspelt folder',
    { assignments: [{ folderName: 'Acmee', domain: 'acme.fi' }] },
    'assignments[0].folderName',
    /Did you mean Acme\?/,
  ],
  [
    'an assignment to an unknown folder',
    { assignments: [{ folderName: 'Zeppelin', domain: 'acme.fi' }] },
    'assignments[0].folderName',
    /Company folders: Acme, Beta\./,
  ],
  [
    'the domain of a mail provider',
    { assignments: [{ folderName: 'Acme', domain: 'gmail.com' }] },
    'assignments[0].domain',
    /not a company domain/,
  ],
  [
    'two domains for one folder',
    {
      assignments: [
        { folderName: 'Acme', domain: 'acme.fi' },
        { folderName: 'acme', domain: 'acme.se' },
      ],
    },
    'assignments[1].domain',
    /two domains/,
  ],
  ['a misspelt exclusion', { excludedFolders: ['Betta'] }, 'excludedFolders[0]', /Did you mean Beta\?/],
])('refuses %s', (_, overrides, param, message) => {
  const result = plan(['Acme/a', 'Beta/b'], overrides);
  expect(result).toMatchObject({ param });
  expect((result as { message: string }).message).toMatch(message);
});

const folder = fc.constantFrom(
  'Acme',
  'ACME',
  'Beta',
  'internal',
  '01 - Acme',
  'acme.fi',
  'www.acme.fi',
  'x',
);
const path = fc
  .tuple(fc.array(folder, { maxLength: 3 }), fc.constantFrom('a.pdf', 'b.pdf'))
  .map(([folders, name]) => [...folders, name].join('/'));
const file = fc.record({
  path,
  storageId: fc.constantFrom('file_1', 'file_2', 'file_3', 'file_4', 'file_5'),
});
const folderInputs = fc.record({
  files: fc.array(file, { maxLength: 12 }),
  excludedFolders: fc.subarray(['internal', 'x']),
  knownFolders: fc.subarray(['Acme', 'x']),
});

test('returns the same plan for every order of the files', () => {
  fc.assert(
    fc.property(folderInputs, fc.infiniteStream(fc.nat()), ({ files, ...overrides }, numbers) => {
      const shuffled = files
        .map((shuffledFile) => ({ shuffledFile, sortKey: numbers.next().value! }))
        .sort((left, right) => left.sortKey - right.sortKey)
        .map(({ shuffledFile }) => shuffledFile);
      expect(planFolders(shuffled, { ...options, ...overrides })).toEqual(
        planFolders(files, { ...options, ...overrides }),
      );
    }),
  );
});

test('puts each file into exactly one company or leaves it out', () => {
  fc.assert(
    fc.property(folderInputs, ({ files, ...overrides }) => {
      const { companies, leftOut } = planFolders(files, {
        ...options,
        ...overrides,
      }) as FolderPlan<FolderFile>;
      const used = companies.flatMap((company) => company.files);
      const asLines = (list: readonly FolderFile[]) =>
        list.map((item) => `${item.storageId} ${item.path}`).sort();
      expect(asLines([...used, ...leftOut])).toEqual(asLines(files));
      expect(new Set(used.map(({ storageId }) => storageId)).size).toBe(used.length);
      expect(new Set(used.map((item) => item.path)).size).toBe(used.length);
      expect(companies.every((company) => company.files.length > 0 && company.name !== '')).toBe(true);
      const domains = companies.flatMap(({ domain }) => domain ?? []);
      expect(new Set(domains).size).toBe(domains.length);
    }),
  );
});
