import { registry, type RegistryEntry } from '../../generated/contract/registry.ts';
import { nearestName } from '../domain/nearest-name.ts';
import { operationNames } from '../domain/operation-names.ts';
import { ApiError } from '../domain/errors.ts';

export type Endpoint = RegistryEntry['endpoint'];
const endpoints: readonly Endpoint[] = ['query', 'mutate', 'run'];

/**
 * Finds the operation with this name on this endpoint. The error names the right endpoint or the closest operation.
 */
export function resolveFunction(endpoint: Endpoint, fn: string): RegistryEntry {
  const entry = registry.get(`${endpoint} ${fn}`);
  if (entry) return entry;
  const elsewhere = endpoints.find((other) => registry.has(`${other} ${fn}`));
  if (elsewhere) {
    throw new ApiError('unknown_fn', `${fn} is not on /mcp/${endpoint}; call it on /mcp/${elsewhere}.`, {
      param: 'fn',
    });
  }
  const remedy = unknownOperationHint(fn);
  throw new ApiError('unknown_fn', `There is no operation ${JSON.stringify(fn.slice(0, 100))}. ${remedy}`, {
    param: 'fn',
  });
}

function unknownOperationHint(fn: string): string {
  const near = nearestName(fn, operationNames);
  if (near !== undefined) return `Did you mean ${near}?`;
  const [group] = fn.split('.');
  const siblings = operationNames.filter((name) => name.startsWith(`${group}.`));
  return siblings.length > 0
    ? `Operations of ${group}: ${siblings.join(', ')}.`
    : 'GET /mcp/capabilities lists the operations.';
}
