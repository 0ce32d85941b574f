import { registry } from '../../generated/contract/registry.ts';

/** The names of operations, without duplicates, because some have several endpoints. */
export const operationNames: readonly string[] = [
  ...new Set([...registry.values()].flatMap(({ kind, fn }) => (kind === 'operation' ? [fn] : []))),
];
