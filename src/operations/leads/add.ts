import { onlyItem } from '../../domain/only-item.ts';
import type { Handler } from '../../operation.ts';
import { readLeadInput, type LeadDraft } from '../../domain/lead-input.ts';
import { addLeads, lockKnownLeads } from '../../application/leads/add.ts';
import { readLockedLead, toNewLeadView } from '../../store/queries/lead-views.ts';
import { hasProject } from '../../store/queries/projects.ts';
import type { Tx } from '../../store/store.ts';
import {
  findSuppressedAddresses,
  findSuppressedPeople,
} from '../../application/suppressions/find-suppressed.ts';

export const handle: Handler<'leads.add'> = async ({ args, tx, fail }) => {
  const { projectId, ...input } = args;
  const reading = readLeadInput(input);
  const drafts = 'draft' in reading ? [reading.draft] : [];
  const known = lockKnownLeads(tx, projectId, drafts);
  const [projectExists, suppressed] = await Promise.all([
    hasProject(tx, projectId),
    findSuppressedPeople(
      tx,
      drafts.map(({ fields }) => fields),
    ),
    known,
  ]);
  if (!projectExists) fail('project_not_found', null, { param: 'projectId' });
  if ('problem' in reading) return fail('invalid_arguments', reading.problem.message, reading.problem);
  if (suppressed.size > 0) fail('suppressed', null, { param: await suppressedParam(tx, reading.draft) });
  const additions = await addLeads(tx, projectId, drafts, known);
  const { leadId, outcome } = onlyItem(additions.rows);
  const [created] = additions.waiting.length > 0 ? [] : additions.created;
  const lead = created
    ? toNewLeadView(created, additions.joined, tx.now)
    : await flushAndReadLead(tx, leadId);
  return { ...lead, matched: outcome === 'matched' };
};

/** Returns the argument for which the person is suppressed. */
async function suppressedParam(tx: Tx, { fields, domainFrom }: LeadDraft): Promise<string> {
  const { email } = fields;
  if (email !== undefined && (await findSuppressedAddresses(tx, [email])).size > 0) return 'email';
  return fields.companyDomain === undefined || domainFrom === 'companyWebsite'
    ? 'companyWebsite'
    : 'companyDomain';
}

/** Changes through the ORM must be flushed before they are read by SQL. */
async function flushAndReadLead(tx: Tx, leadId: string) {
  await tx.flush();
  return readLockedLead(tx, leadId);
}
