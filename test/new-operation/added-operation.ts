import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RepositoryCopy } from './repository-copy.ts';

/** An operation that is added: its parts of the two documents, and its own files under the paths they get. */
export interface AddedOperation {
  readonly name: string;
  readonly openapi: string;
  readonly registry: string;
  readonly files: ReadonlyMap<string, string>;
}

/** Reads an operation from a folder beside this file. Its files end in `.txt`, so that nothing compiles them here. */
export function readOperation(name: string): AddedOperation {
  const folder = path.join(import.meta.dirname, name);
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.txt'))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  return {
    name,
    openapi: read('openapi.yaml'),
    registry: read('registry.yaml'),
    files: new Map(files.map((file) => [file.replace(/\.txt$/, ''), read(file)])),
  };
}

/** Adds an operation as a person does: at the end of the paths, at the end of the operations, and with its files. */
export function addOperation(copy: RepositoryCopy, { openapi, registry, files }: AddedOperation): void {
  copy.write('openapi.yaml', insertBefore(copy.read('openapi.yaml'), 'webhooks:', openapi));
  copy.write('registry.yaml', insertBefore(copy.read('registry.yaml'), 'uploads:', registry));
  for (const [file, text] of files) copy.write(file, text);
}

function insertBefore(text: string, line: string, part: string): string {
  const place = text.indexOf(`\n${line}\n`) + 1;
  if (place === 0) throw new Error(`The document has no line ${line}`);
  return text.slice(0, place) + part + text.slice(place);
}
