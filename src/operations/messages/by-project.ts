import { decodeCursor, pageOf } from '../../domain/paging.ts';
import { readTime, timeUnusable } from '../../domain/time.ts';
import type { Handler } from '../../operation.ts';
import { Message } from '../../store/entities/messages.ts';
import { findProject } from '../../store/queries/projects.ts';
import { viewMessage } from './_view.ts';

export const handle: Handler<'messages.byProject'> = async ({ args, tx, fail }) => {
  const { projectId, since, direction, state, limit, cursor } = args;
  if (!(await findProject(tx, projectId))) fail('project_not_found', null, { param: 'projectId' });
  const from =
    since === undefined
      ? undefined
      : (readTime(since) ?? fail('invalid_arguments', timeUnusable('since'), { param: 'since' }));
  const filter = ['messages.byProject', tx.orgId, projectId, from, direction, state];
  const place =
    cursor === undefined
      ? []
      : (decodeCursor(cursor, filter, 2) ?? fail('cursor_invalid', null, { param: 'cursor' }));
  const [at, id] = [new Date(Number(place[0] ?? 0)), place[1] ?? ''];
  if (Number.isNaN(at.getTime())) fail('cursor_invalid', null, { param: 'cursor' });
  // Served by message_project_index, read backwards.
  const before = place.length
    ? { $or: [{ occurredAt: { $lt: at } }, { occurredAt: at, id: { $lt: id } }] }
    : {};
  const rows = await tx.em.find(
    Message,
    {
      orgId: tx.orgId,
      projectId,
      ...(direction ? { direction } : {}),
      ...(state ? { state } : {}),
      $and: [from === undefined ? {} : { occurredAt: { $gte: new Date(from) } }, before],
    },
    { orderBy: { occurredAt: 'desc', id: 'desc' }, limit: limit + 1 },
  );
  const page = pageOf(rows, limit, (row) => [String(row.occurredAt.getTime()), row.id], filter);
  return { items: page.items.map(viewMessage), nextCursor: page.nextCursor };
};
