import type { OperationId } from '../../generated/contract/operations.ts';
import { routes } from '../../generated/contract/routes.ts';

/**
 * Builds the REST request of a call: path parameters go into the path, other arguments into `rest`. Returns null for
 * an operation without a REST path.
 */
export function toRestRequest(id: OperationId, args: Record<string, unknown>) {
  const route = routes.find((candidate) => candidate.fn === id);
  if (!route) return null;
  const rest = { ...args };
  let { path } = route;
  for (const name of route.pathParameters) {
    path = path.replace(`{${name}}`, encodeURIComponent(String(rest[name])));
    delete rest[name];
  }
  return { method: route.method, path, rest };
}
