import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RepositoryCopy } from './repository-copy.ts';

interface Documents {
  readonly openapi: string;
  readonly registry: string;
}

/** A new operation: its parts of both documents, and its files by their paths in the repository. */
export interface AddedOperation extends Documents {
  readonly name: string;
  readonly files: ReadonlyMap<string, string>;
}

/** Reads an operation from a folder here. Its files end in `.txt`, so that no tool treats them as code. */
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

/** Adds an operation as CONTRIBUTING describes: as the last path, as the last registry entry, and with its files. */
export function addOperation(copy: RepositoryCopy, operation: AddedOperation): void {
  const documents = { openapi: copy.read('openapi.yaml'), registry: copy.read('registry.yaml') };
  const { openapi, registry } = insertOperation(documents, operation);
  copy.write('openapi.yaml', openapi);
  copy.write('registry.yaml', registry);
  for (const [file, text] of operation.files) copy.write(file, text);
}

/** Returns both documents with the operation added. */
export function insertOperation(documents: Documents, operation: AddedOperation): Documents {
  return {
    openapi: insertBefore(documents.openapi, 'webhooks:', operation.openapi),
    registry: insertBefore(documents.registry, 'uploads:', operation.registry),
  };
}

function insertBefore(text: string, line: string, part: string): string {
  const position = text.indexOf(`\n${line}\n`) + 1;
  if (position === 0) throw new Error(`The document has no line ${line}.`);
  return text.slice(0, position) + part + text.slice(position);
}
