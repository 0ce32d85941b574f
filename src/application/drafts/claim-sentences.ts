import { createHash } from 'node:crypto';
import type { Draft, DraftRequest, DraftSentence } from '../../domain/drafting/material.ts';
import { sentenceKey } from '../../domain/drafting/verify.ts';
import { entryOf } from '../../domain/map-entry.ts';
import type { Tx } from '../../store/store.ts';
import { claimSentences, deleteClaims, findClaimedSentences } from '../../store/queries/run-sentences.ts';

/**
 * Claims the draft's sentences about its recipient, so that no two drafts of a run share one. Returns the keys of those
 * that other drafts have; then it has claimed none, and the draft must be assembled again without them. A sentence
 * that the verifier kept although it is known to be taken, such as a subject, is not returned again.
 */
export async function claimDraftSentences(
  tx: Tx,
  runId: string,
  request: DraftRequest,
  draft: Draft,
): Promise<readonly string[]> {
  const keys = keysAboutRecipient(draft, request);
  const hashes = [...keys.keys()];
  const taken = await findClaimedSentences(tx, runId, hashes);
  if (taken.length > 0) return taken.map((hash) => entryOf(keys, hash));
  // Another transaction may claim some of them at the same time. This waits for its end.
  const claimed = new Set(await claimSentences(tx, runId, hashes));
  if (claimed.size === hashes.length) return [];
  await deleteClaims(tx, runId, [...claimed]);
  return hashes.filter((hash) => !claimed.has(hash)).map((hash) => entryOf(keys, hash));
}

/** Frees the sentences of a draft that is replaced, so that other drafts of the run may have them. */
export async function releaseDraftSentences(
  tx: Tx,
  runId: string,
  sentences: readonly DraftSentence[],
): Promise<void> {
  const bodies = sentences.filter(({ role }) => role === 'body');
  await deleteClaims(
    tx,
    runId,
    bodies.map(({ text }) => hashOf(sentenceKey(text))),
  );
}

/** A claim is about the recipient if its evidence is, even if the composer labels it otherwise. */
function keysAboutRecipient(
  draft: Draft,
  { sources, takenSentences }: DraftRequest,
): ReadonlyMap<string, string> {
  const aboutRecipient = new Set(
    sources.filter(({ about }) => about === 'recipient').map(({ kind, id }) => `${kind} ${id}`),
  );
  // Subjects name the news with few words, so those of two recipients may be the same.
  const sentences = draft.sentences.filter(
    ({ evidence, role }) =>
      role === 'body' &&
      evidence.some(({ sourceKind, sourceId }) => aboutRecipient.has(`${sourceKind} ${sourceId}`)),
  );
  const keys = sentences.map(({ text }) => sentenceKey(text)).filter((key) => !takenSentences.has(key));
  return new Map(keys.map((key) => [hashOf(key), key]));
}

const hashOf = (key: string) => createHash('sha256').update(key).digest('hex');
