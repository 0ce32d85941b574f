import type { Entry, File, Model } from '../model.ts';
import { byCodeUnit } from '../names.ts';
import { row, scriptHeader } from './source.ts';

/**
 * `contract/routes.ts`: the REST paths. Fixed words come before parameters in the same position, so that they match
 * first.
 */
export function emitRoutes(model: Model): File[] {
  const routes = [...model.operations, ...model.sessionEntries]
    .filter((entry) => entry.rest !== null)
    .sort((left, right) => byCodeUnit(sortKey(left), sortKey(right)))
    .map(({ fn, endpoint, rest }) => ({
      method: rest?.method,
      path: rest?.path,
      endpoint,
      fn,
      pathParameters: rest?.pathParameters,
    }));
  const text = `${scriptHeader}
/** A REST path and the entry that it calls. \`path\` has the form \`/v1/leads/{leadId}\`. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly endpoint: 'query' | 'mutate' | 'run';
  readonly fn: string;
  readonly pathParameters: readonly string[];
}

/** All REST paths. Fixed words come before parameters in the same position, so that they match first. */
export const routes: readonly Route[] = [
${routes.map((route) => `  ${row(route)},\n`).join('')}];
`;
  return [{ path: 'contract/routes.ts', text }];
}

/** A brace sorts after every letter, so parameters follow fixed words. */
function sortKey(entry: Entry): string {
  return `${entry.rest?.path} ${entry.rest?.method}`;
}
