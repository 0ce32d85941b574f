import { lastUnderstood } from '../../domain/flows/routing.ts';
import { tellTeam } from '../../domain/flows/notice.ts';
import { subjectOf } from '../../domain/lead.ts';
import { findMembers } from '../../store/queries/flows.ts';
import { noticeTeam } from '../../store/queries/notices.ts';
import { addTimelineEntry } from '../../store/queries/timeline.ts';
import type { Tx } from '../../store/store.ts';
import { findArrived } from '../arrived.ts';
import type { InstantStep, Turn } from '../step.ts';

/** Tells the team, and programs that listen. It cannot reach a lead: members alone are written to. */
export const notify: InstantStep = {
  perform: async (tx, turn) => {
    const { run, step } = turn;
    const { emails = [], webhook = false } = step;
    const members = await findMembers(tx, emails);
    const told = emails.filter((email) => members.has(email));
    const gone = emails.filter((email) => !members.has(email));
    if (told.length > 0) await writeToTeam(tx, turn, told);
    const about = { flowId: run.flow.id, stepId: step.id, note: step.note ?? '' };
    const eventId = webhook ? tx.emit('flow.notified', { ...subjectOf(run.lead), ...about }) : null;
    const left = gone.length > 0 ? ` No member has the address ${gone.join(', ')} any more.` : '';
    if (told.length === 0 && !webhook) return { outcome: 'failed', reason: `Nobody was told.${left}` };
    const ways = [...told, ...(webhook ? ['those who listen for flow.notified'] : [])];
    const reason = `Told ${ways.join(', ')}.${left}`;
    addTimelineEntry(tx, run.lead.id, 'flow', `The flow ${run.flow.name} told the team.`, eventId);
    return { outcome: 'done', reason };
  },
};

async function writeToTeam(tx: Tx, { run, step }: Turn, emails: readonly string[]): Promise<void> {
  const { lead } = run;
  const arrived = await findArrived(tx, run);
  const source = arrived?.source ? ` from ${arrived.source}` : '';
  const { subject, text } = tellTeam({
    flowName: run.flow.name,
    note: step.note,
    who: [[lead.firstName, lead.lastName].filter(Boolean).join(' '), lead.company, lead.email],
    what: arrived && `${arrived.eventType ?? 'a message'}${source}`,
    category: lastUnderstood(run.records),
    address: tx.appAddress('leads', lead.id),
    text: [arrived?.subject, arrived?.text].filter(Boolean).join('\n\n'),
  });
  await noticeTeam(tx, { emails, subject, text, key: `flow ${run.id} ${step.id}` });
}
