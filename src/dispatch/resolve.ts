import { registry, type RegistryEntry } from '../../generated/contract/registry.ts';
import { nearest } from '../domain/nearest.ts';
import { Refusal } from '../domain/errors.ts';

export type Endpoint = RegistryEntry['endpoint'];
const endpoints: readonly Endpoint[] = ['query', 'mutate', 'run'];

/** What has this name on this endpoint. A refusal names the right endpoint, or the nearest operation. */
export function resolveFunction(endpoint: Endpoint, fn: string): RegistryEntry {
  const entry = registry.get(`${endpoint} ${fn}`);
  if (entry) return entry;
  const elsewhere = endpoints.find((other) => registry.has(`${other} ${fn}`));
  if (elsewhere) {
    throw new Refusal('unknown_fn', `${fn} is not on /mcp/${endpoint}; call it on /mcp/${elsewhere}.`, {
      param: 'fn',
    });
  }
  const near = nearest(
    fn,
    [...registry.values()].filter(({ kind }) => kind === 'operation').map((known) => known.fn),
  );
  const remedy = near ? `Did you mean ${near}?` : 'GET /mcp/capabilities lists the operations.';
  throw new Refusal('unknown_fn', `There is no operation ${JSON.stringify(fn.slice(0, 100))}. ${remedy}`, {
    param: 'fn',
  });
}
