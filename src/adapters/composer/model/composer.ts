import type { Composer } from '../../../ports/composer.ts';
import { answerSchema, readAnswer } from './answer.ts';
import { createChat, type ChatOptions } from './chat.ts';
import { quotableSources } from './material.ts';
import { promptFor } from './prompt.ts';

/**
 * The composer that asks a model for structured output at an OpenAI-compatible endpoint. What it answers is proposed as
 * it is: whether a quote stands in its source, and a sentence in its quote, is for the verifier to say.
 */
export function createModelComposer(options: ChatOptions): Composer {
  const chat = createChat(options);
  return {
    name: 'model',
    readsRules: true,
    async compose(commission, signal) {
      signal?.throwIfAborted();
      const sources = quotableSources(commission.sources);
      const answer = await chat.ask({ ...promptFor(commission, sources), schema: answerSchema }, signal);
      return readAnswer(answer, commission, sources);
    },
  };
}
