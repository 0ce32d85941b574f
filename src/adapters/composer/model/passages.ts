import { isInstruction } from '../../../domain/drafting/instructions.ts';
import { sourceSentences } from '../../../domain/drafting/evidence-sentences.ts';
import type { Evidence, Source } from '../../../domain/drafting/material.ts';
import { paragraphsOf, type Span } from '../../../domain/drafting/sentences.ts';

/** A few sentences of a source that a model may use, with a short name for them. */
export interface SourcePassage {
  /** A letter that says whom it is about, and a number: `r3` is about the recipient, `s1` about the sender. */
  readonly id: string;
  readonly source: Source;
  /** The position of `text` in the source. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const mostCharacters = { passage: 500, source: 12_000, all: 60_000 };

/**
 * The passages of all sources in their order, up to a maximum length. A paragraph that gives an order is left out,
 * because the verifier would refuse sentences from it.
 */
export function passagesOf(sources: readonly Source[]): readonly SourcePassage[] {
  let room = mostCharacters.all;
  const passages: SourcePassage[] = [];
  for (const source of sources) {
    let sourceRoom = Math.min(room, mostCharacters.source);
    for (const span of passageSpans(source.text)) {
      if (span.text.length > sourceRoom) break;
      sourceRoom -= span.text.length;
      room -= span.text.length;
      passages.push({ id: `${letterOf(source)}${passages.length + 1}`, source, ...span });
    }
  }
  return passages;
}

/** The passage that contains the whole evidence. */
export function passageOf(passages: readonly SourcePassage[], evidence: Evidence): SourcePassage | null {
  const isAround = ({ source, start, end }: SourcePassage): boolean =>
    source.kind === evidence.sourceKind &&
    source.id === evidence.sourceId &&
    start <= evidence.start &&
    end >= evidence.end;
  return passages.find(isAround) ?? null;
}

/** A stranger's text without paragraphs that give orders. */
export function plainText(text: string, most: number): string {
  const paragraphs = paragraphsOf(text).filter((paragraph) => !isInstruction(paragraph.text));
  return paragraphs
    .map((paragraph) => paragraph.text.trim())
    .join('\n\n')
    .slice(0, most)
    .trim();
}

function letterOf({ about, isEnquiry }: Source): string {
  if (isEnquiry) return 'e';
  return about === 'recipient' ? 'r' : 's';
}

function passageSpans(text: string): readonly Span[] {
  const sentences = sourceSentences(text);
  return paragraphsOf(text)
    .filter((paragraph) => !isInstruction(paragraph.text))
    .flatMap(({ start, end }) =>
      joinNeighbours(
        text,
        sentences.filter((sentence) => sentence.start >= start && sentence.end <= end),
      ),
    );
}

/** Joins sentences to passages of a limited length. A longer sentence stays whole. */
function joinNeighbours(text: string, sentences: readonly Span[]): readonly Span[] {
  const pieces: Span[] = [];
  for (const sentence of sentences) {
    const last = pieces.at(-1);
    if (last === undefined || sentence.end - last.start > mostCharacters.passage) {
      pieces.push(sentence);
      continue;
    }
    pieces[pieces.length - 1] = {
      start: last.start,
      end: sentence.end,
      text: text.slice(last.start, sentence.end),
    };
  }
  return pieces;
}
