import { categoryMeanings, replyCategories, type ReplyCategory } from '../domain/replies/categories.ts';
import { classifyReply, type Reply } from '../domain/replies/classify.ts';
import { splitMailText } from '../domain/replies/own-words.ts';
import type { Classifier, ClassifierAnswer } from '../ports/classifier.ts';

export interface ChosenCategory {
  readonly category: ReplyCategory;
  /** Between 0 and 1. */
  readonly confidence: number;
  readonly by: 'rules' | 'classifier' | 'model';
  readonly reason: string;
  /** True for a possible opt-out: nothing is drafted until a person has decided. */
  readonly isSuspected: boolean;
  readonly warning?: string;
}

/** Categories of mail servers are left to rules, and doubt is not a choice. */
const choosableCategories = replyCategories
  .filter((category) => category !== 'bounce' && category !== 'unsure')
  .map((key) => ({ key, description: categoryMeanings[key] }));

/**
 * Classifies a reply. Rules take precedence. For other replies the model chooses, if there is one, and in doubt the
 * category is `unsure`.
 */
export async function chooseCategory(
  reply: Reply,
  model: Classifier | null,
  signal: AbortSignal,
): Promise<ChosenCategory> {
  const own = classifyReply(reply);
  if (own.by === 'rules' || model === null) return own;
  const text = [reply.subject, splitMailText(reply.body).text]
    .filter((part) => part.trim() !== '')
    .join('\n\n');
  if (text === '') return own;
  const categories = reply.isCleared
    ? choosableCategories.filter(({ key }) => key !== 'unsubscribe')
    : choosableCategories;
  const answer = await model.choose({ text, language: reply.language, categories }, signal);
  const warning = answer.warning === undefined ? {} : { warning: answer.warning };
  // The embedded classifier reads more than the question, so its own answer is better.
  if (answer.by !== 'model') return { ...own, ...warning };
  const choice = toChosenCategory(answer);
  // For a possible opt-out, a model may confirm it but never clear it.
  return own.isSuspected && choice.category !== 'unsubscribe' ? own : choice;
}

function toChosenCategory({ key, confidence, reason }: ClassifierAnswer): ChosenCategory {
  const category = replyCategories.find((known) => known === key) ?? 'unsure';
  return { category, confidence, reason, by: 'model', isSuspected: false };
}
