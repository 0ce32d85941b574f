import { assembleDraft } from '../../../domain/drafting/assemble.ts';
import type {
  DraftRequest,
  Omission,
  ProposedBlock,
  ProposedSentence,
} from '../../../domain/drafting/material.ts';
import { itemAt } from '../../../domain/item-at.ts';

/** A sentence of a proposal that a draft would leave out, with the reason. */
export interface RefusedSentence {
  readonly blockId: string;
  /** Its index among the sentences of its block. */
  readonly at: number;
  readonly sentence: ProposedSentence;
  readonly code: string;
  readonly reason: string;
}

/** The codes of omissions that concern a whole block, or words that the model itself left out. */
const notOfSentences = new Set(['block_empty', 'left_out_by_composer', 'unknown_block']);

/** The sentences that a draft of the proposal would leave out, each with the reason for it. */
export function refusedSentences(
  request: DraftRequest,
  blocks: readonly ProposedBlock[],
): readonly RefusedSentence[] {
  const assembly = assembleDraft(request, blocks);
  const omitted = assembly.ok ? assembly.draft.omitted : assembly.omitted;
  const left = omitted.filter(({ code }) => !notOfSentences.has(code));
  return blocks.flatMap(({ blockId, sentences }) =>
    sentences.flatMap((sentence, at) => {
      const found = left.findIndex((omission) => isAbout(omission, blockId, sentence));
      if (found < 0) return [];
      // Two sentences with the same words have an omission each.
      const { code, reason } = itemAt(left.splice(found, 1), 0);
      return [{ blockId, at, sentence, code, reason }];
    }),
  );
}

function isAbout(omission: Omission, blockId: string, { text }: ProposedSentence): boolean {
  return omission.blockId === blockId && foldSpace(omission.text) === foldSpace(text);
}

function foldSpace(text: string): string {
  return text.trim().replace(/\s+/gu, ' ');
}

/** The proposal with refused sentences replaced; null deletes a sentence. */
export function replaceSentences(
  blocks: readonly ProposedBlock[],
  replaced: ReadonlyMap<RefusedSentence, ProposedSentence | null>,
): readonly ProposedBlock[] {
  return blocks.map((block) => ({
    ...block,
    sentences: block.sentences.flatMap((sentence, at) => {
      const refused = [...replaced.keys()].find((other) => other.sentence === sentence && other.at === at);
      const instead = refused === undefined ? sentence : (replaced.get(refused) ?? null);
      return instead === null ? [] : [{ ...sentence, ...instead }];
    }),
  }));
}
