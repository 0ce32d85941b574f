import type { DraftRequest, ProposedBlock, ProposedSentence } from '../../../domain/drafting/material.ts';
import { ComposerFailed, type Composer, type ComposeRound } from '../../../ports/composer.ts';
import { answerSchema, readAnswer, readRewrites, rewritesSchema } from './answer.ts';
import { createChat, type Chat, type ChatOptions } from './chat.ts';
import type { TokenUsage } from './completion.ts';
import { passagesOf, type SourcePassage } from './passages.ts';
import { promptFor, rewritePromptFor } from './prompt.ts';
import { refusedSentences, replaceSentences, type RefusedSentence } from './refused-sentences.ts';

export interface ModelComposerOptions extends ChatOptions {
  /** Called for each message that the model could not write, so that the operator learns of it. */
  readonly onFailure?: (failure: ComposerFailed) => void;
  /** The longest wait for all answers together. */
  readonly allTimeoutMs?: number;
}

/** How often refused sentences go back to the model. */
const mostRewrites = 2;
const usualTimeoutMs = { one: 20_000, all: 60_000 };

/**
 * The composer that asks a model for structured output at an OpenAI-compatible endpoint. Sentences that the verifier
 * refuses go back to the model alone, each with its reason. The model's sentences are proposed unchanged, and the
 * verifier decides which are kept. If a later answer fails, the draft is made from the earlier answers.
 */
export function createModelComposer(options: ModelComposerOptions): Composer {
  const { timeoutMs = usualTimeoutMs.one, allTimeoutMs = usualTimeoutMs.all } = options;
  const chat = createChat({ ...options, timeoutMs });
  return {
    name: 'model',
    readsRules: true,
    async compose(request, signal, onRound = () => undefined) {
      signal?.throwIfAborted();
      const deadline = AbortSignal.timeout(allTimeoutMs);
      const stop = signal ? AbortSignal.any([signal, deadline]) : deadline;
      const passages = passagesOf(request.sources);
      try {
        const { answer, usage } = await chat.ask(
          { ...promptFor(request, passages), schema: answerSchema },
          stop,
        );
        const blocks = readAnswer(answer, request, passages);
        return await rewriteRefused({ chat, request, passages, stop, onRound }, blocks, usage);
      } catch (thrown) {
        if (thrown instanceof ComposerFailed) options.onFailure?.(thrown);
        throw thrown;
      }
    },
  };
}

interface Writing {
  readonly chat: Chat;
  readonly request: DraftRequest;
  readonly passages: readonly SourcePassage[];
  readonly stop: AbortSignal;
  readonly onRound: (round: ComposeRound) => void;
}

async function rewriteRefused(
  { chat, request, passages, stop, onRound }: Writing,
  first: readonly ProposedBlock[],
  firstUsage: TokenUsage,
): Promise<readonly ProposedBlock[]> {
  let blocks = first;
  let refused = refusedSentences(request, blocks);
  onRound({ sentences: countSentences(blocks), refused: refused.length, ...firstUsage });
  for (let rewrite = 1; rewrite <= mostRewrites && refused.length > 0; rewrite += 1) {
    const asked = refused;
    let rewritten: ReadonlyMap<string, ProposedSentence>;
    try {
      const prompt = rewritePromptFor(request, passages, asked);
      const { answer, usage } = await chat.ask({ ...prompt, schema: rewritesSchema }, stop);
      rewritten = readRewrites(answer, passages);
      const changes = changesOf(asked, rewritten);
      blocks = replaceSentences(blocks, changes);
      refused = refusedSentences(request, blocks);
      onRound({ sentences: changes.size, refused: refused.length, ...usage });
      // A sentence that the model repeats unchanged would be refused again.
      if (changes.size === 0) break;
    } catch (thrown) {
      if (!(thrown instanceof ComposerFailed)) throw thrown;
      break;
    }
  }
  return blocks;
}

/** The replacements of refused sentences. A sentence that the model returned unchanged is not replaced. */
function changesOf(
  refused: readonly RefusedSentence[],
  rewritten: ReadonlyMap<string, ProposedSentence>,
): ReadonlyMap<RefusedSentence, ProposedSentence | null> {
  const changes = new Map<RefusedSentence, ProposedSentence | null>();
  refused.forEach((sentence, at) => {
    const instead = rewritten.get(`refused-${at + 1}`);
    if (instead === undefined || isSame(instead, sentence.sentence)) return;
    changes.set(sentence, instead.text.trim() === '' ? null : instead);
  });
  return changes;
}

function isSame(left: ProposedSentence, right: ProposedSentence): boolean {
  const leansOn = ({ evidence }: ProposedSentence): string =>
    evidence.map(({ sourceId, start, end }) => `${sourceId} ${start} ${end}`).join('\n');
  return left.text.trim() === right.text.trim() && leansOn(left) === leansOn(right);
}

function countSentences(blocks: readonly ProposedBlock[]): number {
  return blocks.reduce((count, { sentences }) => count + sentences.length, 0);
}
