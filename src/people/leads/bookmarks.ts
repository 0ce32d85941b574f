import { leadListOf } from '../../application/leads/list-filter.ts';
import { encodeCursor } from '../../domain/paging.ts';
import type { PersonHandler } from '../../person-operation.ts';
import { hasCampaign } from '../../store/queries/campaigns.ts';
import { findLeadBookmarks } from '../../store/queries/lead-bookmarks.ts';
import { hasProject } from '../../store/queries/projects.ts';

const every = 200;

export const handle: PersonHandler<'leads.bookmarks'> = async ({ args, tx, fail }) => {
  const { projectId, campaignId } = args;
  const { filter, cursorFilter, positionOf } = leadListOf(tx.orgId, args);
  const [projectExists, campaignExists, { total, positions }] = await Promise.all([
    hasProject(tx, projectId),
    campaignId === undefined || hasCampaign(tx, projectId, campaignId),
    findLeadBookmarks(tx, filter, every),
  ]);
  if (!projectExists) fail('project_not_found', null, { param: 'projectId' });
  if (!campaignExists) fail('campaign_not_found', null, { param: 'campaignId' });
  const cursors = positions.map((position) => encodeCursor(positionOf(position), cursorFilter));
  return { total, every, cursors };
};
