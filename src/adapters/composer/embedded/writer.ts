import { createSentenceVerifier, sentenceKey } from '../../../domain/drafting/verify.ts';
import type { DraftRequest, Evidence, ProposedSentence } from '../../../domain/drafting/material.ts';
import { quotedPhrase, recogniseRules } from '../../../domain/drafting/rule-forms.ts';
import { holdsPhrase } from '../../../domain/drafting/rules.ts';
import { inOrder, seedOf } from './choice.ts';
import type { Tone } from '../../../domain/language-pack/draft-phrases.ts';
import { evidenceFor, type Passage } from './statement.ts';

/** Chooses the words of a message: the first phrase that the verifier and the workspace's rules allow. */
export interface Writer {
  readonly request: DraftRequest;
  readonly tone: Tone;
  /** A fixed number for the recipient, on which every choice of words depends. */
  readonly seed: number;
  /** The first phrase that is allowed, in an order that depends on the recipient; null if none is. */
  choose(
    phrases: readonly string[],
    salt: string,
    about: ProposedSentence['about'],
    passages: readonly Passage[],
    role?: 'subject' | 'body',
  ): ProposedSentence | null;
  /** The same for phrases that need given evidence, in their own order. */
  chooseFirst(
    phrases: readonly string[],
    about: ProposedSentence['about'],
    evidence: readonly Evidence[],
    role?: 'subject' | 'body',
  ): ProposedSentence | null;
  /** Marks a passage as said, so that it is not said again. */
  use(passage: Passage): void;
  /** Whether this message or an earlier one says the passage. */
  isUsed(passage: Passage): boolean;
}

export function createWriter(request: DraftRequest, tone: Tone): Writer {
  const holds = createSentenceVerifier(request);
  const banned = bansOf(request);
  const { company, firstName, lastName } = request.recipient;
  const seed = seedOf([company, firstName, lastName].join('\n').toLowerCase());
  const earlier = request.thread.map((message) => ` ${sentenceKey(message.body)} `);
  const used = new Set<string>();
  const begun = new Set<string>();
  const firstThatHolds: Writer['chooseFirst'] = (phrases, about, evidence, role = 'body') => {
    for (const text of phrases) {
      const sentence: ProposedSentence = { text, about, evidence };
      if (banned(text) || !holds(sentence, role)) continue;
      if (role === 'body') begun.add(beginningOf(text));
      return sentence;
    }
    return null;
  };
  return {
    request,
    tone,
    seed,
    choose(phrases, salt, about, passages, role) {
      const ways = inOrder(phrases, seed, salt);
      // Two sentences with the same beginning read like a form letter, so a new beginning comes first.
      const fresh = ways.filter((text) => !begun.has(beginningOf(text)));
      const stale = ways.filter((way) => !fresh.includes(way));
      return firstThatHolds([...fresh, ...stale], about, passages.map(evidenceFor), role);
    },
    chooseFirst: firstThatHolds,
    use(passage) {
      used.add(keyOf(passage));
    },
    isUsed(passage) {
      return (
        used.has(keyOf(passage)) ||
        earlier.some((body) => body.includes(` ${sentenceKey(tailOf(passage.span.text))} `))
      );
    },
  };
}

function beginningOf(text: string): string {
  return text.toLowerCase().split(' ', 2).join(' ');
}

function keyOf({ span }: Passage): string {
  return sentenceKey(span.text);
}

// An earlier message may contain the sentence after another phrase of the pack, so only its end is compared.
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
