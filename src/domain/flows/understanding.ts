import { categoryMeanings, replyCategories, type ReplyCategory } from '../replies/categories.ts';
import type { FlowStep } from './flow.ts';

/** What a step decides on where it cannot tell. */
export const inDoubt = 'unsure';

/** A category as a classifier is asked about it. */
export interface AskedCategory {
  readonly key: string;
  readonly label: string;
  readonly description: string;
  readonly examples: readonly string[];
}

/** What an `understand` step chooses from: its own categories, or else those of replies; doubt is none of them. */
export function categoriesOf({ categories = [] }: FlowStep): AskedCategory[] {
  if (categories.length === 0) return ofReplies;
  return categories.map(({ key, label = '', description = '', examples = [] }) => ({
    key,
    label: label.trim() === '' ? readable(key) : label,
    description,
    examples,
  }));
}

const readable = (key: string): string => key.replaceAll(/[_-]+/g, ' ').trim();

const ofReplies: AskedCategory[] = replyCategories
  .filter((key) => key !== inDoubt)
  .map((key) => ({ key, label: readable(key), description: categoryMeanings[key], examples: [] }));

/** The category of replies that goes by this key, or null. */
export function asReplyCategory(key: string | null): ReplyCategory | null {
  return replyCategories.find((category) => category === key) ?? null;
}

/** Nobody waits for an answer to these, or wants none. */
const unanswered: ReadonlyMap<string, string> = new Map([
  ['unsubscribe', 'asks not to be written to'],
  ['bounce', 'came from a mail server'],
  ['out_of_office', 'is an automatic answer'],
  ['auto_reply', 'is an automatic answer'],
]);

/** Why what arrived is not answered, by what it was understood or classified as; null where it is. */
export function whyUnanswered(category: string | null): string | null {
  const why = category === null ? undefined : unanswered.get(category);
  return why === undefined ? null : `What arrived ${why}.`;
}
