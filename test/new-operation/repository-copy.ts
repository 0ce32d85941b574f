import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathsIn } from '../tidy/tracked-files.ts';

const root = path.join(import.meta.dirname, '..', '..');

/** Ends a program that hangs, before the test itself times out. */
const programTimeoutMs = 1_180_000;

/** A copy of the repository in a temporary folder, which a test may change. */
export class RepositoryCopy {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'outreach-new-operation-'));

  constructor() {
    // Git also lists files that were removed since the last commit.
    const present = pathsIn(root).filter((file) => existsSync(path.join(root, file)));
    for (const file of present) cpSync(path.join(root, file), path.join(this.folder, file));
    this.#linkPackages();
  }

  /** Shares the packages. The client and the caches of tools belong to each copy. */
  #linkPackages(): void {
    const packages = path.join(root, 'node_modules');
    const linked = path.join(this.folder, 'node_modules');
    mkdirSync(linked);
    for (const name of readdirSync(packages).filter(
      (entry) => entry !== '.cache' && entry !== 'outreach-sdk',
    )) {
      symlinkSync(path.join(packages, name), path.join(linked, name));
    }
    symlinkSync('../sdk', path.join(linked, 'outreach-sdk'));
  }

  read(file: string): string {
    return readFileSync(path.join(this.folder, file), 'utf8');
  }

  write(file: string, text: string): void {
    mkdirSync(path.dirname(path.join(this.folder, file)), { recursive: true });
    writeFileSync(path.join(this.folder, file), text);
  }

  /** The texts of all files, by their paths. */
  texts(): Map<string, string> {
    return new Map(pathsIn(this.folder).map((file) => [file, this.read(file)]));
  }

  /** Runs a program of the copy. Returns its exit status and its output. */
  run(program: string, ...options: string[]): Promise<{ status: number; output: string }> {
    const programs = path.join(this.folder, 'node_modules', '.bin');
    const isTestVariable = ([name]: [string, unknown]): boolean =>
      name.startsWith('VITEST') || name === 'FORCE_COLOR';
    const env = {
      ...Object.fromEntries(Object.entries(process.env).filter((entry) => !isTestVariable(entry))),
      NO_COLOR: '1',
      PATH: `${programs}${path.delimiter}${process.env['PATH'] ?? ''}`,
    };
    const settings = { cwd: this.folder, env, maxBuffer: 2 ** 26, timeout: programTimeoutMs };
    return new Promise((resolve) => {
      execFile(program, options, settings, (error, stdout, stderr) => {
        resolve({ status: error ? 1 : 0, output: `${stdout}${stderr}` });
      });
    });
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
