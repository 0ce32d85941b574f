import { contentHash } from '../../domain/drafting/content.ts';
import { withoutAttachment } from '../../domain/message.ts';
import type { Handler } from '../../operation.ts';
import { Message } from '../../store/entities/messages.ts';
import { withdrawFile } from '../../application/runs/withdraw-file.ts';
import { updateRunStatus } from '../../application/runs/update-status.ts';
import { detachFile, lockMessagesWithFile } from '../../store/queries/run-files.ts';
import { findRunForUpdate } from '../../store/queries/runs.ts';
import { addTimelineEntry } from '../../store/queries/timeline.ts';

export const handle: Handler<'runs.detach'> = async ({ args, tx, caller, fail }) => {
  const { runId, storageId } = args;
  const { orgId } = tx;
  const run = (await findRunForUpdate(tx, runId)) ?? fail('run_not_found', null, { param: 'runId' });
  const detached =
    (await detachFile(tx, runId, storageId)) ?? fail('attachment_not_found', null, { param: 'storageId' });
  const { path, runCompanyId, changed } = detached;
  if (!changed) return { runId, storageId, path, changed, messages: 0, reopened: [] };
  run.updatedAt = tx.now;
  await withdrawFile(tx, runCompanyId, storageId);
  const messageIds = await lockMessagesWithFile(tx, runId, storageId);
  const messages = await tx.em.find(Message, { orgId, id: { $in: messageIds } }, { orderBy: { id: 'asc' } });
  const reopened: string[] = [];
  let changedCount = 0;
  for (const message of messages) {
    const changes = withoutAttachment(message, { storageId, path });
    if (changes === null) continue;
    changedCount += 1;
    const { subject, body, state } = message;
    const instruction = `The file ${path} was detached.`;
    Object.assign(message, changes, { contentHash: contentHash(subject, body, changes.attachments) });
    message.history = [...message.history, { at: tx.now.getTime(), by: caller.userId, instruction }];
    if (state !== 'approved') continue;
    Object.assign(message, { state: 'drafted', approvedAt: null, approvedBy: null });
    addTimelineEntry(tx, message.leadId, 'draft_edited', `${instruction} The draft needs approval again.`);
    reopened.push(message.id);
  }
  await updateRunStatus(tx, runId);
  return { runId, storageId, path, changed, messages: changedCount, reopened };
};
