import { readCriteria } from '../../domain/company-criteria.ts';
import { deriveRunName, defaultCompanyCount } from '../../domain/discovery.ts';
import { estimateSearch } from '../../domain/run-estimate.ts';
import { readTime, unusableTimeMessage } from '../../domain/time.ts';
import { missingOfferWarning } from '../../domain/missing-offer.ts';
import type { Handler } from '../../operation.ts';
import { Campaign } from '../../store/entities/campaigns.ts';
import { Run } from '../../store/entities/runs.ts';
import { newId } from '../../store/ids.ts';
import { findProject } from '../../store/queries/projects.ts';
import { enqueueJob } from '../../application/jobs/enqueue.ts';

export const handle: Handler<'engine.start'> = async ({ args, tx, fail, dryRun }) => {
  const { projectId, idea, campaignId, targetLeadCount = defaultCompanyCount, startAt } = args;
  const { orgId } = tx;
  const project =
    (await findProject(tx, projectId)) ?? fail('project_not_found', null, { param: 'projectId' });
  const campaign = campaignId ? await tx.em.findOne(Campaign, { orgId, id: campaignId, projectId }) : null;
  if (campaignId && !campaign) fail('campaign_not_found', null, { param: 'campaignId' });
  const startsAtMs =
    startAt === undefined
      ? null
      : (readTime(startAt) ??
        fail('invalid_arguments', unusableTimeMessage('startAt'), { param: 'startAt' }));
  const isPast = startsAtMs !== null && startsAtMs <= tx.now.getTime();
  const startsAt = startsAtMs === null || isPast ? null : new Date(startsAtMs);
  const { understood, warnings } = readCriteria({
    idea,
    campaign: campaign?.settings ?? null,
    icp: project.icp,
    context: project.context,
  });
  const run = tx.em.create(Run, {
    orgId,
    id: newId('run'),
    projectId,
    campaignId: campaign?.id ?? null,
    name: null,
    derivedName: deriveRunName(idea),
    status: 'discovering',
    source: null,
    brief: idea,
    origin: 'brief',
    targetLeadCount,
    channel: 'email',
    language: null,
    startsAt,
    creditCap: project.settings.runCreditCap ?? null,
    profile: null,
    lookedIn: [],
    waves: [],
    gateSince: null,
    archivedAt: null,
    createdAt: tx.now,
    updatedAt: tx.now,
  });
  enqueueJob(tx, { kind: 'discover', runId: run.id, ...(startsAt ? { dueAt: startsAt } : {}) });
  const offerWarning = missingOfferWarning(project.context);
  return {
    runId: dryRun ? null : run.id,
    status: run.status,
    name: run.derivedName,
    understood,
    warnings: [
      ...warnings,
      ...(offerWarning === null ? [] : [offerWarning]),
      ...(isPast ? [startsNowWarning] : []),
    ],
    startsAt: startsAt?.getTime() ?? null,
    estimate: estimateSearch(targetLeadCount, 1),
    dryRun,
  };
};

const startsNowWarning = 'startAt is in the past, so the run starts now.';
