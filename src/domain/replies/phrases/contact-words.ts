import { contactKinds, type ContactKind } from '../../language-pack/reply-vocabulary.ts';
import { createWordIndex } from '../word-index.ts';

const index = createWordIndex<ContactKind>(
  contactKinds,
  ({ replyVocabulary }) => replyVocabulary.contactWords,
);
const nothing: ReadonlySet<ContactKind> = new Set();

/** What a folded word can be in an opt-out; nothing for most words. */
export function contactKindsOf(word: string): ReadonlySet<ContactKind> {
  const found = index(word, 14);
  return found.length === 0 ? nothing : new Set(found);
}
