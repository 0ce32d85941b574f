import { nearestName } from '../../domain/nearest-name.ts';
import { nothingToStartReason, planRun } from '../../domain/run-plan.ts';
import { formatInsufficientCredits } from '../../domain/run-estimate.ts';
import { missingOfferWarning } from '../../domain/missing-offer.ts';
import type { Handler } from '../../operation.ts';
import { Campaign } from '../../store/entities/campaigns.ts';
import { Run } from '../../store/entities/runs.ts';
import { newId } from '../../store/ids.ts';
import { countSpendableCredits } from '../../application/credits/count-spendable.ts';
import { findProject } from '../../store/queries/projects.ts';
import { estimateRun } from '../../application/runs/estimate.ts';
import { hasDiscoverySource, listLeadSources } from '../../store/queries/run-start.ts';
import { saveRunPlan } from '../../application/runs/save-plan.ts';
import { findRemainingCap } from '../../store/queries/runs.ts';
import { listRunCandidates } from '../../application/runs/list-candidates.ts';

export const handle: Handler<'runs.startFromLeads'> = async ({ args, tx, fail, dryRun }) => {
  const { projectId, source, sourceDisplayLabel, campaignId, campaignBrief } = args;
  const { orgId } = tx;
  const project =
    (await findProject(tx, projectId)) ?? fail('project_not_found', null, { param: 'projectId' });
  const campaign = campaignId ? await tx.em.findOne(Campaign, { orgId, id: campaignId, projectId }) : null;
  if (campaignId && !campaign) fail('campaign_not_found', null, { param: 'campaignId' });
  const plan = planRun(await listRunCandidates(tx, { projectId, source, campaignId: campaign?.id ?? null }));
  if (!plan.selected.length && !plan.leftOut.length) {
    const known = await listLeadSources(tx, projectId);
    const remedy = sourceRemedy(source, known, await hasDiscoverySource(tx, projectId, source));
    fail('invalid_arguments', `No lead of the workspace has the source "${source}". ${remedy}`, {
      param: 'source',
    });
  }
  const trouble = nothingToStartReason(plan);
  if (trouble !== null) {
    const message = `No lead with the source "${source}" can start a run. ${trouble}`;
    fail('invalid_arguments', message, { param: 'source' });
  }
  const name = sourceDisplayLabel ?? campaign?.name ?? source;
  const run = tx.em.create(Run, {
    orgId,
    id: newId('run'),
    projectId,
    campaignId: campaign?.id ?? null,
    name: null,
    derivedName: name,
    status: plan.selected.length ? 'drafting' : 'awaiting_approval',
    source,
    origin: 'leads',
    creditCap: project.settings.runCreditCap ?? null,
    lookedIn: [],
    waves: [],
    brief: campaignBrief ?? null,
    gateSince: plan.selected.length ? null : tx.now,
    archivedAt: null,
    createdAt: tx.now,
    updatedAt: tx.now,
  });
  await tx.flush();
  await saveRunPlan(tx, run.id, plan);
  const estimate = await estimateRun(tx, run);
  const offerWarning = missingOfferWarning(project.context);
  return {
    runId: dryRun ? null : run.id,
    status: run.status,
    name,
    leads: plan.selected.length,
    leftOut: [...plan.leftOut],
    estimate: { research: estimate.research, drafts: estimate.drafts, credits: estimate.credits },
    shortage: formatInsufficientCredits(estimate, {
      spendable: await countSpendableCredits(tx),
      cap: run.creditCap ?? null,
      remainingCap: await findRemainingCap(tx, run),
    }),
    warnings: offerWarning === null ? [] : [offerWarning],
    dryRun,
  };
};

/** `known` is null if the workspace has no leads. */
function sourceRemedy(source: string, known: readonly string[] | null, isDiscovered: boolean): string {
  if (known === null) return 'It has no leads: add some with leads.addBatch and this source.';
  const near = nearestName(source, known);
  const labels = near === undefined && known.length > 0 ? `Sources of its leads: ${known.join(', ')}.` : '';
  if (isDiscovered)
    return (
      'It is the discoverySource of some leads, which says where a lead was found and starts no run. ' +
      `Set their source with leads.addBatch, by e-mail address. ${labels}`
    ).trim();
  if (near !== undefined) return `Did you mean ${near}?`;
  return labels || 'Its leads have no source yet: add some with leads.addBatch and this source.';
}
