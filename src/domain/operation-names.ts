import { registry } from '../../generated/contract/registry.ts';

/** What programs call operations by; some stand on several endpoints under one name. */
export const operationNames: readonly string[] = [
  ...new Set([...registry.values()].flatMap(({ kind, fn }) => (kind === 'operation' ? [fn] : []))),
];
