import { chooseFiles } from '../../domain/message-files.ts';
import { withAbortFallback } from '../../provider-lookups/abort-fallback.ts';
import type { Call, Handler } from '../../operation.ts';
import type { SiteReading } from '../../domain/research.ts';
import { companySiteOf, type CompanySite } from '../../domain/company-site.ts';
import { triggerIdOf } from '../../domain/planning/name-triggers.ts';
import { proposeDraft } from '../../ports/propose.ts';
import type { SiteReader } from '../../ports/site.ts';
import { Campaign } from '../../store/entities/campaigns.ts';
import { lockLead, lockLeadShared } from '../../store/queries/leads.ts';
import { recordDraftFailure, saveDraft } from '../../application/drafts/save.ts';
import { findFileScopeOfLead, listCompanyFiles } from '../../store/queries/run-files.ts';
import { abandonUnit, beginUnit, closeUnit, settleResearch } from '../../application/jobs/unit.ts';
import type { Rows } from '../../store/rows.ts';
import type { Tx } from '../../store/store.ts';
import { viewMessage } from '../../application/messages/view.ts';
import { loadDraftingMaterial } from '../../application/drafts/load-material.ts';
import { requireContactable } from '../../application/messages/require-contactable.ts';
import { findFreshSiteReading } from '../../application/research/find-fresh.ts';
import { saveSiteReading } from '../../application/research/save-reading.ts';

type GenerateCall = Call<'messages.generate'>;

interface GenerationPlan {
  readonly lead: Rows['Lead'];
  readonly campaignId: string | null;
  /** The site to read first, or null if there is none. */
  readonly site: CompanySite | null;
}

const maxPages = 6;
const readTimeoutMs = 25_000;
const composeTimeoutMs = 50_000;

export const handle: Handler<'messages.generate'> = async (call) => {
  const plan = await call.prepare((tx) => beginDraft(tx, call));
  try {
    return await draftMessage(call, plan);
  } catch (error) {
    // If this fails too, the unit is abandoned automatically.
    await call.prepare((tx) => abandonUnit(tx, call.unitId)).catch(() => undefined);
    throw error;
  }
};

async function draftMessage(call: GenerateCall, plan: GenerationPlan) {
  const { args, ports } = call;
  const reading = plan.site === null ? null : await readSite(ports.site, plan.site);
  const loaded = await call.prepare((tx) => saveAndLoad(tx, call, plan, reading));
  const { orgId } = call.caller;
  const { embeddedComposer, textWork } = ports;
  const { request, warnings } = await textWork.run({ orgId }, 'buildDraftRequest', loaded.material, args);
  requireTrigger(call, [...loaded.material.triggers.map(triggerIdOf), request.plan?.trigger?.id]);
  // A sandbox key pays nothing, so it uses no paid composer.
  const composers = call.caller.mode === 'live' ? ports : { composer: embeddedComposer, embeddedComposer };
  const proposal = await proposeDraft(composers, request, { orgId, timeoutMs: composeTimeoutMs });
  const assembly = await textWork.run({ orgId }, 'assembleFirst', request, proposal);
  if (!assembly.ok) {
    const { code, reason } = assembly;
    await call.prepare(async (tx) => {
      recordDraftFailure(tx, await lockPlannedLead(tx, call, plan), { code, reason, runId: null });
      await closeUnit(tx, call.unitId, { code, reason });
    });
    return call.fail('invalid_state', `No message could be drafted. ${reason}`);
  }
  return call.save(async (tx) => {
    const lead = await lockPlannedLead(tx, call, plan);
    await requireContactable(tx, call.fail, lead.id);
    const files = chooseFiles(loaded.place === null ? [] : await listCompanyFiles(tx, loaded.place));
    const { campaignId } = plan;
    const { channel, plan: draftPlan } = request;
    const place = { lead, campaignId, runId: null, channel, files: files.files, plan: draftPlan };
    const siteWarnings = loaded.siteProblem ? [loaded.siteProblem] : [];
    const message = saveDraft(tx, place, assembly.draft, [...siteWarnings, ...warnings, ...files.warnings]);
    await closeUnit(tx, call.unitId, 'done');
    return viewMessage(tx, message);
  });
}

/** The lead, or the one it was merged into meanwhile. */
async function lockPlannedLead(tx: Tx, { fail }: GenerateCall, plan: GenerationPlan): Promise<Rows['Lead']> {
  const lead = await lockLeadShared(tx, plan.lead.id);
  return lead ?? fail('lead_not_found', 'The lead was deleted while its message was being written.');
}

/** Checks that the lead may get a draft and reserves its credits; a sandbox key pays nothing. */
async function beginDraft(tx: Tx, call: GenerateCall): Promise<GenerationPlan> {
  const { args, caller, unitId, fail } = call;
  const { orgId } = tx;
  const lead = (await lockLead(tx, args.leadId)) ?? fail('lead_not_found', null, { param: 'leadId' });
  const campaign = args.campaignId
    ? await tx.em.findOne(Campaign, { orgId, id: args.campaignId, projectId: lead.projectId })
    : null;
  if (args.campaignId && !campaign) fail('campaign_not_found', null, { param: 'campaignId' });
  await requireContactable(tx, fail, lead.id);
  // Pages get new ids when the site is read again, and with them the news of the pages.
  const named = lead.analysis?.trim() || args.triggerId ? null : companySiteOf(lead);
  const site = named !== null && !(await findFreshSiteReading(tx, named.key)) ? named : null;
  const missingCredits = await beginUnit(tx, {
    unitId,
    kind: 'draft',
    leadId: lead.id,
    paid: caller.mode === 'live',
    research: site !== null,
  });
  if (missingCredits > 0)
    fail(
      'credits_exhausted',
      `This draft needs ${missingCredits} more credits. Add credits, or wait for tomorrow's free ones.`,
    );
  return { lead, campaignId: campaign?.id ?? null, site };
}

/** The caller waits, so a slow site is skipped. */
function readSite(reader: SiteReader, { key, address }: CompanySite): Promise<SiteReading> {
  const timedOut: SiteReading = { ok: false, failure: 'timed_out', reason: `${key} took too long to read.` };
  return withAbortFallback(
    (signal) => reader.read(address, { maxPages, signal }),
    timedOut,
    AbortSignal.timeout(readTimeoutMs),
  );
}

async function saveAndLoad(
  tx: Tx,
  { unitId }: GenerateCall,
  { lead, campaignId, site }: GenerationPlan,
  reading: SiteReading | null,
) {
  if (site !== null && reading) {
    await saveSiteReading(tx, site.key, reading, lead.company ?? null);
    await settleResearch(tx, unitId, reading.ok);
    await tx.flush();
  }
  const fileScope = await findFileScopeOfLead(tx, lead.id);
  const loaded = await loadDraftingMaterial(tx, { lead, campaignId, runBrief: null, fileScope });
  return { place: fileScope, ...loaded };
}

/** News of files is known only once the message is planned. The plan begins with the wished news if it is in them. */
function requireTrigger(
  { args: { triggerId }, fail }: GenerateCall,
  known: readonly (string | undefined)[],
): void {
  if (triggerId === undefined || known.includes(triggerId)) return;
  fail(
    'invalid_arguments',
    `The argument triggerId names no current trigger of the lead: ${triggerId}. Call leads.get and pass the id of ` +
      'one of its triggers, or leave triggerId out.',
    { param: 'triggerId' },
  );
}
