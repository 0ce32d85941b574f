import { existsSync, readdirSync } from 'node:fs';
import { releasesFolder } from '../interface-diff/read-revision.ts';

/** The released versions with the same major version, oldest first. */
export function listReleases(version: string): string[] {
  if (!existsSync(releasesFolder)) return [];
  return readdirSync(releasesFolder)
    .filter((name) => name.split('.')[0] === version.split('.')[0])
    .sort(compareVersions);
}

/** Orders by semantic version: 1.9.0 comes before 1.10.0. */
export function compareVersions(left: string, right: string): number {
  return left.localeCompare(right, 'en', { numeric: true });
}
