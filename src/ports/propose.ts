import type { DraftRequest } from '../domain/drafting/material.ts';
import type { Proposal, Proposals } from '../domain/drafting/proposals.ts';
import { ComposerFailed, type Composer } from './composer.ts';
import type { Ports } from './ports.ts';

/**
 * Asks the configured composer for up to `timeoutMs`, then the embedded one if the first fails or nothing it wrote
 * can be kept. Rethrows undeclared errors and the signal's reason.
 */
export async function proposeDraft(
  { composer, embeddedComposer }: Pick<Ports, 'composer' | 'embeddedComposer'>,
  request: DraftRequest,
  { orgId, signal, timeoutMs }: { orgId: string; signal?: AbortSignal; timeoutMs: number },
): Promise<Proposals> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const stopSignal = signal ? AbortSignal.any([signal, timeout]) : timeout;
  const proposals: Proposal[] = [];
  let failureReason: string | null = null;
  try {
    proposals.push(await compose(composer, request, stopSignal, orgId));
  } catch (thrown) {
    signal?.throwIfAborted();
    if (!(thrown instanceof ComposerFailed) || composer === embeddedComposer) throw thrown;
    failureReason = thrown.message;
  }
  if (composer !== embeddedComposer) proposals.push(await compose(embeddedComposer, request, signal, orgId));
  return { proposals, failureReason };
}

/** What the embedded composer writes for a changed request, with what another composer wrote for the first one. */
export async function proposeAgain(
  { embeddedComposer }: Pick<Ports, 'embeddedComposer'>,
  request: DraftRequest,
  earlier: Proposals,
  { orgId, signal }: { orgId: string; signal: AbortSignal },
): Promise<Proposals> {
  const rewritten = await compose(embeddedComposer, request, signal, orgId);
  const others = earlier.proposals.filter(({ composedBy }) => composedBy !== rewritten.composedBy);
  return { ...earlier, proposals: [...others, rewritten] };
}

async function compose(
  composer: Composer,
  request: DraftRequest,
  signal: AbortSignal | undefined,
  orgId: string,
): Promise<Proposal> {
  let rounds = 0;
  const onRound = (): void => {
    rounds += 1;
  };
  const blocks = await composer.compose(request, signal, onRound, orgId);
  return { blocks, readsRules: composer.readsRules ?? false, composedBy: composer.name, rounds };
}
