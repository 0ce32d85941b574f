import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generate } from '../../codegen/generate.ts';
import type { Model } from '../../codegen/model.ts';
import { writeFiles } from '../../codegen/write.ts';

const root = path.join(import.meta.dirname, '..', '..');

/**
 * Compiles the callers of the given releases against the client that is generated from a model. Returns one line per
 * error, starting with the path of the file.
 */
export function complaintsOfCallers(model: Model, releases: readonly string[]): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'outreach-interface-'));
  try {
    for (const name of ['sdk', 'test/interface', 'tsconfig.json', 'package.json']) {
      cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
    }
    symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
    const files = generate(model).filter((file) => file.path.startsWith('sdk/'));
    writeFiles(path.join(folder, 'generated'), files);
    const project = {
      extends: './tsconfig.json',
      include: releases.map((version) => `test/interface/released/${version}/*.ts`),
    };
    writeFileSync(path.join(folder, 'callers.json'), JSON.stringify(project));
    const compiler = path.join(root, 'node_modules', 'typescript7', 'bin', 'tsc');
    const { status, stdout } = spawnSync(
      process.execPath,
      [compiler, '-p', 'callers.json', '--pretty', 'false'],
      {
        cwd: folder,
        encoding: 'utf8',
      },
    );
    const lines = stdout.split('\n').filter((line) => /^\S/.test(line));
    if (status !== 0 && lines.length === 0)
      throw new Error(`The compiler exited with ${status} and printed nothing.`);
    return lines;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
