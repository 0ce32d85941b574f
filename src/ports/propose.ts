import type { Commission } from '../domain/drafting/material.ts';
import type { Proposal, Proposals } from '../domain/drafting/proposals.ts';
import { ComposerFailed, type Composer } from './composer.ts';
import type { Ports } from './ports.ts';

/**
 * Asks the composer that the settings chose, for `patienceMs` at most, and the embedded one, which costs next to
 * nothing, in case the other fails or nothing of it can be kept. What a composer did not declare as its failure is
 * thrown on, as is the signal's reason.
 */
export async function proposeDraft(
  { composer, embeddedComposer }: Pick<Ports, 'composer' | 'embeddedComposer'>,
  commission: Commission,
  { signal, patienceMs }: { signal?: AbortSignal; patienceMs: number },
): Promise<Proposals> {
  const patience = AbortSignal.timeout(patienceMs);
  const either = signal ? AbortSignal.any([signal, patience]) : patience;
  const proposals: Proposal[] = [];
  let trouble: string | null = null;
  try {
    proposals.push(await write(composer, commission, either));
  } catch (thrown) {
    signal?.throwIfAborted();
    if (!(thrown instanceof ComposerFailed) || composer === embeddedComposer) throw thrown;
    trouble = thrown.message;
  }
  if (composer !== embeddedComposer) proposals.push(await write(embeddedComposer, commission, signal));
  return { proposals, trouble };
}

async function write(
  composer: Composer,
  commission: Commission,
  signal: AbortSignal | undefined,
): Promise<Proposal> {
  const blocks = await composer.compose(commission, signal);
  return { blocks, readsRules: composer.readsRules ?? false };
}
