import { onlyItem } from '../../domain/only-item.ts';
import type { Handler } from '../../operation.ts';
import { readLeadInput, type LeadDraft } from '../../domain/lead-input.ts';
import { subjectOf } from '../../domain/lead.ts';
import { adoptFoundMail } from '../../store/queries/inbound-mail.ts';
import { addLeads, noteAdditions, readKnownLeads } from '../../store/queries/lead-additions.ts';
import { findSuppressed } from '../../store/queries/lead-batch.ts';
import { readHeldLead, viewNewLead } from '../../store/queries/lead-views.ts';
import { hasProject } from '../../store/queries/projects.ts';
import { findSuppressedAddresses } from '../../store/queries/suppression.ts';
import type { Tx } from '../../store/store.ts';

export const handle: Handler<'leads.add'> = async ({ args, tx, emit, fail }) => {
  const { projectId, ...input } = args;
  const reading = readLeadInput(input);
  const drafts = 'draft' in reading ? [reading.draft] : [];
  const known = readKnownLeads(tx, projectId, drafts);
  const [isThere, suppressed] = await Promise.all([
    hasProject(tx, projectId),
    findSuppressed(tx, drafts),
    known,
  ]);
  if (!isThere) fail('project_not_found', null, { param: 'projectId' });
  if ('problem' in reading) return fail('invalid_arguments', reading.problem.message, reading.problem);
  if (suppressed.size > 0) fail('suppressed', null, { param: await whySuppressed(tx, reading.draft) });
  const additions = await addLeads(tx, projectId, drafts, known);
  noteAdditions(tx, additions, (lead) =>
    emit('lead.added', { ...subjectOf(lead), source: lead.source ?? null }),
  );
  const { leadId, outcome } = onlyItem(additions.rows);
  const hasMoved = await adoptFoundMail(tx, additions);
  const [created] = hasMoved ? [] : additions.created;
  const lead = created ? viewNewLead(created, additions.joined, tx.now) : await readChanged(tx, leadId);
  return { ...lead, matched: outcome === 'matched' };
};

/** The argument for which the person must not be written to. */
async function whySuppressed(tx: Tx, { fields, domainFrom }: LeadDraft): Promise<string> {
  const { email } = fields;
  if (email !== undefined && (await findSuppressedAddresses(tx, [email])).size > 0) return 'email';
  return fields.companyDomain === undefined || domainFrom === 'companyWebsite'
    ? 'companyWebsite'
    : 'companyDomain';
}

/** What is changed through the ORM is written before it is read again. */
async function readChanged(tx: Tx, leadId: string) {
  await tx.flush();
  return readHeldLead(tx, leadId);
}
