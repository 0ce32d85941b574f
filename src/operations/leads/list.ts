import type { Handler } from '../../operation.ts';
import { encodePage } from '../../domain/encoded-json.ts';
import { fold } from '../../domain/folding.ts';
import { decodeCursor, buildPage } from '../../domain/paging.ts';
import { hasCampaign } from '../../store/queries/campaigns.ts';
import { listLeads, type EncodedLead, type LeadPosition } from '../../store/queries/lead-views.ts';
import { countFittingRows } from '../../store/queries/page-size.ts';
import { hasProject } from '../../store/queries/projects.ts';

export const handle: Handler<'leads.list'> = async ({ args, tx, fail }) => {
  const { limit, cursor, query, city, sort, ...otherArgs } = args;
  const { projectId, campaignId } = args;
  const filters = {
    ...otherArgs,
    ...(city === undefined ? {} : { cityFolded: fold(city) }),
    ...(query === undefined ? {} : { searched: fold(query) }),
    // The default order is not part of the filter, so that cursors of releases before `sort` stay valid.
    ...(sort === 'newest' ? {} : { sort }),
  };
  const filter = [
    'leads.list',
    tx.orgId,
    Object.entries(filters).sort(([one], [other]) => (one < other ? -1 : 1)),
  ];
  const position = cursor === undefined ? [] : decodeCursor(cursor, filter, sort === 'company' ? 2 : 1);
  const [projectExists, campaignExists, rows] = await Promise.all([
    hasProject(tx, projectId),
    campaignId === undefined || hasCampaign(tx, projectId, campaignId),
    position ? listLeads(tx, { ...filters, after: toPosition(position) }, limit + 1) : [],
  ]);
  if (!projectExists) fail('project_not_found', null, { param: 'projectId' });
  if (!campaignExists) fail('campaign_not_found', null, { param: 'campaignId' });
  if (!position) fail('cursor_invalid', null, { param: 'cursor' });
  const positionOf = ({ id, company }: EncodedLead) => (sort === 'company' ? [id, company] : [id]);
  const { items, nextCursor } = buildPage(rows, countFittingRows(rows, limit), positionOf, filter);
  return encodePage(
    items.map(({ json }) => json),
    nextCursor,
  );
};

function toPosition([id, company = '']: readonly string[]): LeadPosition | undefined {
  return id === undefined ? undefined : { id, company };
}
