import { readTime, unusableTimeMessage } from '../../domain/time.ts';
import type { Handler } from '../../operation.ts';
import { listMessages } from '../../store/queries/message-views.ts';
import { hasProject } from '../../store/queries/projects.ts';
import { buildMessagePage, decodePosition } from './_position.ts';

export const handle: Handler<'messages.byProject'> = async ({ args, tx, fail }) => {
  const { projectId, since, direction, state, limit, cursor } = args;
  const from = since === undefined ? undefined : readTime(since);
  const filter = ['messages.byProject', tx.orgId, projectId, from, direction, state];
  const page = decodePosition(cursor, filter);
  const filters = { projectId, direction, state, since: from === undefined ? undefined : new Date(from) };
  const [projectExists, rows] = await Promise.all([
    hasProject(tx, projectId),
    page && listMessages(tx, filters, page.position, limit + 1),
  ]);
  if (!projectExists) fail('project_not_found', null, { param: 'projectId' });
  if (since !== undefined && from === undefined)
    fail('invalid_arguments', unusableTimeMessage('since'), { param: 'since' });
  if (!rows) return fail('cursor_invalid', null, { param: 'cursor' });
  return buildMessagePage(rows, limit, filter);
};
