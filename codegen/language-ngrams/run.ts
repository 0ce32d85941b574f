/*
 * Encodes the n-grams of the package eld for the language detector. Run it when the version of eld changes:
 *
 *   npm run languages
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { brotliCompressSync, constants } from 'node:zlib';
import { encodeLanguageData } from './encode.ts';
import { readEldNgrams } from './read-eld.ts';

const root = path.join(import.meta.dirname, '..', '..');
const target = path.join(root, 'src', 'adapters', 'site', 'language-ngrams.bin.br');

const encoded = encodeLanguageData(await readEldNgrams());
const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: encoded.length };
writeFileSync(target, brotliCompressSync(encoded, { params }));
process.stdout.write(`${path.relative(root, target)}: ${readFileSync(target).length} bytes\n`);
