import { reasonFor } from './findings.ts';
import type { DraftRequest, DraftSentence, ProposedSentence } from './material.ts';
import { placeSentences, type SentencePlaces } from './place-sentences.ts';
import { splitSentences } from './sentences.ts';
import { createSingleVerifier, sentenceKey } from './verify.ts';

/** A sentence of an edited draft that no source supports. */
export interface UnsupportedSentence {
  readonly text: string;
  readonly role: 'subject' | 'body';
  /** A stable word for programs, as in omissions. */
  readonly code: string;
  /** A sentence for people. */
  readonly reason: string;
}

export interface VerifiedEdit {
  /** The sentences that are unchanged, or that their old source still supports, in the order of the text. */
  readonly sentences: readonly DraftSentence[];
  readonly unsupported: readonly UnsupportedSentence[];
}

export interface Edit {
  readonly subject: string;
  readonly body: string;
  /** The sentences before the edit. */
  readonly sentences: readonly DraftSentence[];
}

/**
 * Verifies what a person changed in a draft. Unchanged sentences keep their evidence. A changed one gets that of
 * the sentence that it resembles most, if the verifier finds that it still holds.
 */
export function verifyEdit(request: DraftRequest, { subject, body, sentences }: Edit): VerifiedEdit {
  const verify = createSingleVerifier(request);
  const kept: DraftSentence[] = [];
  const unsupported: UnsupportedSentence[] = [];
  for (const [role, text] of [
    ['subject', subject],
    ['body', body],
  ] as const) {
    const own = sentences.filter((sentence) => sentence.role === role);
    const places = placeSentences(text, own);
    const found = places.placed.map(({ start, sentence }) => ({ start, sentence }));
    for (const changed of places.gaps.flatMap((gap) => splitGap(gap))) {
      const like = mostAlike(changed.text, places.missing);
      const verdict = verify(proposedFrom(request, changed.text, like), role);
      if ('code' in verdict) {
        const reason = reasonFor(verdict.code, verdict.detail);
        unsupported.push({ text: changed.text, role, code: verdict.code, reason });
        continue;
      }
      const { form, evidence } = verdict;
      const blockId = like?.blockId ?? blockAt(places, changed.start) ?? role;
      found.push({ start: changed.start, sentence: { text: changed.text, role, blockId, form, evidence } });
    }
    kept.push(...found.toSorted((left, right) => left.start - right.start).map(({ sentence }) => sentence));
  }
  return { sentences: kept, unsupported };
}

function splitGap(gap: { readonly start: number; readonly text: string }) {
  return splitSentences(gap.text).map(({ start, text }) => ({ start: gap.start + start, text }));
}

/** The sentence of the draft that the person changed into this one: at least half of the words are the same. */
function mostAlike(text: string, candidates: readonly DraftSentence[]): DraftSentence | undefined {
  const words = wordsOf(text);
  return candidates
    .map((sentence) => ({ sentence, likeness: likenessOf(words, wordsOf(sentence.text)) }))
    .filter(({ likeness }) => likeness >= 0.5)
    .toSorted((left, right) => right.likeness - left.likeness)[0]?.sentence;
}

const wordsOf = (text: string): ReadonlySet<string> => new Set(sentenceKey(text).split(' '));

function likenessOf(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  const shared = [...left].filter((word) => right.has(word)).length;
  return (2 * shared) / (left.size + right.size);
}

function proposedFrom(
  { sources }: DraftRequest,
  text: string,
  like: DraftSentence | undefined,
): ProposedSentence {
  const evidence = like?.evidence ?? [];
  const source = sources.find(
    ({ kind, id }) => kind === evidence[0]?.sourceKind && id === evidence[0].sourceId,
  );
  return { text, about: source?.about ?? 'neither', evidence };
}

/** The block of the last sentence before a place. */
function blockAt({ placed }: SentencePlaces, at: number): string | undefined {
  return (placed.findLast(({ start }) => start < at) ?? placed[0])?.sentence.blockId;
}
