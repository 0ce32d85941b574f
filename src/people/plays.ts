import { errors, type ErrorName } from '../../generated/contract/errors.ts';
import type { BrainAddArguments } from '../../generated/contract/types.ts';
import { addBrainItem } from '../application/brain/add-item.ts';
import { retryContention } from '../dispatch/contention.ts';
import { suggestPlays, type SellerText, type SuggestedPlay } from '../domain/plays/suggest-plays.ts';
import { oldestTriggerDay } from '../domain/reading/trigger.ts';
import { loadSeller } from '../application/drafts/load-material.ts';
import { listNewsOfLeads } from '../store/queries/lead-triggers.ts';
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
