import { execFile } from 'node:child_process';
import {
  cpSync,
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

/** A copy of the repository in a folder of its own, for changes that only a test makes. */
export class RepositoryCopy {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'outreach-new-operation-'));

  constructor() {
    for (const file of pathsIn(root)) cpSync(path.join(root, file), path.join(this.folder, file));
    this.#linkPackages();
  }

  /** The packages are shared, but for the client and what tools keep there, which belong to each copy. */
  #linkPackages(): void {
    const packages = path.join(root, 'node_modules');
    const linked = path.join(this.folder, 'node_modules');
    mkdirSync(linked);
    for (const name of readdirSync(packages).filter((each) => each !== '.cache' && each !== 'outreach-sdk')) {
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

  /** The texts of all files of a folder, by their paths in it. */
  textsIn(folder: string): Map<string, string> {
    const entries = readdirSync(path.join(this.folder, folder), { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    return new Map(
      files.map(({ parentPath, name }) => {
        const file = path.relative(this.folder, path.join(parentPath, name));
        return [file, this.read(file)];
      }),
    );
  }

  /** Runs a program of the copy. Answers its exit status and all that it printed. */
  run(program: string, ...options: string[]): Promise<{ status: number; output: string }> {
    const programs = path.join(this.folder, 'node_modules', '.bin');
    const { VITEST: _vitest, VITEST_WORKER_ID: _worker, ...environment } = process.env;
    const env = { ...environment, PATH: `${programs}${path.delimiter}${process.env['PATH'] ?? ''}` };
    return new Promise((resolve) => {
      execFile(program, options, { cwd: this.folder, env, maxBuffer: 2 ** 26 }, (error, stdout, stderr) => {
        resolve({ status: error ? 1 : 0, output: `${stdout}${stderr}` });
      });
    });
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
