import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Where files stand that take a minute or more, mostly because they start programs, kill them and wait. */
const longest = [
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
    return sorted.toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}

function placeOf({ moduleId }: TestSpecification): number {
  const place = longest.findIndex((part) => moduleId.includes(part));
  return place === -1 ? longest.length : place;
}
