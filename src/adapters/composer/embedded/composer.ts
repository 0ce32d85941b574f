import type { Composer } from '../../../ports/composer.ts';
import { writeAnswerBlocks } from './answer/write-answer.ts';
import { writeBlocks } from './write.ts';

/**
 * The composer that needs no key and no network. It writes a message by its plan: sentences of the sources, and the
 * phrases of the language pack around them. The same request is always written in the same words.
 */
export function createEmbeddedComposer(): Composer {
  return {
    name: 'embedded',
    async compose(request, signal) {
      signal?.throwIfAborted();
      const { enquiry } = request;
      return enquiry === undefined ? writeBlocks(request) : writeAnswerBlocks(request, enquiry);
    },
  };
}
