import { onlyItem } from '../../domain/only-item.ts';
import type { Handler } from '../../operation.ts';
import { readLeadInput, type ParsedLead } from '../../domain/lead-input.ts';
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
  const parsed = readLeadInput(input);
  const leads = 'draft' in parsed ? [parsed.draft] : [];
  // Starts here so that it shares the round trip below. `addLeads` uses the result.
  const knownLeads = lockKnownLeads(tx, projectId, leads);
  const [projectExists, suppressed] = await Promise.all([
    hasProject(tx, projectId),
    findSuppressedPeople(
      tx,
      leads.map(({ fields }) => fields),
    ),
    knownLeads,
  ]);
  if (!projectExists) fail('project_not_found', null, { param: 'projectId' });
  if ('problem' in parsed) return fail('invalid_arguments', parsed.problem.message, parsed.problem);
  if (suppressed.size > 0) fail('suppressed', null, { param: await suppressedParam(tx, parsed.draft) });
  const additions = await addLeads(tx, projectId, leads, knownLeads);
  const { leadId, outcome } = onlyItem(additions.rows);
  // Mail that was linked to the lead may have changed it, so it is then read again.
  const [created] = additions.waiting.length > 0 ? [] : additions.created;
  const lead = created
    ? toNewLeadView(created, additions.joined, tx.now)
    : await flushAndReadLead(tx, leadId);
  return { ...lead, matched: outcome === 'matched' };
};

/** Returns the name of the argument that contains the suppressed address or domain. */
async function suppressedParam(tx: Tx, { fields, domainFrom }: ParsedLead): Promise<string> {
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
