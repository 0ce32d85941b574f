import { pageOf } from '../../domain/paging.ts';
import { readTime, timeUnusable } from '../../domain/time.ts';
import type { Handler } from '../../operation.ts';
import { listMessages } from '../../store/queries/message-views.ts';
import { hasProject } from '../../store/queries/projects.ts';
import { placeOf, readPlace } from './_place.ts';

export const handle: Handler<'messages.byProject'> = async ({ args, tx, fail }) => {
  const { projectId, since, direction, state, limit, cursor } = args;
  const from = since === undefined ? undefined : readTime(since);
  const filter = ['messages.byProject', tx.orgId, projectId, from, direction, state];
  const before = readPlace(cursor, filter);
  const wanted = { projectId, direction, state, since: from === undefined ? undefined : new Date(from) };
  const [isThere, rows] = await Promise.all([
    hasProject(tx, projectId),
    before && listMessages(tx, wanted, before.place, limit + 1),
  ]);
  if (!isThere) fail('project_not_found', null, { param: 'projectId' });
  if (since !== undefined && from === undefined)
    fail('invalid_arguments', timeUnusable('since'), { param: 'since' });
  if (!rows) return fail('cursor_invalid', null, { param: 'cursor' });
  return pageOf(rows, limit, placeOf, filter);
};
