import { expect, test } from 'vitest';
import { type OperationEntry, registry } from '../../../generated/contract/registry.ts';
import { tools } from '../../../generated/contract/tools.ts';
import { createContinuationHint } from './continuation-hint.ts';

/** What follows on a call that was made, with these arguments and this answer. */
function after(operation: string, input: object, value: object = {}): string {
  const tool = tools.find((each) => each.operation === operation)!;
  const entry = [...registry.values()].find(
    (each): each is OperationEntry => each.kind === 'operation' && each.id === operation,
  )!;
  return createContinuationHint({ tool, entry, input: { ...input }, value: { ...value }, isDryRun: false });
}

test('after a change only tools that read are named, and what the answer names comes before its workspace', () => {
  const said = after('leads.update', { leadId: 'lead_1' }, { id: 'lead_1', projectId: 'project_1' });
  expect(said).toBe(
    'This took effect. Do not repeat it. Use service_get_lead with leadId lead_1 and ' +
      'service_get_thread with leadId lead_1 to read the result.',
  );
});
