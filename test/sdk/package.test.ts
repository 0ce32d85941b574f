import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { model, operations } from '../contract/operations.ts';
import { testService } from '../support/test-service.ts';
import { documentationIn } from './documentation.ts';
import { installSdk, packSdk, programOf } from './packed-sdk.ts';

const service = testService();
const run = promisify(execFile);
const readme = readFileSync(path.join(import.meta.dirname, '../../sdk/README.md'), 'utf8');
const snippets = [...readme.matchAll(/^## (.*)\n[\s\S]*?^```ts\n([\s\S]*?)^```$/gm)].map(
  ([, title, text]) => [title!, text!] as const,
);
const guides = readdirSync('docs/guides')
  .map((name) => path.join('docs/guides', name))
  .filter((page) => readFileSync(page, 'utf8').includes("from 'outreach-sdk'"));

let folder = '';
let tarball = '';
let project = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'outreach-sdk-'));
  tarball = packSdk(folder);
  project = path.join(folder, 'project');
  mkdirSync(project);
  installSdk(tarball, project);
  // The snippets read their settings from the environment; the package itself must be typed without Node.
  writeFileSync(
    path.join(project, 'process.d.ts'),
    'declare const process: { readonly env: Record<string, string | undefined> };\n' +
      "declare module 'node:fs' { function openAsBlob(path: string): Promise<Blob>; }\n",
  );
  writeFileSync(path.join(project, 'offer.pdf'), '%PDF-1.7\n'.padEnd(20_000));
  for (const [title, text] of snippets) writeFileSync(fileOf(title), withSetup(text));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Snippets continue the first one, so others get its setup. */
function withSetup(text: string): string {
  const setup = [
    `import { createOutreach } from 'outreach-sdk';`,
    `const outreach = createOutreach({ baseUrl: process.env.URL!, key: process.env.KEY! });`,
    `const projectId = process.env.PROJECT!;`,
    `void [outreach, projectId];`,
  ];
  const isComplete = text.includes('const outreach =');
  return `${isComplete ? '' : `${setup.join('\n')}\n`}${text}\nexport {};\n`;
}

function fileOf(title: string): string {
  return path.join(project, `${title.toLowerCase().replaceAll(' ', '-')}.ts`);
}

