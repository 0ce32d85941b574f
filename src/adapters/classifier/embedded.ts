import { replyCategories } from '../../domain/replies/categories.ts';
import { classifyReply } from '../../domain/replies/classify.ts';
import { withoutDictation } from '../../domain/replies/dictation.ts';
import { compareWith } from '../../domain/replies/likeness.ts';
import type { Classifier, ClassifierAnswer, ClassifierQuestion } from '../../ports/classifier.ts';

/** A lower similarity may be a coincidence. */
const minSimilarity = 0.2;
/** The score of the best category must exceed that of the second one by this factor. */
const minLeadRatio = 1.25;

/**
 * The built-in classifier: no key, no network, and the same result each time. Categories named like reply categories
 * use the rules for replies. Others are compared with the text by their descriptions and examples.
 */
export function createEmbeddedClassifier(): Classifier {
  return {
    name: 'embedded',
    async choose(received, signal) {
      signal?.throwIfAborted();
      const question = { ...received, text: withoutDictation(received.text, received.categories) };
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
  const isOffered = category !== 'unsure' && categories.some(({ key }) => key === category);
  return isOffered ? { key: category, confidence, reason, by: 'embedded' } : null;
}

function isReplyCategory(key: string): boolean {
  return (replyCategories as readonly string[]).includes(key);
}

function classifyBySimilarity({ text, categories }: ClassifierQuestion): ClassifierAnswer {
  const [first, second] = compareWith(text, categories);
  const leadRatio = first === undefined ? 0 : first.likeness / Math.max(second?.likeness ?? 0, 0.01);
  if (first === undefined || first.likeness < minSimilarity || leadRatio < minLeadRatio)
    return {
      key: null,
      confidence: 0,
      reason: 'The text matches no category well enough.',
      by: 'embedded',
    };
  const confidence = Math.min(0.95, 0.5 + first.likeness / 2);
  const reason = `The text shares more words with the category ${first.key} than with any other.`;
  return { key: first.key, confidence, reason, by: 'embedded' };
}
