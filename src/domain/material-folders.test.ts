import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { planFolders, type FolderFile, type FolderPlan, type FolderOptions } from './material-folders.ts';

const options: FolderOptions = { assignments: [], excludedFolders: [], knownFolders: [] };
const asFiles = (paths: readonly string[]): FolderFile[] =>
  paths.map((path, index) => ({ path, storageId: `file_${String(index).padStart(3, '0')}` }));
const plan = (paths: readonly string[], more: Partial<FolderOptions> = {}) =>
  planFolders(asFiles(paths), { ...options, ...more });
const planned = (paths: readonly string[], more: Partial<FolderOptions> = {}): FolderPlan<FolderFile> => {
  const made = plan(paths, more);
  expect(made).not.toHaveProperty('param');
  return made as FolderPlan<FolderFile>;
};
const foldersOf = (paths: readonly string[], more: Partial<FolderOptions> = {}): string[] =>
  planned(paths, more).companies.map(({ folder }) => folder);

describe('the folder of a company', () => {
  test.each<[what: string, paths: string[], folders: string[]]>([
    ['is the first of the path', ['Acme/a.pdf', 'Beta/x/b.pdf'], ['Acme', 'Beta']],
    ['is the next below a root that all share', ['P/Acme/a.pdf', 'P/Beta/b.pdf'], ['Acme', 'Beta']],
    ['is the only folder, where nothing lies deeper', ['Acme/a.pdf', 'Acme/b.pdf'], ['Acme']],
    ['is below the root although a file lies in the root', ['P/readme.md', 'P/Acme/a.pdf'], ['Acme']],
    ['is below the root although a file lies beside it', ['readme.md', 'P/Acme/a.pdf'], ['Acme']],
    ['is one whatever its letter case', ['Acme/a.pdf', 'ACME/b.pdf', 'x/c.pdf'], ['ACME', 'x']],
  ])('%s', (_, paths, folders) => {
    expect(foldersOf(paths)).toEqual(folders);
  });

  test('is a root that is named itself', () => {
    const paths = ['Acme/a.pdf', 'Acme/contracts/b.pdf'];
    expect(foldersOf(paths)).toEqual(['contracts']);
    expect(foldersOf(paths, { knownFolders: ['ACME'] })).toEqual(['Acme']);
    expect(foldersOf(paths, { assignments: [{ folderName: 'acme', domain: 'acme.fi' }] })).toEqual(['Acme']);
  });

  test('is shared by folders of one domain', () => {
    const assignments = [
      { folderName: 'Acme', domain: 'acme.fi' },
      { folderName: 'Acme Oy', domain: 'www.acme.fi' },
    ];
    const { companies } = planned(['Acme/a', 'Acme Oy/b', 'Beta/c'], { assignments });
    expect(companies.map(({ folder, domain, files }) => [folder, domain, files.length])).toEqual([
      ['Acme', 'acme.fi', 2],
      ['Beta', null, 1],
    ]);
  });
});

describe('a file is left out with the reason', () => {
  test('where it lies in no folder', () => {
    const { leftOut, rootFolder } = planned(['a.pdf', 'P/b.pdf', 'P/Acme/c.pdf']);
    expect(leftOut.map(({ path }) => path)).toEqual(['P/b.pdf', 'a.pdf']);
    expect(leftOut[0]!.reason).toMatch(/no company folder/);
    expect(rootFolder).toBe('P');
  });

  test('where its folder is excluded, at any depth', () => {
    const paths = ['Acme/internal/a', 'Acme/b', 'Beta/Old offers/2019/c', 'Beta/d', 'Gone/e'];
    const { leftOut, companies } = planned(paths, {
      excludedFolders: ['INTERNAL', 'old  offers/2019/', 'gone', '__MACOSX'],
    });
    expect(leftOut.map(({ path, reason }) => [path, reason])).toEqual([
      ['Acme/internal/a', 'The folder INTERNAL is excluded.'],
      ['Beta/Old offers/2019/c', 'The folder old  offers/2019/ is excluded.'],
      ['Gone/e', 'The folder gone is excluded.'],
    ]);
    expect(companies.map(({ files }) => files.map(({ path }) => path))).toEqual([['Acme/b'], ['Beta/d']]);
  });

  test('where another was uploaded later to its path, and where it is listed at two paths', () => {
    const made = planFolders(
      [
        { path: 'Acme/a', storageId: 'file_2' },
        { path: 'Acme/a', storageId: 'file_1' },
        { path: 'Beta/b', storageId: 'file_2' },
        { path: 'Acme/a', storageId: 'file_2' },
      ],
      options,
    ) as FolderPlan<FolderFile>;
    expect(made.companies.flatMap(({ files }) => files)).toEqual([{ path: 'Acme/a', storageId: 'file_2' }]);
    expect(made.leftOut.map(({ path, reason }) => [path, reason])).toEqual([
      ['Acme/a', 'A later upload with the same path replaces it.'],
      ['Acme/a', 'It is listed twice.'],
      ['Beta/b', 'The same upload is listed at Acme/a too, and is used there.'],
    ]);
  });
});

