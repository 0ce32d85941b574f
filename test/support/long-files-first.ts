import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Where files stand that take a minute or more, mostly because they start programs, kill them and wait. */
const longestPaths = [
  '/test/faults/',
  '/test/pipeline/kill-',
  '/test/docs/',
  '/test/flows/kill-',
  '/test/commands/',
];

/** Starts the longest files first, so that at the end of a run no worker waits for the one that has them. */
export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => priorityOf(one) - priorityOf(other));
  }
}

function priorityOf({ moduleId }: TestSpecification): number {
  const place = longestPaths.findIndex((part) => moduleId.includes(part));
  return place === -1 ? longestPaths.length : place;
}
