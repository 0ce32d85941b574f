import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import satisfies from 'spdx-satisfies';

/** Licences that allow running and distributing the service without publishing its source. */
const allowed = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Unlicense',
];

interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
}

/**
 * One sentence for each production package without an allowed licence. A package for another platform is not
 * installed, so its licence comes from the lock file.
 */
export function findLicenceProblems(root: string): string[] {
  const lock = readJson(path.join(root, 'package-lock.json')) as { packages: Record<string, LockedPackage> };
  return Object.entries(lock.packages)
    .filter(([packagePath, { dev, link }]) => packagePath.includes('node_modules/') && !dev && !link)
    .flatMap(([packagePath, { version, license: locked }]) => {
      const manifest = path.join(root, packagePath, 'package.json');
      const licence = existsSync(manifest) ? licenceOf(readJson(manifest)) : locked;
      if (licence !== undefined && isAllowed(licence)) return [];
      const name = packagePath.slice(packagePath.lastIndexOf('node_modules/') + 'node_modules/'.length);
      const what = licence === undefined ? 'declares no licence' : `has the licence "${licence}"`;
      return [
        `${name} ${version} ${what}. Replace the package, or read the licence's terms and add it to ` +
          'check/licence-problems.ts.',
      ];
    });
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Packages from before 2015 may have an object or a list, as npm then required. */
function licenceOf(manifest: unknown): string | undefined {
  const { license, licenses } = manifest as { license?: unknown; licenses?: unknown };
  const declared: unknown = license ?? (Array.isArray(licenses) ? licenses[0] : undefined);
  const type: unknown =
    typeof declared === 'object' && declared !== null && 'type' in declared ? declared.type : declared;
  return typeof type === 'string' ? type : undefined;
}

function isAllowed(licence: string): boolean {
  try {
    return satisfies(licence, allowed);
  } catch {
    return false;
  }
}
