import { contentHash } from '../../domain/drafting/content.ts';
import { withoutFile } from '../../domain/message.ts';
import type { Handler } from '../../operation.ts';
import { Message } from '../../store/entities/messages.ts';
import { withdrawFile } from '../../store/queries/file-withdrawal.ts';
import { settleRun } from '../../store/queries/run-gate.ts';
import { detachFile, holdCarriers } from '../../store/queries/run-files.ts';
import { findRunForChange } from '../../store/queries/runs.ts';
import { addTimelineEntry } from '../../store/queries/timeline.ts';

export const handle: Handler<'runs.detach'> = async ({ args, tx, caller, fail }) => {
  const { runId, storageId } = args;
  const { orgId } = tx;
  const run = (await findRunForChange(tx, runId)) ?? fail('run_not_found', null, { param: 'runId' });
  const detached =
    (await detachFile(tx, runId, storageId)) ?? fail('attachment_not_found', null, { param: 'storageId' });
  const { path, runCompanyId, changed } = detached;
  if (!changed) return { runId, storageId, path, changed, messages: 0, reopened: [] };
  run.updatedAt = tx.now;
  await withdrawFile(tx, runCompanyId, storageId);
  const carriers = await holdCarriers(tx, runId, storageId);
  const messages = await tx.em.find(Message, { orgId, id: { $in: carriers } }, { orderBy: { id: 'asc' } });
  const reopened: string[] = [];
  let lost = 0;
  for (const message of messages) {
    const left = withoutFile(message, { storageId, path });
    if (left === null) continue;
    lost += 1;
    const { subject, body, state } = message;
    const instruction = `The file ${path} was taken off.`;
    Object.assign(message, left, { contentHash: contentHash(subject, body, left.attachments) });
    message.history = [...message.history, { at: tx.now.getTime(), by: caller.userId, instruction }];
    if (state !== 'approved') continue;
    Object.assign(message, { state: 'drafted', approvedAt: null, approvedBy: null });
    addTimelineEntry(tx, message.leadId, 'draft_edited', `${instruction} The draft needs approval again.`);
    reopened.push(message.id);
  }
  await settleRun(tx, runId);
  return { runId, storageId, path, changed, messages: lost, reopened };
};
