import { createSentenceVerifier, sentenceKey } from '../../../domain/drafting/verify.ts';
import type { DraftRequest, ProposedSentence } from '../../../domain/drafting/material.ts';
import { quotedPhrase, recogniseRules } from '../../../domain/drafting/rule-forms.ts';
import { holdsPhrase } from '../../../domain/drafting/rules.ts';
import { inOrder, seedOf } from './choice.ts';
import type { Fact } from './facts.ts';
import type { Offer } from './offers.ts';
import type { Tone } from '../../../domain/language-pack/draft-phrases.ts';
import { evidenceFor, type Passage } from './statement.ts';

/**
 * What a message is written with: the first phrase that holds before the verifier and the workspace's rules is
 * taken.
 */
export interface Writer {
  readonly request: DraftRequest;
  readonly tone: Tone;
  /** A fixed number for the recipient, on which every choice of words depends. */
  readonly seed: number;
  /** The first of the phrases that holds, in an order that depends on the recipient; null when none does. */
  choose(
    phrases: readonly (string | null)[],
    salt: string,
    about: ProposedSentence['about'],
    passages: readonly Passage[],
    role?: 'subject' | 'body',
  ): ProposedSentence | null;
  /** Whether any of the phrases holds, without taking it. */
  holds(phrases: readonly (string | null)[]): boolean;
  /** Marks a fact or offer as said, so that it is not said again. */
  use(item: Fact | Offer): void;
  isUsed(item: Fact | Offer): boolean;
}

export function createWriter(request: DraftRequest, tone: Tone): Writer {
  const judge = createSentenceVerifier(request);
  const banned = bansOf(request);
  const { company, firstName, lastName } = request.recipient;
  const seed = seedOf([company, firstName, lastName].join('\n').toLowerCase());
  const earlier = request.thread.map((message) => ` ${sentenceKey(message.body)} `);
  const used = new Set<string>();
  const begun = new Set<string>();
  return {
    request,
    tone,
    seed,
    choose(phrases, salt, about, passages, role = 'body') {
      const evidence = passages.map(evidenceFor);
      const ways = inOrder(
        phrases.filter((phrase) => phrase !== null),
        seed,
        salt,
      );
      // Two sentences that begin alike read like a form, so a fresh beginning goes first.
      const fresh = ways.filter((text) => !begun.has(beginningOf(text)));
      for (const text of [...fresh, ...ways.filter((way) => !fresh.includes(way))]) {
        const sentence: ProposedSentence = { text, about, evidence };
        if (banned(text) || !judge(sentence, role)) continue;
        if (role === 'body') begun.add(beginningOf(text));
        return sentence;
      }
      return null;
    },
    holds(phrases) {
      return phrases.some(
        (text) => text !== null && !banned(text) && judge({ text, about: 'neither', evidence: [] }, 'body'),
      );
    },
    use(item) {
      used.add(keyOf(item));
    },
    isUsed(item) {
      return (
        used.has(keyOf(item)) ||
        earlier.some((body) => body.includes(` ${sentenceKey(tailOf(item.passage.span.text))} `))
      );
    },
  };
}

function beginningOf(text: string): string {
  return text.toLowerCase().split(' ', 2).join(' ');
}

function keyOf({ passage }: Fact | Offer): string {
  return sentenceKey(passage.span.text);
}

// The first words change when a sentence is turned to the reader; its tail is what an earlier message would repeat.
function tailOf(text: string): string {
  return text.split(/\s+/u).slice(-5).join(' ');
}

function bansOf(request: DraftRequest): (text: string) => boolean {
  const phrases = [
    ...request.avoid.map((item) => item.body),
    ...request.forbiddenPhrases,
    ...request.mustNever.map((never) => quotedPhrase(never) ?? never),
  ];
  const starts: string[] = [];
  for (const { directive } of recogniseRules(request.writingRules).directives) {
    if (directive.kind === 'never_say') phrases.push(directive.phrase);
    if (directive.kind === 'never_start') starts.push(directive.phrase.toLowerCase());
  }
  return (text) =>
    phrases.some((phrase) => holdsPhrase(text, phrase)) ||
    starts.some((start) => text.toLowerCase().startsWith(start));
}
