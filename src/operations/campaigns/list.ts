import type { Handler } from '../../operation.ts';
import { decodeCursor, buildPage } from '../../domain/paging.ts';
import { Campaign } from '../../store/entities/campaigns.ts';
import { countCampaignLeads } from '../../store/queries/campaigns.ts';
import { hasProject } from '../../store/queries/projects.ts';
import { viewCampaign } from './_view.ts';

export const handle: Handler<'campaigns.list'> = async ({ args, tx, fail }) => {
  const { projectId, limit, cursor } = args;
  const filter = ['campaigns.list', tx.orgId, projectId];
  const before = cursor === undefined ? [] : decodeCursor(cursor, filter, 1);
  // Served by campaign_project_index, read backwards.
  const rowsQuery =
    before &&
    tx.em.find(
      Campaign,
      { orgId: tx.orgId, projectId, ...(before[0] ? { id: { $lt: before[0] } } : {}) },
      { orderBy: { id: 'desc' }, limit: limit + 1 },
    );
  const [projectExists, rows] = await Promise.all([hasProject(tx, projectId), rowsQuery]);
  if (!projectExists) fail('project_not_found', null, { param: 'projectId' });
  if (!rows) return fail('cursor_invalid', null, { param: 'cursor' });
  const page = buildPage(rows, limit, (row) => [row.id], filter);
  const counts = await countCampaignLeads(
    tx,
    page.items.map(({ id }) => id),
  );
  const items = page.items.map((campaign) => viewCampaign(campaign, counts.get(campaign.id) ?? 0));
  return { items, nextCursor: page.nextCursor };
};
