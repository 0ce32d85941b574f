import fc from 'fast-check';
import { expect } from 'vitest';
import { unmerge } from '../../src/people/unmerge.ts';
import type { DraftingWorkspace } from '../support/drafting-workspace.ts';
import type { TestService } from '../support/test-service.ts';
import { receive, writeMail } from '../support/test-mails.ts';

export const leadAddresses = ['a@koivu.example', 'b@koivu.example', 'c@koivu.example', 'd@home.example'];
const address = fc.constantFrom(...leadAddresses);
const index = fc.nat(5);
/** One action on the leads of a workspace; `index` selects a lead. */
export const leadStep = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), address }),
  fc.record({ kind: fc.constant('addByPage' as const), address, index }),
  fc.record({ kind: fc.constant('alias' as const), address, index }),
  fc.record({ kind: fc.constant('update' as const), address, index }),
  fc.record({ kind: fc.constant('merge' as const), index, other: index }),
  fc.record({ kind: fc.constant('unmerge' as const), index }),
  fc.record({ kind: fc.constant('delete' as const), index }),
  fc.record({ kind: fc.constant('mail' as const), address, isHuman: fc.boolean() }),
);
type LeadStep = typeof leadStep extends fc.Arbitrary<infer Value> ? Value : never;
let mailCount = 0;

/** Performs one step on the existing leads. Rejected calls change nothing. */
export async function performStep(
  service: TestService,
  { tryCall, projectId }: DraftingWorkspace,
  drawn: LeadStep,
  ids: string[],
): Promise<void> {
  const lead = 'index' in drawn ? ids[drawn.index % Math.max(1, ids.length)] : undefined;
  const addLead = async (args: object) => {
    const { value } = await tryCall('leads.add', { projectId, ...args });
    if (value && !ids.includes(value.id)) ids.push(value.id);
  };
  if (drawn.kind === 'add') return addLead({ email: drawn.address });
  if (drawn.kind === 'addByPage')
    return addLead({ email: drawn.address, linkedinUrl: `https://www.linkedin.com/in/p${drawn.index}` });
  if (drawn.kind === 'mail') {
    const headers = {
      From: drawn.address,
      'Message-ID': `<${++mailCount}@x>`,
      ...(drawn.isHuman ? {} : { Precedence: 'bulk' }),
    };
    return void (await receive(service, projectId, writeMail(headers)));
  }
  if (lead === undefined) return;
  if (drawn.kind === 'unmerge')
    return void (await unmerge(service.assembled.store, lead).catch(() => undefined));
  const calls: Record<string, [fn: string, args: object]> = {
    alias: ['leads.addAlias', { leadId: lead, email: 'address' in drawn ? drawn.address : '' }],
    update: ['leads.update', { leadId: lead, email: 'address' in drawn ? drawn.address : '' }],
    merge: [
      'leads.merge',
      { primaryId: lead, duplicateId: ids['other' in drawn ? drawn.other % ids.length : 0] },
    ],
    delete: ['leads.delete', { leadId: lead }],
  };
  const { status, text } = await tryCall(...calls[drawn.kind]!);
  expect([200, 400], text).toContain(status);
}
