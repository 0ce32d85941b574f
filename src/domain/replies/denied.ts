import { tonesOf } from './phrases/opt-out-tones.ts';
import { deniedEnds, deniedInPart } from './phrases/denied-ends.ts';
import type { ReplyText } from './reply-text.ts';

/**
 * A reply without words that say the contrary of an opt-out, such as "do not remove me from the list". The rest of
 * the sentence stays. Questions, denials of a part only, and replies with anger or threats stay whole.
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
