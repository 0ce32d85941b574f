import { leadListOf, toLeadPosition } from '../../application/leads/list-filter.ts';
import { encodePage } from '../../domain/encoded-json.ts';
import { buildPage, decodeCursor } from '../../domain/paging.ts';
import type { Handler } from '../../operation.ts';
import { hasCampaign } from '../../store/queries/campaigns.ts';
import { listLeads } from '../../store/queries/lead-views.ts';
import { countFittingRows } from '../../store/queries/page-size.ts';
import { hasProject } from '../../store/queries/projects.ts';

export const handle: Handler<'leads.list'> = async ({ args, tx, fail }) => {
  const { limit, cursor, ...criteria } = args;
  const { projectId, campaignId } = args;
  const { filter, cursorFilter, positionOf, arity } = leadListOf(tx.orgId, criteria);
  const position = cursor === undefined ? [] : decodeCursor(cursor, cursorFilter, arity);
  const [projectExists, campaignExists, rows] = await Promise.all([
    hasProject(tx, projectId),
    campaignId === undefined || hasCampaign(tx, projectId, campaignId),
    position ? listLeads(tx, { ...filter, after: toLeadPosition(position) }, limit + 1) : [],
  ]);
  if (!projectExists) fail('project_not_found', null, { param: 'projectId' });
  if (!campaignExists) fail('campaign_not_found', null, { param: 'campaignId' });
  if (!position) fail('cursor_invalid', null, { param: 'cursor' });
  const { items, nextCursor } = buildPage(rows, countFittingRows(rows, limit), positionOf, cursorFilter);
  return encodePage(
    items.map(({ json }) => json),
    nextCursor,
  );
};
