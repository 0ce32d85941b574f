import { InvalidArgumentError } from 'commander';
import { manuals, type Manual } from '../../../generated/contract/manuals.ts';
import { registry, type OperationEntry } from '../../../generated/contract/registry.ts';
import { uploads } from '../../../generated/contract/uploads.ts';
import { unknownOperationError } from '../option-parsers.ts';

export const endpoints = ['query', 'mutate', 'run'] as const;
export type Endpoint = (typeof endpoints)[number];

/** An operation found by name. Session-only operations have no entry and no manual. */
export interface ResolvedOperation {
  readonly fn: string;
  readonly endpoint: Endpoint;
  readonly entry: OperationEntry | undefined;
  readonly manual: Manual | undefined;
}

/**
 * Finds an operation by name, on the requested endpoint or else the first that has it.
 * @throws InvalidArgumentError with the closest name if there is none.
 */
export function findOperation(fn: string, requested: string | undefined): ResolvedOperation {
  const available = findEndpoints(fn);
  const [first] = available;
  if (first === undefined) throw operationNotFoundError(fn);
  const endpoint = endpoints.find((each) => each === requested) ?? first;
  const entry = registry.get(`${available.includes(endpoint) ? endpoint : first} ${fn}`);
  if (entry?.kind !== 'operation') return { fn, endpoint, entry: undefined, manual: undefined };
  return { fn, endpoint, entry, manual: manuals[entry.id] };
}

/** The endpoints that have this operation. */
export function findEndpoints(fn: string): readonly Endpoint[] {
  return endpoints.filter((endpoint) => registry.has(`${endpoint} ${fn}`));
}

function operationNotFoundError(fn: string): InvalidArgumentError {
  if (Object.values(uploads).some((upload) => upload.fn === fn))
    return new InvalidArgumentError(
      `${fn} expects the bytes of a file: send them with npx outreach upload FOLDER.`,
    );
  const names = [...new Set([...registry.values()].map((entry) => entry.fn))];
  const inGroup = names.filter((name) => name.startsWith(`${fn}.`) && findOperation(name, undefined).entry);
  if (inGroup.length === 0) return unknownOperationError(fn, names);
  return new InvalidArgumentError(`There is no operation ${fn}. Use one of ${inGroup.join(', ')}.`);
}
