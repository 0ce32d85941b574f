import { buildCommission } from '../../domain/drafting/commission.ts';
import { chooseFiles } from '../../domain/message-files.ts';
import { assembleFirst } from '../../domain/drafting/proposals.ts';
import { askInTime } from '../../inquiries/ask-in-time.ts';
import type { Call, Handler } from '../../operation.ts';
import type { SiteReading } from '../../domain/research.ts';
import { siteHostOf } from '../../domain/site-host.ts';
import { proposeDraft } from '../../ports/propose.ts';
import type { SiteReader } from '../../ports/site.ts';
import { Campaign } from '../../store/entities/campaigns.ts';
import { holdLead, holdLeadSettled, loadMaterial } from '../../store/queries/drafting.ts';
import { reportFailedDraft, storeDraft } from '../../store/queries/drafts.ts';
import { freshReading, keepReading } from '../../store/queries/research.ts';
import { filePlaceOfLead, filesOfCompany } from '../../store/queries/run-files.ts';
import { abandonUnit, beginUnit, closeUnit, payResearch } from '../../store/queries/single-draft.ts';
import type { Rows } from '../../store/rows.ts';
import type { Tx } from '../../store/store.ts';
import { refuseSilenced } from './_silenced.ts';
import { viewMessage } from './_view.ts';

type GenerateCall = Call<'messages.generate'>;

interface Plan {
  readonly lead: Rows['Lead'];
  readonly campaignId: string | null;
  /** The host to read first, or null where there is nothing to read. */
  readonly host: string | null;
}

const maxPages = 6;
const readPatienceMs = 25_000;
const composePatienceMs = 30_000;

export const handle: Handler<'messages.generate'> = async (call) => {
  const plan = await call.prepare((tx) => begin(tx, call));
  try {
    return await draft(call, plan);
  } catch (thrown) {
    // Should this fail as well, the unit is abandoned later by itself.
    await call.prepare((tx) => abandonUnit(tx, call.unitId)).catch(() => undefined);
    throw thrown;
  }
};

async function draft(call: GenerateCall, plan: Plan) {
  const { args, ports } = call;
  const reading = plan.host === null ? null : await read(ports.site, plan.host);
  const loaded = await call.prepare((tx) => keepAndLoad(tx, call, plan, reading));
  const { commission, warnings } = buildCommission(loaded.material, args, (text) =>
    ports.language.detect(text),
  );
  const { embeddedComposer } = ports;
  // A sandbox key pays nothing, so nobody who must be paid is asked for it.
  const composers = call.caller.mode === 'live' ? ports : { composer: embeddedComposer, embeddedComposer };
  const written = await proposeDraft(composers, commission, { patienceMs: composePatienceMs });
  const assembly = assembleFirst(commission, written);
  if (!assembly.ok) {
    const { code, reason } = assembly;
    await call.prepare(async (tx) => {
      reportFailedDraft(tx, await holdPlanned(tx, call, plan), { code, reason, runId: null });
      await closeUnit(tx, call.unitId, { code, reason });
    });
    return call.fail('invalid_state', `No message could be drafted. ${reason}`);
  }
  return call.save(async (tx) => {
    const lead = await holdPlanned(tx, call, plan);
    await refuseSilenced(tx, call.fail, lead.id);
    const files = chooseFiles(loaded.place === null ? [] : await filesOfCompany(tx, loaded.place));
    const { campaignId } = plan;
    const place = { lead, campaignId, runId: null, channel: commission.channel, files: files.files };
    const trouble = loaded.siteTrouble ? [loaded.siteTrouble] : [];
    const message = storeDraft(tx, place, assembly.draft, [...trouble, ...warnings, ...files.warnings]);
    await closeUnit(tx, call.unitId, 'done');
    return viewMessage(message);
  });
}

/** The lead, or what it was merged into meanwhile. */
async function holdPlanned(tx: Tx, { fail }: GenerateCall, plan: Plan): Promise<Rows['Lead']> {
  const lead = await holdLeadSettled(tx, plan.lead.id);
  return lead ?? fail('lead_not_found', 'The lead was deleted while its message was written.');
}

/** Checks what speaks against the draft and sets its credits aside; a sandbox key pays nothing. */
async function begin(tx: Tx, call: GenerateCall): Promise<Plan> {
  const { args, caller, unitId, fail } = call;
  const { orgId } = tx;
  const lead = (await holdLead(tx, args.leadId)) ?? fail('lead_not_found', null, { param: 'leadId' });
  const campaign = args.campaignId
    ? await tx.em.findOne(Campaign, { orgId, id: args.campaignId, projectId: lead.projectId })
    : null;
  if (args.campaignId && !campaign) fail('campaign_not_found', null, { param: 'campaignId' });
  await refuseSilenced(tx, fail, lead.id);
  const site = lead.analysis?.trim() ? null : siteHostOf(lead);
  const host = site !== null && !(await freshReading(tx, site)) ? site : null;
  const missing = await beginUnit(tx, {
    unitId,
    kind: 'draft',
    leadId: lead.id,
    paid: caller.mode === 'live',
    research: host !== null,
  });
  if (missing > 0)
    fail(
      'credits_exhausted',
      `This draft needs ${missing} more credits than there are. Add credits, or wait for tomorrow's free ones.`,
    );
  return { lead, campaignId: campaign?.id ?? null, host };
}

/** Someone waits for the answer, so a site that takes too long is done without. */
function read(site: SiteReader, host: string): Promise<SiteReading> {
  const late: SiteReading = { ok: false, failure: 'timed_out', reason: `${host} took too long to read.` };
  return askInTime(
    (signal) => site.read(host, { maxPages, signal }),
    late,
    AbortSignal.timeout(readPatienceMs),
  );
}

async function keepAndLoad(
  tx: Tx,
  { unitId }: GenerateCall,
  { lead, campaignId, host }: Plan,
  reading: SiteReading | null,
) {
  if (host !== null && reading) {
    keepReading(tx, host, reading);
    await payResearch(tx, unitId, reading.ok);
    await tx.flush();
  }
  const place = await filePlaceOfLead(tx, lead.id);
  return { place, ...(await loadMaterial(tx, { lead, campaignId, runBrief: null, place })) };
}
