import { wordCount } from '../../../domain/drafting/length.ts';
import type { DraftRequest } from '../../../domain/drafting/material.ts';
import { recogniseRules } from '../../../domain/drafting/rule-forms.ts';
import type { WrittenPart, WrittenParts } from './write-body.ts';

/** The number of words that a recipient is likely to read. */
const mostWords = 90;
/** A message with fewer words is too short to lose its second sentence about the offer. */
const enoughWords = 60;

/** The parts that are left out of a long message, in this order. */
const dispensable: readonly WrittenPart['part'][] = ['more', 'introduction', 'proof', 'because'];

/** Leaves out whole sentences, the least important first, until the body is short enough. */
export function fitWords(
  request: DraftRequest,
  body: ReadonlyMap<string, WrittenParts>,
): ReadonlyMap<string, WrittenParts> {
  const most = wordsFor(request);
  let fitted = body;
  for (const part of dispensable) {
    while (wordsOf(fitted) > (part === 'more' ? Math.min(most, enoughWords) : most)) {
      const shorter = withoutLast(fitted, part);
      if (shorter === null) break;
      fitted = shorter;
    }
  }
  return fitted;
}

function wordsFor({ form, writingRules, blocks }: DraftRequest): number {
  const rules = recogniseRules(writingRules).directives.flatMap(({ directive }) =>
    directive.kind === 'max_words' ? [directive.most] : [],
  );
  const locked = blocks.filter(({ role, kind }) => role === 'body' && kind === 'locked');
  const lockedWords = locked.reduce((words, { content }) => words + wordCount(content ?? ''), 0);
  return Math.min(mostWords, Math.min(form.maxWords ?? Infinity, ...rules) - lockedWords);
}

function wordsOf(body: ReadonlyMap<string, WrittenParts>): number {
  return [...body.values()].flat().reduce((words, { sentence }) => words + wordCount(sentence.text), 0);
}

function withoutLast(
  body: ReadonlyMap<string, WrittenParts>,
  part: WrittenPart['part'],
): ReadonlyMap<string, WrittenParts> | null {
  const last = [...body.values()].flat().findLast((written) => written.part === part);
  if (last === undefined) return null;
  return new Map([...body].map(([id, parts]) => [id, parts.filter((written) => written !== last)]));
}
