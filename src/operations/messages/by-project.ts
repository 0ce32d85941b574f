import { decodeTimePosition } from '../../domain/paging.ts';
import { readTime, unusableTimeMessage } from '../../domain/time.ts';
import type { Handler } from '../../operation.ts';
import { hasCampaign } from '../../store/queries/campaigns.ts';
import { listMessages } from '../../store/queries/message-views.ts';
import { hasProject } from '../../store/queries/projects.ts';
import { findRun } from '../../store/queries/runs.ts';
import { buildMessagePage } from './_page.ts';

export const handle: Handler<'messages.byProject'> = async ({ args, tx, fail }) => {
  const { projectId, since, limit, cursor, ...columns } = args;
  const { direction, state, campaignId, runId } = columns;
  const from = since === undefined ? undefined : readTime(since);
  const filter = ['messages.byProject', tx.orgId, projectId, from, direction, state, campaignId, runId];
  const page = decodeTimePosition(cursor, filter);
  const filters = { projectId, ...columns, since: from === undefined ? undefined : new Date(from) };
  const [projectExists, campaignExists, run, rows] = await Promise.all([
    hasProject(tx, projectId),
    campaignId === undefined || hasCampaign(tx, projectId, campaignId),
    runId === undefined ? null : findRun(tx, runId),
    page && listMessages(tx, filters, page.position, limit + 1),
  ]);
  if (!projectExists) fail('project_not_found', null, { param: 'projectId' });
  if (!campaignExists) fail('campaign_not_found', null, { param: 'campaignId' });
  if (runId !== undefined && run?.projectId !== projectId) fail('run_not_found', null, { param: 'runId' });
  if (since !== undefined && from === undefined)
    fail('invalid_arguments', unusableTimeMessage('since'), { param: 'since' });
  if (!rows) return fail('cursor_invalid', null, { param: 'cursor' });
  return buildMessagePage(rows, limit, filter);
};
