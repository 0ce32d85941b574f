import { errors, type ErrorName } from '../../generated/contract/errors.ts';
import type { BrainAddArguments } from '../../generated/contract/types.ts';
import { addBrainItem } from '../application/brain/add-item.ts';
import { retryContention } from '../dispatch/contention.ts';
import { suggestPlays, type SellerText, type SuggestedPlay } from '../domain/plays/suggest-plays.ts';
import { oldestTriggerDay } from '../domain/reading/trigger.ts';
import { loadDraftingMaterial, loadSeller } from '../application/drafts/load-material.ts';
import { buildDraftRequest } from '../domain/drafting/draft-request.ts';
import type { DraftRequest } from '../domain/drafting/material.ts';
import { slotValues } from '../domain/planning/slot-values.ts';
import { fillSlots } from '../domain/plays/play.ts';
import { Lead } from '../store/entities/leads.ts';
import { hasCampaign } from '../store/queries/campaigns.ts';
import { listNewsOfLeads } from '../store/queries/lead-triggers.ts';
import type { Rows } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import { findWorkspaceOrg } from './find-organisation.ts';
import { UserFacingError } from './user-facing-error.ts';

type Detect = (text: string) => string | null;

export interface AddedPlay {
  readonly id: string;
  readonly title: string;
}

/**
 * Adds plays to the Brain of a workspace, all or none.
 * @throws UserFacingError that names the first play that cannot be added, and the field.
 */
export async function addPlays(
  store: Store,
  projectId: string,
  plays: readonly BrainAddArguments[],
): Promise<readonly AddedPlay[]> {
  const orgId = await findWorkspaceOrg(store, projectId);
  return retryContention(() =>
    store.transaction(orgId, async (tx) => {
      const added: AddedPlay[] = [];
      for (const [index, args] of plays.entries()) {
        const fail = (code: ErrorName, message: string | null, { param }: { param: string }): never => {
          const reason =
            message ?? `The argument ${param} is wrong. ${errors[code].summary} ${errors[code].remedy}`;
          throw new UserFacingError(`Play ${index + 1} cannot be added. ${reason}`);
        };
        const { id, title } = await addBrainItem({ tx, args: { ...args, projectId }, fail });
        added.push({ id, title });
      }
      return added;
    }),
  );
}

/** Suggests plays from the offers and references of a workspace and the news of its leads. Stores nothing. */
export async function suggestPlaysFor(
  store: Store,
  projectId: string,
  detect: Detect,
): Promise<readonly SuggestedPlay[]> {
  const orgId = await findWorkspaceOrg(store, projectId);
  return store.transaction(orgId, async (tx) => {
    const [{ project, brain }, news] = await Promise.all([
      loadSeller(tx, projectId),
      listNewsOfLeads(tx, projectId, oldestTriggerDay(tx.now)),
    ]);
    const textsOf = (type: string): readonly SellerText[] =>
      brain
        .filter((item) => item.type === type)
        .map(({ id, title, body }) => ({ id, title, body, language: detect(body) }));
    const products = textsOf('product');
    const { whatTheyDo, valueProposition } = project.context;
    const context = [valueProposition, whatTheyDo].flatMap((body) =>
      body ? [{ id: projectId, title: project.name, body, language: detect(body) }] : [],
    );
    const offers = products.length > 0 ? products : context.slice(0, 1);
    return suggestPlays({ offers, references: textsOf('reference'), news });
  });
}

export interface TriedPlay {
  readonly leadId: string;
  readonly company: string | null;
  readonly play: { readonly id: string; readonly title: string } | null;
  readonly trigger: { readonly kind: string; readonly headline: string; readonly date: string } | null;
  /** Why this news, play and reference were chosen. */
  readonly reason: string;
  /** What the message says of the play, with its slots filled; a line with an empty slot is null. */
  readonly lines: { readonly because: string | null; readonly offer: string | null } | null;
}

/** Shows which play a message to each lead would use, and why: of one lead, or of the newest. Writes nothing. */
export async function tryPlays(
  store: Store,
  { projectId, leadId, campaignId }: { projectId: string; leadId?: string; campaignId?: string },
  detect: Detect,
): Promise<readonly TriedPlay[]> {
  const orgId = await findWorkspaceOrg(store, projectId);
  return store.transaction(orgId, async (tx) => {
    // Served by the primary key or lead_project_index.
    const filter = { orgId, projectId, ...(leadId === undefined ? {} : { id: leadId }) };
    const leads = await tx.em.find(Lead, filter, { orderBy: { id: 'desc' }, limit: maxTriedLeads });
    if (leadId !== undefined && leads.length === 0)
      throw new UserFacingError(`The workspace ${projectId} has no lead ${leadId}.`);
    if (campaignId !== undefined && !(await hasCampaign(tx, projectId, campaignId)))
      throw new UserFacingError(`The workspace ${projectId} has no campaign ${campaignId}.`);
    const tried: TriedPlay[] = [];
    for (const lead of leads) {
      const selection = { lead, campaignId: campaignId ?? null, runBrief: null, fileScope: null };
      const { material } = await loadDraftingMaterial(tx, selection);
      tried.push(describePlan(lead, buildDraftRequest(material, {}, detect).request));
    }
    return tried;
  });
}

const maxTriedLeads = 50;

function describePlan({ id, company }: Rows['Lead'], request: DraftRequest): TriedPlay {
  const { plan } = request;
  if (plan === undefined) throw new Error('The request of a first message has no plan.');
  const { play, trigger, reason } = plan;
  const values = slotValues(trigger, request);
  return {
    leadId: id,
    company: company ?? null,
    play: play && { id: play.id, title: play.title },
    trigger: trigger && { kind: trigger.kind, headline: trigger.headline, date: trigger.date },
    reason,
    lines: play && { because: fillSlots(play.because, values), offer: fillSlots(play.offer, values) },
  };
}
