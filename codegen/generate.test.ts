import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { dump } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { guides, parsedSources, smallModel } from './fixtures/sources.ts';
import { generate } from './generate.ts';
import { byCodeUnit } from './names.ts';
import { readModel } from './read.ts';
import { SourceError } from './source-error.ts';

const files = generate(smallModel());
const textOf = (path: string) => files.find((file) => file.path === path)?.text ?? '';

/** Files that are too long to review, and copies of files with tests of their own. */
const unindexedFiles = [
  ...files.map(({ path }) => path).filter((path) => path.startsWith('contract/validators/')),
  'contract/parse-query.ts',
  'sdk/operation.ts',
  ...['style.css', 'icon.svg', 'search.js', 'samples.js'].map((name) => `docs/${name}`),
];

describe('the files of the small example', () => {
  test.each(files.filter(({ path }) => !unindexedFiles.includes(path)))('$path', async ({ path, text }) => {
    // The suffix `.txt` keeps the snapshot from being compiled or served.
    await expect(text).toMatchFileSnapshot(`fixtures/snapshots/${path}.txt`);
  });

  test('every file names its sources in its first lines', () => {
    for (const { path, text } of files) {
      expect(text.split('\n').slice(0, 3).join('\n'), path).toContain(
        '@generated from openapi.yaml and registry.yaml',
      );
    }
  });

  test('the manifest lists every other file', () => {
    const { files: named } = JSON.parse(textOf('manifest.json')) as { files: string[] };
    expect(named).toEqual(files.map(({ path }) => path).filter((path) => path !== 'manifest.json'));
  });

  test('session entries have a route and a registry entry, but do not count as operations', () => {
    expect(textOf('contract/routes.ts')).toContain('/v1/books/{bookId}/skip');
    expect(textOf('contract/registry.ts')).toContain("'mutate books.skip'");
    expect(textOf('contract/capabilities.ts')).toContain('count: 5');
    expect(textOf('wiring/handlers.ts')).not.toContain('skip');
  });
});

describe('the same sources give the same bytes', () => {
  test('in any order of their keys', () => {
    const { openapi, registry } = parsedSources();
    const groups = registry.groups;
    const shuffled = {
      openapi: dump(reversed(openapi), { noRefs: true }),
      // Groups keep their order, in which the pages show them.
      registry: dump({ ...(reversed(registry) as object), groups }, { noRefs: true }),
    };
    expect(shuffled.openapi).not.toBe(dump(openapi, { noRefs: true }));
    expect(generate(readModel({ ...shuffled, guides }))).toEqual(files);
  });

  test('in another locale and time zone, and these bytes are committed', () => {
    const run = fileURLToPath(new URL('run.ts', import.meta.url));
    const environment = {
      ...process.env,
      LC_ALL: 'tr_TR.UTF-8',
      LANG: 'tr_TR.UTF-8',
      TZ: 'Pacific/Kiritimati',
    };
    const check = spawnSync(process.execPath, [run, '--check'], { env: environment, encoding: 'utf8' });
    expect(check.status, check.stdout + check.stderr).toBe(0);
  });
});

/** The document with the keys of every mapping in descending order. Lists keep their order. */
function reversed(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(reversed);
  if (typeof node !== 'object' || node === null) return node;
  const entries = Object.entries(node).sort(([left], [right]) => byCodeUnit(right, left));
  return Object.fromEntries(entries.map(([key, value]) => [key, reversed(value)]));
}

describe('a mistake that only shows in a generated file is refused with the file and the remedy', () => {
  test.each([
    ['Lending', /^docs\/guides: new does not begin with a heading; write # and its title first\.$/],
    [
      '# New\n\n<b>bold</b>\n',
      /^docs\/guides: new contains the HTML <b>, which pages do not show; write Markdown\.$/m,
    ],
    [
      '# New\n\n[a](b.md)\n',
      /^docs\/guides: new links to b\.md, which is no guide; name its file or use https\.$/,
    ],
  ])('%s', (markdown, complaint) => {
    const model = { ...smallModel(), guides: [{ name: 'new', markdown }] };
    expect(() => generate(model)).toThrow(SourceError);
    expect(() => generate(model)).toThrow(complaint);
  });

  test('a schema with a name of the client', () => {
    const model = smallModel(({ components: { schemas } }) => {
      schemas.GenreArgument = { type: 'string' };
      schemas.Book.properties.kind = { $ref: '#/components/schemas/GenreArgument' };
    });
    expect(() => generate(model)).toThrow(
      'GenreArgument: openapi.yaml has a schema of this name, which the client needs; rename it.',
    );
  });
});
