import path from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { longSuites } from './long-suites.ts';

const root = path.join(import.meta.dirname, '..', '..');

/** Starts the longest files first, so that the run does not end with one worker busy and the others idle. */
export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => priorityOf(one) - priorityOf(other));
  }
}

function priorityOf({ moduleId }: TestSpecification): number {
  const file = path.relative(root, moduleId).replaceAll(path.sep, '/');
  const index = longSuites.findIndex((pattern) => path.matchesGlob(file, pattern));
  return index === -1 ? longSuites.length : index;
}
