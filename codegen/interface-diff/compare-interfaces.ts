import type { Model } from '../model.ts';
import { sortedChanges, type Change } from './change.ts';
import { compareErrors } from './compare-errors.ts';
import { compareEvents } from './compare-events.ts';
import { compareOperations } from './compare-operations.ts';
import { comparePaths } from './compare-paths.ts';
import { compareUploads } from './compare-uploads.ts';

/**
 * Everything that differs between two revisions of the interface for those who call it, what breaks them first. The
 * words that speak to people only (titles, descriptions, examples) are no part of it.
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
