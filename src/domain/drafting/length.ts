import { reasonFor } from './findings.ts';
import type { LockedBlock, Omission } from './material.ts';
import type { Directive } from './rule-forms.ts';
import { splitSentences } from './sentences.ts';
import type { VerifiedSentence } from './verify.ts';

interface Lengthy {
  sentences: VerifiedSentence[];
  readonly locked: readonly LockedBlock[];
  readonly omitted: Omission[];
  readonly warnings: string[];
}

/** Drops sentences until the body keeps the limits: late claims first, the opening and the call to action last. */
export function fitLength(work: Lengthy, rules: readonly { directive: Directive; rule: string }[]): void {
  for (const { directive, rule } of rules) {
    if (directive.kind === 'max_sentence_words') dropLong(work, directive.most, rule);
    if (directive.kind === 'max_words') fit(work, rule, () => bodyWords(work) <= directive.most);
    if (directive.kind === 'max_sentences') fit(work, rule, () => bodySentences(work) <= directive.most);
  }
}

/** How many words people would count in a text. */
export function wordCount(text: string): number {
  return text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

function dropLong(work: Lengthy, most: number, rule: string): void {
  for (const sentence of work.sentences.slice()) {
    if (sentence.role === 'body' && sentence.form === 'claim' && wordCount(sentence.text) > most)
      drop(work, sentence, rule);
  }
}

function fit(work: Lengthy, rule: string, fits: () => boolean): void {
  while (!fits()) {
    const sentence = mostDispensable(work.sentences);
    if (sentence === undefined) {
      work.warnings.push(`The message breaks the rule “${rule}”; nothing more can be left out.`);
      return;
    }
    drop(work, sentence, rule);
  }
}

/** The last claim if there are several, then a call to action if there are several. A greeting is never dropped. */
function mostDispensable(sentences: readonly VerifiedSentence[]): VerifiedSentence | undefined {
  const body = sentences.filter((sentence) => sentence.role === 'body');
  const claims = body.filter((sentence) => sentence.form === 'claim');
  const calls = body.filter((sentence) => sentence.form === 'call_to_action' || sentence.form === 'question');
  if (claims.length > 1) return claims.findLast((claim) => !isOnlyOfItsSide(claim, claims)) ?? claims.at(-1);
  if (calls.length > 1) return calls[0];
  return undefined;
}

function isOnlyOfItsSide(claim: VerifiedSentence, claims: readonly VerifiedSentence[]): boolean {
  return claims.filter((other) => other.about === claim.about).length === 1;
}

function drop(work: Lengthy, sentence: VerifiedSentence, rule: string): void {
  work.sentences = work.sentences.filter((other) => other !== sentence);
  const { text, blockId } = sentence;
  work.omitted.push({ text, blockId, code: 'form_exceeded', reason: reasonFor('form_exceeded', rule) });
}

function bodyWords(work: Lengthy): number {
  return bodyTexts(work).reduce((count, text) => count + wordCount(text), 0);
}

// A reader does not count greeting and sign-off as sentences.
function bodySentences(work: Lengthy): number {
  const generated = work.sentences.filter(
    (sentence) => sentence.role === 'body' && !/^(greeting|sign_off)$/u.test(sentence.form),
  );
  const locked = work.locked.filter((block) => block.role === 'body').map((block) => block.content);
  const texts = [...generated.map((sentence) => sentence.text), ...locked];
  return texts.reduce((count, text) => count + splitSentences(text).length, 0);
}

function bodyTexts(work: Lengthy): readonly string[] {
  const generated = work.sentences
    .filter((sentence) => sentence.role === 'body')
    .map((sentence) => sentence.text);
  return [
    ...generated,
    ...work.locked.filter((block) => block.role === 'body').map((block) => block.content),
  ];
}