describe('the package', () => {
  test('contains only the build, its README and its manifest', () => {
    const files = readdirSync(path.join(project, 'node_modules/outreach-sdk'), {
      recursive: true,
      withFileTypes: true,
    }).filter((entry) => entry.isFile());
    const names = files.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(['README.md', 'package.json', 'outreach-sdk.js', 'webhooks.js']),
    );
    expect(names.filter((name) => !/\.(js|d\.ts)$|^README\.md$|^package\.json$/.test(name))).toEqual([]);
    expect(names.filter((name) => /test|scripts/.test(name))).toEqual([]);
  });

  test('declares only what exists', () => {
    const built = path.join(project, 'node_modules/outreach-sdk');
    const declarations = readdirSync(built, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.d.ts'),
    );
    const imported = declarations.flatMap((file) =>
      [...readFileSync(path.join(built, file), 'utf8').matchAll(/(?:from |import\()['"](\.[^'"]+)['"]/g)].map(
        ([, specifier]) => path.join(built, path.dirname(file), specifier!),
      ),
    );
    expect(imported.length).toBeGreaterThan(20);
    expect(imported.filter((module) => !module.endsWith('.js') || !existsSync(module))).toEqual([]);
  });

  test('has the version of the service', () => {
    const versionIn = (file: string) =>
      (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
    expect(versionIn(path.join(project, 'node_modules/outreach-sdk/package.json'))).toBe(
      versionIn('package.json'),
    );
  });

  test.each(['README.md', 'sdk/README.md', 'docs/guides/1-first-call.md'])(
    '%s explains how to install it',
    (page) => {
      const text = readFileSync(page, 'utf8');
      expect(text).toContain('npm run sdk && npm pack ./sdk/dist\n');
      expect(text).toMatch(new RegExp(`^npm install /path/to/\\S+/${path.basename(tarball)}$`, 'm'));
      expect(text).not.toContain('npm install outreach-sdk');
    },
  );

  test.each(guides)('%s links to the installation page before it imports the client', (page) => {
    const [before] = readFileSync(page, 'utf8').split("from 'outreach-sdk");
    if (path.basename(page) === '1-first-call.md') expect(before).toContain('## From TypeScript\n');
    else expect(before).toContain('](1-first-call.md#from-typescript)');
  });

  test('has types that fit its modules', async () => {
    const program = programOf('@arethetypeswrong/cli', 'dist/index.js');
    const options = [tarball, '--profile', 'esm-only', '--format', 'json'];
    const { stdout } = await run(process.execPath, [program, ...options]);
    const { analysis, problems } = JSON.parse(stdout) as {
      analysis: { types: unknown };
      problems: Record<string, { resolutionKind: string }[]>;
    };
    expect(analysis.types).toMatchObject({ kind: 'included' });
    // The package is ESM only: `require` must load ESM, and resolvers without support for `exports` do not find the
    // other entries.
    const { NoResolution: unresolved = [], ...others } = problems;
    expect(Object.keys(others)).toEqual(['CJSResolvesToESM']);
    expect(unresolved.map(({ resolutionKind }) => resolutionKind)).toEqual(['node10', 'node10']);
  });

  test('has a valid manifest', async () => {
    const program = programOf('publint', 'src/cli.js');
    const { stdout } = await run(process.execPath, [program, 'run', tarball, '--strict']);
    expect(stdout).toContain('All good!');
  });

  test.each([
    ['TypeScript 5', 'typescript', 'bundler'],
    ['TypeScript 5', 'typescript', 'nodenext'],
    ['TypeScript 7', 'typescript7', 'bundler'],
    ['TypeScript 7', 'typescript7', 'nodenext'],
  ])(
    'is typed for %s (%s), module resolution %s',
    async (_, compiler, moduleResolution) => {
      const compilerOptions = {
        target: 'es2022',
        lib: ['es2022', 'dom', 'dom.iterable', 'dom.asynciterable'],
        types: [],
        module: moduleResolution === 'bundler' ? 'preserve' : 'nodenext',
        moduleResolution,

        strict: true,
        exactOptionalPropertyTypes: true,
        noUncheckedIndexedAccess: true,
        skipLibCheck: false,
        noEmit: true,
      };
      const settings = path.join(project, `tsconfig.${compiler}-${moduleResolution}.json`);
      writeFileSync(settings, JSON.stringify({ compilerOptions, include: ['*.ts'] }));
      const checking = run(process.execPath, [programOf(compiler, 'bin/tsc'), '-p', settings]);
      await expect(checking).resolves.toMatchObject({ stdout: '' });
    },
    120_000,
  );

  test('shows in editors what each operation does, needs, costs and throws', () => {
    const shown = documentationIn(project, [...operations.map(({ id }) => id), 'material.upload']);
    for (const { id, summary, scope, errors } of operations) {
      const words = shown.get(id)!.replaceAll(/\s+/g, ' ');
      expect(words, id).toContain(`${summary}. `);
      expect(words, id).toContain(`Needs the scope \`${scope}\``);
      expect(words, id).toMatch(/ (Costs nothing|Spends credits)\./);
      for (const code of errors.filter((name) => !model.commonErrors.includes(name)))
        expect(words, id).toContain(`\`${code}\`: `);
    }
    expect(shown.get('material.upload')).toMatch(/^Uploads one file\b[\s\S]*`file_too_large`/);
  }, 60_000);

  test.each(['import', 'require'])('can be loaded by %s', async (loader) => {
    const text = loader === 'import' ? `await import('outreach-sdk')` : `require('outreach-sdk')`;
    const file = path.join(project, loader === 'import' ? 'names.mjs' : 'names.cjs');
    writeFileSync(file, `const names = ${text};\nconsole.log(Object.keys(names).join(' '));\n`);
    const { stdout } = await run(process.execPath, [file]);
    expect(stdout).toMatch(/\bcreateOutreach\b.*\bleads\b/s);
    expect(stdout).not.toMatch(/\bunwrap\b/);
    writeFileSync(file, readFileSync(file, 'utf8').replace('outreach-sdk', 'outreach-sdk/webhooks'));
    const receiving = await run(process.execPath, [file]);
    expect(receiving.stdout).toBe('WebhookVerificationError unwrap webhooks\n');
  });
});

describe('the README', () => {
  const expectedOutput: Record<string, RegExp> = {
    'First call': /^lead_\w+ is new$/m,
    Lists: /^\d+ (null|\S+)\n[\s\S]*Koivu Oy anna@koivu\.example/,
    Errors: /^lead_not_found /,
    'Retries and time': /^\d+$/m,
    Idempotency: /^false true true\nreq_\w+ 1 "minute"/,
    Uploads: /^20000 of 20000\nfile_\w+ 20000$/m,
    Webhooks: /^400 signature_missing$/m,
    'Small bundles': /^\d+$/m,
    'In the browser': /^function$/m,
  };

  test('has a snippet in each expected section', () => {
    expect(snippets.map(([title]) => title)).toEqual(Object.keys(expectedOutput));
  });

  test.each(snippets)('prints the expected output: %s', async (title) => {
    const { URL: _, ...otherVariables } = process.env;
    const environment = {
      ...otherVariables,
      URL: service.url,
      KEY: service.tenant.liveKey,
      PROJECT: service.tenant.projectId,
      WEBHOOK_SECRET: 'whsec_c2VjcmV0IG9mIGEgcmVhZGVy',
    };
    const { stdout } = await run(process.execPath, [fileOf(title)], { env: environment, cwd: project });
    expect(stdout).toMatch(expectedOutput[title]!);
  });
});
