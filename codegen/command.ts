import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generate } from './generate.ts';
import type { Guide } from './model.ts';
import { readAppModel, readModel } from './read.ts';
import { SourceError } from './source-error.ts';
import { compareFiles, writeFiles } from './write.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * Generates all files, or with `isCheck` compares them with the files on disk. Returns the exit status and prints
 * problems to standard error.
 */
export function runCodegen(isCheck: boolean): number {
  try {
    return run(isCheck);
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    console.error(error.message);
    return 1;
  }
}

function run(isCheck: boolean): number {
  const openapi = readSource('openapi.yaml');
  const registry = readSource('registry.yaml');
  const files = generate(
    readModel({ openapi, registry, guides: readGuides('docs/guides'), readme: readSource('README.md') }),
    readAppModel({
      app: readSource('app.yaml'),
      appRegistry: readSource('app-registry.yaml'),
      openapi,
      registry,
    }),
  );
  const folder = join(root, 'generated');
  if (!isCheck) {
    const changed = writeFiles(folder, files);
    console.log(`${files.length} files generated, ${changed.length} changed`);
    return 0;
  }
  const { stale, stray } = compareFiles(folder, files);
  for (const path of stale) console.error(`generated/${path} is out of date; run npm run codegen`);
  for (const path of stray) console.error(`generated/${path} is no longer generated; run npm run codegen`);
  return stale.length + stray.length === 0 ? 0 : 1;
}

function readSource(name: string): string {
  return readFileSync(join(root, name), 'utf8');
}

/** The number at the start of a file name sets the order of the guides. */
function readGuides(folder: string): Guide[] {
  return readdirSync(join(root, folder))
    .filter((file) => file.endsWith('.md'))
    .sort((left, right) => Number.parseInt(left, 10) - Number.parseInt(right, 10))
    .map((file) => ({
      name: file.replace(/^\d+-|\.md$/g, ''),
      markdown: readSource(`${folder}/${file}`),
    }));
}
