import { lastCategory } from '../../domain/flows/routing.ts';
import { formatTeamMail } from '../../domain/flows/notice.ts';
import { leadEventData } from '../../domain/lead.ts';
import { findMemberEmails } from '../../store/queries/flows.ts';
import { notifyTeam } from '../../application/notices/notify-team.ts';
import { addTimelineEntry } from '../../store/queries/timeline.ts';
import type { Tx } from '../../store/store.ts';
import { findFlowInput } from '../flow-input.ts';
import type { InstantStep, StepContext } from '../step.ts';

/** Notifies the team by mail and subscribers by an event. Writes only to members, so it cannot reach a lead. */
export const notify: InstantStep = {
  perform: async (tx, context) => {
    const { flowRun, step } = context;
    const { emails = [], webhook = false } = step;
    const members = await findMemberEmails(tx, emails);
    const notified = emails.filter((email) => members.has(email));
    const formerMembers = emails.filter((email) => !members.has(email));
    if (notified.length > 0) await mailTeam(tx, context, notified);
    const flowData = { flowId: flowRun.flow.id, stepId: step.id, note: step.note ?? '' };
    const eventId = webhook
      ? tx.emit('flow.notified', { ...leadEventData(flowRun.lead), ...flowData })
      : null;
    const formerMembersNote =
      formerMembers.length > 0 ? ` No longer a member: ${formerMembers.join(', ')}.` : '';
    if (notified.length === 0 && !webhook)
      return { outcome: 'failed', reason: `Nobody was notified.${formerMembersNote}` };
    const recipients = [...notified, ...(webhook ? ['subscribers of flow.notified'] : [])];
    const reason = `Notified ${recipients.join(', ')}.${formerMembersNote}`;
    addTimelineEntry(
      tx,
      flowRun.lead.id,
      'flow',
      `The flow ${flowRun.flow.name} notified the team.`,
      eventId,
    );
    return { outcome: 'done', reason };
  },
};

async function mailTeam(tx: Tx, { flowRun, step }: StepContext, emails: readonly string[]): Promise<void> {
  const { lead } = flowRun;
  const input = await findFlowInput(tx, flowRun);
  const source = input?.source ? ` from ${input.source}` : '';
  const { subject, text } = formatTeamMail({
    flowName: flowRun.flow.name,
    note: step.note,
    who: [[lead.firstName, lead.lastName].filter(Boolean).join(' '), lead.company, lead.email],
    what: input && `${input.eventType ?? 'a message'}${source}`,
    category: lastCategory(flowRun.records),
    leadUrl: tx.appUrlFor('leads', lead.id),
    text: [input?.subject, input?.text].filter(Boolean).join('\n\n'),
  });
  await notifyTeam(tx, { emails, subject, text, key: `flow ${flowRun.id} ${step.id}` });
}
