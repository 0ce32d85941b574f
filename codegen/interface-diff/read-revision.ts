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

/** The documents of the working tree. */
export function readWorkingTree(): Sources {
  return readFolder(root);
}

/** Contains a folder for each release, with its two documents and a program of its callers. */
export const releasesFolder = join(root, 'test/interface/released');

/**
 * The documents of a folder that contains both, of a saved release such as `1.0.0` or `v1.0.0`, or of a git revision.
 * Throws an `Error` that names the saved releases if none of these has them.
 */
export function readRevision(name: string): Sources {
  const kept = join(releasesFolder, name.replace(/^v(?=\d)/, ''));
  const folder = [name, kept].find((each) => existsSync(join(each, 'registry.yaml')));
  return folder === undefined ? readGitRevision(name) : readFolder(folder);
}

/**
 * The documents of a git revision, such as the tag `v1.0.0`: the registry, and the document that was served then.
 * Generating it again could give another document.
 */
export function readGitRevision(name: string): Sources {
  return { openapi: readFromGit(name, servedDocument), registry: readFromGit(name, 'registry.yaml') };
}

/** The git tags that match a pattern such as `v1.*`, newest version first; none if git is missing. */
export function listTags(pattern: string): string[] {
  try {
    const listed = git('tag', '--list', '--sort=-version:refname', pattern);
    return listed.split('\n').filter((tag) => tag !== '');
  } catch {
    return [];
  }
}

/** A release contains its served document as `openapi.json`; the first one contains `openapi.yaml`. */
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
      `${revision} is neither a folder nor a git revision with ${file}; saved releases: ${kept}.`,
      { cause },
    );
  }
}

/** Captures the error output of git, which becomes part of the error. */
function git(...options: string[]): string {
  return execFileSync('git', options, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}
