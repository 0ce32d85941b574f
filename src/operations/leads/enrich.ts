import { lookUpLead } from '../../provider-lookups/look-up-lead.ts';
import type { Call, Handler } from '../../operation.ts';
import { ProviderFailed } from '../../ports/provider-failed.ts';
import { lockLead } from '../../store/queries/leads.ts';
import { saveEnrichment } from '../../application/enrichment/save.ts';
import { readLockedLead, findLeadView } from '../../store/queries/lead-views.ts';
import { abandonUnit, beginUnit, closeUnit } from '../../application/jobs/unit.ts';
import { findLeadSuppression } from '../../store/queries/suppressions.ts';
import type { Tx } from '../../store/store.ts';
import { listLeadsBeingEnriched } from '../../store/queries/jobs.ts';
import { planEnrichment, type EnrichmentPlan } from '../../application/enrichment/plan.ts';

type EnrichCall = Call<'leads.enrich'>;

/** The caller waits for the answer. */
const timeoutMs = 25_000;

export const handle: Handler<'leads.enrich'> = async (call) => {
  const plan = await call.prepare((tx) => beginEnrichment(tx, call));
  if (plan.nothingToDoReason !== null) return call.save((tx) => returnSettled(tx, call, plan));
  try {
    return await runEnrichment(call, plan);
  } catch (error) {
    // If this fails too, the unit is abandoned automatically.
    await call.prepare((tx) => abandonUnit(tx, call.unitId)).catch(() => undefined);
    if (error instanceof ProviderFailed) call.fail('upstream_failed', error.message);
    throw error;
  }
};

/** Checks whether anything is missing, and reserves the credit. */
async function beginEnrichment(tx: Tx, { args, unitId, fail }: EnrichCall): Promise<EnrichmentPlan> {
  const lead = (await lockLead(tx, args.leadId)) ?? fail('lead_not_found', null, { param: 'leadId' });
  const suppressed = await findLeadSuppression(tx, lead.id);
  if (suppressed) fail('suppressed', `This person is suppressed (${suppressed.reason}).`);
  const plan = await planEnrichment(tx, lead, args);
  if (plan.nothingToDoReason !== null) return plan;
  // Holding the lead's lock shows the units of all earlier holders.
  if ((await listLeadsBeingEnriched(tx, [lead.id], unitId)).size > 0)
    return { ...plan, nothingToDoReason: alreadyRunningMessage };
  const missingCredits = await beginUnit(tx, {
    unitId,
    kind: 'enrich' as const,
    leadId: lead.id,
    paid: true,
    research: false,
  });
  if (missingCredits > 0) fail('credits_exhausted', 'Enriching a lead costs 1 credit, and none is left.');
  return plan;
}

async function runEnrichment(call: EnrichCall, plan: EnrichmentPlan) {
  const answers = await lookUpLead(call.ports, plan, AbortSignal.timeout(timeoutMs));
  return call.save(async (tx) => {
    const saved =
      (await saveEnrichment(tx, plan, answers)) ?? call.fail('lead_not_found', leadDeletedMessage);
    await closeUnit(tx, call.unitId, saved.found ? 'done' : 'unpaid');
    await tx.flush();
    const { filled, found, reason, leadId } = saved;
    const lead = await readLockedLead(tx, leadId);
    return { lead, filled: [...filled], found, lookedIn: [...answers.lookedIn], reason };
  });
}

const alreadyRunningMessage =
  'The lead is already being enriched; read it again in a moment. This call cost nothing.';
const leadDeletedMessage = 'The lead was deleted during enrichment.';

async function returnSettled(
  tx: Tx,
  { fail }: EnrichCall,
  { lead: { id }, nothingToDoReason }: EnrichmentPlan,
) {
  const lead = (await findLeadView(tx, id)) ?? fail('lead_not_found', leadDeletedMessage);
  return { lead, filled: [], found: false, lookedIn: [], reason: nothingToDoReason };
}
