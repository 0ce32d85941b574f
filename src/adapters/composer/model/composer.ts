import { ComposerFailed, type Composer } from '../../../ports/composer.ts';
import { answerSchema, readAnswer } from './answer.ts';
import { createChat, type ChatOptions } from './chat.ts';
import { quotableSources } from './material.ts';
import { promptFor } from './prompt.ts';

export interface ModelComposerOptions extends ChatOptions {
  /** Is told of each message that the model could not write, for whoever operates the service. */
  readonly onFailure?: (failure: ComposerFailed) => void;
}

/**
 * The composer that asks a model for structured output at an OpenAI-compatible endpoint. What it answers is proposed as
 * it is: whether a quote stands in its source, and a sentence in its quote, is for the verifier to say.
 */
export function createModelComposer(options: ModelComposerOptions): Composer {
  const chat = createChat(options);
  return {
    name: 'model',
    readsRules: true,
    async compose(request, signal) {
      signal?.throwIfAborted();
      const sources = quotableSources(request.sources);
      try {
        const answer = await chat.ask({ ...promptFor(request, sources), schema: answerSchema }, signal);
        return readAnswer(answer, request, sources);
      } catch (thrown) {
        if (thrown instanceof ComposerFailed) options.onFailure?.(thrown);
        throw thrown;
      }
    },
  };
}
