import type { Handler } from '../../operation.ts';
import { readLeadInput } from '../../domain/lead-input.ts';
import { subjectOf } from '../../domain/lead.ts';
import { adoptMail } from '../../store/queries/inbound-mail.ts';
import { addLeads, noteAdditions } from '../../store/queries/lead-additions.ts';
import { readLead } from '../../store/queries/lead-views.ts';
import { findProject } from '../../store/queries/projects.ts';
import { findSuppressedAddresses } from '../../store/queries/suppression.ts';

export const handle: Handler<'leads.add'> = async ({ args, tx, emit, fail }) => {
  const { projectId, ...input } = args;
  if (!(await findProject(tx, projectId))) fail('project_not_found', null, { param: 'projectId' });
  const reading = readLeadInput(input);
  if ('problem' in reading) return fail('invalid_arguments', reading.problem.message, reading.problem);
  const { email } = reading.draft.fields;
  if (email && (await findSuppressedAddresses(tx, [email])).size > 0)
    fail('suppressed', null, { param: 'email' });
  const additions = await addLeads(tx, projectId, [reading.draft]);
  noteAdditions(tx, additions, (lead) =>
    emit('lead.added', { ...subjectOf(lead), source: lead.source ?? null }),
  );
  await adoptMail(tx, projectId, additions.claims);
  await tx.em.flush();
  const [{ leadId, outcome }] = additions.rows as [(typeof additions.rows)[number]];
  return { ...(await readLead(tx, leadId))!, matched: outcome === 'matched' };
};
