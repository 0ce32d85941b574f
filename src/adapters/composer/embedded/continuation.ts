import type { Block, ProposedSentence } from '../../../domain/drafting/material.ts';
import { entryOf } from '../../../domain/map-entry.ts';

/**
 * After the comma of a German greeting the next sentence goes on in lower case, unless it begins with a noun or
 * "Sie".
 */
export function continueAfterGreeting(
  blocks: readonly Block[],
  written: Map<string, ProposedSentence[]>,
): void {
  const body = blocks.filter((block) => block.role === 'body');
  let greeted = false;
  for (const block of body) {
    if (block.kind === 'locked') return;
    const sentences = entryOf(written, block.id);
    for (const [index, sentence] of sentences.entries()) {
      if (greeted) {
        const text = sentence.text.replace(
          new RegExp(
            String.raw`^(${[
              String.raw`Auf|Als|Beim|Mir|Ich|Bei|Kurz|Genau|Unser|Wir|Darf|Seit|Im|In|Mit|Wäre|Hätten|Hatten|Hattest|Hast`,
              String.raw`Ein|Ihr(?= \p{Ll}+t )`,
            ].join('|')})(?!\p{L})`,
            'u',
          ),
          (word) => word.toLowerCase(),
        );
        sentences[index] = { ...sentence, text };
        return;
      }
      greeted = sentence.text.endsWith(',');
      if (!greeted) return;
    }
  }
}
