import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findLicenceProblems } from './licence-problems.ts';

/** The problems of a repository with these packages: the entry of each in the lock file, and its installed manifest. */
function problemsOf(packages: Record<string, { locked: object; manifest?: object }>): string[] {
  const root = mkdtempSync(path.join(tmpdir(), 'outreach-licences-'));
  try {
    const locked = Object.entries(packages).map(([folder, each]) => [
      folder,
      { version: '1.0.0', ...each.locked },
    ]);
    writeFileSync(
      path.join(root, 'package-lock.json'),
      JSON.stringify({ packages: { '': {}, ...Object.fromEntries(locked) } }),
    );
    for (const [folder, { manifest }] of Object.entries(packages).filter(([, each]) => each.manifest)) {
      mkdirSync(path.join(root, folder), { recursive: true });
      writeFileSync(path.join(root, folder, 'package.json'), JSON.stringify(manifest));
    }
    return findLicenceProblems(root);
  } finally {
    rmSync(root, { recursive: true });
  }
}

test.each(['MIT', 'ISC', 'BSD-3-Clause', 'Apache-2.0', '(MIT OR GPL-3.0-only)', '(MIT AND ISC)'])(
  '%s is allowed',
  (license) => {
    expect(problemsOf({ 'node_modules/a': { locked: { license }, manifest: { license } } })).toEqual([]);
  },
);

test.each(['GPL-3.0-only', 'AGPL-3.0-or-later', '(MIT AND GPL-2.0-only)', 'UNLICENSED', 'SEE LICENSE IN it'])(
  '%s is not allowed',
  (license) => {
    expect(problemsOf({ 'node_modules/a': { locked: { license }, manifest: { license } } })).toEqual([
      `a 1.0.0 has the licence "${license}". Replace the package, or read the licence's terms and add it to ` +
        'check/licence-problems.ts.',
    ]);
  },
);

test('the installed package takes precedence over the lock file', () => {
  const folder = 'node_modules/a/node_modules/@scope/b';
  const [problem] = problemsOf({
    [folder]: { locked: { license: 'MIT' }, manifest: { license: 'GPL-3.0' } },
  });
  expect(problem).toMatch(/^@scope\/b 1\.0\.0 has the licence "GPL-3\.0"\. /);
});

test('checks a package for another platform by the lock file', () => {
  const missing = { 'node_modules/a': { locked: { license: 'GPL-3.0-only', optional: true } } };
  expect(problemsOf(missing)).toHaveLength(1);
});

test('names a package without a licence', () => {
  const [problem] = problemsOf({ 'node_modules/a': { locked: {}, manifest: {} } });
  expect(problem).toMatch(/^a 1\.0\.0 declares no licence\. /);
});

test('reads the old forms of a manifest', () => {
  const forms = [{ license: { type: 'MIT' } }, { licenses: [{ type: 'MIT' }] }];
  for (const manifest of forms)
    expect(problemsOf({ 'node_modules/a': { locked: {}, manifest } })).toEqual([]);
});

test('ignores development packages and links to own packages', () => {
  const license = 'GPL-3.0-only';
  const packages = {
    'node_modules/a': { locked: { license, dev: true } },
    'node_modules/b': { locked: { license, link: true } },
    b: { locked: { license } },
  };
  expect(problemsOf(packages)).toEqual([]);
});
