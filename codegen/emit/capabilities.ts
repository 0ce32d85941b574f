import type { File, Model } from '../model.ts';
import { quote, row, scriptHeader } from './source.ts';

/** `contract/capabilities.ts`: the value of `GET /mcp/capabilities`. */
export function emitCapabilities(model: Model): File[] {
  const operations = model.operations.map((operation) => ({
    fn: operation.fn,
    endpoint: operation.endpoint,
    scope: operation.scope,
    summary: operation.summary,
    restMethod: operation.rest?.method ?? null,
    restPath: operation.rest?.path ?? null,
    mcpTools: operation.tool ? [operation.tool.name] : [],
    sandboxAllowed: operation.sandbox,
    liveOnlyReason: operation.liveOnlyReason,
    requiresEntitlement: operation.entitlement,
    spendsCredits: operation.spendsCredits,
  }));
  const text = `${scriptHeader}
import type { Capabilities } from './types.ts';

/** The operations that a key can call. Anyone may read this list without a key. */
export const capabilities: Capabilities = {
  version: ${quote(model.version)},
  count: ${operations.length},
  operations: [
${operations.map((operation) => `    ${row(operation)},\n`).join('')}  ],
};
`;
  return [{ path: 'contract/capabilities.ts', text }];
}
