import { categoryMeanings, replyCategories, type ReplyCategory } from '../replies/categories.ts';
import type { FlowStep } from './flow.ts';

/** The category of a step that cannot decide. */
export const unsureCategory = 'unsure';

/** A category in the form for a classifier. */
export interface CategoryOption {
  readonly key: string;
  readonly label: string;
  readonly description: string;
  readonly examples: readonly string[];
}

/**
 * The categories that an `understand` step chooses from: the configured ones, or else those of replies. `unsure` is not
 * among them, because a model may not choose it.
 */
export function categoriesOf({ categories = [] }: FlowStep): CategoryOption[] {
  if (categories.length === 0) return replyCategoryOptions;
  return categories.map(({ key, label = '', description = '', examples = [] }) => ({
    key,
    label: label.trim() === '' ? readableKey(key) : label,
    description,
    examples,
  }));
}

const readableKey = (key: string): string => key.replaceAll(/[_-]+/g, ' ').trim();

const replyCategoryOptions: CategoryOption[] = replyCategories
  .filter((key) => key !== unsureCategory)
  .map((key) => ({ key, label: readableKey(key), description: categoryMeanings[key], examples: [] }));

/** The reply category with this key, or null. */
export function toReplyCategory(key: string | null): ReplyCategory | null {
  return replyCategories.find((category) => category === key) ?? null;
}

/** Categories of messages whose sender expects or wants no reply. */
const unansweredReasons: ReadonlyMap<string, string> = new Map([
  ['unsubscribe', 'is an opt-out'],
  ['bounce', 'came from a mail server'],
  ['out_of_office', 'is an automatic reply'],
  ['auto_reply', 'is an automatic reply'],
]);

/** Why an inbound message with this category gets no reply; null if it gets one. */
export function categoryNeedsNoReplyReason(category: string | null): string | null {
  const reason = category === null ? undefined : unansweredReasons.get(category);
  return reason === undefined ? null : `The message ${reason}.`;
}
