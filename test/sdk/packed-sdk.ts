import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildSdk } from '../../sdk/scripts/build.ts';

const root = path.join(import.meta.dirname, '..', '..');
const installed = path.join(root, 'node_modules');

/** Builds and packs the client library within a folder. Returns the tarball. */
export function packSdk(folder: string): string {
  const built = path.join(folder, 'built');
  buildSdk(built);
  const options = ['pack', built, '--pack-destination', folder, '--ignore-scripts', '--offline', '--silent'];
  execFileSync('npm', options, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [tarball] = readdirSync(folder).filter((file) => file.endsWith('.tgz'));
  return path.join(folder, tarball!);
}

/** Unpacks the tarball into an empty project as npm would, with its dependencies only. */
export function installSdk(tarball: string, project: string): void {
  const target = path.join(project, 'node_modules/outreach-sdk');
  mkdirSync(target, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '-C', target, '--strip-components=1']);
  for (const name of ['openapi-fetch', 'openapi-typescript-helpers'])
    cpSync(path.join(installed, name), path.join(project, 'node_modules', name), { recursive: true });
  writeFileSync(
    path.join(project, 'package.json'),
    '{ "name": "project", "private": true, "type": "module" }\n',
  );
}

/** The path of an installed package's program, to run with node. */
export function programOf(name: string, file: string): string {
  return path.join(installed, name, file);
}
