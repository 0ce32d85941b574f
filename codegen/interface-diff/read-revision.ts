import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** The texts of `openapi.yaml` and `registry.yaml`. */
export interface Sources {
  readonly openapi: string;
  readonly registry: string;
}

/** The documents as they stand in the working tree. */
export function readWorkingTree(): Sources {
  return readFolder(root);
}

/**
 * The documents of a folder that holds both, or else of a git revision such as `v1.0.0`. Throws an `Error` that says
 * so where neither has them.
 */
export function readRevision(name: string): Sources {
  if (existsSync(join(name, 'openapi.yaml'))) return readFolder(name);
  return { openapi: show(name, 'openapi.yaml'), registry: show(name, 'registry.yaml') };
}

/** The tags that git knows by a pattern such as `v1.*`, the newest version first; none where there is no git. */
export function tagsLike(pattern: string): string[] {
  try {
    const listed = git('tag', '--list', '--sort=-version:refname', pattern);
    return listed.split('\n').filter((tag) => tag !== '');
  } catch {
    return [];
  }
}

function readFolder(folder: string): Sources {
  return {
    openapi: readFileSync(join(folder, 'openapi.yaml'), 'utf8'),
    registry: readFileSync(join(folder, 'registry.yaml'), 'utf8'),
  };
}

function show(revision: string, file: string): string {
  try {
    return git('show', '--end-of-options', `${revision}:./${file}`);
  } catch (cause) {
    throw new Error(`${revision} is neither a folder nor a git revision that has ${file}.`, { cause });
  }
}

/** Local questions only; what git prints on failure is part of the error and not of our output. */
function git(...options: string[]): string {
  return execFileSync('git', options, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}
