import { expect, test } from 'vitest';
import { type OperationEntry, registry } from '../../../generated/contract/registry.ts';
import { tools } from '../../../generated/contract/tools.ts';
import { createContinuationHint } from './continuation-hint.ts';

/** The hint for a call with these arguments and this result. */
function after(operation: string, input: object, value: object = {}): string {
  const tool = tools.find((each) => each.operation === operation)!;
  const entry = [...registry.values()].find(
    (each): each is OperationEntry => each.kind === 'operation' && each.id === operation,
  )!;
  return createContinuationHint({ tool, entry, input: { ...input }, value: { ...value }, isDryRun: false });
}

test('names only reading tools after a change, those for ids in the result before those for the workspace', () => {
  const hint = after('leads.update', { leadId: 'lead_1' }, { id: 'lead_1', projectId: 'project_1' });
  expect(hint).toBe(
    'This took effect. Do not repeat it. Use service_get_lead with leadId lead_1 and ' +
      'service_get_thread with leadId lead_1 to read the result.',
  );
});
