import { replyCategories } from '../../domain/replies/categories.ts';
import { classifyReply } from '../../domain/replies/classify.ts';
import { withoutDictation } from '../../domain/replies/dictation.ts';
import { compareWith } from '../../domain/replies/likeness.ts';
import type { Classifier, ClassifierAnswer, ClassifierQuestion } from '../../ports/classifier.ts';

/** Below this the text and the category share no more than chance has it. */
const minSimilarity = 0.2;
/** How much more than the next one the nearest category must be like the text. */
const minLeadRatio = 1.25;

/**
 * The classifier that comes along: no key, no network, the same answer each time. Categories that are called as those
 * of replies are told by their rules; all others by what their descriptions and examples share with the text.
 */
export function createEmbeddedClassifier(): Classifier {
  return {
    name: 'embedded',
    async choose(asked, signal) {
      signal?.throwIfAborted();
      const question = { ...asked, text: withoutDictation(asked.text, asked.categories) };
      return classifyByReplyRules(question) ?? classifyBySimilarity(question);
    },
  };
}

function classifyByReplyRules({ text, language, categories }: ClassifierQuestion): ClassifierAnswer | null {
  if (!categories.some(({ key }) => isReplyCategory(key))) return null;
  const { category, confidence, reason } = classifyReply({
    subject: '',
    body: text,
    language,
    kind: 'human',
  });
  const isAsked = category !== 'unsure' && categories.some(({ key }) => key === category);
  return isAsked ? { key: category, confidence, reason, by: 'embedded' } : null;
}

function isReplyCategory(key: string): boolean {
  return (replyCategories as readonly string[]).includes(key);
}

function classifyBySimilarity({ text, categories }: ClassifierQuestion): ClassifierAnswer {
  const [first, second] = compareWith(text, categories);
  const lead = first === undefined ? 0 : first.likeness / Math.max(second?.likeness ?? 0, 0.01);
  if (first === undefined || first.likeness < minSimilarity || lead < minLeadRatio)
    return {
      key: null,
      confidence: 0,
      reason: 'The text is like none of the categories enough.',
      by: 'embedded',
    };
  const confidence = Math.min(0.95, 0.5 + first.likeness / 2);
  const reason = `The text shares more words with the category ${first.key} than with any other.`;
  return { key: first.key, confidence, reason, by: 'embedded' };
}
