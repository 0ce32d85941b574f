import { normaliseEmail } from '../../domain/company-domain.ts';
import { readInboundIdentity } from '../../domain/inbound-identity.ts';
import { readOccurredAt } from '../../domain/occurred-at.ts';
import type { Call, Handler } from '../../operation.ts';
import { threadIdOf } from '../../store/ids.ts';
import { recogniseLead, type RecognisedLead } from '../../store/queries/inbound-leads.ts';
import { storeInbound } from '../../store/queries/inbound-messages.ts';
import { findLeadForChange } from '../../store/queries/lead-changes.ts';
import { storeSentElsewhere } from '../../store/queries/outbound-messages.ts';
import { hasProject } from '../../store/queries/projects.ts';
import { findLeadSuppression } from '../../store/queries/suppression.ts';
import type { Rows } from '../../store/rows.ts';
import type { Tx } from '../../store/store.ts';

type AddMessageCall = Call<'inbox.addMessage'>;

export const handle: Handler<'inbox.addMessage'> = async (call) => {
  const { args, ports, caller } = call;
  const { body, direction } = args;
  if (body.trim() === '') call.fail('invalid_arguments', 'The argument body is blank.', { param: 'body' });
  const language = ports.language.detect(body);
  return call.save(async (tx) => {
    const { lead, created } = await findOrAdd(tx, call);
    const { atMs, warning } = readOccurredAt(args.occurredAt, tx.now.getTime());
    const message = { subject: args.subject?.trim() ?? '', body, language, occurredAt: new Date(atMs) };
    const from = (args.identity?.email && normaliseEmail(args.identity.email)) || writerOf(lead);
    const { messageId, warnings: told } =
      direction === 'inbound'
        ? await storeInbound(tx, lead, { ...message, ...byHand, from, mode: caller.mode })
        : { messageId: await storeSentElsewhere(tx, lead, { ...message, mailId: null }), warnings: [] };
    const warnings = [...(warning === null ? [] : [warning]), ...told, ...(await whySuppressed(tx, lead))];
    return { messageId, leadId: lead.id, threadId: threadIdOf(lead.id), created, warnings };
  });
};

const byHand = { mailId: null, kind: 'human', warnings: [] } as const;

/** Exactly one of lead and identity says whose thread it is. */
async function findOrAdd(tx: Tx, { args, fail }: AddMessageCall): Promise<RecognisedLead> {
  const { projectId, leadId, identity } = args;
  if (!(await hasProject(tx, projectId))) fail('project_not_found', null, { param: 'projectId' });
  if (leadId !== undefined) {
    const message = 'Give leadId or identity, not both: the lead is known by its id.';
    if (identity !== undefined) fail('invalid_arguments', message, { param: 'identity' });
    const lead = await findLeadForChange(tx, leadId);
    if (lead?.projectId !== projectId) return fail('lead_not_found', null, { param: 'leadId' });
    return { lead, created: false };
  }
  if (identity === undefined) {
    const message = 'Whose message is it? Give leadId, or name the person in identity.';
    return fail('invalid_arguments', message, { param: 'leadId' });
  }
  const reading = readInboundIdentity(identity);
  if ('problem' in reading) return fail('invalid_arguments', reading.problem.message, reading.problem);
  return recogniseLead(tx, projectId, reading.draft);
}

/** Whoever must not be written to may still have written, and it is kept. */
async function whySuppressed(tx: Tx, lead: Rows['Lead']): Promise<string[]> {
  const suppression = await findLeadSuppression(tx, lead.id);
  return suppression ? [`This person must not be written to (${suppression.reason}).`] : [];
}

function writerOf({ email, firstName, lastName, company }: Rows['Lead']): string {
  return email ?? ([firstName, lastName].filter(Boolean).join(' ') || (company ?? 'somebody'));
}
