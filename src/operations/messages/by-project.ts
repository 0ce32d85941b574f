import { pageOf } from '../../domain/paging.ts';
import { readTime, timeUnusable } from '../../domain/time.ts';
import type { Handler } from '../../operation.ts';
import { listMessages } from '../../store/queries/message-views.ts';
import { findProject } from '../../store/queries/projects.ts';
import { placeOf, readPlace } from './_place.ts';

export const handle: Handler<'messages.byProject'> = async ({ args, tx, fail }) => {
  const { projectId, since, direction, state, limit, cursor } = args;
  if (!(await findProject(tx, projectId))) fail('project_not_found', null, { param: 'projectId' });
  const from =
    since === undefined
      ? undefined
      : (readTime(since) ?? fail('invalid_arguments', timeUnusable('since'), { param: 'since' }));
  const filter = ['messages.byProject', tx.orgId, projectId, from, direction, state];
  const before = readPlace(cursor, filter) ?? fail('cursor_invalid', null, { param: 'cursor' });
  const wanted = { projectId, direction, state, since: from === undefined ? undefined : new Date(from) };
  return pageOf(await listMessages(tx, wanted, before.place, limit + 1), limit, placeOf, filter);
};
