import type { Model } from '../model.ts';
import { sortedChanges, type Change } from './change.ts';
import { compareErrors } from './compare-errors.ts';
import { compareEvents } from './compare-events.ts';
import { compareOperations } from './compare-operations.ts';
import { comparePaths } from './compare-paths.ts';
import { compareUploads } from './compare-uploads.ts';

/**
 * All differences between two revisions that matter to callers, breaking ones first. Titles, descriptions and examples
 * are not compared.
 */
export function compareInterfaces(before: Model, after: Model): Change[] {
  const models = { before, after };
  return sortedChanges([
    ...compareOperations(models),
    ...compareUploads(models),
    ...compareErrors(models),
    ...compareEvents(models),
    ...comparePaths(models),
  ]);
}
