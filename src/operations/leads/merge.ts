import type { Handler, TransactionCall } from '../../operation.ts';
import { gainedTags } from '../../domain/tags.ts';
import { joinCampaignsByTags } from '../../store/queries/campaign-joins.ts';
import {
  lockLeadsWithJobs,
  mergeDuplicate,
  type LeadMerge,
  type LeadPair,
} from '../../application/leads/merge.ts';
import { recordStatusChanges } from '../../application/leads/record-status-changes.ts';
import { readLockedLead } from '../../store/queries/lead-views.ts';
import { findMergeTarget } from '../../store/queries/merged-leads.ts';
import { addTimelineEntry } from '../../store/queries/timeline.ts';
import { recordJoins } from '../../application/campaigns/join-leads.ts';

type Call = TransactionCall<'leads.merge'>;

export const handle: Handler<'leads.merge'> = async (call) => {
  const { args, tx, dryRun } = call;
  const pair = await findPair(call);
  const merge = await mergeDuplicate(tx, pair);
  recordMerge(call, pair, merge);
  const { before, merged } = merge;
  recordJoins(tx, await joinCampaignsByTags(tx, merged.projectId, [gainedTags(before.tags, merged)]));
  await tx.flush();
  const { addresses, messages, runLeads, campaigns, unapproved } = merge;
  return {
    lead: await readLockedLead(tx, pair.primary.id),
    mergedId: args.duplicateId,
    addresses: [...addresses],
    messages,
    runLeads,
    campaigns,
    unapproved: [...unapproved],
    dryRun,
  };
};

/** The old id of a merged lead is accepted as the primary and rejected as the duplicate. */
async function findPair({ args, tx, fail }: Call): Promise<LeadPair> {
  const { duplicateId } = args;
  const primaryId = (await findMergeTarget(tx, args.primaryId)) ?? args.primaryId;
  const mergedInto = await findMergeTarget(tx, duplicateId);
  if (primaryId === duplicateId || primaryId === mergedInto) {
    const message = `${args.primaryId} and ${duplicateId} are the same lead. Give the ids of two different leads.`;
    fail('invalid_arguments', message, { param: 'duplicateId' });
  }
  if (mergedInto !== null) {
    const message = `The lead ${duplicateId} was merged into ${mergedInto}. To merge ${mergedInto}, give its id.`;
    fail('invalid_state', message, { param: 'duplicateId' });
  }
  const leads = await lockLeadsWithJobs(tx, [primaryId, duplicateId]);
  const primary = leads.get(primaryId) ?? fail('lead_not_found', null, { param: 'primaryId' });
  const duplicate = leads.get(duplicateId) ?? fail('lead_not_found', null, { param: 'duplicateId' });
  if (primary.projectId !== duplicate.projectId) {
    const message = 'The two leads are in different workspaces; only leads of one workspace can be merged.';
    fail('invalid_arguments', message, { param: 'duplicateId' });
  }
  return { primary, duplicate };
}

function recordMerge({ tx }: Call, { primary, duplicate }: LeadPair, merge: LeadMerge): void {
  const who =
    [duplicate.firstName, duplicate.lastName, duplicate.email].filter(Boolean).join(' ') || 'a lead';
  addTimelineEntry(tx, primary.id, 'merged', `Merged with ${who} (${duplicate.id}).`);
  for (const subject of merge.unapproved) {
    const summary = `The approval of “${subject}” was revoked: the run has another message for this lead.`;
    addTimelineEntry(tx, primary.id, 'approval_taken_back', summary);
  }
  recordStatusChanges(tx, merge.before, merge.merged);
}
