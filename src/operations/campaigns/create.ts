import type { Handler } from '../../operation.ts';
import { readTime, unusableTimeMessage } from '../../domain/time.ts';
import { Campaign } from '../../store/entities/campaigns.ts';
import { newId } from '../../store/ids.ts';
import { hasProject } from '../../store/queries/projects.ts';
import { viewCampaign } from './_view.ts';

export const handle: Handler<'campaigns.create'> = async ({ args, tx, fail }) => {
  const { projectId, name, brief, outreachAngle, channels, startAt, scheduledStartDate, ...otherSettings } =
    args;
  if (!(await hasProject(tx, projectId))) fail('project_not_found', null, { param: 'projectId' });
  const parseTime = (param: string, value: string | number) =>
    readTime(value) ?? fail('invalid_arguments', unusableTimeMessage(param), { param });
  const campaign = tx.em.create(Campaign, {
    orgId: tx.orgId,
    id: newId('campaign'),
    projectId,
    name,
    status: 'draft',
    goal: null,
    brief: brief ?? null,
    ghostwriterHints: null,
    outreachAngle: outreachAngle ?? null,
    channels: channels?.length ? [...new Set(channels)] : ['email'],
    settings: {
      ...otherSettings,
      ...(startAt === undefined ? {} : { startAt: parseTime('startAt', startAt) }),
      ...(scheduledStartDate === undefined
        ? {}
        : { scheduledStartDate: parseTime('scheduledStartDate', scheduledStartDate) }),
    },
    structure: null,
    structureLocked: false,
    structureUpdatedAt: null,
    createdAt: tx.now,
    updatedAt: tx.now,
  });
  return viewCampaign(campaign, 0);
};
