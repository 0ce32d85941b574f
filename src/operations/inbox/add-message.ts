import { normaliseEmail } from '../../domain/company-domain.ts';
import { readInboundIdentity } from '../../domain/inbound-identity.ts';
import { languageOfMail } from '../../domain/replies/unsupported-language.ts';
import { readOccurredAt } from '../../domain/occurred-at.ts';
import type { Call, Handler } from '../../operation.ts';
import { threadIdOf } from '../../store/ids.ts';
import { findOrCreateLead, type FoundOrCreatedLead } from '../../application/leads/find-or-create.ts';
import { saveInboundMessage } from '../../application/messages/save-inbound.ts';
import { saveSentMessage } from '../../application/messages/save-sent.ts';
import { hasProject } from '../../store/queries/projects.ts';
import { findLeadSuppression } from '../../store/queries/suppressions.ts';
import type { Rows } from '../../store/rows.ts';
import type { Tx } from '../../store/store.ts';
import { findLeadForUpdate } from '../../store/queries/leads.ts';

type AddMessageCall = Call<'inbox.addMessage'>;

export const handle: Handler<'inbox.addMessage'> = async (call) => {
  const { args, ports, caller } = call;
  const { body, direction } = args;
  if (body.trim() === '') call.fail('invalid_arguments', 'The argument body is blank.', { param: 'body' });
  const language = languageOfMail(body, (text) => ports.language.detect(text));
  const mail = { subject: args.subject?.trim() ?? '', body, language, ...manualMessage };
  const { orgId, mode } = caller;
  const reading =
    direction === 'inbound' ? await ports.textWork.run({ orgId }, 'classifyInbound', mail) : null;
  return call.save(async (tx) => {
    const { lead, created } = await findOrAddLead(tx, call);
    const { atMs, warning } = readOccurredAt(args.occurredAt, tx.now.getTime());
    const message = { ...mail, occurredAt: new Date(atMs) };
    const from = (args.identity?.email && normaliseEmail(args.identity.email)) || senderName(lead);
    const { messageId, warnings: storeWarnings } =
      reading === null
        ? { messageId: await saveSentMessage(tx, lead, message), warnings: [] }
        : await saveInboundMessage(tx, lead, { ...message, from, reading, mode });
    const warnings = [
      ...(warning === null ? [] : [warning]),
      ...storeWarnings,
      ...(await suppressionWarnings(tx, lead)),
    ];
    return { messageId, leadId: lead.id, threadId: threadIdOf(lead.id), created, warnings };
  });
};

const manualMessage = { mailId: null, kind: 'human', warnings: [] } as const;

/** Exactly one of leadId and identity identifies the thread. */
async function findOrAddLead(tx: Tx, { args, fail }: AddMessageCall): Promise<FoundOrCreatedLead> {
  const { projectId, leadId, identity } = args;
  if (!(await hasProject(tx, projectId))) fail('project_not_found', null, { param: 'projectId' });
  if (leadId !== undefined) {
    const message = 'Give leadId or identity, not both.';
    if (identity !== undefined) fail('invalid_arguments', message, { param: 'identity' });
    const lead = await findLeadForUpdate(tx, leadId);
    if (lead?.projectId !== projectId) return fail('lead_not_found', null, { param: 'leadId' });
    return { lead, created: false };
  }
  if (identity === undefined) {
    const message = 'Give leadId, or name the person in identity.';
    return fail('invalid_arguments', message, { param: 'leadId' });
  }
  const reading = readInboundIdentity(identity);
  if ('problem' in reading) return fail('invalid_arguments', reading.problem.message, reading.problem);
  return findOrCreateLead(tx, projectId, reading.draft);
}

/** A message from a suppressed person is still saved. */
async function suppressionWarnings(tx: Tx, lead: Rows['Lead']): Promise<string[]> {
  const suppression = await findLeadSuppression(tx, lead.id);
  return suppression ? [`This person is suppressed (${suppression.reason}).`] : [];
}

function senderName({ email, firstName, lastName, company }: Rows['Lead']): string {
  return email ?? ([firstName, lastName].filter(Boolean).join(' ') || (company ?? 'somebody'));
}
