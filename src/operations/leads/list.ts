import type { Handler } from '../../operation.ts';
import { fold } from '../../domain/folding.ts';
import { decodeCursor, pageOf } from '../../domain/paging.ts';
import { findCampaign } from '../../store/queries/campaigns.ts';
import { listLeads } from '../../store/queries/lead-views.ts';
import { findProject } from '../../store/queries/projects.ts';

export const handle: Handler<'leads.list'> = async ({ args, tx, fail }) => {
  const { limit, cursor, query, city, ...asGiven } = args;
  const { projectId, campaignId } = args;
  if (!(await findProject(tx, projectId))) fail('project_not_found', null, { param: 'projectId' });
  if (campaignId !== undefined && (await findCampaign(tx, campaignId))?.projectId !== projectId) {
    fail('campaign_not_found', null, { param: 'campaignId' });
  }
  const wanted = {
    ...asGiven,
    ...(city === undefined ? {} : { cityFolded: fold(city) }),
    ...(query === undefined ? {} : { searched: fold(query) }),
  };
  const filter = [
    'leads.list',
    tx.orgId,
    Object.entries(wanted).sort(([one], [other]) => (one < other ? -1 : 1)),
  ];
  const place = cursor === undefined ? [] : decodeCursor(cursor, filter, 1);
  const before = place ?? fail('cursor_invalid', null, { param: 'cursor' });
  const rows = await listLeads(tx, { ...wanted, beforeId: before[0] }, limit + 1);
  return pageOf(rows, limit, (row) => [row.id], filter);
};
