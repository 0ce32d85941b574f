import type { Handler } from '../../operation.ts';
import { encodePage } from '../../domain/encoded.ts';
import { fold } from '../../domain/folding.ts';
import { decodeCursor, pageOf } from '../../domain/paging.ts';
import { hasCampaign } from '../../store/queries/campaigns.ts';
import { listLeads } from '../../store/queries/lead-views.ts';
import { hasProject } from '../../store/queries/projects.ts';

export const handle: Handler<'leads.list'> = async ({ args, tx, fail }) => {
  const { limit, cursor, query, city, ...asGiven } = args;
  const { projectId, campaignId } = args;
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
  const [isThere, isItsCampaign, rows] = await Promise.all([
    hasProject(tx, projectId),
    campaignId === undefined || hasCampaign(tx, projectId, campaignId),
    place ? listLeads(tx, { ...wanted, beforeId: place[0] }, limit + 1) : [],
  ]);
  if (!isThere) fail('project_not_found', null, { param: 'projectId' });
  if (!isItsCampaign) fail('campaign_not_found', null, { param: 'campaignId' });
  if (!place) fail('cursor_invalid', null, { param: 'cursor' });
  const { items, nextCursor } = pageOf(rows, limit, (row) => [row.id], filter);
  return encodePage(
    items.map(({ json }) => json),
    nextCursor,
  );
};
