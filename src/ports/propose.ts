import type { DraftRequest } from '../domain/drafting/material.ts';
import type { Proposal, Proposals } from '../domain/drafting/proposals.ts';
import { ComposerFailed, type Composer } from './composer.ts';
import type { Ports } from './ports.ts';

/**
 * Asks the composer that the settings chose, for `timeoutMs` at most, and the embedded one, which costs next to
 * nothing, in case the other fails or nothing of it can be kept. What a composer did not declare as its failure is
 * thrown on, as is the signal's reason.
 */
export async function proposeDraft(
  { composer, embeddedComposer }: Pick<Ports, 'composer' | 'embeddedComposer'>,
  request: DraftRequest,
  { signal, timeoutMs }: { signal?: AbortSignal; timeoutMs: number },
): Promise<Proposals> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const stopSignal = signal ? AbortSignal.any([signal, timeout]) : timeout;
  const proposals: Proposal[] = [];
  let failureReason: string | null = null;
  try {
    proposals.push(await compose(composer, request, stopSignal));
  } catch (thrown) {
    signal?.throwIfAborted();
    if (!(thrown instanceof ComposerFailed) || composer === embeddedComposer) throw thrown;
    failureReason = thrown.message;
  }
  if (composer !== embeddedComposer) proposals.push(await compose(embeddedComposer, request, signal));
  return { proposals, failureReason };
}

async function compose(
  composer: Composer,
  request: DraftRequest,
  signal: AbortSignal | undefined,
): Promise<Proposal> {
  const blocks = await composer.compose(request, signal);
  return { blocks, readsRules: composer.readsRules ?? false };
}
