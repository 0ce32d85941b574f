import { isInstruction } from '../../../domain/drafting/instructions.ts';
import type { Source } from '../../../domain/drafting/material.ts';
import { paragraphsOf } from '../../../domain/drafting/sentences.ts';

/** A source as the model sees it: under a short id, without what could not be quoted anyway. */
export interface QuotableSource {
  readonly id: string;
  readonly source: Source;
  /** Paragraphs of the source, whole as far as there is room. */
  readonly text: string;
}

const mostCharacters = { source: 12_000, all: 60_000 };

/** The sources in their order, recipient's first, as far as there is room for them. */
export function quotableSources(sources: readonly Source[]): readonly QuotableSource[] {
  let room = mostCharacters.all;
  return sources.flatMap((source, index) => {
    const text = plainText(source.text, Math.min(room, mostCharacters.source));
    room -= text.length;
    return text === '' ? [] : [{ id: `source-${index + 1}`, source, text }];
  });
}

/** A text of somebody else's without paragraphs that give orders; the verifier would take nothing from those. */
export function plainText(text: string, most: number): string {
  const paragraphs = paragraphsOf(text).filter((paragraph) => !isInstruction(paragraph.text));
  return paragraphs
    .map((paragraph) => paragraph.text.trim())
    .join('\n\n')
    .slice(0, most)
    .trim();
}
