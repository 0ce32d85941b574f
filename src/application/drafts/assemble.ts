import { createHash } from 'node:crypto';
import type { Assembly } from '../../domain/drafting/assemble.ts';
import type { DraftRequest, Draft } from '../../domain/drafting/material.ts';
import { assembleFirst, type Proposals } from '../../domain/drafting/proposals.ts';
import { sentenceKey } from '../../domain/drafting/verify.ts';
import { entryOf } from '../../domain/map-entry.ts';
import { inTextTurn } from '../../ports/text-turns.ts';
import type { Tx } from '../../store/store.ts';
import { claimSentences, findClaimedSentences } from '../../store/queries/run-sentences.ts';

/**
 * Verifies and assembles the first usable proposal, so that no two drafts of a run share a sentence about their
 * recipients. If another draft claims one of its sentences meanwhile, it assembles again without that sentence.
 */
export async function assembleDraftForRun(
  tx: Tx,
  runId: string,
  request: DraftRequest,
  proposals: Proposals,
): Promise<Assembly> {
  const candidates = proposals.proposals
    .flatMap(({ blocks }) => blocks)
    .flatMap(({ sentences }) => sentences);
  const keys = new Map(candidates.map(({ text }) => [sentenceHash(text), sentenceKey(text)]));
  const claimed = await findClaimedSentences(tx, runId, [...keys.keys()]);
  const takenSentences = new Set(claimed.map((hash) => entryOf(keys, hash)));
  const ownHashes = new Set<string>();
  for (;;) {
    const assembly = await inTextTurn(tx.orgId, () =>
      assembleFirst({ ...request, takenSentences }, proposals),
    );
    if (!assembly.ok) return assembly;
    const recipientSentences = keysAboutRecipient(assembly.draft, request);
    for (const hash of await claimSentences(tx, runId, [...recipientSentences.keys()])) ownHashes.add(hash);
    const takenByOthers = [...recipientSentences].filter(
      ([hash, key]) => !ownHashes.has(hash) && !takenSentences.has(key),
    );
    if (takenByOthers.length === 0) return assembly;
    for (const [, key] of takenByOthers) takenSentences.add(key);
  }
}

/** A claim is about the recipient if its evidence is, even if the composer labels it otherwise. */
function keysAboutRecipient(draft: Draft, { sources }: DraftRequest): ReadonlyMap<string, string> {
  const aboutRecipient = new Set(
    sources.filter(({ about }) => about === 'recipient').map(({ kind, id }) => `${kind} ${id}`),
  );
  const sentences = draft.sentences.filter(({ evidence }) =>
    evidence.some(({ sourceKind, sourceId }) => aboutRecipient.has(`${sourceKind} ${sourceId}`)),
  );
  return new Map(sentences.map(({ text }) => [sentenceHash(text), sentenceKey(text)]));
}

const sentenceHash = (text: string) => createHash('sha256').update(sentenceKey(text)).digest('hex');
