import { categoryMeanings, replyCategories, type ReplyCategory } from '../replies/categories.ts';
import type { FlowStep } from './flow.ts';

/** What a step decides on where it cannot tell. */
export const unsureCategory = 'unsure';

/** A category as a classifier is asked about it. */
export interface CategoryOption {
  readonly key: string;
  readonly label: string;
  readonly description: string;
  readonly examples: readonly string[];
}

/** What an `understand` step chooses from: its own categories, or else those of replies; doubt is none of them. */
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

/** The category of replies that goes by this key, or null. */
export function toReplyCategory(key: string | null): ReplyCategory | null {
  return replyCategories.find((category) => category === key) ?? null;
}

/** Nobody waits for an answer to these, or wants none. */
const unansweredReasons: ReadonlyMap<string, string> = new Map([
  ['unsubscribe', 'asks not to be written to'],
  ['bounce', 'came from a mail server'],
  ['out_of_office', 'is an automatic answer'],
  ['auto_reply', 'is an automatic answer'],
]);

/** Why what arrived is not answered, by what it was understood or classified as; null where it is. */
export function unansweredReason(category: string | null): string | null {
  const reason = category === null ? undefined : unansweredReasons.get(category);
  return reason === undefined ? null : `What arrived ${reason}.`;
}
