import path from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { longSuites } from './long-suites.ts';

const root = path.join(import.meta.dirname, '..', '..');

/** Starts the longest files first, so that at the end of a run no worker waits for the one that has them. */
export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => priorityOf(one) - priorityOf(other));
  }
}

function priorityOf({ moduleId }: TestSpecification): number {
  const file = path.relative(root, moduleId).replaceAll(path.sep, '/');
  const place = longSuites.findIndex((pattern) => path.matchesGlob(file, pattern));
  return place === -1 ? longSuites.length : place;
}
