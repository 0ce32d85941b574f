import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** One text file of the repository, its path relative to the root with forward slashes. */
export interface TextFile {
  readonly path: string;
  readonly text: string;
}

const binary = /\.(png|jpe?g|gif|ico|woff2?|pdf|gz|br|zip|xlsx|docx)$/;
const ignoredFolders = new Set(['.git', 'node_modules', 'data', 'coverage', 'dist']);

/** All text files that are in the repository, or would be added by the next commit. */
export function textFiles(root: string): TextFile[] {
  return pathsIn(root)
    .filter((file) => !binary.test(file) && existsSync(path.join(root, file)))
    .map((file) => ({ path: file, text: readFileSync(path.join(root, file), 'utf8') }));
}

/** Uses Git if it can. In a copy without Git, or one that belongs to another account, walks the folders. */
export function pathsIn(root: string): string[] {
  try {
    const options = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
    return execFileSync('git', options, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      .split('\0')
      .filter((file) => file !== '');
  } catch {
    return listFolder(root, '');
  }
}

function listFolder(root: string, folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (ignoredFolders.has(entry.name)) return [];
    const inner = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return listFolder(root, inner);
    return entry.isFile() ? [inner] : [];
  });
}
