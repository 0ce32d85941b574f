import { detectLanguage } from '../../src/adapters/site/language.ts';
import { replyCategories, type ReplyCategory } from '../../src/domain/replies/categories.ts';
import { classifyReply } from '../../src/domain/replies/classify.ts';
import type { LabelledReply, ReplyLanguage } from './reply-corpus.ts';

/** What the service makes of one reply of the corpus. */
export interface ClassifiedReply {
  readonly reply: LabelledReply;
  readonly taken: ReplyCategory;
  readonly confidence: number;
}

/** How well one category is recognised: counts of replies, and shares between 0 and 1; null if there are none. */
export interface CategoryScore {
  readonly category: ReplyCategory;
  readonly labelled: number;
  readonly taken: number;
  readonly precision: number | null;
  readonly recall: number | null;
}

export interface Evaluation {
  readonly replies: number;
  /** Shares of all replies, between 0 and 1. What is not told is taken as `unsure` though it could be told. */
  readonly right: number;
  readonly uncertain: number;
  readonly wrong: number;
  readonly perCategory: readonly CategoryScore[];
  /** Ids of replies whose mistake costs most. */
  readonly missedOptOuts: readonly string[];
  readonly falseOptOuts: readonly string[];
  readonly peopleTakenForMachines: readonly string[];
}

const machines: ReadonlySet<ReplyCategory> = new Set(['out_of_office', 'bounce', 'auto_reply']);

/** Classifies every reply as the service does when one arrives, with the language detected from the words alone. */
export function classifyReplies(replies: readonly LabelledReply[]): ClassifiedReply[] {
  return replies.map((reply) => {
    const { subject, body, kind = 'human' } = reply;
    const language = detectLanguage(body, null);
    const { category: taken, confidence } = classifyReply({ subject, body, language, kind });
    return { reply, taken, confidence };
  });
}

export function evaluate(judged: readonly ClassifiedReply[]): Evaluation {
  const idsWhere = (isMistake: (label: ReplyCategory, taken: ReplyCategory) => boolean): string[] =>
    judged.filter(({ reply, taken }) => isMistake(reply.category, taken)).map(({ reply: { id } }) => id);
  const shareWhere = (is: (label: ReplyCategory, taken: ReplyCategory) => boolean): number =>
    idsWhere(is).length / judged.length;
  return {
    replies: judged.length,
    right: shareWhere((label, taken) => label === taken),
    uncertain: shareWhere((label, taken) => label !== taken && taken === 'unsure'),
    wrong: shareWhere((label, taken) => label !== taken && taken !== 'unsure'),
    perCategory: replyCategories.map((category) => scoreOf(category, judged)),
    missedOptOuts: idsWhere((label, taken) => label === 'unsubscribe' && taken !== label),
    falseOptOuts: idsWhere((label, taken) => taken === 'unsubscribe' && taken !== label),
    peopleTakenForMachines: idsWhere((label, taken) => !machines.has(label) && machines.has(taken)),
  };
}

function scoreOf(category: ReplyCategory, judged: readonly ClassifiedReply[]): CategoryScore {
  const labelled = judged.filter(({ reply }) => reply.category === category);
  const taken = judged.filter((one) => one.taken === category);
  const right = labelled.filter((one) => one.taken === category).length;
  const shareOf = (all: readonly ClassifiedReply[]): number | null =>
    all.length === 0 ? null : right / all.length;
  return {
    category,
    labelled: labelled.length,
    taken: taken.length,
    precision: shareOf(taken),
    recall: shareOf(labelled),
  };
}

/** What was taken for what: a row for each label and a column for each category taken, in their order. */
export function confusionOf(judged: readonly ClassifiedReply[], language: ReplyLanguage | null): number[][] {
  const some = judged.filter(({ reply }) => language === null || reply.language === language);
  return replyCategories.map((label) =>
    replyCategories.map(
      (category) => some.filter(({ reply, taken }) => reply.category === label && taken === category).length,
    ),
  );
}
