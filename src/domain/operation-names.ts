import { registry } from '../../generated/contract/registry.ts';

/** The names of operations for programs; some appear on several endpoints. */
export const operationNames: readonly string[] = [
  ...new Set([...registry.values()].flatMap(({ kind, fn }) => (kind === 'operation' ? [fn] : []))),
];
