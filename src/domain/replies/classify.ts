import { allPhrases } from '../../languages/all-phrases.ts';
import type { MailKind } from '../inbound-mail.ts';
import { findAutomatic, isComplaintReport, isServerReport } from './automatic.ts';
import { replyCategories, type ReplyCategory } from './categories.ts';
import { withoutDictation } from './dictation.ts';
import { findOptOut, findOwnOptOut, goesOnWithUs } from './opt-out.ts';
import { featuresOf } from './features.ts';
import { likelihoods } from './linear.ts';
import { mendReply } from './mended-words.ts';
import { splitMailText } from './own-words.ts';
import { isClearlyOther, suspect } from './suspicion.ts';
import { foldLetters, readReply, readWords, type ReplyText } from './reply-text.ts';

/** A message that arrived. */
export interface Reply {
  readonly subject: string;
  /** The text as it arrived, with quotes and signature. */
  readonly body: string;
  /** ISO 639-1; null if unknown. */
  readonly language: string | null;
  /** What its headers say; `human` if there are none. */
  readonly kind: MailKind;
  /** Whether a person has said that it is no opt-out. It is then never suspected. */
  readonly isCleared?: boolean;
}

export interface Classification {
  readonly category: ReplyCategory;
  /** Between 0 and 1. */
  readonly confidence: number;
  readonly by: 'rules' | 'classifier';
  /** A sentence for people. */
  readonly reason: string;
  /**
   * Whether it may be an opt-out in words that no rule knows. Then no reply to it is drafted automatically, with any
   * category.
   */
  readonly isSuspected: boolean;
}

const certain = 0.98;
const maxReport = 8_000;
const maxWeighed = 20_000;
const named = replyCategories.map((key) => ({ key }));

/**
 * Classifies a reply: first by rules for opt-outs and for mail of servers and programs, then by the classifier, and
 * in doubt as `unsure`. The same reply always gets the same category.
 */
export function classifyReply({ subject, body, kind, isCleared = false }: Reply): Classification {
  const reply = readReply(subject, body);
  const byRules = { confidence: certain, by: 'rules', isSuspected: false } as const;
  const report = foldLetters(body.slice(0, maxReport));
  if (!isCleared && isComplaintReport(reply, report)) return complaint;
  const optOut = isCleared ? null : findOptOutByKind(reply, kind, report);
  if (optOut !== null)
    return { ...byRules, category: 'unsubscribe', reason: `The writer wants no more messages: “${optOut}”.` };
  const automatic = findAutomatic(reply, kind, report);
  if (automatic !== null) return { ...byRules, ...automatic };
  // Sentences about its own category do not count from here on. The rules above need words that no such sentence
  // has.
  const words = withoutDictation(splitMailText(body.slice(0, maxWeighed)).text, named);
  return byLikelihood(readWords(subject, words), isCleared);
}

/** A mail server repeats mails of others; any other mail may be an opt-out, whatever its headers say. */
function findOptOutByKind(reply: ReplyText, kind: MailKind, report: string): string | null {
  if (kind === 'human') return findOptOut(reply) ?? findMisspelt(reply);
  return kind === 'bounce' || isServerReport(reply, report) ? null : findOwnOptOut(reply);
}

/** Corrected words may look like an opt-out of a writer who continues with us, so the original words are checked. */
function findMisspelt(reply: ReplyText): string | null {
  const mended = mendReply(reply);
  return mended === reply || goesOnWithUs(reply.text) ? null : findOptOut(mended);
}

/** Below this the classifier guesses. */
const leastProbability = 0.25;

function byLikelihood(reply: ReplyText, isCleared: boolean): Classification {
  const hasWords = /\p{L}/u.test(reply.text);
  const likely = hasWords ? likelihoods(featuresOf(reply)) : [];
  const isLike = likely[0]?.category === 'unsubscribe' && likely[0].probability >= leastProbability;
  const suspicion = isCleared || !hasWords ? null : suspect(reply, isLike);
  const isOpen = suspicion !== null;
  // Suppression is final, so words that are only similar to an opt-out are left to a person.
  const [first] = likely.filter(({ category }) => (isLike && isOpen) || category !== 'unsubscribe');
  if (first === undefined) return unsure;
  const { probability: confidence } = first;
  // A refusal wins over its reason.
  const isRefused = first.category === 'objection' && refusals.test(reply.text) && !reply.text.includes('?');
  const category = isRefused ? 'not_interested' : first.category;
  const isClear = confidence >= leastProbability;
  const said = isOpen ? ' It may ask not to be written to any more.' : '';
  const isSure = isOpen ? !isLike && isClearlyOther(confidence, suspicion) : isClear;
  if (isSure && category !== 'unsure') {
    const reason = `Its words are those of the category ${category}.${said}`;
    return { category, confidence, by: 'classifier', reason, isSuspected: isOpen };
  }
  const doubt = !isOpen && category === 'unsure' ? confidence : 0;
  return { ...unsure, confidence: doubt, reason: `${unsure.reason}${said}`, isSuspected: isOpen };
}

/** Words with which a writer refuses immediately; the rest of the reply then gives the reason. */
const refusals = new RegExp(
  `^(?:\\p{L}+[,!] ?)?(?:${allPhrases(({ mail }) => mail.classify.refusals).join('|')})(?!\\p{L})`,
  'u',
);

/** A person must find out who complained: a report names our address, and rarely that of the writer. */
const complaint: Classification = {
  category: 'unsure',
  confidence: 0,
  by: 'rules',
  isSuspected: true,
  reason: 'It reports that somebody took a message for spam.',
};

const unsure: Classification = {
  category: 'unsure',
  confidence: 0,
  by: 'classifier',
  isSuspected: false,
  reason: 'Nothing in it is clear enough.',
};
