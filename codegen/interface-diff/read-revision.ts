import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** The texts of an OpenAPI document and of `registry.yaml`. */
export interface Sources {
  readonly openapi: string;
  readonly registry: string;
}

const servedDocument = 'generated/docs/openapi.json';

/** The documents as they stand in the working tree. */
export function readWorkingTree(): Sources {
  return readFolder(root);
}

/** Where each release keeps its two documents and a program of those who call it. */
export const releasesFolder = join(root, 'test/interface/released');

/**
 * The documents of a folder that holds both, of a kept release such as `1.0.0` or `v1.0.0`, or else of a git revision.
 * Throws an `Error` that names the kept releases where none of these has them.
 */
export function readRevision(name: string): Sources {
  const kept = join(releasesFolder, name.replace(/^v(?=\d)/, ''));
  const folder = [name, kept].find((each) => existsSync(join(each, 'registry.yaml')));
  return folder === undefined ? readGitRevision(name) : readFolder(folder);
}

/**
 * The documents of a git revision, such as the tag `v1.0.0`: the registry, and the document that was served then, which
 * does not depend on what the generator adds today.
 */
export function readGitRevision(name: string): Sources {
  return { openapi: readFromGit(name, servedDocument), registry: readFromGit(name, 'registry.yaml') };
}

/** The tags that git knows by a pattern such as `v1.*`, the newest version first; none where there is no git. */
export function listTags(pattern: string): string[] {
  try {
    const listed = git('tag', '--list', '--sort=-version:refname', pattern);
    return listed.split('\n').filter((tag) => tag !== '');
  } catch {
    return [];
  }
}

/** A release keeps the document that it served, as `openapi.json`; the first one kept `openapi.yaml`. */
function readFolder(folder: string): Sources {
  const served = join(folder, 'openapi.json');
  return {
    openapi: readFileSync(existsSync(served) ? served : join(folder, 'openapi.yaml'), 'utf8'),
    registry: readFileSync(join(folder, 'registry.yaml'), 'utf8'),
  };
}

function readFromGit(revision: string, file: string): string {
  try {
    return git('show', '--end-of-options', `${revision}:./${file}`);
  } catch (cause) {
    const kept = readdirSync(releasesFolder).join(', ');
    throw new Error(
      `${revision} is neither a folder nor a git revision that has ${file}; kept releases: ${kept}.`,
      { cause },
    );
  }
}

/** Local questions only; what git prints on failure is part of the error and not of our output. */
function git(...options: string[]): string {
  return execFileSync('git', options, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}
