import { buildPage, decodeCursor } from '../../domain/paging.ts';
import type { PersonHandler } from '../../person-operation.ts';
import { hasProject } from '../../store/queries/projects.ts';
import { listUnlinkedMail, type UnlinkedMailPosition } from '../../store/queries/unlinked-mail.ts';

export const handle: PersonHandler<'inbox.waiting'> = async ({ args, tx, fail }) => {
  const { projectId, limit, cursor } = args;
  const filter = ['inbox.waiting', tx.orgId, projectId];
  const position = cursor === undefined ? undefined : readPosition(decodeCursor(cursor, filter, 4));
  const [projectExists, rows] = await Promise.all([
    hasProject(tx, projectId),
    position === null ? [] : listUnlinkedMail(tx, projectId, { before: position, limit: limit + 1 }),
  ]);
  if (!projectExists) fail('project_not_found', null, { param: 'projectId' });
  if (position === null) fail('cursor_invalid', null, { param: 'cursor' });
  return buildPage(
    rows,
    limit,
    ({ receivedAt, mailId, from, contentHash }) => [String(receivedAt), mailId, from, contentHash],
    filter,
  );
};

/** Null if the parts are none of a position. */
function readPosition(parts: readonly string[] | undefined): UnlinkedMailPosition | null {
  const [at = '', mailId = '', from = '', contentHash = ''] = parts ?? [];
  return /^\d{1,14}$/.test(at) ? { at: new Date(Number(at)), mailId, from, contentHash } : null;
}