describe('a domain', () => {
  test.each<[folderName: string]>([['acme oy'], ['ACME_OY'], ['P/01 - Acme_Oy/'], [' Acme Oy ']])(
    'is that of the assignment to %s',
    (folderName) => {
      const paths = ['P/01 - Acme_Oy/a', 'P/Beta/b'];
      const name = folderName === 'ACME_OY' ? '01 - acme_oy' : folderName;
      const { companies } = planned(paths, { assignments: [{ folderName: name, domain: 'Acme.FI' }] });
      expect(companies[0]).toMatchObject({ folder: '01 - Acme_Oy', name: 'Acme Oy', domain: 'acme.fi' });
    },
  );

  test('is that of a folder that is one', () => {
    expect(planned(['www.acme.fi/a', 'B/b']).companies[1]).toMatchObject({ domain: 'acme.fi' });
  });

  test('may be assigned to a folder that is excluded', () => {
    const assignments = [{ folderName: 'Beta', domain: 'beta.fi' }];
    expect(foldersOf(['Acme/a', 'Beta/b'], { assignments, excludedFolders: ['Beta'] })).toEqual(['Acme']);
  });
});

test.each<[what: string, more: Partial<FolderOptions>, param: string, message: RegExp]>([
  [
    'an assignment to no folder',
    { assignments: [{ folderName: 'Acmee', domain: 'acme.fi' }] },
    'assignments[0].folderName',
    /Did you mean Acme\?/,
  ],
  [
    'an assignment to a folder of quite another name',
    { assignments: [{ folderName: 'Zeppelin', domain: 'acme.fi' }] },
    'assignments[0].folderName',
    /Company folders: Acme, Beta\./,
  ],
  [
    'a domain of a mail provider',
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
])('%s is refused', (_, more, param, message) => {
  const made = plan(['Acme/a', 'Beta/b'], more);
  expect(made).toMatchObject({ param });
  expect((made as { message: string }).message).toMatch(message);
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
const given = fc.record({
  files: fc.array(file, { maxLength: 12 }),
  excludedFolders: fc.subarray(['internal', 'x']),
  knownFolders: fc.subarray(['Acme', 'x']),
});

test('the order of the files is of no account', () => {
  fc.assert(
    fc.property(given, fc.infiniteStream(fc.nat()), ({ files, ...more }, numbers) => {
      const shuffled = files
        .map((each) => ({ each, at: numbers.next().value! }))
        .sort((left, right) => left.at - right.at)
        .map(({ each }) => each);
      expect(planFolders(shuffled, { ...options, ...more })).toEqual(
        planFolders(files, { ...options, ...more }),
      );
    }),
  );
});

test('no file is lost: each is at one company, or left out', () => {
  fc.assert(
    fc.property(given, ({ files, ...more }) => {
      const { companies, leftOut } = planFolders(files, { ...options, ...more }) as FolderPlan<FolderFile>;
      const taken = companies.flatMap((company) => company.files);
      const told = leftOut.map(({ path: at, storageId }) => ({ path: at, storageId }));
      const words = (list: readonly FolderFile[]) =>
        list.map((each) => `${each.storageId} ${each.path}`).sort();
      expect(words([...taken, ...told])).toEqual(words(files));
      expect(new Set(taken.map(({ storageId }) => storageId)).size).toBe(taken.length);
      expect(new Set(taken.map((each) => each.path)).size).toBe(taken.length);
      expect(companies.every((company) => company.files.length > 0 && company.name !== '')).toBe(true);
      const domains = companies.flatMap(({ domain }) => domain ?? []);
      expect(new Set(domains).size).toBe(domains.length);
    }),
  );
});
