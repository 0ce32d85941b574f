import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { File } from './model.ts';

/**
 * Makes the folder contain exactly these files: writes those that differ and removes all others. Returns the changed
 * paths.
 */
export function writeFiles(folder: string, files: readonly File[]): string[] {
  const { stale, stray } = compareFiles(folder, files);
  for (const path of stray) rmSync(join(folder, path));
  for (const { path, text } of files) {
    if (!stale.includes(path)) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return [...stale, ...stray];
}

/** Compares byte by byte. `stale` files are missing or differ; `stray` files are no longer generated. */
export function compareFiles(folder: string, files: readonly File[]): { stale: string[]; stray: string[] } {
  const stale = files
    .filter(
      ({ path, text }) =>
        !existsSync(join(folder, path)) || readFileSync(join(folder, path), 'utf8') !== text,
    )
    .map(({ path }) => path);
  const expected = new Set(files.map(({ path }) => path));
  return { stale, stray: listFiles(folder).filter((path) => !expected.has(path)) };
}

function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();
}
