import type { Handler } from '../../operation.ts';
import { decodeCursor, buildPage } from '../../domain/paging.ts';
import { Campaign } from '../../store/entities/campaigns.ts';
import { countCampaignLeads } from '../../store/queries/campaigns.ts';
import { countEntitiesOfPage } from '../../store/queries/page-size.ts';
import { hasProject } from '../../store/queries/projects.ts';
import { viewCampaign } from './_view.ts';

export const handle: Handler<'campaigns.list'> = async ({ args, tx, fail }) => {
  const { projectId, limit, cursor } = args;
  const filter = ['campaigns.list', tx.orgId, projectId];
  const before = cursor === undefined ? [] : decodeCursor(cursor, filter, 1);
  const [projectExists, pageSize] = await Promise.all([
    hasProject(tx, projectId),
    before && countEntitiesOfPage(tx, { table: 'campaign', projectId, beforeId: before[0], limit }),
  ]);
  if (!projectExists) fail('project_not_found', null, { param: 'projectId' });
  if (!before || pageSize === undefined) return fail('cursor_invalid', null, { param: 'cursor' });
  // Served by campaign_project_index, read backwards.
  const rows = await tx.em.find(
    Campaign,
    { orgId: tx.orgId, projectId, ...(before[0] ? { id: { $lt: before[0] } } : {}) },
    { orderBy: { id: 'desc' }, limit: pageSize + 1 },
  );
  const page = buildPage(rows, pageSize, (row) => [row.id], filter);
  const counts = await countCampaignLeads(
    tx,
    page.items.map(({ id }) => id),
  );
  const items = page.items.map((campaign) => viewCampaign(campaign, counts.get(campaign.id) ?? 0));
  return { items, nextCursor: page.nextCursor };
};
