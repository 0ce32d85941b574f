import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '..', '..');
const programs = path.join(root, 'node_modules');

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'outreach-tools-'));
  for (const name of ['.dependency-cruiser.cjs', '.oxlintrc.json', 'tsconfig.json', 'package.json']) {
    copyFileSync(path.join(root, name), path.join(folder, name));
  }
  symlinkSync(programs, path.join(folder, 'node_modules'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes the files into the copy, runs the tool, and deletes them again. */
function withFiles<Result>(files: Record<string, string>, run: () => Result): Result {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  try {
    return run();
  } finally {
    for (const name of new Set(Object.keys(files).map((file) => file.split('/')[0]!))) {
      rmSync(path.join(folder, name), { recursive: true });
    }
  }
}

interface Cruise {
  readonly summary: { readonly violations: { from: string; to: string; rule: { name: string } }[] };
}

function brokenFloors(files: Record<string, string>): string[] {
  return withFiles(files, () => {
    const folders = [...new Set(Object.keys(files).map((file) => file.split('/')[0]!))];
    const program = path.join(programs, 'dependency-cruiser/bin/dependency-cruise.mjs');
    const options = ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...folders];
    const { stdout } = spawnSync(process.execPath, [program, ...options], { cwd: folder, encoding: 'utf8' });
    const { violations } = (JSON.parse(stdout) as Cruise).summary;
    return violations.map(
      ({ from, to, rule }) => `${rule.name}: ${from} -> ${to.replace(/^.*node_modules/, 'node_modules')}`,
    );
  });
}

/** A module that imports each of the others. */
const importing = (...specifiers: string[]): string =>
  specifiers
    .map((specifier, index) => `import * as m${index} from '${specifier}';\nvoid m${index};\n`)
    .join('');
const leaf = 'export const value = 1;\n';

describe('the layers', () => {
  const service = {
    'generated/contract/types.ts': leaf,
    'generated/wiring/handlers.ts': importing('../../src/operations/leads/add.ts'),
    'generated/sdk/types.ts': leaf,
    'src/domain/lead.ts': importing('../../generated/contract/types.ts', 'node:net'),
    'src/ports/mail.ts': importing('../domain/lead.ts'),
    'src/store/store.ts': importing('../domain/lead.ts', 'pg'),
    'src/store/embedded/start.ts': importing('node:fs', 'node:net'),
    'src/operation.ts': importing('./store/store.ts', './ports/mail.ts'),
    'src/operations/leads/_view.ts': leaf,
    'src/operations/leads/add.ts': importing('../../operation.ts', './_view.ts'),
    'src/pipeline/stages.ts': importing('../operation.ts'),
    'src/flows/steps.ts': importing('../operation.ts'),
    'src/dispatch/dispatch.ts': importing('../operation.ts'),
    'src/doors/http.ts': importing('../dispatch/dispatch.ts', 'node:http'),
    'src/people/keys.ts': importing('../dispatch/dispatch.ts'),
    'src/adapters/fetch.ts': importing('../ports/mail.ts', 'undici'),
    'src/adapters/mail/smtp.ts': importing('../../ports/mail.ts', 'nodemailer'),
    'src/adapters/mail/compose-mail.ts': importing('nodemailer/lib/mail-composer'),
    'src/workers/deliver.ts': importing('../pipeline/stages.ts', '../flows/steps.ts'),
    'src/config.ts': leaf,
    'src/main.ts': importing(
      './config.ts',
      './doors/http.ts',
      '../generated/wiring/handlers.ts',
      './store/embedded/start.ts',
    ),
    'codegen/run.ts': leaf,
    'sdk/client.ts': importing('../generated/sdk/types.ts', 'openapi-fetch'),
    'app/main.ts': importing('../sdk/client.ts'),
    'test/support/test-service.ts': importing('../../src/main.ts', 'vitest'),
  };

  test('accept a tree that follows them', () => {
    expect(brokenFloors(service)).toEqual([]);
  });

  test('find every import from a higher layer', () => {
    const upwardImports = {
      'generated/contract/types.ts': '../../src/domain/lead.ts',
      'src/domain/lead.ts': '../ports/mail.ts',
      'src/ports/mail.ts': '../store/store.ts',
      'src/store/store.ts': '../operation.ts',
      'src/store/embedded/start.ts': '../store.ts',
      'src/operation.ts': './dispatch/dispatch.ts',
      'src/operations/leads/add.ts': '../../dispatch/dispatch.ts',
      'src/pipeline/stages.ts': '../operations/leads/add.ts',
      'src/flows/steps.ts': '../pipeline/stages.ts',
      'src/dispatch/dispatch.ts': '../operations/leads/add.ts',
      'src/doors/http.ts': '../operations/leads/add.ts',
      'src/people/keys.ts': '../doors/http.ts',
      'src/adapters/fetch.ts': '../store/store.ts',
      'src/workers/deliver.ts': '../dispatch/dispatch.ts',
      'src/config.ts': './domain/lead.ts',
      'generated/wiring/handlers.ts': '../../src/dispatch/dispatch.ts',
      'generated/sdk/types.ts': '../../sdk/client.ts',
      'sdk/client.ts': '../generated/contract/types.ts',
      'app/main.ts': '../src/main.ts',
      'codegen/run.ts': '../src/domain/lead.ts',
    };
    const files = Object.fromEntries(Object.keys(service).map((name) => [name, leaf]));
    for (const [name, specifier] of Object.entries(upwardImports)) files[name] = importing(specifier);
    const floorsBroken = brokenFloors(files).filter((line) => line.startsWith('floor-'));
    expect(floorsBroken.map((line) => line.replace(/^floor-\w+: /, '')).toSorted()).toEqual(
      Object.entries(upwardImports)
        .map(([name, specifier]) => `${name} -> ${path.posix.join(path.posix.dirname(name), specifier)}`)
        .toSorted(),
    );
  });

  const faults: [rule: string, file: string, specifier: string][] = [
    ['no-cycle', 'src/a.ts', './b.ts'],
    ['operation-imports-operation', 'src/operations/leads/add.ts', './get.ts'],
    ['migration-is-frozen', 'src/store/migrations/0002-more.ts', '../../domain/lead.ts'],
    ['domain-is-pure', 'src/domain/lead.ts', 'node:fs'],
    ['one-way-out', 'src/adapters/mail/smtp.ts', 'undici'],
    ['one-way-out', 'src/workers/deliver.ts', 'node:https'],
    ['one-way-for-mail', 'src/adapters/mail/outbox-folder.ts', 'nodemailer'],
    ['one-way-for-mail', 'src/workers/send-notice.ts', 'nodemailer/lib/smtp-connection'],
    ['one-way-to-the-database', 'src/operations/leads/list.ts', 'pg'],
    ['no-test-in-production', 'src/main.ts', '../test/support/test-service.ts'],
    ['no-development-package-in-production', 'src/assemble.ts', 'fast-check'],
    ['not-resolvable', 'src/config.ts', './absent.ts'],
  ];
  let broken: string[];
  beforeAll(() => {
    const others = { 'src/operations/leads/get.ts': leaf, 'test/support/test-service.ts': leaf };
    const returning = { 'src/b.ts': `import type { value } from './a.ts';\n` };
    const faultyFiles = faults.map(([, file, specifier]) => [file, importing(specifier) + leaf]);
    broken = brokenFloors({ ...others, ...returning, ...Object.fromEntries(faultyFiles) });
  });

  test.each(faults)('find %s in %s', (rule, file) => {
    const rules = broken.filter((line) => line.includes(`: ${file} -> `)).map((line) => line.split(':')[0]);
    expect([...new Set(rules)]).toEqual([rule]);
  });
});

describe('the linter', () => {
  interface Report {
    readonly diagnostics: { code: string; filename: string }[];
  }

  /** Runs the linter; returns each finding as file and rule. */
  function lint(files: Record<string, string>): string[] {
    return withFiles(files, () => {
      const manifest = JSON.parse(readFileSync(path.join(programs, 'oxlint/package.json'), 'utf8')) as {
        bin: { oxlint: string };
      };
      const program = path.join(programs, 'oxlint', manifest.bin.oxlint);
      const options = ['--type-aware', '--deny-warnings', '--format', 'json', ...Object.keys(files)];
      const { stdout } = spawnSync(process.execPath, [program, ...options], {
        cwd: folder,
        encoding: 'utf8',
      });
      return (JSON.parse(stdout) as Report).diagnostics.map(({ filename, code }) => `${filename}: ${code}`);
    });
  }

  const faults: [rule: string, file: string, text: string][] = [
    ['typescript(no-floating-promises)', 'src/a.ts', 'export const a = () => { Promise.resolve(1); };\n'],
    ['typescript(no-explicit-any)', 'src/a.ts', 'export const a = (value: any): void => void value;\n'],
    [
      'typescript(no-unsafe-assignment)',
      'src/a.ts',
      `export const a = () => { const b = JSON.parse('1'); void b; };\n`,
    ],
    [
      'typescript(no-non-null-assertion)',
      'src/a.ts',
      'export const a = (b: string | null): number => b!.length;\n',
    ],
    ['typescript(await-thenable)', 'src/a.ts', 'export const a = async () => { await 1; };\n'],
    [
      'typescript(switch-exhaustiveness-check)',
      'src/a.ts',
      `export const a = (b: 'c' | 'd'): void => { switch (b) { case 'c': break; } };\n`,
    ],
    ['eslint(no-restricted-globals)', 'src/a.ts', `export const a = () => fetch('https://example.com');\n`],
    ['eslint(no-restricted-properties)', 'src/a.ts', 'export const a = () => globalThis.fetch;\n'],
    [
      'eslint(no-restricted-imports)',
      'src/a.ts',
      `import { request } from 'node:http';\nexport const a = request;\n`,
    ],
    [
      'eslint(no-restricted-imports)',
      'src/a.ts',
      `import { fetch } from 'undici';\nexport const a = fetch;\n`,
    ],
    ['eslint(no-restricted-properties)', 'src/a.ts', `export const a = process.env['PORT'];\n`],
    ['eslint(no-restricted-properties)', 'src/domain/a.ts', 'export const a = () => Date.now();\n'],
    ['eslint(no-restricted-properties)', 'src/domain/a.ts', 'export const a = () => Math.random();\n'],
    ['eslint(no-restricted-globals)', 'src/domain/a.ts', 'export const a = () => performance.now();\n'],
    ['eslint(no-restricted-globals)', 'src/domain/a.ts', 'export const a = () => process.pid;\n'],
    [
      'eslint(no-restricted-imports)',
      'src/domain/a.ts',
      `import { randomUUID } from 'node:crypto';\nexport const a = randomUUID;\n`,
    ],
    [
      'eslint(no-restricted-properties)',
      'src/store/queries/a.ts',
      `export const a = (tx: { emit(type: string): void }) => tx.emit('lead.added');\n`,
    ],
    [
      'eslint(no-restricted-properties)',
      'src/store/queries/a.ts',
      `export const a = (session: { enqueue(queue: string): void }) => session.enqueue('job');\n`,
    ],
    [
      'eslint(no-restricted-properties)',
      'src/store/queries/a.ts',
      `export const a = ({ emit }: { emit(type: string): void }) => emit('lead.added');\n`,
    ],
    [
      'eslint(no-restricted-properties)',
      'src/application/a.ts',
      `export const a = (tx: { sql(text: string): void }) => tx.sql('select');\n`,
    ],
    [
      'eslint(no-restricted-properties)',
      'src/workers/a.ts',
      'export const a = (store: { queryWithoutOrganisation(text: string): void }) =>\n' +
        `  store.queryWithoutOrganisation('select');\n`,
    ],
    [
      'eslint(no-restricted-properties)',
      'src/dispatch/a.ts',
      `export const a = (tx: { executeAtCommit(text: string): void }) => tx.executeAtCommit('select');\n`,
    ],
    ['oxc(no-barrel-file)', 'src/a.ts', `export * from 'node:path';\n`],
    ['import(no-default-export)', 'src/a.ts', 'export default 1;\n'],
    ['eslint(no-console)', 'src/a.ts', `export const a = () => console.log('a');\n`],
    [
      'vitest(no-focused-tests)',
      'src/a.test.ts',
      `import { test } from 'vitest';\ntest.only('a', () => {});\n`,
    ],
    [
      'vitest(expect-expect)',
      'src/a.test.ts',
      `import { test } from 'vitest';\ntest('a', () => { JSON.stringify(1); });\n`,
    ],
    [
      'vitest(no-disabled-tests)',
      'src/a.test.ts',
      `import { test } from 'vitest';\ntest.skip('a', () => {});\n`,
    ],
  ];
  /** Each fault gets its own file name, so that one run of the linter checks all. */
  const faultyFiles = faults.map(
    ([, file, text], index) => [file.replace('/a.', `/a${index}.`), text] as const,
  );
  let found: string[];
  beforeAll(() => void (found = lint(Object.fromEntries(faultyFiles))));

  test.each(faults.map(([rule], index) => [rule, ...faultyFiles[index]!] as const))(
    'finds %s in %s: %s',
    (rule, file) => expect(found).toContain(`${file}: ${rule}`),
  );

  test('accepts correct code', () => {
    const files = {
      'src/a.ts': 'export const a = async (): Promise<number> => Promise.resolve(1);\n',
      'src/adapters/fetch.ts': `import { fetch } from 'undici';\nexport const send = fetch;\n`,
      'src/domain/a.ts': 'export const a = (nowMs: number): Date => new Date(nowMs);\n',
      'src/store/queries/a.ts': `export const a = (tx: { sql(text: string): void }) => tx.sql('select');\n`,
      'src/application/a.ts': `export const a = (tx: { emit(type: string): void }) => tx.emit('lead.added');\n`,
      'src/a.test.ts':
        `import { test } from 'vitest';\nimport fc from 'fast-check';\n` +
        `test('a', () => { fc.assert(fc.property(fc.nat(), (a) => a >= 0)); });\n` +
        `const expectSuccess = () => {};\ntest('b', () => expectSuccess());\n`,
    };
    expect(lint(files)).toEqual([]);
  });
});

test('`npm run check` runs the linter and checks the layers', () => {
  const check = readFileSync(path.join(root, 'check/gates.ts'), 'utf8');
  for (const tool of ['codegen/run.ts', 'tsc', 'oxlint', 'depcruise', 'knip', 'vitest'])
    expect(check).toContain(tool);
  const unknownGate = spawnSync(process.execPath, ['check/run.ts', 'no such gate'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(unknownGate).toMatchObject({ status: 2 });
  expect(unknownGate.stderr).toContain('There is no gate "no such gate". There are: static, ');
});
