import type { Composer } from '../../../ports/composer.ts';
import { writeAnswerBlocks } from './answer/write-answer.ts';
import { writeBlocks } from './write.ts';

/**
 * The composer that needs no key and no network: it picks what the material says, turns it to the reader, and
 * phrases it
 * the way a salesperson of the language would. The same commission is always written in the same words.
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
