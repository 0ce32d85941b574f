import { categoryMeanings, replyCategories, type ReplyCategory } from '../domain/replies/categories.ts';
import type { Reply } from '../domain/replies/classify.ts';
import { splitMailText } from '../domain/replies/own-words.ts';
import type { Classifier, ClassifierAnswer } from '../ports/classifier.ts';
import type { TextWork } from '../ports/text-work.ts';

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

/** Rules decide about bounces, and the model may not choose `unsure`. */
const choosableCategories = replyCategories
  .filter((category) => category !== 'bounce' && category !== 'unsure')
  .map((key) => ({ key, description: categoryMeanings[key] }));

/**
 * Classifies a reply. Rules take precedence. If no rule matches, the model chooses, or the embedded classifier if there
 * is no model. In doubt the category is `unsure`.
 */
export async function chooseCategory(
  reply: Reply,
  { model, textWork }: { readonly model: Classifier | null; readonly textWork: TextWork },
  { orgId, signal }: { readonly orgId: string; readonly signal: AbortSignal },
): Promise<ChosenCategory> {
  const builtIn = await textWork.run({ orgId, signal }, 'classifyMail', reply);
  if (builtIn.by === 'rules' || model === null) return builtIn;
  const text = [reply.subject, splitMailText(reply.body).text]
    .filter((part) => part.trim() !== '')
    .join('\n\n');
  if (text === '') return builtIn;
  const categories = reply.isCleared
    ? choosableCategories.filter(({ key }) => key !== 'unsubscribe')
    : choosableCategories;
  const answer = await model.choose({ text, language: reply.language, categories }, signal, orgId);
  const warning = answer.warning === undefined ? {} : { warning: answer.warning };
  // The embedded classifier stood in for the model. `classifyMail` reads more of the reply, so its result is better.
  if (answer.by !== 'model') return { ...builtIn, ...warning };
  const choice = toChosenCategory(answer);
  // A model may confirm a possible opt-out but never clear it.
  return builtIn.isSuspected && choice.category !== 'unsubscribe' ? builtIn : choice;
}

function toChosenCategory({ key, confidence, reason }: ClassifierAnswer): ChosenCategory {
  const category = replyCategories.find((known) => known === key) ?? 'unsure';
  return { category, confidence, reason, by: 'model', isSuspected: false };
}
