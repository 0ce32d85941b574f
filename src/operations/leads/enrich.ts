import { askAboutLead } from '../../inquiries/ask-about-lead.ts';
import type { Call, Handler } from '../../operation.ts';
import { ProviderFailed } from '../../ports/provider-failed.ts';
import { holdLead } from '../../store/queries/drafting.ts';
import { findBusy } from '../../store/queries/enrichment-queue.ts';
import { planEnrichment, saveEnrichment, type EnrichmentPlan } from '../../store/queries/enrichment.ts';
import { readHeldLead, readLead } from '../../store/queries/lead-views.ts';
import { abandonUnit, beginUnit, closeUnit } from '../../store/queries/single-draft.ts';
import { findLeadSuppression } from '../../store/queries/suppression.ts';
import type { Tx } from '../../store/store.ts';

type EnrichCall = Call<'leads.enrich'>;

/** Someone waits for the answer. */
const patienceMs = 25_000;

export const handle: Handler<'leads.enrich'> = async (call) => {
  const plan = await call.prepare((tx) => begin(tx, call));
  if (plan.settled !== null) return call.save((tx) => answerSettled(tx, call, plan));
  try {
    return await enrich(call, plan);
  } catch (thrown) {
    // Should this fail as well, the unit is abandoned later by itself.
    await call.prepare((tx) => abandonUnit(tx, call.unitId)).catch(() => undefined);
    if (thrown instanceof ProviderFailed) call.fail('upstream_failed', thrown.message);
    throw thrown;
  }
};

/** Checks whether there is anything to find out, and sets the credit aside. */
async function begin(tx: Tx, { args, unitId, fail }: EnrichCall): Promise<EnrichmentPlan> {
  const lead = (await holdLead(tx, args.leadId)) ?? fail('lead_not_found', null, { param: 'leadId' });
  const suppressed = await findLeadSuppression(tx, lead.id);
  if (suppressed) fail('suppressed', `This person must not be written to (${suppressed.reason}).`);
  const plan = await planEnrichment(tx, lead, args);
  if (plan.settled !== null) return plan;
  // Who holds the lead sees the units of all who held it before.
  if ((await findBusy(tx, [lead.id], unitId)).size > 0) return { ...plan, settled: underWay };
  const missing = await beginUnit(tx, {
    unitId,
    kind: 'enrich' as const,
    leadId: lead.id,
    paid: true,
    research: false,
  });
  if (missing > 0) fail('credits_exhausted', 'Enriching a lead needs 1 credit, and there is none left.');
  return plan;
}

async function enrich(call: EnrichCall, plan: EnrichmentPlan) {
  const answers = await askAboutLead(call.ports, plan, AbortSignal.timeout(patienceMs));
  return call.save(async (tx) => {
    const saved = (await saveEnrichment(tx, plan, answers)) ?? call.fail('lead_not_found', deletedMeanwhile);
    await closeUnit(tx, call.unitId, saved.found ? 'done' : 'unpaid');
    await tx.flush();
    const { filled, found, reason, leadId } = saved;
    const lead = await readHeldLead(tx, leadId);
    return { lead, filled: [...filled], found, lookedIn: [...answers.lookedIn], reason };
  });
}

const underWay =
  'The lead is being enriched already; read it again in a moment. Nothing was paid for this call.';
const deletedMeanwhile = 'The lead was deleted while it was enriched.';

async function answerSettled(tx: Tx, { fail }: EnrichCall, { lead: { id }, settled }: EnrichmentPlan) {
  const lead = (await readLead(tx, id)) ?? fail('lead_not_found', deletedMeanwhile);
  return { lead, filled: [], found: false, lookedIn: [], reason: settled };
}
