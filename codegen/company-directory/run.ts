/*
 * Extracts the bundled company directory from the package name-suggestion-index. The output is reproducible:
 *
 *   npm install --no-save name-suggestion-index@8.0.20260918
 *   npm run directory                writes the extract
 *   npm run directory -- --check     compares without writing
 *
 * The package is not a dependency, because it takes 95 MB.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { extractOrganisations, type IndexFile, type WikidataFile } from './extract.ts';

const version = '8.0.20260918';
const root = path.join(import.meta.dirname, '..', '..');
const target = path.join(root, 'src', 'adapters', 'directory', 'organisations.json.br');

const extract = JSON.stringify({ version, ...readExtract() });
if (!process.argv.includes('--check')) writeFileSync(target, compress(extract));
// Compares the text, because another version of the compressor may write other bytes.
else if (!existsSync(target) || brotliDecompressSync(readFileSync(target)).toString() !== extract) {
  process.stderr.write(`${path.relative(root, target)} is out of date; run npm run directory.\n`);
  process.exitCode = 1;
}

function readExtract() {
  const folder = path.join(root, 'node_modules', 'name-suggestion-index');
  const read = (file: string): unknown => JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
  if (!existsSync(folder) || (read('package.json') as { version: string }).version !== version) {
    throw new Error(`Run npm install --no-save name-suggestion-index@${version} first.`);
  }
  return extractOrganisations(
    read('dist/json/nsi.min.json') as IndexFile,
    read('dist/wikidata/wikidata.min.json') as WikidataFile,
  );
}

function compress(text: string): Buffer {
  const bytes = Buffer.from(text);
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_PARAM_LGWIN } = constants;
  return brotliCompressSync(bytes, {
    params: { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_LGWIN]: 22, [BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
}
