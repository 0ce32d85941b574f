import { InvalidArgumentError } from 'commander';
import { manuals, type Manual } from '../../../generated/contract/manuals.ts';
import { registry, type OperationEntry } from '../../../generated/contract/registry.ts';
import { uploads } from '../../../generated/contract/uploads.ts';
import { unknownOperationError } from '../option-parsers.ts';

export const endpoints = ['query', 'mutate', 'run'] as const;
export type Endpoint = (typeof endpoints)[number];

/** What a name stands for. What only a person's session may call has neither entry nor manual. */
export interface ResolvedOperation {
  readonly fn: string;
  readonly endpoint: Endpoint;
  readonly entry: OperationEntry | undefined;
  readonly manual: Manual | undefined;
}

/**
 * The operation of a name, on the endpoint where one is asked for, else on the first that it stands on.
 *
 * @throws InvalidArgumentError that names the nearest operation where there is none.
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

/** The endpoints that have an operation of this name. */
export function findEndpoints(fn: string): readonly Endpoint[] {
  return endpoints.filter((endpoint) => registry.has(`${endpoint} ${fn}`));
}

function operationNotFoundError(fn: string): InvalidArgumentError {
  if (Object.values(uploads).some((upload) => upload.fn === fn))
    return new InvalidArgumentError(
      `${fn} takes the bytes of a file: npx outreach upload FOLDER sends them.`,
    );
  const names = [...new Set([...registry.values()].map((entry) => entry.fn))];
  const inGroup = names.filter((name) => name.startsWith(`${fn}.`) && findOperation(name, undefined).entry);
  if (inGroup.length === 0) return unknownOperationError(fn, names);
  return new InvalidArgumentError(`There is no operation ${fn}. Name one of ${inGroup.join(', ')}.`);
}
