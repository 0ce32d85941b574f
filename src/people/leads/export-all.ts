import type { Lead } from '../../../generated/contract/types.ts';
import { formatLeads } from '../../domain/lead-export.ts';
import { buildPage, decodeCursor } from '../../domain/paging.ts';
import type { PersonHandler } from '../../person-operation.ts';
import { listLeads } from '../../store/queries/lead-views.ts';
import { countFittingRows } from '../../store/queries/page-size.ts';
import { hasProject } from '../../store/queries/projects.ts';

/** One part per call, so that a workspace of any size can be exported. */
export const handle: PersonHandler<'leads.exportAll'> = async ({ args, tx, fail, describeChange }) => {
  const { projectId, format, limit, cursor } = args;
  const filter = ['leads.exportAll', tx.orgId, projectId, format];
  const position = cursor === undefined ? [] : decodeCursor(cursor, filter, 1);
  if (!(await hasProject(tx, projectId))) fail('project_not_found', null, { param: 'projectId' });
  const [beforeId] = position ?? fail('cursor_invalid', null, { param: 'cursor' });
  const after = beforeId === undefined ? undefined : { id: beforeId, company: '' };
  const rows = await listLeads(tx, { projectId, after }, limit + 1);
  const { items, nextCursor } = buildPage(rows, countFittingRows(rows, limit), ({ id }) => [id], filter);
  const leads = items.map(({ json }) => JSON.parse(json) as Lead);
  describeChange({ target: projectId, change: { format, leads: leads.length } });
  return { text: formatLeads(leads, format, cursor === undefined), leads: leads.length, nextCursor };
};
