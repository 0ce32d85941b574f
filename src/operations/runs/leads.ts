import { decodeCursor, buildPage } from '../../domain/paging.ts';
import { viewWithContact } from '../../application/messages/view.ts';
import type { Handler } from '../../operation.ts';
import { Message } from '../../store/entities/messages.ts';
import { RunLead } from '../../store/entities/runs.ts';
import { findMessageContacts } from '../../store/queries/message-contacts.ts';
import { countRunLeadsOfPage } from '../../store/queries/page-size.ts';
import { findCompanies } from '../../store/queries/run-companies.ts';
import { findRun } from '../../store/queries/runs.ts';
import { viewRunLead } from './_view.ts';

export const handle: Handler<'runs.leads'> = async ({ args, tx, fail }) => {
  const { runId, withDraftOnly = false, limit, cursor } = args;
  const { orgId } = tx;
  const filter = ['runs.leads', orgId, runId, withDraftOnly];
  const position = cursor === undefined ? [] : decodeCursor(cursor, filter, 1);
  const [run, pageSize] = await Promise.all([
    findRun(tx, runId),
    position && countRunLeadsOfPage(tx, runId, { afterId: position[0], withDraftOnly, limit }),
  ]);
  if (!run) fail('run_not_found', null, { param: 'runId' });
  if (!position || pageSize === undefined) return fail('cursor_invalid', null, { param: 'cursor' });
  // Served by run_lead_run_index.
  const rows = await tx.em.find(
    RunLead,
    {
      orgId,
      runId,
      ...(withDraftOnly ? { messageId: { $ne: null } } : {}),
      ...(position[0] ? { id: { $gt: position[0] } } : {}),
    },
    { orderBy: { id: 'asc' }, limit: pageSize + 1 },
  );
  const page = buildPage(rows, pageSize, (row) => [row.id], filter);
  const messageIds = page.items.flatMap((row) => row.messageId ?? []);
  const companyIds = page.items.flatMap((row) => row.runCompanyId ?? []);
  const drafted = page.items.flatMap(({ messageId, leadId }) =>
    messageId && leadId ? { messageId, leadId } : [],
  );
  const [messages, contacts, companies] = await Promise.all([
    tx.em.find(Message, { orgId, id: { $in: messageIds } }),
    findMessageContacts(tx, drafted),
    findCompanies(tx, companyIds),
  ]);
  // A draft whose lead was deleted between the two statements is gone as well.
  const drafts = new Map(
    messages.flatMap((message) => {
      const contact = contacts.get(message.id);
      return contact ? [[message.id, viewWithContact(message, contact)] as const] : [];
    }),
  );
  return {
    items: page.items.map((row) =>
      viewRunLead(row, drafts.get(row.messageId ?? ''), companies.get(row.runCompanyId ?? '')),
    ),
    nextCursor: page.nextCursor,
  };
};
