import { tonesOf } from './phrases/opt-out-tones.ts';
import { deniedEnds, deniedInPart } from './phrases/denied-ends.ts';
import type { ReplyText } from './reply-text.ts';

/**
 * A reply without the words that say the contrary of an opt-out, as "do not remove me from the list". What else a
 * sentence says stays. A question, a denial of a part, and a reply in anger or with a threat are left whole.
 */
export function withoutDenied(reply: ReplyText): ReplyText {
  if (tonesOf(reply.text).some((mood) => mood === 'anger' || mood === 'threat')) return reply;
  const sentences = reply.sentences.map(withoutDeniedEnds);
  if (sentences.every((sentence, index) => sentence === reply.sentences[index])) return reply;
  return { ...reply, text: sentences.join('\n'), sentences };
}

function withoutDeniedEnds(sentence: string): string {
  if (sentence.endsWith('?') || deniedInPart.test(sentence)) return sentence;
  return sentence.replaceAll(deniedEnds, ' ').trim();
}
