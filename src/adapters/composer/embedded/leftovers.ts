import { sourceSentences, usableSentences } from '../../../domain/drafting/evidence-sentences.ts';
import { isInstruction } from '../../../domain/drafting/instructions.ts';
import type { DraftRequest, Source } from '../../../domain/drafting/material.ts';
import { isInLanguage } from './material-language.ts';

/** Words of a source that are not used, with the reason; no words if nothing was found at all. */
export interface Leftover {
  readonly text: string;
  readonly reason: string;
}

/** The sources that a message in its language cannot quote, and the instructions in the others. */
export function findLeftovers({ sources, language }: DraftRequest): readonly Leftover[] {
  return sources
    .filter(({ kind }) => kind !== 'thread')
    .flatMap((source) =>
      isInLanguage(source, language)
        ? source.about === 'sender'
          ? []
          : instructionsIn(source.text)
        : [inAnotherLanguage(source)],
    );
}

function instructionsIn(text: string): readonly Leftover[] {
  if (sourceSentences(text).length === usableSentences(text).length) return [];
  return sourceSentences(text)
    .filter((span) => isInstruction(span.text))
    .map((span) => ({
      text: span.text.slice(0, mostShown),
      reason: 'The source holds an instruction to the writer there; it is not used.',
    }));
}

function inAnotherLanguage({ text, title, url }: Source): Leftover {
  const name = title ?? url;
  const which = name === undefined ? 'The source' : `The source “${name}”`;
  return { text: beginningOf(text), reason: `${which} is in another language than the message.` };
}

function beginningOf(text: string): string {
  if (text.length <= mostShown) return text;
  // The last word may be cut in two.
  return `${text.slice(0, mostShown).replace(/(?<!\s)\s+\S*$/u, '')}…`;
}

const mostShown = 200;
